import { expect, test } from "vitest";
import { recordFor } from "./record-for.ts";

const refusal = (code: string) => ({ kind: "refused", code, message: "" }) as const;
const loading = { state: "loading" } as const;

test("[SGN-38~] a new member's key that is over, or another browser's, is said when the form opens", () => {
  const failure = refusal("REGISTRATION_TOKEN_EXPIRED");
  expect(recordFor({}, loading, failure)).toEqual({ state: "failed", failure });
});

test("a new member waits for no record, and any other failure shows with the form", () => {
  for (const refused of [undefined, refusal("TOO_MANY_REQUESTS"), refusal("")])
    expect(recordFor({}, loading, refused)).toEqual({ state: "ready", value: undefined });
});

test("an inactive member's form waits for the record", () => {
  const inactive = { tokenOtpPhoneNo: "t" };
  const ready = { state: "ready", value: "record" } as const;
  for (const loaded of [loading, ready, { state: "failed", failure: refusal("") } as const])
    expect(recordFor(inactive, loaded, undefined)).toEqual(loaded);
});
