import { failureMessages } from "../../../packages/outcomes/failure-codes.ts";
import { failureDetails } from "../../../packages/outcomes/failure-details.ts";
import { indonesianMessages } from "../../../packages/outcomes/indonesian-messages.ts";
import type { Check, Problem } from "../check.ts";
import type { Project } from "../project/project.ts";
import { placeholdersOf, readTexts } from "./messages.ts";

const prefix = "failure.";
const paths = ["en-US", "id-ID"].map((language) => `apps/storefront/chrome/messages/${language}.json`);
/**
 * Keys that the client needs beside the codes: for an unknown code, for missing answers, and
 * offline.
 */
const others = ["general", "network", "OFFLINE", "CLUB_SLOW"];

export type FailureTable = {
  readonly sentences: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Every failure has words in both languages, and their numbers and names come from its details. */
export const failureWords: Check = {
  name: "failure-words",
  find: (project) => [
    ...findIn(project, { sentences: failureMessages, details: failureDetails }),
    ...sentenceProblems({ sentences: indonesianMessages, details: failureDetails }, "indonesian-messages.ts"),
  ],
};

/** The same for a test's own table of failures. */
export function findIn(project: Project, table: FailureTable): readonly Problem[] {
  return [...sentenceProblems(table), ...paths.flatMap((path) => wordProblems(project, path, table))];
}

function sentenceProblems({ sentences, details }: FailureTable, file = "failure-codes.ts"): Problem[] {
  return Object.entries(sentences).flatMap(([code, text]) =>
    unknownNames(text, details[code]).map((name) => ({
      path: `packages/outcomes/${file}`,
      message: `the sentence of ${code} names {${name}}, which is not one of its details: add it to failure-details.ts, or leave it out.`,
    })),
  );
}

function wordProblems(project: Project, path: string, { sentences, details }: FailureTable): Problem[] {
  const { found, wrong } = readTexts(project, path);
  const missing = Object.keys(sentences)
    .filter((code) => found[prefix + code] === undefined)
    .map((code) => ({ path, message: `lacks "${prefix}${code}": every failure has words in both languages.` }));
  const foreign = Object.entries(found).flatMap(([key, text]) => {
    if (!key.startsWith(prefix)) return [];
    const code = key.slice(prefix.length);
    if (!(code in sentences) && !others.includes(code))
      return [{ path, message: `"${key}" words a failure that there is not: remove it.` }];
    return unknownNames(text, details[code]).map((name) => ({
      path,
      message: `"${key}" names {${name}}, which is not one of the failure's details (failure-details.ts): it would stay empty.`,
    }));
  });
  return [...wrong, ...missing, ...foreign];
}

/** `{wait}` comes from `seconds`; an optional detail cannot fill a placeholder. */
function unknownNames(text: string, details: Readonly<Record<string, string>> = {}): string[] {
  const names = placeholdersOf(text).split(", ").filter(Boolean);
  return names.filter((name) => {
    const kind = details[name === "wait" ? "seconds" : name];
    return kind === undefined || kind.startsWith("optional");
  });
}
