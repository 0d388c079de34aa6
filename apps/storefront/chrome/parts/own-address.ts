import { splitLanguage } from "@gelora/locale/language-address.ts";
import { letsSocialSignInIn } from "../../platform/pages/page-facts.ts";

/**
 * The target of a link to another of our pages; undefined for outside links, files, new tabs and
 * places on the same page, and for all without a connection.
 */
export function ownAddress(link: HTMLAnchorElement): string | undefined {
  if (
    // Scripts of a page not seen yet would not come; a document can be a stored one.
    !navigator.onLine ||
    link.origin !== location.origin ||
    link.target !== "" ||
    link.dataset.reload !== undefined ||
    link.hasAttribute("download") ||
    letsSocialSignInIn(link.pathname) ||
    letsSocialSignInIn(location.pathname)
  )
    return undefined;
  const [here, there] = [splitLanguage(location.pathname), splitLanguage(link.pathname)];
  // The pages of another language have a router of their own.
  if (there.language !== undefined && there.language !== here.language) return undefined;
  const samePage = there.path === here.path && link.search === location.search;
  return samePage && link.hash !== "" ? undefined : there.path + link.search + link.hash;
}
