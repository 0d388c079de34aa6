import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { browserSettingsOf } from "../../platform/page/configuration.ts";
import { PageContext } from "../../platform/page/page-context.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { storefrontSettings } from "../../platform/page/settings.server.ts";
import { serverWords } from "../../platform/words/words.server.ts";
import { Countdown } from "./blocks/countdown/countdown-block.tsx";
import { Faq } from "./blocks/faq/faq-block.tsx";
import { PictureWithText } from "./blocks/picture/picture-block.tsx";
import { RichText } from "./blocks/rich-text/rich-text-block.tsx";
import { VideoWithPoster } from "./blocks/video/video-block.tsx";
import type { ShownBlock, StillBlock } from "./content-blocks.ts";
import type { StillPart } from "./parts/still-part.ts";

/**
 * A block as finished HTML: what never changes in a browser costs no page any code. Native elements
 * do what there is to do, and a countdown's script comes late.
 * @param heading h1 for a page's first block
 */
export function renderStill(
  context: Readonly<RouterContextProvider>,
  block: StillBlock,
  heading: "h1" | "h2",
): ShownBlock {
  const { language, webp, environment } = factsOf(context);
  const page = { language, webp, settings: browserSettingsOf(storefrontSettings(), environment) };
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <Still
        block={block}
        heading={heading}
        words={serverWords("content", language)}
        language={language}
        now={new Date()}
      />
    </PageContext>,
  );
  return { type: "still", html, ...(block.title ? { title: block.title } : {}) };
}

function Still({ block, ...rest }: StillPart<StillBlock>) {
  switch (block.type) {
    case "picture":
      return <PictureWithText block={block} {...rest} />;
    case "video":
      return <VideoWithPoster block={block} {...rest} />;
    case "faq":
      return <Faq block={block} {...rest} />;
    case "rich-text":
      return <RichText block={block} {...rest} />;
    case "countdown":
      return <Countdown block={block} {...rest} />;
  }
}
