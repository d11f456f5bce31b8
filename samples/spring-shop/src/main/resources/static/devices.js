import { idOf, partsOf } from "./device-id.js";

const rows = document.getElementById("devices");
const form = document.getElementById("register");
const message = document.getElementById("message");

function cell(row, text, kind) {
  const cell = row.insertCell();
  cell.textContent = text; // never as HTML
  cell.className = kind;
}

function show(device) {
  const parts = partsOf(device.id);
  if (idOf(parts) !== device.id) {
    throw new RangeError(`${device.id} is not what its parts make`);
  }
  const row = rows.insertRow();
  cell(row, String(device.id), "number id");
  cell(row, parts.registered.toISOString(), "registered");
  cell(row, String(parts.node), "number node");
  cell(row, String(parts.sequence), "number sequence");
  cell(row, device.name, "name");
}

async function json(response) {
  const body = await response.json();
  if (!response.ok) {
    throw new Error(body.detail);
  }
  return body;
}

async function work(task) {
  try {
    message.textContent = await task();
  } catch (error) {
    message.textContent = error.message;
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  work(async () => {
    const body = JSON.stringify({ name: form.elements.name.value });
    const headers = { "Content-Type": "application/json" };
    const device = await json(await fetch("devices", { method: "POST", headers, body }));
    show(device);
    form.reset();
    return `${device.name} is ${device.id}`;
  });
});

work(async () => {
  const devices = await json(await fetch("devices"));
  devices.forEach(show);
  return `${devices.length} devices`;
});
