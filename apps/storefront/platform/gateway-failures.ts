import { sessionEndedCode } from "@gelora/outcomes/failure-codes.ts";

/** How a call failed: the session ended [SES-06], the gateway refused, the server answered badly, or nothing came back. */
export type CallFailure = {
  readonly kind: "session-ended" | "refused" | "server" | "network";
  /** The stable code, empty when there is none. */
  readonly code: string;
  /** What a person is told when no better words are known for the code [ERR-04, ERR-05]. */
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

export const generalMessage = "There was an error. Please try again later.";

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/**
 * The failure in an answer of a gateway, or undefined when it is good.
 * GraphQL errors show the first message, or "Error" [ERR-05]; other server errors errorMessage or message, else the general sentence [ERR-04].
 * The code of an ended session is looked for in the error's extensions and in the operations' own results, as text [Q05].
 */
export function failureOfAnswer(answer: unknown, status: number): CallFailure | undefined {
  const body = isParts(answer) ? answer : {};
  const errors = Array.isArray(body.errors) ? body.errors : [];
  if (errors.length > 0) return failureOfError(errors[0]);
  const data = isParts(body.data) ? body.data : undefined;
  if (data) {
    const ended = Object.values(data).some(
      (result) => isParts(result) && [result.errorCode, result.code].map(textOf).includes(sessionEndedCode),
    );
    return ended ? { kind: "session-ended", code: sessionEndedCode, message: generalMessage } : undefined;
  }
  const message = textOf(body.errorMessage) || textOf(body.message) || generalMessage;
  const code = textOf(body.code) || textOf(body.errorCode);
  if (code === sessionEndedCode) return { kind: "session-ended", code, message };
  return { kind: status >= 500 ? "server" : "refused", code, message };
}

function failureOfError(error: unknown): CallFailure {
  const parts = isParts(error) ? error : {};
  const extensions = isParts(parts.extensions) ? parts.extensions : {};
  const code = textOf(extensions.code);
  const kind = code === sessionEndedCode ? "session-ended" : "refused";
  return { kind, code, message: textOf(parts.message) || "Error", details: extensions };
}
