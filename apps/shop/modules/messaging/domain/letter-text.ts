import type { Letter, LetterLines } from "./letter.ts";

/** A letter as plain text, for readers without HTML. */
export function letterText(letter: Letter): string {
  const {
    heading,
    greeting,
    intro,
    body,
    code,
    facts = [],
    steps,
    lines,
    address,
    quote,
    next,
    button,
    link,
    notes = [],
    footer,
    links = [],
  } = letter;
  const paragraphs = [
    body ? [body.text] : [heading],
    greeting === undefined ? [] : [greeting],
    body ? [] : [intro],
    code === undefined ? [] : [code],
    facts.map(({ label, value }) => `${label}: ${value}`),
    button ? [`${button.words}: ${button.address}`] : [],
    link ? [`${link.words}: ${link.address}`] : [],
    steps ? [steps.title, ...steps.items.map((step, index) => `${index + 1}. ${step}`)] : [],
    lines ? goods(lines) : [],
    address ? [address.title, ...address.lines] : [],
    quote ? [quote.title, ...quote.lines] : [],
    next ? [next.title, ...next.items.map((item) => `- ${item}`)] : [],
    notes,
    footer,
    links.map(({ words, address }) => `${words}: ${address}`),
  ];
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}

function goods({ title, items, sums = [] }: LetterLines): readonly string[] {
  if (items.length === 0) return [];
  const named = items.map(
    ({ name, detail, amount }) =>
      `- ${name}${detail ? ` (${detail})` : ""}${amount === undefined ? "" : `, ${amount}`}`,
  );
  return [title, ...named, ...sums.map(({ label, value }) => `${label}: ${value}`)];
}
