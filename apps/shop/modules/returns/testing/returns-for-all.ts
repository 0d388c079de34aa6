import { minutes } from "@gelora/service-kit/durations.ts";
import type { TestEngine } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openReturningShop, type ReturningShop } from "./returnable-order.ts";

/**
 * A shop for all tests of a file, opened before them and closed after them; to be used once tests
 * run. Each test finds its clock right and its provider willing.
 */
export function openReturnsForAll(engine: TestEngine) {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop(engine);
  });
  afterAll(() => shop.close());
  afterEach(() => {
    shop.platform.clock.setOffset(minutes(0));
    shop.provider.setRefunds("allow");
  });
  return {
    get shop() {
      return shop;
    },
    /** Delivers all messages between modules that are due. */
    deliverAll: async () => {
      while ((await shop.outbox.deliverDue()) > 0);
    },
  };
}
