import type { Language } from "@gelora/locale/language.ts";
import { pageAddress, withoutLanguage } from "@gelora/locale/language-address.ts";
import sanitizeHtml from "sanitize-html";

/**
 * Reduces what staff wrote to what every mail program shows and none runs. Addresses without a host
 * are the storefront's: a mail has no address of its own. Its pages open in the mail's language.
 */
export function safeHtml(html: string, storefront: string, language: Language): string {
  const absolute = (text = ""): string => (isOwn(text) ? new URL(text, storefront).href : text);
  const linked = (text = ""): string =>
    isOwn(text) && withoutLanguage(text) === text && !isFile(text)
      ? pageAddress(storefront, text, language)
      : absolute(text);
  return sanitizeHtml(html, {
    allowedTags: ["h1", "h2", "p", "ul", "ol", "li", "strong", "em", "br", "a", "img"],
    allowedAttributes: { a: ["href"], img: ["src", "alt", "width", "height"] },
    // A shop on this machine has no https.
    allowedSchemes: ["https", "mailto", "tel", ...(storefront.startsWith("http:") ? ["http"] : [])],
    allowProtocolRelative: false,
    transformTags: {
      b: "strong",
      i: "em",
      h3: "h2",
      div: "p",
      a: (tagName, { href }) => ({ tagName, attribs: { href: linked(href) } }),
      img: (tagName, { src, ...others }) => ({ tagName, attribs: { ...others, src: absolute(src) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/**
 * To a URL a backslash is a slash, and tabs and line breaks are nothing: `/\a.example` is
 * another's.
 */
const isOwn = (address: string): boolean => /^\/(?![/\\\s\p{Cc}])/u.test(address);

/** Files have no language. */
const isFile = (address: string): boolean => /^\/(?:img|assets)\/|\.\w+$/.test(address) && !address.endsWith(".html");
