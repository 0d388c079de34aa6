import Bowser from "bowser";

const mostCharacters = 80;

/** `Chrome · Android`, as far as the User-Agent header says; it is what a client claims, shown to the person it belongs to and used for nothing else. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return "";
  const { browser, os } = Bowser.parse(userAgent.slice(0, 1000));
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== "");
  return parts.join(" · ").slice(0, mostCharacters);
}
