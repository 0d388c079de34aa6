import { escapeHtml } from "@gelora/locale/escape-html.ts";
import { drawLines } from "./draw-lines.ts";
import type { Letter, Sender } from "./letter.ts";
import { colours, font, heading } from "./mail-markup.ts";

/**
 * A letter as HTML: one column that fits a phone, without scripts. Pictures come from our own
 * address, and the letter is complete without them. All outside input is escaped.
 */
export function letterHtml(letter: Letter, sender: Pick<Sender, "siteName" | "storefront">): string {
  const footer = letter.footer.map((text) => `<p style="margin:0 0 6px">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="${letter.language.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};color:${colours.ink};font-family:${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
${drawMark(sender)}
<div style="background:#ffffff;border:1px solid ${colours.line};border-radius:12px;padding:24px">
${letter.body ? drawBody(letter.body.html) : drawIntro(letter)}
${parts(letter).join("\n")}
</div>
<div style="padding:16px 4px;font-size:13px;color:${colours.muted}">${footer.join("")}${drawLinks(letter.links)}</div>
</div>
</body>
</html>`;
}

function drawIntro({ heading: title, greeting, intro }: Letter): string {
  const hello = greeting === undefined ? "" : `<p style="margin:0 0 8px">${escapeHtml(greeting)}</p>`;
  return `<h1 style="font-size:24px;line-height:1.25;margin:0 0 12px">${escapeHtml(title)}</h1>
${hello}<p style="margin:0 0 20px">${escapeHtml(intro)}</p>`;
}

const looks: Readonly<Record<string, string>> = {
  h1: "font-size:24px;line-height:1.25;margin:0 0 12px",
  h2: "font-size:18px;line-height:1.3;margin:24px 0 8px",
  p: "margin:0 0 16px",
  ul: "margin:0 0 16px;padding-left:22px",
  ol: "margin:0 0 16px;padding-left:22px",
  li: "margin:0 0 6px",
  a: `color:${colours.red};font-weight:700`,
  img: "display:block;max-width:100%;height:auto;margin:0 0 16px;border-radius:8px",
};

/**
 * Mail programs drop stylesheets, so each element carries its look.
 * @param html in the safe subset
 */
function drawBody(html: string): string {
  return html.replaceAll(
    /<(h1|h2|p|ul|ol|li|a|img)(?=[ >/])/g,
    (start, tag: string) => `${start} style="${looks[tag]}"`,
  );
}

/**
 * The mark as on the site: the drawing is a picture, since mail programs do not render SVG, and the
 * name is text, since they hide pictures by default.
 */
function drawMark({ siteName, storefront }: Pick<Sender, "siteName" | "storefront">): string {
  const picture = new URL("/mail-mark.png", storefront).href;
  const drawing = `<img src="${escapeHtml(picture)}" alt="" width="27" height="24" style="width:27px;height:24px;margin-right:6px;vertical-align:-2px">`;
  return `<p style="margin:0 0 20px;font-size:26px;line-height:36px;font-weight:800;letter-spacing:-0.05em">${drawing}${escapeHtml(siteName.toLowerCase())}</p>`;
}

function parts(letter: Letter): readonly string[] {
  const { code, facts = [], steps, button, link, lines, address, quote, next, notes = [] } = letter;
  return [
    ...(code === undefined ? [] : [drawCode(code)]),
    ...facts.map(drawFact),
    ...(button ? [drawButton(button)] : []),
    ...(link ? [drawLink(link)] : []),
    ...(steps ? [heading(steps.title), drawList("ol", steps.items)] : []),
    ...(lines ? drawLines(lines) : []),
    ...(address ? [heading(address.title), drawWritten(address.lines)] : []),
    ...(quote ? [heading(quote.title), drawWritten(quote.lines)] : []),
    ...(next ? [heading(next.title), drawList("ul", next.items)] : []),
    ...notes.map((text) => `<p style="margin:20px 0 0;font-size:14px;color:${colours.muted}">${escapeHtml(text)}</p>`),
  ];
}

/** The digits are spaced by styling only, so copying yields the plain code. */
function drawCode(code: string): string {
  return `<p style="margin:0 0 20px;padding:20px 12px;background:${colours.paper};border-radius:8px;text-align:center;font-size:40px;line-height:1;font-weight:800"><span style="letter-spacing:0.3em;margin-right:-0.3em">${escapeHtml(code)}</span></p>`;
}

function drawFact({ label, value }: { readonly label: string; readonly value: string }): string {
  return `<p style="margin:0 0 12px"><span style="display:block;font-size:13px;color:${colours.muted}">${escapeHtml(label)}</span><strong style="font-size:17px;word-break:break-word">${escapeHtml(value)}</strong></p>`;
}

function drawButton({ words, address }: NonNullable<Letter["button"]>): string {
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(address)}" style="display:inline-block;background:${colours.red};color:#ffffff;text-decoration:none;font-weight:700;padding:14px 22px;border-radius:8px">${escapeHtml(words)}</a></p>`;
}

function drawLink({ words, address }: NonNullable<Letter["link"]>): string {
  return `<p style="margin:16px 0 0"><a href="${escapeHtml(address)}" style="color:${colours.red};font-weight:700">${escapeHtml(words)}</a></p>`;
}

function drawLinks(links: Letter["links"] = []): string {
  if (links.length === 0) return "";
  const drawn = links.map(
    ({ words, address }) =>
      `<a href="${escapeHtml(address)}" style="color:${colours.muted};margin-right:16px">${escapeHtml(words)}</a>`,
  );
  return `<p style="margin:10px 0 0">${drawn.join("")}</p>`;
}

function drawList(tag: "ol" | "ul", items: readonly string[]): string {
  const drawn = items.map((text) => `<li style="margin:0 0 6px">${escapeHtml(text)}</li>`);
  return `<${tag} style="margin:0;padding-left:22px">${drawn.join("")}</${tag}>`;
}

function drawWritten(lines: readonly string[]): string {
  return `<p style="margin:0">${lines.map(escapeHtml).join("<br>")}</p>`;
}
