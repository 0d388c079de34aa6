import type { Check, Problem } from "../check.ts";
import { isSource, lineAt, type Project, servesTests } from "../project/project.ts";

const taking =
  /\bdrop (?:table|column)\b|\brename (?:column |to\b)|\bset not null\b|\b(?:dropTable|dropColumn|renameTo|renameColumn|setNotNull)\(/gi;
const promise = /\bversion before this one\b/;

/** From before versions were exchanged one process at a time: no shop can be between these. */
const older = new Set(
  [
    "club/modules/ledger/storage/migrations/0003-number-movements",
    "club/modules/pin/storage/migrations/0003-drop-pin-codes",
    "shop/modules/checkout/storage/migrations/0002-keep-lines-with-checkout",
    "shop/modules/content/storage/migrations/0005-keep-versions",
    "shop/modules/orders/storage/migrations/0007-drop-track-tries",
    "shop/modules/sign-in/storage/migrations/0005-drop-reset-requests",
    "shop/modules/verification/storage/migrations/0002-drop-senders",
  ].map((path) => `apps/${path}.ts`),
);

/**
 * A version runs on the tables of the next one, while processes are exchanged and after going back:
 * a migration that takes something away says what the version before it reads instead.
 */
export const formerVersion: Check = {
  name: "former version",
  find: (project) =>
    project.paths.filter((path) => isMigration(path) && !older.has(path)).flatMap((path) => findIn(project, path)),
};

const isMigration = (path: string): boolean =>
  isSource(path) && !servesTests(path) && /\/storage\/migrations\/|-migrations\.ts$/.test(path);

function findIn(project: Project, path: string): Problem[] {
  const text = project.text(path);
  const words = text.replaceAll(/\s*\n\s*\*?\s*/g, " ");
  if (promise.test(words)) return [];
  const code = text.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, (comment) => " ".repeat(comment.length));
  return [...code.matchAll(taking)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    message: `takes away what the version before may read ("${match[0].trim()}"): stop reading it first, take it away a version later, and say in the comment what "the version before this one" reads.`,
  }));
}
