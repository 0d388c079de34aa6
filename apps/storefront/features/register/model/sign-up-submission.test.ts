import { readBirthDate } from "@gelora/person/birth-date.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { emptySignUp } from "./sign-up-form.ts";
import { signUpInput } from "./sign-up-input.ts";
import { createSignUpRun, type NewMember, type SubscriptionFlags } from "./sign-up-submission.ts";
import { startAddress } from "./start-over.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const key = { token: "t", mobile: "81234567890", redirectUrl: "/store" };

function anInput(newsletter = false) {
  const birthDate = readBirthDate("05/03/2000");
  if (!birthDate) throw new Error("no date");
  const form = { ...emptySignUp, newsletter };
  return signUpInput({ form, birthDate, gender: "MALE" }, { key, id: undefined, memberCode: undefined });
}

function aRun() {
  const order: string[] = [];
  const steps = {
    register: vi.fn(async (): Promise<CallResult<NewMember>> => {
      order.push("register");
      return { ok: true, value: { memberCode: "M1", token: "member token" } };
    }),
    enter: vi.fn(async () => void order.push("enter")),
    synchronise: vi.fn(async (_flags: SubscriptionFlags): Promise<unknown> => order.push("synchronise")),
    startOver: vi.fn(),
  };
  const run = createSignUpRun(steps);
  return { run, steps, order, state: run.store.get };
}

const refused = (code: string): CallResult<never> => ({
  ok: false,
  failure: { kind: "refused", code, message: "why" },
});

test("[SGN-37] [SGN-39] after the success the member is signed in, then the preferences are synchronised, once", async () => {
  const { run, steps, order } = aRun();
  await Promise.all([run.submit(anInput()), run.submit(anInput())]);
  expect(order).toEqual(["register", "enter", "synchronise"]);
  expect(steps.enter).toHaveBeenCalledWith({ memberCode: "M1", token: "member token" }, expect.anything());
});

test("[SGN-39] the club's registration synchronises nothing", async () => {
  const { steps, order } = aRun();
  await createSignUpRun({ ...steps, synchronise: undefined }).submit(anInput(true));
  expect(order).toEqual(["register", "enter"]);
});

test("[SGN-38~] an expired token leads back to where the registration began", () => {
  expect(startAddress("/store", true)).toBe("/register/mapclub?redirectUrl=%2Fstore");
  expect(startAddress("/", true)).toBe("/register/mapclub");
  expect(startAddress("/store", false)).toBe("/register?redirectUrl=%2Fstore");
});

test("[SGN-39] [K33] [NWS-18] the flags are '0' for subscribed and '1' for not", async () => {
  const { run, steps } = aRun();
  await run.submit(anInput(true));
  const untouched = aRun();
  await untouched.run.submit(anInput(false));
  expect(steps.synchronise.mock.calls).toEqual([
    [{ userCode: "M1", emailSubscribe: "0", whatsappSubscribe: "0", newsSubscribe: "0" }],
  ]);
  expect(untouched.steps.synchronise.mock.calls).toEqual([
    [{ userCode: "M1", emailSubscribe: "0", whatsappSubscribe: "0", newsSubscribe: "1" }],
  ]);
});

test("[SGN-39] [ERR-17~] preferences that cannot be synchronised are a silent failure", async () => {
  const { run, steps, state } = aRun();
  steps.synchronise.mockResolvedValue(refused("UNKNOWN_ERROR"));
  await run.submit(anInput());
  expect(state().failure).toBeUndefined();
});

test("[SGN-38~] an expired token shows the message and begins again after three seconds, not before", async () => {
  const { run, steps, state } = aRun();
  steps.register.mockResolvedValue(refused("REGISTRATION_TOKEN_EXPIRED"));
  await run.submit(anInput());
  expect(state().failure?.code).toBe("REGISTRATION_TOKEN_EXPIRED");
  vi.advanceTimersByTime(2999);
  expect(steps.startOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(steps.startOver).toHaveBeenCalledTimes(1);
  expect(steps.enter).not.toHaveBeenCalled();
});

test("[SGN-41] any other refusal stays on the form and leads nowhere", async () => {
  const { run, steps, state } = aRun();
  steps.register.mockResolvedValue(refused("BUSY"));
  await run.submit(anInput());
  vi.advanceTimersByTime(60_000);
  expect(state()).toMatchObject({ busy: false, failure: { code: "BUSY", message: "why" } });
  expect(steps.startOver).not.toHaveBeenCalled();
});
