import { seconds } from "@gelora/service-kit/durations.ts";
import { graphql } from "../platform/gateway/document.ts";
import type { PageCache } from "./page-cache.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";

const displayDocument = graphql(`
  query StorefrontDisplay { displayVersion crossedProducts }
`);

/**
 * Another process of the shop may be this much behind the one that answered, with room to spare.
 */
const settledAfter = seconds(2);

/**
 * Outdates all pages when what they show has changed because a promotion, a flash sale, a sale price
 * or a written page began, ended or was changed, and again once every process of the shop has it;
 * and those of products that came into stock or sold out. A shop that does not answer has changed
 * nothing.
 * @param every how often to ask; the default keeps pages within 5 s of the change
 * @returns stops it
 */
export function watchDisplay(
  options: Omit<CallOptions, "language" | "signal">,
  pages: Pick<PageCache, "outdate" | "outdateProducts">,
  every: number = seconds(1),
): () => void {
  let version: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    const signal = AbortSignal.timeout(seconds(3));
    const answer = await callGateway(displayDocument, {}, { ...options, language: "en-US", signal });
    if (stopped) return;
    if (answer.ok) {
      const { displayVersion, crossedProducts } = answer.value;
      if (crossedProducts.length > 0) pages.outdateProducts(crossedProducts);
      if (version !== undefined && version !== displayVersion) {
        pages.outdate();
        clearTimeout(again);
        again = setTimeout(pages.outdate, settledAfter);
      }
      version = displayVersion;
    }
    timer = setTimeout(look, every);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearTimeout(again);
  };
}
