// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.web;

import dev.ids.InvalidIdException;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.beans.TypeMismatchException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/**
 * Says what is wrong with a request. The message of an {@link InvalidIdException} may be shown to
 * whoever sent the id: it repeats at most 64 characters, escaped, and names no secret.
 */
@RestControllerAdvice
class ProblemAdvice extends ResponseEntityExceptionHandler {
  @Override
  protected ResponseEntity<Object> handleTypeMismatch(
      TypeMismatchException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
    String name = e.getPropertyName();
    Class<?> type = e.getRequiredType();
    if (e instanceof MethodArgumentTypeMismatchException argument) {
      name = argument.getName();
      type = argument.getParameter().nestedIfOptional().getNestedParameterType();
    }
    String rule = invalidId(e).orElse("needs " + simpleName(type));
    return refuse(e, name + ": " + rule, headers, status, request);
  }

  @Override
  protected ResponseEntity<Object> handleHttpMessageNotReadable(
      HttpMessageNotReadableException e,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    String detail =
        e.getCause() instanceof MismatchedInputException mismatch
            ? place(mismatch) + rule(mismatch)
            : "the body is not the JSON that is needed";
    return refuse(e, detail, headers, status, request);
  }

  @Override
  protected ResponseEntity<Object> handleMethodArgumentNotValid(
      MethodArgumentNotValidException e,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    String detail =
        e.getFieldErrors().stream()
            .sorted(Comparator.comparing(FieldError::getField))
            .map(error -> error.getField() + ": " + error.getDefaultMessage())
            .collect(Collectors.joining("; "));
    return refuse(e, detail, headers, status, request);
  }

  /** Every refusal goes out here. */
  @Override
  protected ResponseEntity<Object> createResponseEntity(
      Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
    Object shown =
        body instanceof ProblemDetail problem
            ? new Problem(
                String.valueOf(problem.getTitle()),
                problem.getStatus(),
                String.valueOf(problem.getDetail()))
            : body;
    return ResponseEntity.status(status)
        .headers(headers)
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(shown);
  }

  private ResponseEntity<Object> refuse(
      Exception e, String detail, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
    ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail);
    return handleExceptionInternal(e, problem, headers, status, request);
  }

  private static String rule(MismatchedInputException mismatch) {
    return mismatch instanceof UnrecognizedPropertyException
        ? "is unknown"
        : invalidId(mismatch).orElseGet(() -> "needs " + simpleName(mismatch.getTargetType()));
  }

  private static Optional<String> invalidId(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof InvalidIdException invalid) {
        return Optional.of(invalid.getMessage());
      }
    }
    return Optional.empty();
  }

  private static String place(MismatchedInputException mismatch) {
    String path =
        mismatch.getPath().stream()
            .map(
                step ->
                    step.getPropertyName() == null
                        ? "[" + step.getIndex() + "]"
                        : step.getPropertyName())
            .collect(Collectors.joining("."))
            .replace(".[", "[");
    return path.isEmpty() ? "" : path + ": ";
  }

  private static String simpleName(Class<?> type) {
    return type == null ? "another value" : type.getSimpleName();
  }
}
