import { type BuyableSku, buy } from "@gelora/testkit/buyer.ts";

/** What one client saw of one purchase or page. */
export type Seen = {
  readonly what: "purchase" | "page";
  /** Moments by `performance.now()`. */
  readonly begun: number;
  readonly ended: number;
  readonly how: "done" | "refused" | "failed";
  /** Why it failed. */
  readonly why?: string;
};

export type Clients = {
  readonly seen: readonly Seen[];
  /** The codes of orders that a guest received. */
  readonly acknowledged: readonly string[];
  stop(): Promise<void>;
};

type Shop = { readonly gateway: string; readonly skus: readonly BuyableSku[]; readonly pages: readonly string[] };

const guests = 6;
const visitors = 4;
const pagePause = 50;
/** Someone who got no answer tries again after a moment. */
const pauseAfterFailure = 250;

/** Guests buy and visitors browse, each again and again until they are stopped. */
export function startClients({ gateway, skus, pages }: Shop): Clients {
  const seen: Seen[] = [];
  const acknowledged: string[] = [];
  let isOver = false;
  const watch = async (what: Seen["what"], pause: number, work: () => Promise<Seen["how"]>): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      const how = await work().catch((error: unknown) => ({ why: reasonOf(error) }));
      seen.push({
        what,
        begun,
        ended: performance.now(),
        ...(typeof how === "string" ? { how } : { how: "failed", ...how }),
      });
      await new Promise((resolve) => setTimeout(resolve, typeof how === "string" ? pause : pauseAfterFailure));
    }
  };
  let turn = 0;
  const purchase = async (): Promise<Seen["how"]> => {
    const sku = skus[turn++ % skus.length];
    if (!sku) throw new Error("nothing is in stock");
    const { success, orderCode } = await buy(gateway, sku, "BCA_VA");
    if (!success || orderCode === null) return "refused";
    acknowledged.push(orderCode);
    return "done";
  };
  const visit = async (): Promise<Seen["how"]> => {
    const got = await fetch(pages[turn++ % pages.length] ?? "", { signal: AbortSignal.timeout(20_000) });
    const html = await got.text();
    if (got.status !== 200) throw new Error(`status ${got.status}`);
    if (!html.includes("</html>")) throw new Error("half a page");
    return "done";
  };
  const all = [
    ...Array.from({ length: guests }, () => watch("purchase", 0, purchase)),
    ...Array.from({ length: visitors }, () => watch("page", pagePause, visit)),
  ];
  return {
    seen,
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
