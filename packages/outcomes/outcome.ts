import type { FailureCode } from "./failure-codes.ts";

/** What a use case answers: a value, or a failure that was to be expected. Anything thrown is a defect. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export type Failure = {
  readonly code: FailureCode;
  /** Numbers and names that the words of the failure mention, for instance `{ n: 3 }` for "only 3 left". */
  readonly details: Readonly<Record<string, string | number>>;
};

export function success<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function failure(
  code: FailureCode,
  details: Failure["details"] = {},
): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: { code, details } };
}
