import { sessionEndedCode } from "@gelora/outcomes/failure-codes.ts";
import { isNewMemberMessage } from "./new-member-message.ts";

/**
 * How a call failed: the session ended [SES-06], a guest needs an account, the gateway refused, the
 * server's answer was an error, or there was no answer.
 */
export type CallFailure = {
  readonly kind: "session-ended" | "account-needed" | "refused" | "server" | "network";
  /** The stable code, empty if there is none. */
  readonly code: string;
  /** The server's sentence, for codes without words of ours [ERR-04, ERR-05]. */
  readonly message: string;
  /** Values for the placeholders in the code's words. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** There was no answer in time: the gateway may be slow only. */
  readonly isLate?: boolean;
};

/**
 * A result's own status: errorCode and errorMessage in an envelope, code and message in flat
 * results [K15].
 */
export type Result = {
  readonly success?: boolean | null;
  readonly errorCode?: string | null;
  readonly errorMessage?: string | null;
  readonly errorDetails?: unknown;
  readonly code?: string | null;
  readonly message?: string | null;
};

export const generalMessage = "There was an error. Please try again later.";

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const passing = ["UNKNOWN_ERROR", "BUSY", "TOO_MANY_REQUESTS"];

/**
 * Whether the failure says nothing about what was asked for: the same question may succeed later.
 */
export function isPassing({ kind, code }: CallFailure): boolean {
  return kind === "network" || kind === "server" || passing.includes(code);
}

/** Why a result refuses; undefined if it succeeded. */
export function failureOfResult(result: Result): CallFailure | undefined {
  return result.success ? undefined : failureIn(result);
}

/**
 * The failure in a result, even beside a success: an order may exist although its payment could not
 * be started.
 */
export function failureIn(result: Result): CallFailure {
  const { errorCode, errorMessage, errorDetails, code, message } = result;
  return failureWith(errorCode || code || "", errorMessage || message || "", errorDetails);
}

/**
 * The failure in a gateway's answer, or undefined if it succeeded. GraphQL errors show the first
 * message, or "Error" [ERR-05]; other server errors errorMessage or message, else the general
 * sentence [ERR-04]. The code of an ended session is looked up in the error's extensions and in the
 * operations' results, as text [Q05].
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
    return ended ? failureWith(sessionEndedCode, generalMessage) : undefined;
  }
  const message = textOf(body.errorMessage) || textOf(body.message) || generalMessage;
  const failure = failureWith(textOf(body.code) || textOf(body.errorCode), message, body.errorDetails);
  return failure.kind === "refused" && status >= 500 ? { ...failure, kind: "server" } : failure;
}

function failureOfError(error: unknown): CallFailure {
  const parts = isParts(error) ? error : {};
  const extensions = isParts(parts.extensions) ? parts.extensions : {};
  // A value of the contract's own stands beside the code, such as attemptsLeft [PIN-08, Q32].
  const { code, details, ...values } = extensions;
  const given = { ...(isParts(details) ? details : {}), ...values };
  return failureWith(textOf(code), textOf(parts.message) || "Error", given);
}

/**
 * The only place that creates a gateway's failure. A new member is recognised by the message, as in
 * the documents [SOC-05, K17].
 */
function failureWith(given: string, message: string, details?: unknown): CallFailure {
  const code = isNewMemberMessage(message) ? "NEW_MEMBER" : given;
  return { kind: kindOf(code), code, message, details: isParts(details) ? details : {} };
}

function kindOf(code: string): CallFailure["kind"] {
  if (code === sessionEndedCode) return "session-ended";
  return code === "ACCOUNT_NEEDED" ? "account-needed" : "refused";
}
