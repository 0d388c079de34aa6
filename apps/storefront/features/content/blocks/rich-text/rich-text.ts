/** Words with at most one kind of emphasis, or a link. */
export type Piece =
  | { readonly kind: "plain" | "strong" | "emphasis"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export type Passage =
  | { readonly kind: "heading" | "paragraph"; readonly pieces: readonly Piece[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Piece[])[] };

/** What is read of a rich text; see the block `rich-text` of the contract for its form. */
export function readRichText(text: string): readonly Passage[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readPassage);
}

function readPassage(part: string): Passage {
  const lines = part.split("\n").map((line) => line.trim());
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", items: lines.map((line) => readPieces(line.slice(2))) };
  const [first = ""] = lines;
  if (lines.length === 1 && first.startsWith("## ")) return { kind: "heading", pieces: readPieces(first.slice(3)) };
  return { kind: "paragraph", pieces: readPieces(lines.join(" ")) };
}

const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
/** As the contract has it: a page of ours, or a place that a link may lead to. */
const isSafe = (href: string): boolean => /^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(href);

function readPieces(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of line.matchAll(marks)) {
    const [all, strong, emphasis, words, href] = found;
    if (found.index > end) pieces.push({ kind: "plain", text: line.slice(end, found.index) });
    end = found.index + all.length;
    if (strong) pieces.push({ kind: "strong", text: strong });
    else if (emphasis) pieces.push({ kind: "emphasis", text: emphasis });
    else if (words && href && isSafe(href)) pieces.push({ kind: "link", text: words, href });
    else pieces.push({ kind: "plain", text: words ?? all });
  }
  if (end < line.length) pieces.push({ kind: "plain", text: line.slice(end) });
  return pieces;
}
