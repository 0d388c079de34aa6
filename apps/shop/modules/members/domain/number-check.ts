import type { FailureCode } from "@gelora/outcomes/failure-codes.ts";

/** What our records and the club know about a number. */
export type KnownNumber = {
  /** The status of the record that has verified the number. */
  readonly verifiedBy: "active" | "inactive" | undefined;
  /** Whether some record has it unverified. */
  readonly claimed: boolean;
  readonly inClub: boolean;
};

export type NumberAnswer =
  | "KNOWN_IN_BOTH"
  | Extract<
      FailureCode,
      | "MEMBER_SPORT_STATION_ALREADY_EXISTS"
      | "ACCOUNT_NOT_ACTIVATED"
      | "PHONE_NOT_VERIFIED"
      | "MEMBER_NOT_FOUND"
      | "MEMBER_NOT_FOUND_IN_BOTH"
    >;

/** The answer of the number check [REG-10, REG-27, Q11]. */
export function answerForNumber({ verifiedBy, claimed, inClub }: KnownNumber): NumberAnswer {
  if (verifiedBy === "active") return inClub ? "KNOWN_IN_BOTH" : "MEMBER_SPORT_STATION_ALREADY_EXISTS";
  if (verifiedBy === "inactive") return "ACCOUNT_NOT_ACTIVATED";
  if (claimed) return "PHONE_NOT_VERIFIED";
  return inClub ? "MEMBER_NOT_FOUND" : "MEMBER_NOT_FOUND_IN_BOTH";
}

/** What is known about a number with which someone wants to join the club. */
export type ClubNumber = {
  /** The record that has verified the number, the caller's own aside. */
  readonly verifiedBy: "active" | "inactive" | undefined;
  /** Whether some record has it unverified. */
  readonly claimed: boolean;
  /** Whether the caller is signed in to the account with this number. */
  readonly isOwn: boolean;
  readonly inClub: boolean;
};

/**
 * The answer of the club's number check [REG-09, REG-30, REG-31, OPS-08]: not found leads straight
 * to the form, a number that one of the two knows to the token's validation, an account of the shop
 * to its sign-in.
 */
export function answerForClubNumber({ verifiedBy, claimed, isOwn, inClub }: ClubNumber): NumberAnswer {
  if (verifiedBy === "active") return inClub ? "KNOWN_IN_BOTH" : "MEMBER_SPORT_STATION_ALREADY_EXISTS";
  if (verifiedBy === "inactive" || inClub) return "ACCOUNT_NOT_ACTIVATED";
  if (isOwn) return "MEMBER_NOT_FOUND";
  return claimed ? "PHONE_NOT_VERIFIED" : "MEMBER_NOT_FOUND_IN_BOTH";
}
