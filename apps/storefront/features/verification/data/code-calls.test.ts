import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import {
  askEmailToken,
  sendEmailCode,
  sendEmailLink,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from "./code-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const agreed = (data: object) => ({ success: true, errorCode: null, errorMessage: null, message: null, data: [data] });
const refused = (errorCode: string, errorMessage: string | null) => ({
  success: false,
  errorCode,
  errorMessage,
  message: null,
  data: [],
});

test.each(["WHATSAPP", "SMS"] as const)(
  "[REG-12] [REG-16] %s sends the mobile and the channel, and reads data[0].timeRemaining",
  async (channel) => {
    const asked = browserWithShop({ sendOtpToMember: { sendOtpToMember: agreed({ timeRemaining: 30_000 }) } });
    expect(await sendPhoneCode("81234567890", channel)).toEqual({ ok: true, value: 30_000 });
    expect(asked.map(({ variables }) => variables)).toEqual([{ input: { mobile: "81234567890", channel } }]);
  },
);

test("[REG-14] a send that is refused, in its envelope or as an error, or that never comes back is a failure with its reason", async () => {
  browserWithShop({ sendOtpToMember: { sendOtpToMember: refused("CODE_NOT_SENT", "no provider") } });
  expect(await sendPhoneCode("8", "SMS")).toMatchObject({
    ok: false,
    failure: { code: "CODE_NOT_SENT", message: "no provider" },
  });
  browserWithShop({ sendOtpToMember: () => ({ errors: [{ message: "first" }, { message: "second" }] }) });
  expect(await sendPhoneCode("8", "SMS")).toMatchObject({ ok: false, failure: { message: "first" } });
  browserWithShop({});
  expect(await sendPhoneCode("8", "SMS")).toMatchObject({ ok: false, failure: { message: "Internal server error." } });
});

test("[REG-20] [REG-24] a code is sent with its number and answers the token", async () => {
  const asked = browserWithShop({ verifyOtpMember: { verifyOtpMember: agreed({ token: "phone token" }) } });
  expect(await verifyPhoneCode("81234567890", "1234")).toEqual({ ok: true, value: "phone token" });
  expect(asked[0]?.variables).toEqual({ input: { mobile: "81234567890", verificationCode: "1234" } });
});

test("[REG-21~] [K43] a refusal without a sentence has none: the field then says 'Please try again'", async () => {
  browserWithShop({ verifyOtpMember: { verifyOtpMember: refused("", null) } });
  expect(await verifyPhoneCode("8", "1234")).toMatchObject({ ok: false, failure: { code: "", message: "" } });
});

test("[EMV-02] [EMV-03] [EMV-05] an address is verified by the token of its availability", async () => {
  const asked = browserWithShop({
    checkAvailabilityEmail: { checkAvailabilityEmail: agreed({ token: "email token" }) },
    memberEmailVerification: {
      memberEmailVerification: agreed({ status: "PENDING", timeRemaining: 60_000, email: "a@b.id" }),
    },
    verifyOtpEmail: { verifyOtpEmail: agreed({ verified: true }) },
  });
  const token = await askEmailToken("a@b.id");
  expect(token).toEqual({ ok: true, value: "email token" });
  expect(await sendEmailCode("email token")).toEqual({ ok: true, value: { isVerified: false, waitMs: 60_000 } });
  expect(await verifyEmailCode("email token", "a@b.id", "4321")).toEqual({ ok: true, value: "a@b.id" });
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { email: "a@b.id" },
    { tokenCheckAvailabilityEmail: "email token" },
    { tokenCheckAvailabilityEmail: "email token", email: "a@b.id", verificationCode: "4321" },
  ]);
});

test("[SGN-13] [ERR-13] [K09] UNKNOWN_ERROR of the availability check means a taken address; an unreachable shop does not", async () => {
  browserWithShop({ checkAvailabilityEmail: { checkAvailabilityEmail: refused("UNKNOWN_ERROR", "x") } });
  expect(await askEmailToken("a@b.id")).toMatchObject({ ok: false, failure: { code: "EMAIL_TAKEN" } });
  browserWithShop({});
  expect(await askEmailToken("a@b.id")).toMatchObject({ ok: false, failure: { kind: "network", code: "" } });
});

test("[EMV-10] the link is asked for with the number's token and reads data[0]", async () => {
  const asked = browserWithShop({
    resendLinkEmailVerification: {
      resendLinkEmailVerification: agreed({ status: "PENDING", timeRemaining: 60_000, email: "a@b.id" }),
    },
  });
  expect(await sendEmailLink("phone token")).toMatchObject({
    ok: true,
    value: { timeRemaining: 60_000, email: "a@b.id" },
  });
  expect(asked[0]?.variables).toEqual({ input: { tokenVerifyOtpPhoneNo: "phone token" } });
});
