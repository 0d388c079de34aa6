import type { FailureCode } from "./failure-codes.ts";
import type { FailureDetails } from "./failure-details.ts";

/** The result of a use case: a value, or an expected failure. Anything thrown is a defect. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refused;

/** The failing half of an outcome. */
export type Refused<Code extends FailureCode = FailureCode> = { readonly ok: false; readonly failure: Failure<Code> };

/** A code with its details, whose type depends on the code. */
export type Failure<Code extends FailureCode = FailureCode> = {
  readonly [One in Code]: { readonly code: One; readonly details: FailureDetails<One> };
}[Code];

type DetailsOf<Code extends FailureCode> =
  FailureDetails<Code> extends Readonly<Record<string, never>> ? [] : [details: FailureDetails<Code>];

export function success<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function failure<Code extends FailureCode>(code: Code, ...details: DetailsOf<Code>): Refused<Code>;
export function failure(code: FailureCode, details: object = {}): { ok: false; failure: object } {
  return { ok: false, failure: { code, details } };
}
