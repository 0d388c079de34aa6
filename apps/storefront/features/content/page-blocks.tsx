import type { ShownBlock } from "./content-blocks.ts";
import { Brands } from "./parts/brands.tsx";
import { Facts } from "./parts/facts.tsx";
import { Heroes } from "./parts/heroes.tsx";
import { Prose } from "./parts/prose.tsx";
import { Rail } from "./parts/rail.tsx";
import { Story } from "./parts/story.tsx";
import { Tiles } from "./parts/tiles.tsx";

/**
 * A page's blocks in order; leading campaigns become one carousel. A page's first heading is its
 * h1, unless the blocks stand below a heading of the page's own.
 */
export function PageBlocks({
  blocks,
  isTop = true,
}: {
  readonly blocks: readonly ShownBlock[];
  readonly isTop?: boolean;
}) {
  const heroes = blocks.filter((block) => block.type === "hero");
  const rest = blocks.filter((block) => block.type !== "hero");
  return (
    <div className="space-y-14 md:space-y-20" data-page-blocks="">
      {heroes.length > 0 ? <Heroes heroes={heroes} isTop={isTop} /> : null}
      {rest.map((block, index) => (
        // Blocks have no names and never change places in a page
        <Block key={index} block={block} first={isTop && heroes.length === 0 && index === 0} />
      ))}
    </div>
  );
}

function Block({ block, first }: { readonly block: Exclude<ShownBlock, { type: "hero" }>; readonly first: boolean }) {
  switch (block.type) {
    case "tiles":
      return <Tiles block={block} />;
    case "products":
      return block.products.length > 0 ? <Rail block={block} /> : null;
    case "brands":
      return <Brands block={block} />;
    case "story":
      return <Story block={block} />;
    case "facts":
      return <Facts block={block} />;
    case "html":
    case "text":
      return <Prose block={block} first={first} />;
  }
}
