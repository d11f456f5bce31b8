// Layout JS_SAFE_MS: 41 bits of milliseconds, 3 of node, 9 of sequence. Shifts are of no use here:
// JavaScript shifts 32-bit integers. Division and remainder are exact up to 2^53 - 1.
const EPOCH = Date.parse("2019-12-24T16:00:00Z");
const SEQUENCES = 2 ** 9;
const NODES = 2 ** 3;

/** The parts of a device's id; throws if a digit of it may have been lost. */
export function partsOf(id) {
  if (!Number.isSafeInteger(id) || id < 0) {
    throw new RangeError(`${id} is no id of a device`);
  }
  const slots = Math.floor(id / SEQUENCES);
  return {
    registered: new Date(EPOCH + Math.floor(slots / NODES)),
    node: slots % NODES,
    sequence: id % SEQUENCES,
  };
}

/** The id with these parts: the other way round. */
export function idOf({ registered, node, sequence }) {
  return ((registered.getTime() - EPOCH) * NODES + node) * SEQUENCES + sequence;
}
