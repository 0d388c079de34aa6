import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: ["p", "ul", "li", "strong", "em", "br"],
  allowedAttributes: {},
  transformTags: {
    b: "strong",
    i: "em",
    ol: "ul",
    div: "p",
    h1: "p",
    h2: "p",
    h3: "p",
    h4: "p",
    h5: "p",
    h6: "p",
  },
  nonTextTags: ["script", "style", "textarea", "noscript", "iframe", "object", "svg", "title"],
};

/**
 * Reduces a merchant's HTML to the safe subset of a catalogue; the title when nothing readable is
 * left.
 */
export function safeDescription(html: string, title: string): string {
  const clean = sanitizeHtml(html, options)
    .replaceAll(/<p>\s*<\/p>/g, "")
    .trim();
  const text = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} }).trim();
  if (text === "") return `<p>${sanitizeHtml(title, { allowedTags: [], allowedAttributes: {} })}</p>`;
  return /<(p|ul)>/.test(clean) ? clean : `<p>${clean}</p>`;
}

/** Titles and names on one line, as plain text; they are escaped wherever they are shown. */
export function plainText(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
