import type { LoaderFunctionArgs } from "react-router";
import { pages } from "../platform/pages/pages.ts";
import { guardNamed } from "../platform/session/route-guards.ts";
import { pageWords } from "../platform/words/words.server.ts";
import type { PersonalHead } from "./personal-head.tsx";

/**
 * The loader of a personal page, from its row in the table of pages: messages, title, and the guard
 * of members' pages. The browser fetches the personal data itself.
 * @throws Error where the table has no such row
 */
export function personalPage(path: string) {
  const row = pages.find((one) => one.path === path);
  if (!row?.words || !row.title) throw new Error(`The table of pages has no words for ${path}.`);
  const { words: features, title } = row;
  const at = title.indexOf(".");
  const [feature, key] = [title.slice(0, at), title.slice(at + 1)];
  return ({ context }: LoaderFunctionArgs) => {
    const words = pageWords(context, ...features);
    const head: PersonalHead = {
      title: String(words[feature]?.[key] ?? ""),
      hidesReferrer: row.hidesReferrer ?? false,
    };
    return { words, head, ...(row.audience === "member" ? { guard: guardNamed(row.guard ?? "member") } : {}) };
  };
}
