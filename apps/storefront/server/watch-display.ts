import { milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import { graphql } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";
import { changedKeys } from "./changed-keys.ts";
import type { PageCache } from "./page-cache.ts";

const displayDocument = graphql(`
  query StorefrontDisplay { displayVersion crossedProducts flashSaleProducts { productCode state } }
`);

/** It shows all flash sales, of which it may not know yet. */
const flashSalePath = "/page/flash-sale";

/**
 * Another process of the shop may lag behind the one that answered by this much, with a margin;
 * usually it is less than `soonAfter`.
 */
const settledAfter = seconds(2);
const soonAfter = milliseconds(500);

type Shown = { readonly version: string; readonly flashSales: ReadonlyMap<string, string> };
type OutdatedPages = Pick<PageCache, "outdate" | "outdateProducts" | "outdatePath">;

/**
 * Outdates all pages when what they show has changed because a promotion, a sale price or a written
 * page began, ended or was changed; those of the goods of a flash sale for its reason; and both
 * again soon, and once every process of the shop has it. Those of products that came into stock or
 * sold out, which the shop reports for some seconds, are outdated when it begins to report them and
 * then every two seconds. A shop that does not answer has changed nothing.
 * @param every how often to ask, which costs the shop no query
 * @returns stops it
 */
export function watchDisplay(
  options: Omit<CallOptions, "language" | "signal">,
  pages: OutdatedPages,
  every: number = milliseconds(250),
): () => void {
  let known: Shown | undefined;
  const crossings = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const later = new Set<NodeJS.Timeout>();
  let stopped = false;
  const nowAndSettled = (outdate: () => void): void => {
    outdate();
    for (const wait of [soonAfter, settledAfter]) {
      const again = setTimeout(() => {
        later.delete(again);
        outdate();
      }, wait);
      later.add(again);
    }
  };
  const look = async (): Promise<void> => {
    const signal = AbortSignal.timeout(seconds(3));
    const answer = await callGateway(displayDocument, {}, { ...options, language: "en-US", signal });
    if (stopped) return;
    if (answer.ok) {
      const { displayVersion, crossedProducts, flashSaleProducts } = answer.value;
      const shown = {
        version: displayVersion,
        flashSales: new Map(flashSaleProducts.map(({ productCode, state }) => [productCode, state])),
      };
      const crossed = crossedProducts.filter((code) => isDue(crossings, code));
      if (crossed.length > 0) pages.outdateProducts(crossed);
      if (known) for (const outdate of outdatedBy(known, shown, pages)) nowAndSettled(outdate);
      known = shown;
    }
    timer = setTimeout(look, every);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const again of later) clearTimeout(again);
  };
}

/** Records that the product's pages are outdated now, unless they were a moment ago. */
function isDue(crossings: Map<string, number>, code: string): boolean {
  const now = performance.now();
  for (const [one, at] of crossings) if (now - at >= settledAfter) crossings.delete(one);
  if (crossings.has(code)) return false;
  crossings.set(code, now);
  return true;
}

function outdatedBy(known: Shown, shown: Shown, pages: OutdatedPages): readonly (() => void)[] {
  if (known.version !== shown.version) return [pages.outdate];
  const products = changedKeys(known.flashSales, shown.flashSales);
  if (products.length === 0) return [];
  return [() => pages.outdateProducts(products), () => pages.outdatePath(flashSalePath)];
}
