/** The account's pages are for members alone: a guest would stand at their login again. */
export function needsMember(path: string): boolean {
  return path === "/account" || /^\/account[/?#]/.test(path);
}

/** Where a guest goes on instead: a guest's orders have a page of their own. */
export function guestsWay(path: string): string {
  if (!needsMember(path)) return path;
  return /^\/account\/order(\?|$)/.test(path) ? "/order" : "/";
}
