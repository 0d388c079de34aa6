import Bowser from "bowser";

const mostCharacters = 80;

/** `Chrome · Android`, from the User-Agent header; a client's claim, shown only to its owner. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return "";
  const { browser, os } = Bowser.parse(userAgent.slice(0, 1000));
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== "");
  return parts.join(" · ").slice(0, mostCharacters);
}
