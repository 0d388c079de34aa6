import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, type Project, servesTests } from "../project/project.ts";
import { textsIn } from "../project/texts-in.ts";
import { readTexts } from "./messages.ts";

/**
 * Every text is used: its key appears, literally or through a template, in a source that can reach
 * its file.
 */
export const unusedWords: Check = {
  name: "unused-words",
  find: (project) =>
    project.paths.filter((path) => path.endsWith("/messages/en-US.json")).flatMap((path) => findUnused(project, path)),
};

function findUnused(project: Project, path: string): Problem[] {
  const house = path.slice(0, -"/messages/en-US.json".length);
  const name = nameOf(house);
  const texts = sourcesOf(project, house).map((source) => textsIn(project, source));
  const isUsed = (key: string): boolean =>
    texts.some(({ whole, made }) => whole.has(key) || whole.has(`${name}.${key}`) || made.some((one) => one.test(key)));
  return Object.keys(readTexts(project, path).found)
    .filter((key) => !isUsed(key))
    .map((key) => ({ path, message: `nothing uses "${key}": remove it in both languages, or use it.` }));
}

/**
 * The sources that can use a house's words: its own, and in the storefront those that name it, as
 * `useWords("orders")` and `cart.pageTitle` do, and the shared parts that receive its reader. The
 * chrome's words are on every page, so the whole storefront can use them.
 */
function sourcesOf(project: Project, house: string): string[] {
  const name = nameOf(house);
  const sources = project.paths.filter((path) => isSource(path) && !isGenerated(path) && !servesTests(path));
  return sources.filter((path) => {
    if (path.startsWith(`${house}/`)) return true;
    if (!house.startsWith("apps/storefront/")) return false;
    if (path.startsWith("packages/ui/")) return true;
    return path.startsWith("apps/storefront/") && (name === "chrome" || names(project, path, name));
  });
}

function nameOf(house: string): string {
  return house.split("/").at(-1) ?? "";
}

function names(project: Project, path: string, house: string): boolean {
  const { whole } = textsIn(project, path);
  return whole.has(house) || [...whole].some((text) => text.startsWith(`${house}.`));
}
