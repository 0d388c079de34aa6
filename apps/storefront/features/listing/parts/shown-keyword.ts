const longest = 40;

/**
 * What was searched for, as titles name it: a shopper who pasted a text recognises it by its
 * beginning.
 */
export function shownKeyword(keyword: string): string {
  const letters = Array.from(keyword);
  return letters.length <= longest ? keyword : `${letters.slice(0, longest).join("").trimEnd()}…`;
}
