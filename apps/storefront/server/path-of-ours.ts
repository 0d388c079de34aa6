import { withoutLanguage } from "@gelora/locale/language-address.ts";

/** Two slashes, or a whole URL, would name another host to later parsers. */
export const isPathOfOurs = (address: string): boolean => /^\/(?![/\\])/.test(withoutLanguage(address));
