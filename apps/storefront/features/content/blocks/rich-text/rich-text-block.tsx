import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { StillPart } from "../../parts/still-part.ts";
import { type Passage, type Piece, readRichText } from "./rich-text.ts";

type RichTextBlock = Extract<PageBlock, { readonly type: "rich-text" }>;

/** A text with headings, lists, emphasis and links. */
export function RichText({ block, heading: Heading }: StillPart<RichTextBlock>) {
  return (
    <section className="mx-auto max-w-[90rem] px-4 md:px-6">
      {block.title ? <Heading className="mb-4 text-2xl">{block.title}</Heading> : null}
      <div className="prose-shop">
        {readRichText(block.text).map((passage, index) => (
          <PassageOf key={index} passage={passage} Heading={block.title ? "h3" : "h2"} />
        ))}
      </div>
    </section>
  );
}

function PassageOf({ passage, Heading }: { readonly passage: Passage; readonly Heading: "h2" | "h3" }) {
  if (passage.kind === "list")
    return (
      <ul>
        {passage.items.map((pieces, index) => (
          <li key={index}>{pieces.map(shownPiece)}</li>
        ))}
      </ul>
    );
  const Element = passage.kind === "heading" ? Heading : "p";
  return <Element>{passage.pieces.map(shownPiece)}</Element>;
}

function shownPiece(piece: Piece, index: number) {
  switch (piece.kind) {
    case "plain":
      return piece.text;
    case "strong":
      return <strong key={index}>{piece.text}</strong>;
    case "emphasis":
      return <em key={index}>{piece.text}</em>;
    case "link":
      return (
        <a key={index} href={piece.href}>
          {piece.text}
        </a>
      );
  }
}
