import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** Why a shopper returns an item, in the order offered [Q78], and whether the shop is at fault. */
const reasons = {
  WRONG_SIZE: false,
  CHANGED_MIND: false,
  DAMAGED: true,
  WRONG_ITEM: true,
  NOT_AS_DESCRIBED: true,
  OTHER: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type ReturnReason = keyof typeof reasons;

/** Of shoppers who give none, as the contract allows. */
export const unsaidReason: ReturnReason = "OTHER";

export function isReturnReason(code: string): code is ReturnReason {
  return Object.hasOwn(reasons, code);
}

export function isOurFault(reason: ReturnReason): boolean {
  return reasons[reason];
}

/** The pieces come in one parcel, which must come for the piece that the shop is at fault for. */
export function shopPaysParcel(units: readonly { readonly reasonCode: ReturnReason }[]): boolean {
  return units.some(({ reasonCode }) => isOurFault(reasonCode));
}

export function returnReasonName(reason: ReturnReason, language: Language): string {
  return say(language, `reason.${reason}`);
}

export function returnReasonsIn(language: Language): { code: string; name: string }[] {
  return Object.keys(reasons)
    .filter(isReturnReason)
    .map((code) => ({ code, name: returnReasonName(code, language) }));
}
