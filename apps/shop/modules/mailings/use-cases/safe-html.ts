import sanitizeHtml from "sanitize-html";

/**
 * Reduces what staff wrote to what every mail program shows and none runs. Addresses without a host
 * are the storefront's: a mail has no address of its own.
 */
export function safeHtml(html: string, storefront: string): string {
  const absolute = (address: string | undefined): string => {
    const text = address ?? "";
    return /^\/(?!\/)/.test(text) ? new URL(text, storefront).href : text;
  };
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
      a: (tagName, { href }) => ({ tagName, attribs: { href: absolute(href) } }),
      img: (tagName, { src, ...others }) => ({ tagName, attribs: { ...others, src: absolute(src) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}
