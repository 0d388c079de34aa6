import type { ShownBlock } from "../../content-blocks.ts";

type TextBlock = Extract<ShownBlock, { readonly type: "html" | "text" }>;

/** A text, plain or in the safe subset of HTML that the content module allows. */
export function Prose({ block, first }: { readonly block: TextBlock; readonly first: boolean }) {
  const Heading = first ? "h1" : "h2";
  return (
    <section className="mx-auto max-w-[90rem] px-4 md:px-6">
      {block.title ? <Heading className="mb-5 text-3xl">{block.title}</Heading> : null}
      {block.type === "html" ? (
        // Sanitised by the content module on saving
        <div className="prose-shop" dangerouslySetInnerHTML={{ __html: block.text }} />
      ) : (
        <p className="prose-shop">{block.text}</p>
      )}
      {block.type === "text" && block.link && block.linkText ? (
        <a href={block.link} className="mt-4 inline-block font-bold underline underline-offset-4">
          {block.linkText}
        </a>
      ) : null}
    </section>
  );
}
