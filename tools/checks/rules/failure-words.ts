import { failureMessages } from "../../../packages/outcomes/failure-codes.ts";
import { failureDetails } from "../../../packages/outcomes/failure-details.ts";
import { indonesianMessages } from "../../../packages/outcomes/indonesian-messages.ts";
import type { Check, Problem } from "../check.ts";
import type { Project } from "../project/project.ts";
import { placeholdersOf, readTexts } from "./messages.ts";

const prefix = "failure.";
const languages = ["en-US", "id-ID"] as const;
const files = { "en-US": "failure-codes.ts", "id-ID": "indonesian-messages.ts" } as const;
const pathOf = (language: Language): string => `apps/storefront/chrome/messages/${language}.json`;
/**
 * Keys that the client needs beside the codes: for an unknown code, for missing answers, and
 * offline.
 */
const others = ["general", "network", "OFFLINE", "CLUB_SLOW"];

type Language = (typeof languages)[number];
type Texts = Readonly<Record<string, string>>;

export type FailureTable = {
  readonly sentences: Readonly<Record<Language, Texts>>;
  readonly details: Readonly<Record<string, Texts>>;
};

/**
 * Every failure has a sentence in both languages, which all clients share, and its numbers and
 * names come from its details. The storefront's own words hold only the sentences that it says
 * better.
 */
export const failureWords: Check = {
  name: "failure-words",
  find: (project) =>
    findIn(project, {
      sentences: { "en-US": failureMessages, "id-ID": indonesianMessages },
      details: failureDetails,
    }),
};

/** The same for a test's own table of failures. */
export function findIn(project: Project, table: FailureTable): readonly Problem[] {
  return [
    ...languages.flatMap((language) => sentenceProblems(language, table)),
    ...languages.flatMap((language) => wordProblems(project, language, table)),
    ...repeated(project, table),
  ];
}

function sentenceProblems(language: Language, { sentences, details }: FailureTable): Problem[] {
  const path = `packages/outcomes/${files[language]}`;
  const codes = new Set(languages.flatMap((one) => Object.keys(sentences[one])));
  return [...codes].flatMap((code): Problem[] => {
    const text = sentences[language][code];
    if (text === undefined)
      return [{ path, message: `lacks ${code}: every failure has a sentence in both languages.` }];
    return unknownNames(text, details[code]).map((name) => ({
      path,
      message: `the sentence of ${code} names {${name}}, which is not one of its details: add it to failure-details.ts, or leave it out.`,
    }));
  });
}

function wordProblems(project: Project, language: Language, { sentences, details }: FailureTable): Problem[] {
  const path = pathOf(language);
  const { found, wrong } = readTexts(project, path);
  const foreign = Object.entries(found).flatMap(([key, text]): Problem[] => {
    if (!key.startsWith(prefix)) return [];
    const code = key.slice(prefix.length);
    if (!(code in sentences[language]) && !others.includes(code))
      return [{ path, message: `"${key}" words a failure that there is not: remove it.` }];
    return unknownNames(text, details[code]).map((name) => ({
      path,
      message: `"${key}" names {${name}}, which is not one of the failure's details (failure-details.ts): it would stay empty.`,
    }));
  });
  return [...wrong, ...foreign];
}

/** A sentence that is written twice is changed once. */
function repeated(project: Project, { sentences }: FailureTable): Problem[] {
  const same = languages.map((language) => {
    const { found } = readTexts(project, pathOf(language));
    return Object.keys(sentences[language]).filter((code) => found[prefix + code] === sentences[language][code]);
  });
  return (same[0] ?? [])
    .filter((code) => same.every((codes) => codes.includes(code)))
    .map((code) => ({
      path: pathOf("en-US"),
      message: `"${prefix}${code}" says in both languages what packages/outcomes says: remove it, and that is shown.`,
    }));
}

/** `{wait}` comes from `seconds`; an optional detail cannot fill a placeholder. */
function unknownNames(text: string, details: Texts = {}): string[] {
  const names = placeholdersOf(text).split(", ").filter(Boolean);
  return names.filter((name) => {
    const kind = details[name === "wait" ? "seconds" : name];
    return kind === undefined || kind.startsWith("optional");
  });
}
