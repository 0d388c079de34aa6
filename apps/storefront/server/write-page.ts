import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoded, FinishedPage } from "./finished-page.ts";
import { redirectWithQuery } from "./redirect-query.ts";

/** Sends a finished page, or a 304 if the browser has it already. */
export function writePage(
  { method, url = "/", headers }: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  { head, body }: Encoded,
): void {
  const known = page.status === 200 && namesTag(headers["if-none-match"], page.etag);
  response.writeHead(known ? 304 : page.status, known ? page.unchangedHead : headOf(page, head, url));
  response.end(known || method === "HEAD" ? undefined : body);
}

/** If-None-Match lists tags, in either form, or is a star. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

/** A redirect also depends on the part of the address that rendering does not see. */
function headOf({ status }: FinishedPage, head: string[], url: string): string[] {
  if (status < 300 || status >= 400) return head;
  return head.map((text, at) => (head[at - 1] === "location" ? redirectWithQuery(text, url) : text));
}
