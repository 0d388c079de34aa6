/**
 * `/search/{keyword}.html`: the keyword encoded, without ampersands, spaces collapsed [LST-05,
 * Q60]. A keyword of nothing else has no such address, and leads to the list that says that it
 * found nothing.
 */
export function keywordAddress(keyword: string): string {
  const clean = keyword.replaceAll("&", " ").replace(/\s+/g, " ").trim();
  return clean === "" ? `/plp/search?q=${encodeURIComponent(keyword)}` : `/search/${encodeURIComponent(clean)}.html`;
}

/**
 * The keyword of an address, if any: of /search/{keyword}.html or /category/{keyword}.html, or a
 * list's q.
 */
export function keywordOfAddress(pathname: string, search: string): string {
  const file = /^\/(?:search|category)\/([^/]+)\.html$/.exec(pathname)?.[1];
  // The help centre searches its own answers. The table of pages would cost each page 1 kB here.
  const keyword = file ?? (/^\/help\/?$/i.test(pathname) ? "" : (new URLSearchParams(search).get("q") ?? ""));
  if (!file) return keyword;
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
