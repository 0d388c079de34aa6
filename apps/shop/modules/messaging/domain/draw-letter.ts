import type { Letter } from "./letter.ts";

/** The brand's colours, as in the shop. */
const colours = { red: "#d8321a", ink: "#14110f", paper: "#faf8f5", muted: "#6b635c", line: "#e6e0d8" } as const;
const font = "'Plus Jakarta Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** A letter as HTML: one column that fits a phone, without tables, pictures or scripts. Everything that comes from outside is escaped. */
export function letterHtml(letter: Letter, siteName: string): string {
  const footer = letter.footer.map((text) => `<p style="margin:0 0 6px">${escape(text)}</p>`);
  return `<!doctype html>
<html lang="${letter.language.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};color:${colours.ink};font-family:${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 20px;font-size:22px;font-weight:800;letter-spacing:-0.02em;color:${colours.red}">${escape(siteName)}</p>
<div style="background:#ffffff;border:1px solid ${colours.line};border-radius:12px;padding:24px">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 12px">${escape(letter.heading)}</h1>
${letter.greeting === undefined ? "" : `<p style="margin:0 0 8px">${escape(letter.greeting)}</p>`}<p style="margin:0 0 20px">${escape(letter.intro)}</p>
${parts(letter).join("\n")}
</div>
<div style="padding:16px 4px;font-size:13px;color:${colours.muted}">${footer.join("")}</div>
</div>
</body>
</html>`;
}

function parts({ code, facts = [], button, lines, notes = [] }: Letter): readonly string[] {
  return [
    ...(code === undefined ? [] : [drawCode(code)]),
    ...facts.map(drawFact),
    ...(button ? [drawButton(button)] : []),
    ...(lines ? drawLines(lines) : []),
    ...notes.map((text) => `<p style="margin:20px 0 0;font-size:14px;color:${colours.muted}">${escape(text)}</p>`),
  ];
}

/** The digits stand apart for the eye alone: copied, they are the code and nothing else. */
function drawCode(code: string): string {
  return `<p style="margin:0 0 20px;padding:20px 12px;background:${colours.paper};border-radius:8px;text-align:center;font-size:40px;line-height:1;font-weight:800"><span style="letter-spacing:0.3em;margin-right:-0.3em">${escape(code)}</span></p>`;
}

function drawFact({ label, value }: { readonly label: string; readonly value: string }): string {
  return `<p style="margin:0 0 12px"><span style="display:block;font-size:13px;color:${colours.muted}">${escape(label)}</span><strong style="font-size:17px;word-break:break-word">${escape(value)}</strong></p>`;
}

function drawButton({ words, address }: NonNullable<Letter["button"]>): string {
  return `<p style="margin:24px 0 0"><a href="${escape(address)}" style="display:inline-block;background:${colours.red};color:#ffffff;text-decoration:none;font-weight:700;padding:14px 22px;border-radius:8px">${escape(words)}</a></p>`;
}

function drawLines({ title, items }: NonNullable<Letter["lines"]>): readonly string[] {
  if (items.length === 0) return [];
  const drawn = items.map(
    ({ name, amount }) =>
      `<p style="margin:0;padding:10px 0;border-top:1px solid ${colours.line}">${escape(name)}<br><span style="color:${colours.muted}">${escape(amount)}</span></p>`,
  );
  return [`<h2 style="font-size:16px;margin:24px 0 8px">${escape(title)}</h2>`, ...drawn];
}

/** The same letter as plain text, for readers that show no HTML. */
export function letterText(letter: Letter): string {
  const { heading, greeting, intro, code, facts = [], lines, button, notes = [], footer } = letter;
  const items = lines?.items.map(({ name, amount }) => `- ${name}, ${amount}`) ?? [];
  const paragraphs = [
    [heading],
    greeting === undefined ? [] : [greeting],
    [intro],
    code === undefined ? [] : [code],
    facts.map(({ label, value }) => `${label}: ${value}`),
    items.length > 0 ? [lines?.title ?? "", ...items] : [],
    button ? [`${button.words}: ${button.address}`] : [],
    notes,
    footer,
  ];
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
