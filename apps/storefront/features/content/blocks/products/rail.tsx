import { ProductCard } from "../../../listing/product-card.tsx";
import type { HeadedBlock } from "../../parts/headed-block.ts";
import { Section } from "../../parts/section.tsx";

type RailProps = HeadedBlock<"products"> & {
  /** In a column of text, where five cards have no room beside one another. */
  readonly isNarrow?: boolean;
};

/** A row of products to swipe through. */
export function Rail({ block, heading, isNarrow = false }: RailProps) {
  const widest = isNarrow ? "" : "lg:auto-cols-[calc((100%-5rem)/5)]";
  return (
    <Section title={block.title} heading={heading} text={block.text} link={block.link} linkText={block.linkText}>
      <ul
        className={`-mx-4 grid auto-cols-[44%] grid-flow-col gap-3 overflow-x-auto px-4 pb-3 [scrollbar-width:thin] md:mx-0 md:auto-cols-[30%] md:gap-5 md:px-0 ${widest}`}
      >
        {block.products.map((product) => (
          <li key={product.code}>
            <ProductCard product={product} sizes="(min-width: 64rem) 18vw, 44vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
