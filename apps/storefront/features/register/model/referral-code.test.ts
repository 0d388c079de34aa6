import { expect, test } from "vitest";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { codeToSend, isReferralRefused } from "./referral-code.ts";

const failed = (code: string, kind: CallFailure["kind"] = "refused"): CallFailure => ({ kind, code, message: "" });

test("[REF-03~] [REF-04~] a verified code is sent as its member's, and none where none was applied", () => {
  expect(codeToSend("kpf7", { fullName: "Budi", referralCode: "KPF7WXQT" }, undefined)).toBe("KPF7WXQT");
  expect(codeToSend("KPF7WXQT", undefined, undefined)).toBeUndefined();
});

test("[REF-06~] [Q35~] a refused code is not sent", () => {
  for (const code of ["REFERRAL_UNKNOWN", "REFERRAL_OWN", "REFERRAL_NOT_NEW"])
    expect(codeToSend("KPF7WXQT", undefined, failed(code))).toBeUndefined();
});

test("[REF-01~] a code that could not be checked is sent for the club to judge", () => {
  for (const failure of [failed("CLUB_UNAVAILABLE"), failed("TOO_MANY_REQUESTS"), failed("", "network")])
    expect(codeToSend(" KPF7WXQT ", undefined, failure)).toBe("KPF7WXQT");
  expect(codeToSend("  ", undefined, failed("CLUB_UNAVAILABLE"))).toBeUndefined();
});

test("a form that is refused for the friend's code is distinguished from others", () => {
  expect(["REFERRAL_UNKNOWN", "REFERRAL_OWN", "EMAIL_TAKEN"].map((code) => isReferralRefused(failed(code)))).toEqual([
    true,
    true,
    false,
  ]);
});
