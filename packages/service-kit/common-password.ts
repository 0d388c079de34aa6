/** Common passwords, in lower case. */
export type CommonPasswords = {
  /** Words that are guessed with additions. */
  readonly words: ReadonlySet<string>;
  /** Whole passwords with digits or symbols, and runs of digits. */
  readonly whole: ReadonlySet<string>;
};

/** The future owner of the password, as far as known. */
export type PasswordOwner = {
  readonly email?: string | undefined;
  /** Without the +62 prefix. */
  readonly mobile?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/**
 * Whether guessers try this password early: it is in the list, as it is or without its symbols, or
 * it is a common word, plain or with 0 for o and the like, with up to four digits or a common run
 * of digits and some symbols around it (OWASP ASVS 6.2.4). `Password1!`, `P@ssw0rd99`, `Gelora123!`
 * are common; `kucing-Terbang7` is not.
 */
export function isCommonPassword(password: string, common: CommonPasswords): boolean {
  const typed = password.toLowerCase();
  if (common.whole.has(typed) || common.whole.has(typed.replace(/[^\p{L}\p{Nd}]/gu, ""))) return true;
  return hangsOn(typed, (word) => common.words.has(word), common.whole);
}

/**
 * Whether the password is little more than the owner's own name, number or the local part of their
 * address.
 */
export function isOwnersWord(password: string, owner: PasswordOwner): boolean {
  const typed = password.toLowerCase();
  const mobile = owner.mobile ?? "";
  if (mobile.length >= 8 && typed.replace(/\D/g, "").includes(mobile.slice(-8))) return true;
  const [mailbox = ""] = (owner.email ?? "").toLowerCase().split("@");
  const names = [owner.firstName ?? "", owner.lastName ?? "", mailbox].map((name) => name.toLowerCase());
  const parts = names.flatMap((name) => [name.replace(/[^\p{L}]/gu, ""), ...name.split(/[^\p{L}]+/u)]);
  const own = new Set(parts.filter((part) => part.length >= 3));
  return hangsOn(typed, (word) => own.has(word), new Set());
}

/**
 * Whether the password is such a word with few digits, or a common run of them, and symbols before
 * or after it.
 */
function hangsOn(typed: string, isWord: (word: string) => boolean, runs: ReadonlySet<string>): boolean {
  const [, before = "", core = "", after = ""] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(typed) ?? [];
  const hung = (text: string) => text.replace(/\P{Nd}/gu, "");
  const isLittle = (digits: string) => digits.length <= 4 || runs.has(digits);
  // A symbol or digit at either end may stand for a letter ($unshine, shad0w5) or be an addition:
  // both are checked.
  const readings = [
    { word: core, rest: hung(before) + hung(after) },
    { word: before + core, rest: hung(after) },
    { word: core + after.slice(0, 1), rest: hung(before) + hung(after.slice(1)) },
  ];
  return readings.some(({ word, rest }) => isLittle(rest) && [word, ...plainSpellings(word)].some(isWord));
}

const standIns: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** The words that `p@ssw0rd` may stand for; 1 is read as i and as l. */
function plainSpellings(word: string): string[] {
  const plain = word.replace(/[@43!0$57]/g, (sign) => standIns[sign] ?? sign);
  return [plain.replaceAll("1", "i"), plain.replaceAll("1", "l")];
}
