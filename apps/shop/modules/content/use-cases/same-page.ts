import { isDeepStrictEqual } from "node:util";
import type { DatedPage, StoredPage } from "../domain/stored-page.ts";

/** Whether storing a page would change nothing, wherever its address is. */
export function isSamePage(page: StoredPage, stored: DatedPage): boolean {
  return isDeepStrictEqual(plain({ createdAt: stored.createdAt, ...page }), plain(stored));
}

/** As JSON has it: without absent fields. */
const plain = ({
  content,
  keywords,
  navigationCode,
  createdAt,
  scheduled,
  publishAt,
  withdrawAt,
}: StoredPage): unknown =>
  JSON.parse(
    JSON.stringify({ content, keywords: keywords ?? [], navigationCode, createdAt, scheduled, publishAt, withdrawAt }),
  );
