import { failure } from "@gelora/outcomes/outcome.ts";
import { GraphQLError } from "graphql";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { refusalError } from "../../../platform/refusals.ts";
import { mayDo } from "../../staff/staff.ts";

/** What a resolver of the staff's gateway receives for one request. */
export type DeskContext = {
  readonly platform: Platform;
  /**
   * The staff member whose token was sent; undefined without one, or once the session has ended.
   */
  readonly staff: StaffPrincipal | undefined;
  readonly token: string | undefined;
  /** The client's address, for limits. */
  readonly source: string;
};

/** @throws GraphQLError with code SIGN_IN_NEEDED */
export function staffOf({ staff }: DeskContext): StaffPrincipal {
  if (staff) return staff;
  throw new GraphQLError("Please sign in.", { extensions: { code: "SIGN_IN_NEEDED", details: {} } });
}

/** @throws GraphQLError with code NOT_ALLOWED unless one of the acts is permitted */
export function staffWho(context: DeskContext, ...acts: readonly Parameters<typeof mayDo>[1][]): StaffPrincipal {
  const staff = staffOf(context);
  if (acts.some((act) => mayDo(staff, act))) return staff;
  throw notAllowed();
}

export function notAllowed(): GraphQLError {
  return new GraphQLError("Your roles do not allow this.", { extensions: { code: "NOT_ALLOWED", details: {} } });
}

/** @throws GraphQLError with code INVALID_INPUT when the word is not one of these */
export function oneOf<Word extends string>(field: string, word: string, words: readonly Word[]): Word {
  const found = words.find((each) => each === word);
  if (found) return found;
  throw invalid(field, `${field} is one of ${words.join(", ")}.`);
}

/**
 * What staff write for others to read. Too much of it is refused: anyone who cuts it off publishes
 * half a sentence.
 * @throws GraphQLError with code INVALID_INPUT
 */
export function wordsOf(field: string, given: string, { least = 1, most }: { least?: number; most: number }): string {
  const words = given.trim();
  if (words.length >= least && words.length <= most) return words;
  throw invalid(field, `${field} has ${least} to ${most} characters.`);
}

export function invalid(field: string, reason: string): GraphQLError {
  return refusalError(failure("INVALID_INPUT", { field, reason }).failure);
}

/** A transfer is identified by the bank's reference. */
export function decisionOf<Other extends string>(
  word: string,
  others: readonly Other[],
  reference: string | null | undefined,
): { readonly decision: Other } | { readonly decision: "transferred"; readonly reference: string } {
  if (word !== "transferred") return { decision: oneOf("decision", word, others) };
  return { decision: "transferred", reference: referenceOf(reference) };
}

const longestReference = 100;

/**
 * The bank's reference, by which a transfer can be found.
 * @throws GraphQLError with code INVALID_INPUT
 */
export function referenceOf(given: string | null | undefined): string {
  const reference = given?.trim() ?? "";
  if (reference === "") throw invalid("reference", "A transfer needs the bank's reference.");
  if (reference.length <= longestReference) return reference;
  throw invalid("reference", `A reference has at most ${longestReference} characters.`);
}

/** How an act ended: done where it says what was wanted, or else why not. */
export const resultOf = (result: string, wanted: string) => ({ success: result === wanted, result });
