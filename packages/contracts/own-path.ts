/**
 * Whether this is a path of our own, so that signing in cannot redirect to another site.
 * Rejects whatever a browser would read as another site: two slashes, backslashes (treated as
 * slashes), control characters (dropped by browsers), and anything without a leading slash.
 */
export function isOwnPath(path: string): boolean {
  return /^\/[^\\\p{Cc}]*$/u.test(path) && !(path.split(/[?#]/, 1)[0] ?? "").includes("//");
}
