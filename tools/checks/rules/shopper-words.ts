import type { Check, Problem } from "../check.ts";
import { lineAt, type Project } from "../project/project.ts";

/** Of the glossary's "Words for shoppers", those that can be told from others by their letters. */
const formerWords = [
  { former: /\bongkos kirim\b/gi, word: "ongkir" },
  // "Kaus kaki" are socks.
  { former: /\bkaus\b(?! kaki)/gi, word: "kaos" },
  // "Pengembalian dana" is a refund.
  { former: /\bpengembalian\b(?! dana)/gi, word: "retur" },
] as const;

const isForShoppers = (path: string): boolean =>
  path.endsWith("/messages/id-ID.json") ||
  (/^demo\/pages\/.*\.ts$/.test(path) && !/(-keywords|\.test)\.ts$/.test(path));

/** One word for one thing in the Indonesian that shoppers read. */
export const shopperWords: Check = {
  name: "shopper words",
  find: (project) => project.paths.filter(isForShoppers).flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const text = project.text(path);
  return formerWords.flatMap(({ former, word }) =>
    [...text.matchAll(former)].map(({ 0: found, index }) => ({
      path,
      line: lineAt(text, index),
      message: `says "${found}": write "${word}", the word for it in docs/glossary.md.`,
    })),
  );
}
