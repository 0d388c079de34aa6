import { mayDo } from "../../apps/shop/modules/staff/staff.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import type { StaffPrincipal } from "../../apps/shop/platform/principal.ts";

/** The message to print in place of a result. */
export class Refusal extends Error {}

export type StaffAct = {
  readonly usage: string;
  readonly run: (
    platform: Platform,
    staff: StaffPrincipal,
    words: readonly string[],
    reference: string | undefined,
  ) => Promise<readonly string[]>;
};

/** @throws Refusal when the account's roles do not allow it */
export function mustBeAllowed(staff: StaffPrincipal, act: Parameters<typeof mayDo>[1]): void {
  if (!mayDo(staff, act)) throw new Refusal("Not done: not allowed.");
}

/** @throws Refusal for any outcome but success */
export function expectAnswer(answer: string, wanted: string): readonly string[] {
  if (answer !== wanted) throw new Refusal(`Not done: ${answer}.`);
  return [`Done: ${answer}.`];
}

/** @throws Refusal when the word is not one of these */
export function oneOf<Word extends string>(word: string | undefined, words: readonly Word[]): Word {
  const found = words.find((each) => each === word);
  if (!found) throw new Refusal(`"${word ?? ""}" should be one of ${words.join(", ")}.`);
  return found;
}

/** @throws Refusal when it is missing */
export function needed(word: string | undefined, what: string): string {
  if (!word) throw new Refusal(`${what} is missing.`);
  return word;
}

/** Each row as a line of JSON; a word when there are none. */
export function linesOf(rows: readonly object[]): readonly string[] {
  return rows.length === 0 ? ["None."] : rows.map((row) => JSON.stringify(row));
}
