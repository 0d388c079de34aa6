import { type BuyableSku, buy } from "@gelora/testkit/buyer.ts";
import { NoAnswerError } from "@gelora/testkit/gateway-client.ts";

/** The answers that guests got while they bought. */
export type Rush = {
  /** Order codes that a guest saw: the shop is bound by them. */
  readonly acknowledged: string[];
  refused: number;
  /** Purchases that ended without an answer; they may or may not exist. */
  unknown: number;
  /**
   * Lets the guests finish their current purchase. @throws the first error that is a defect of the
   * shop
   */
  stop(): Promise<void>;
};

/**
 * Lets this many guests buy again and again until they are stopped.
 * @param isExpected errors, besides a missing answer, that belong to the mishap; they promise
 * nothing either
 */
export function startRush(
  gateway: string,
  skus: readonly BuyableSku[],
  guests: number,
  isExpected: (error: unknown) => boolean = () => false,
): Rush {
  let over = false;
  const buyUntilOver = async (guest: number): Promise<void> => {
    for (let turn = guest * 7; !over; turn += 1) {
      try {
        const sku = skus[turn % skus.length];
        if (!sku) throw new Error("nothing is in stock");
        const order = await buy(gateway, sku, "BCA_VA");
        if (order.success && order.orderCode) rush.acknowledged.push(order.orderCode);
        else rush.refused += 1;
      } catch (error) {
        // A missing answer promises nothing; any other error is a defect of the shop.
        if (!(error instanceof NoAnswerError || isExpected(error))) throw error;
        rush.unknown += 1;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  };
  const all = Promise.allSettled(Array.from({ length: guests }, (_, guest) => buyUntilOver(guest)));
  const rush: Rush = {
    acknowledged: [],
    refused: 0,
    unknown: 0,
    stop: async () => {
      over = true;
      for (const end of await all) if (end.status === "rejected") throw end.reason;
    },
  };
  return rush;
}
