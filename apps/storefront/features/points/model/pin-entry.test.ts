import { describe, expect, test } from "vitest";
import {
  canBeSent,
  type PinAnswer,
  type PinEntry,
  type PinEvent,
  pinEntryAfter,
  pinEntryAtFirst,
} from "./pin-entry.ts";

const after = (...events: readonly PinEvent[]): PinEntry => events.reduce(pinEntryAfter, pinEntryAtFirst("usable"));
const entered: readonly PinEvent[] = [{ type: "typed", text: "739152" }, { type: "sent" }];
const answered = (answer: PinAnswer): PinEvent => ({ type: "answered", answer });
const wrong = (attemptsLeft: number) => ({ result: "wrong", message: "Wrong PIN.", attemptsLeft }) as const;
const failed = { result: "failed", failure: { kind: "network", code: "", message: "" } } as const;

describe("entering a PIN", () => {
  test("[PIN-05~] [CON-03~] a seventh character is not taken", () => {
    expect(after({ type: "typed", text: "7391520" }).typed).toBe("739152");
    expect(after({ type: "typed", text: "k7!" }).typed).toBe("k7!");
  });

  test("nothing is sent without a PIN, and a press while the club is asked sends nothing more", () => {
    expect(after({ type: "sent" })).toMatchObject({ isBusy: false, refusal: { result: "empty" } });
    const busy = after(...entered);
    expect(busy).toMatchObject({ isBusy: true, refusal: undefined });
    expect(pinEntryAfter(busy, { type: "sent" })).toBe(busy);
    expect(pinEntryAfter(busy, { type: "typed", text: "1" })).toBe(busy);
  });

  test("[PIN-05~] [PIN-09~] a PIN that is not whole costs no attempt: it is not sent", () => {
    for (const text of ["k", "73915", "ce\u0301leri".slice(0, 6)]) {
      const typed = after({ type: "typed", text });
      expect(canBeSent(typed)).toBe(false);
      expect(pinEntryAfter(typed, { type: "sent" })).toMatchObject({
        isBusy: false,
        typed: text,
        refusal: { result: "short" },
      });
    }
    expect(after({ type: "typed", text: "73915" }, { type: "sent" }, ...entered)).toMatchObject({
      isBusy: true,
      refusal: undefined,
    });
  });

  test("[PIN-08~] a wrong PIN is reported with the attempts left, and the field is emptied", () => {
    expect(after(...entered, answered(wrong(2)))).toEqual({
      face: "enter",
      typed: "",
      isBusy: false,
      refusal: wrong(2),
    });
  });

  test("[PIN-09~] without attempts left the PIN is disabled: nothing more can be sent", () => {
    const disabled = after(...entered, answered(wrong(0)));
    expect(disabled).toMatchObject({ face: "disabled", refusal: wrong(0) });
    expect(pinEntryAfter(disabled, { type: "sent" })).toBe(disabled);
  });

  test("a club that did not answer costs no typing", () => {
    expect(after(...entered, answered(failed))).toMatchObject({ face: "enter", typed: "739152", refusal: failed });
  });

  test("a correct one frees the form; a late answer changes nothing", () => {
    const right = answered({ result: "right", proof: "proof" });
    expect(after(...entered, right)).toMatchObject({ isBusy: false, refusal: undefined });
    const idle = after();
    expect(pinEntryAfter(idle, answered(wrong(1)))).toBe(idle);
  });
});

test("[PIN-09~] a PIN that was disabled elsewhere is not asked for, once the club says so", () => {
  expect(pinEntryAfter(pinEntryAtFirst("usable"), { type: "loaded", pin: "disabled" }).face).toBe("disabled");
});

test("[PIN-09~] a dialog that is opened with a disabled PIN says so at once, and sends nothing", () => {
  const opened = pinEntryAtFirst("disabled");
  expect(opened).toMatchObject({ face: "disabled", refusal: undefined });
  expect(
    [{ type: "typed", text: "739152" } as const, { type: "sent" } as const].reduce(pinEntryAfter, opened),
  ).toMatchObject({
    face: "disabled",
    isBusy: false,
  });
});

describe("setting a PIN on the club's page", () => {
  const none = pinEntryAtFirst("none");

  test("[PIN-02~] a shopper who has none sets one first, and enters it then", () => {
    expect(none.face).toBe("set");
    expect(pinEntryAfter(none, { type: "returned", isSet: true }).face).toBe("enter");
    expect(pinEntryAfter(none, { type: "returned", isSet: false })).toBe(none);
    expect(after(...entered, answered({ result: "not set" })).face).toBe("set");
  });

  test("a page that was closed before it reported: the club is asked", () => {
    expect(pinEntryAfter(none, { type: "loaded", pin: "usable" }).face).toBe("enter");
    expect(pinEntryAfter(none, { type: "loaded", pin: "none" })).toBe(none);
    const typing = after({ type: "typed", text: "7391" });
    expect(pinEntryAfter(typing, { type: "loaded", pin: "disabled" })).toBe(typing);
  });

  test("[PIN-09~] a disabled PIN is entered again only once its page has set another one", () => {
    const disabled = after(...entered, answered(wrong(0)));
    expect(pinEntryAfter(disabled, { type: "loaded", pin: "disabled" })).toBe(disabled);
    expect(pinEntryAfter(disabled, { type: "loaded", pin: "usable" })).toEqual(pinEntryAtFirst("usable"));
    expect(pinEntryAfter(disabled, { type: "returned", isSet: false })).toBe(disabled);
    expect(pinEntryAfter(disabled, { type: "returned", isSet: true })).toEqual(pinEntryAtFirst("usable"));
  });

  test("a page that does not open says why", () => {
    const { failure } = failed;
    expect(pinEntryAfter(none, { type: "pageFailed", failure })).toMatchObject({ face: "set", refusal: failed });
  });
});
