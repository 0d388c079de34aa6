/** Tags that set a text apart from the next: paragraphs, items of lists, headings, rows. */
const edges = /<\/?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|div|section|blockquote|table|tr)\b[^>]*>/gi;
/** Tags that stand within a word or next to a mark, such as `<b>ringan</b>.` */
const inline = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;

/**
 * HTML to plain text in one line. Paragraphs and list items become sentences, which otherwise
 * would run together.
 */
export function plainText(html: string): string {
  const blocks = html.split(edges).map(lineOf).filter(Boolean);
  return blocks.length < 2 ? (blocks[0] ?? "") : blocks.map(asSentence).join(" ");
}

function lineOf(html: string): string {
  return html
    .replace(inline, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

const asSentence = (text: string): string => (/[.!?…:;,]["'”’)]*$/.test(text) ? text : `${text}.`);
