import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { type CommonPasswords, isCommonPassword, isOwnersWord, type PasswordOwner } from "./common-password.ts";

/**
 * How many of the most frequent words are checked with additions; further down are names that make
 * good parts of a password.
 */
const mostFrequent = 10_000;

/** First choices of Indonesians and our own shoppers that the list lacks or ranks too low. */
const nearbyWords =
  "gelora mapclub sepatu sepatuku olahraga sepakbola badminton bulutangkis indonesia indonesiaku jakarta bandung surabaya merdeka garuda persib persija rahasia katasandi sandi sayang sayangku cintaku akucinta bismillah bismilah alhamdulillah keluarga keluargaku bahagia doraemon anjing kucing";

let known: CommonPasswords | undefined;

/**
 * Whether guessers try a password early: it is common, or little more than its owner's own words.
 * One rule for the shop and the club, whose passwords are checked for the same reasons [SGN-29].
 * @param password in its one spelling
 * @param owner the future owner, as far as known
 */
export function isGuessedEarly(password: string, owner: PasswordOwner = {}): boolean {
  return isOwnersWord(password, owner) || isCommonPassword(password, commonPasswords());
}

/**
 * Read on first use: it takes about 50 ms and 1 MB, which a process that sets no passwords does not
 * need.
 */
function commonPasswords(): CommonPasswords {
  known ??= readCommonPasswords();
  return known;
}

/** The list of @zxcvbn-ts/language-common (MIT): 49,233 passwords, the most frequent first. */
function readCommonPasswords(): CommonPasswords {
  const require = createRequire(import.meta.url);
  const file = require.resolve("@zxcvbn-ts/language-common/src/passwords.json");
  const all = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  const words = all.slice(0, mostFrequent).filter((entry) => /^[a-z]{3,}$/.test(entry));
  return {
    words: new Set([...words, ...nearbyWords.split(" ")]),
    // Letters alone never satisfy our rules, in any case.
    whole: new Set(all.filter((entry) => entry.length >= 3 && !/^[a-z]+$/.test(entry))),
  };
}
