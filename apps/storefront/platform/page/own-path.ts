import { isOwnPath } from "@gelora/contracts/own-path.ts";
import { withoutLanguage } from "@gelora/locale/language-address.ts";

/**
 * Where a `redirectUrl` may lead: to one of our own paths, else home [LGN-18]. Without a language,
 * since the page that goes there adds its own.
 */
export function ownPath(asked: string | null | undefined): string {
  return asked && isOwnPath(asked) ? withoutLanguage(asked) : "/";
}
