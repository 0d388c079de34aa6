import { useEffect, useRef } from "react";
import { usePage } from "../../platform/page/page-context.ts";
import { Brands } from "./blocks/brands/brands.tsx";
import { Carousel } from "./blocks/carousel/carousel.tsx";
import { Facts } from "./blocks/facts/facts.tsx";
import { Html } from "./blocks/html/html.tsx";
import { Rail } from "./blocks/products/rail.tsx";
import { Story } from "./blocks/story/story.tsx";
import { Text } from "./blocks/text/text.tsx";
import { Tiles } from "./blocks/tiles/tiles.tsx";
import { type ShownBlock, showsHeading } from "./content-blocks.ts";

/**
 * A page's blocks in order; leading campaigns become one carousel. A page's first heading is its
 * h1, unless the blocks stand below a heading of the page's own. A page without headings is named
 * after the site, for screen readers.
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
  const firstHeading = isTop && heroes.length === 0 ? rest.findIndex(showsHeading) : undefined;
  const { siteName } = usePage().settings;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => runStill(root.current), [blocks]);
  // Pictures begin at the page's edge.
  const beginsWithPicture = heroes.length > 0 || rest[0]?.type === "carousel";
  return (
    <div ref={root} className={`space-y-14 md:space-y-20 ${beginsWithPicture ? "" : "pt-8"}`} data-page-blocks="">
      {firstHeading === -1 ? <h1 className="sr-only">{siteName}</h1> : null}
      {heroes.length > 0 ? <Carousel slides={heroes} isTop={isTop} /> : null}
      {rest.map((block, index) => (
        // Blocks have no names and never change places in a page
        <Block key={index} block={block} first={index === firstHeading} />
      ))}
    </div>
  );
}

/** What still blocks need of scripts, which comes after the page. @returns how to stop */
function runStill(root: HTMLElement | null): (() => void) | undefined {
  if (!root?.querySelector("[data-countdown]")) return undefined;
  let stop: (() => void) | undefined;
  let left = false;
  void import("./blocks/countdown/run-countdowns.ts").then(({ runCountdowns }) => {
    if (!left) stop = runCountdowns(root);
  });
  return () => {
    left = true;
    stop?.();
  };
}

function Block({ block, first }: { readonly block: Exclude<ShownBlock, { type: "hero" }>; readonly first: boolean }) {
  const heading = first ? "h1" : "h2";
  switch (block.type) {
    case "still":
      // Made by our own components, which escape their input (render-still.server.tsx)
      return block.html ? <div dangerouslySetInnerHTML={{ __html: block.html }} /> : null;
    case "carousel":
      return <Carousel slides={block.slides} isTop={first} />;
    case "tiles":
      return <Tiles block={block} heading={heading} />;
    case "products":
      return block.products.length > 0 ? <Rail block={block} heading={heading} /> : null;
    case "brands":
      return <Brands block={block} heading={heading} />;
    case "story":
      return <Story block={block} heading={heading} />;
    case "facts":
      return <Facts block={block} heading={heading} />;
    case "html":
      return <Html block={block} heading={heading} />;
    case "text":
      return <Text block={block} heading={heading} />;
  }
}
