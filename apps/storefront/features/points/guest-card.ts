import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import type { ResultOf } from "../../platform/gateway/document.ts";
import type { memberStatusDocument } from "./data/loyalty-documents.ts";

/** The card for which a guest's order earns points [CHK-13, CHK-16]. */
export type GuestCard = {
  /** Digits after +62. */
  readonly mobile: string;
  /** Masked: the first letter, then asterisks. */
  readonly name: string;
};

export type CardError = "EMPTY" | Exclude<ReturnType<typeof mobileError>, "MOBILE_EMPTY" | undefined>;

/** What is wrong with a typed number; a missing one has words of its own [CHK-14]. */
export function cardError(typed: string): CardError | undefined {
  const error = mobileError(typed);
  return error === "MOBILE_EMPTY" ? "EMPTY" : error;
}

type StatusAnswer = NonNullable<ResultOf<typeof memberStatusDocument>["checkMemberStatus"]>;

/** @returns undefined where nobody in the club has the number [CHK-15] */
export function guestCardOf(typed: string, answer: StatusAnswer): GuestCard | undefined {
  const { statusUser, firstNameMasking, lastNameMasking } = answer;
  if (!statusUser || statusUser === "NOT_FOUND") return undefined;
  return { mobile: mobileDigitsOf(typed), name: [firstNameMasking, lastNameMasking].filter(Boolean).join(" ") };
}
