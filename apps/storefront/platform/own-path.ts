const home = "/";

/**
 * Where a `redirectUrl` may lead: to a path of our own, or home. What browsers would read as another site is refused: two slashes, backslashes (browsers take them
 * for slashes), control characters (browsers drop them), and anything that does not begin with a slash, such as a scheme.
 */
export function ownPath(asked: string | null | undefined): string {
  if (!asked?.startsWith("/")) return home;
  const path = asked.split(/[?#]/, 1)[0] ?? "";
  if (path.includes("//") || asked.includes("\\") || hasControlCharacter(asked)) return home;
  return asked;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((letter) => letter < " " || letter === "\u007f");
}
