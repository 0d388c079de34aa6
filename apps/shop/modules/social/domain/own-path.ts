/** Whether this is a path of our own, so that nobody is sent to a stranger's site after signing in. The storefront, which goes there, looks again. */
export function isOwnPath(path: string): boolean {
  return (
    path.length <= 1000 && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) && !(path.split(/[?#]/, 1)[0] ?? "").includes("//")
  );
}
