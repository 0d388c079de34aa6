import { compileMessage } from "@lingui/message-utils/compileMessage";
import { z } from "zod";
import type { Check, Problem } from "../check.ts";
import type { Project } from "../project/project.ts";

const languages = ["en-US", "id-ID"] as const;
const texts = z.record(z.string(), z.string());

/** Every text exists in both languages, with the same placeholders, and is not empty. */
export const messages: Check = {
  name: "messages",
  find: (project) => {
    const folders = new Set(
      project.paths.flatMap((path) => /^(.*\/messages)\/[a-z]{2}-[A-Z]{2}\.json$/.exec(path)?.[1] ?? []),
    );
    return [...folders].toSorted().flatMap((folder) => findInFolder(project, folder));
  },
};

function findInFolder(project: Project, folder: string): Problem[] {
  const problems: Problem[] = [];
  const files = languages.map((language) => {
    const path = `${folder}/${language}.json`;
    const { found, wrong } = readTexts(project, path);
    problems.push(...wrong);
    return { path, found };
  });
  const keys = new Set(files.flatMap(({ found }) => Object.keys(found)));
  for (const key of keys) {
    for (const { path, found } of files) {
      if (found[key] === undefined)
        problems.push({ path, message: `lacks "${key}", which the other language has: a shopper would read the key.` });
      else if (found[key].trim() === "")
        problems.push({ path, message: `"${key}" is empty: write the text, or remove the key in both languages.` });
    }
    const [first, second] = files.map(({ found }) => placeholdersOf(found[key] ?? ""));
    const [one, other] = files;
    if (!one?.found[key] || !other?.found[key] || first === second) continue;
    problems.push({
      path: other.path,
      message: `"${key}" fills ${second || "nothing"}, the other language ${first || "nothing"}: both must have the same placeholders.`,
    });
  }
  return problems;
}

/** The texts of a word file by key, or why they cannot be read. */
export function readTexts(
  project: Project,
  path: string,
): { found: Readonly<Record<string, string>>; wrong: Problem[] } {
  if (!project.has(path))
    return { found: {}, wrong: [{ path, message: "is missing: every text exists in both languages." }] };
  const result = texts.safeParse(JSON.parse(project.text(path)));
  if (result.success) return { found: result.data, wrong: [] };
  return { found: {}, wrong: [{ path, message: "should be a flat object of texts by key." }] };
}

/** The placeholders of a text, sorted; for an invalid ICU message, its error. */
export function placeholdersOf(text: string): string {
  const names = new Set<string>();
  const collect = (parts: unknown): void => {
    if (!Array.isArray(parts)) return;
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      const [name, , options] = part;
      if (typeof name === "string") names.add(name);
      if (typeof options === "object" && options) for (const choice of Object.values(options)) collect(choice);
    }
  };
  try {
    collect(compileMessage(text));
  } catch (error) {
    return `(not readable: ${error instanceof Error ? error.message.split("\n")[0] : ""})`;
  }
  return [...names].toSorted().join(", ");
}
