import type { RequestFacts } from "../../../platform/page/request-facts.ts";
import { loaderArguments } from "../../../testing/loader.ts";
import type { StillBlock } from "../content-blocks.ts";
import { renderStill } from "../render-still.server.tsx";

/** For tests: the HTML of a block that the server renders. */
export function showStill(block: StillBlock, facts: Partial<RequestFacts> = {}, heading: "h1" | "h2" = "h2"): string {
  const shown = renderStill(loaderArguments("/", facts).context, block, heading);
  return shown.type === "still" ? shown.html : "";
}
