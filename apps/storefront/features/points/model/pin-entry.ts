import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import type { PinState } from "../club-account.ts";

/**
 * The characters of every PIN that was set [PIN-05, CON-03]; what they are is the club's matter.
 */
export const pinLength = 6;

/** What the club says of a PIN. `attemptsLeft` is counted by the club; at 0 the PIN is disabled. */
export type PinAnswer =
  | { readonly result: "right"; readonly proof: string }
  | { readonly result: "wrong"; readonly message: string; readonly attemptsLeft: number }
  | { readonly result: "not set" }
  /** The club did not compare it. */
  | { readonly result: "failed"; readonly failure: CallFailure };

export type PinRefusal =
  | Exclude<PinAnswer, { readonly result: "right" | "not set" }>
  | { readonly result: "empty" | "short" };

/** The dialog that asks for a PIN. */
export type PinEntry = {
  /**
   * What the member can do: enter the PIN, set their first one, or set another one [PIN-02,
   * PIN-09].
   */
  readonly face: "enter" | "set" | "disabled";
  readonly typed: string;
  readonly isBusy: boolean;
  /** Why the last press earned nothing. */
  readonly refusal: PinRefusal | undefined;
};

export type PinEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "sent" }
  | { readonly type: "answered"; readonly answer: PinAnswer }
  /** The club's page was closed. @param isSet as the page reported */
  | { readonly type: "returned"; readonly isSet: boolean }
  /** The club was asked again. */
  | { readonly type: "loaded"; readonly pin: PinState }
  /** The club's page did not open. */
  | { readonly type: "pageFailed"; readonly failure: CallFailure };

const faces = { none: "set", usable: "enter", disabled: "disabled" } as const;

export function pinEntryAtFirst(pin: PinState): PinEntry {
  return { face: faces[pin], typed: "", isBusy: false, refusal: undefined };
}

export function pinEntryAfter(entry: PinEntry, event: PinEvent): PinEntry {
  switch (event.type) {
    case "typed":
      return entry.isBusy ? entry : { ...entry, typed: event.text.slice(0, pinLength) };
    case "sent":
      if (entry.isBusy || entry.face !== "enter") return entry;
      if (canBeSent(entry)) return { ...entry, isBusy: true, refusal: undefined };
      return { ...entry, refusal: { result: entry.typed === "" ? "empty" : "short" } };
    case "answered":
      return afterAnswer(entry, event.answer);
    case "returned":
      return event.isSet ? pinEntryAtFirst("usable") : entry;
    case "loaded":
      // A shopper who types goes on: the answer to it says the same.
      return entry.face === faces[event.pin] || entry.typed !== "" ? entry : pinEntryAtFirst(event.pin);
    case "pageFailed":
      return { ...entry, refusal: { result: "failed", failure: event.failure } };
  }
}

/**
 * Whether the club is asked now: one PIN at a time. It counts a short one as a wrong one, and a
 * slip of the thumb must not cost one of three attempts [PIN-05, PIN-09].
 */
export function canBeSent({ face, isBusy, typed }: PinEntry): boolean {
  return face === "enter" && !isBusy && isWhole(typed);
}

/** Counted as the club counts: a character and its accent are one. */
function isWhole(typed: string): boolean {
  return [...typed.normalize("NFKC")].length >= pinLength;
}

/** A wrong PIN is typed again; one that was not compared stays. */
function afterAnswer(entry: PinEntry, answer: PinAnswer): PinEntry {
  if (!entry.isBusy) return entry;
  const idle = { ...entry, isBusy: false };
  switch (answer.result) {
    case "right":
      return idle;
    case "not set":
      return pinEntryAtFirst("none");
    case "failed":
      return { ...idle, refusal: answer };
    case "wrong":
      return { ...idle, face: answer.attemptsLeft > 0 ? "enter" : "disabled", typed: "", refusal: answer };
  }
}
