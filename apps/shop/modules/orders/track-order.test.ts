import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import { field } from "../../testing/shopper.ts";
import { placedOrder } from "./testing/orders.ts";
import { openOrdersForAll } from "./testing/orders-for-all.ts";
import { trackOrder } from "./use-cases/track-order.ts";

describe.each(testEngines)("orders, on the %s database", (engine) => {
  const orders = openOrdersForAll(engine);

  describe("[ORD-03] tracking (Q79)", () => {
    const query = `query ($input: TrackOrderInput!) { trackOrder(input: $input) { orderCode orderStatus orderReceiveOut { address } parcels { companyName }
      operationList { type } payInfos { price } history { orderStatus } } }`;
    const track = async (input: object) => orders.shop.send(query, { input });

    test("by code with email or mobile, as people write them, without address, and with paying alone", async () => {
      const { orderCode } = await placedOrder(orders.shop);
      for (const contact of [{ email: " SARI@example.com " }, { mobile: "+62 812 3456 7890" }]) {
        const answer = await track({ orderCode: orderCode.toLowerCase(), ...contact });
        expect(field(answer, "trackOrder")).toMatchObject({
          orderCode,
          orderStatus: 21,
          orderReceiveOut: null,
          operationList: [{ type: "payOrder" }],
          payInfos: [{ price: 318_000 }],
        });
      }
    });

    test("a wrong code and a wrong contact get the same answer, and trying on is stopped", async () => {
      const { orderCode } = await placedOrder(orders.shop);
      const wrongCode = await track({ orderCode: "GL000000XXXXXX", email: "sari@example.com" });
      const wrongContact = await track({ orderCode, email: "eve@example.com" });
      expect(wrongContact).toEqual(wrongCode);
      expect(wrongContact.data).toEqual({ trackOrder: null });
      for (let n = 0; n < 9; n += 1) await track({ orderCode, email: "eve@example.com" });
      const stopped = await track({ orderCode, email: "sari@example.com" });
      expect(stopped.errors?.[0]?.extensions?.code).toBe("TOO_MANY_REQUESTS");
      orders.shop.platform.clock.setOffset(minutes(16));
      expect(field(await track({ orderCode, email: "sari@example.com" }), "trackOrder")).toMatchObject({ orderCode });
    });

    test("wrong tries from one source leave the owner at another alone, however many", async () => {
      const { orderCode } = await placedOrder(orders.shop);
      const trackFrom = async (source: string, email: string) => {
        const proof = { orderCode, email, mobile: undefined };
        const outcome = await trackOrder(orders.shop.platform, source, proof);
        return outcome.ok ? "found" : outcome.failure.code;
      };
      const tries: string[] = [];
      for (let n = 0; n < 30; n += 1) tries.push(await trackFrom("203.0.113.9", "eve@example.com"));
      expect(tries.slice(9, 11)).toEqual(["ORDER_NOT_FOUND", "TOO_MANY_REQUESTS"]);
      expect(await trackFrom("203.0.113.9", "sari@example.com")).toBe("TOO_MANY_REQUESTS");
      expect(await trackFrom("198.51.100.7", "sari@example.com")).toBe("found");
    });

    test("many sources together try an order a limited number of times", async () => {
      const { orderCode } = await placedOrder(orders.shop);
      const proof = { orderCode, email: "eve@example.com", mobile: undefined };
      const outcomes: string[] = [];
      for (let n = 0; n < 310; n += 1) {
        const outcome = await trackOrder(orders.shop.platform, `203.0.113.${n % 40}`, proof);
        outcomes.push(outcome.ok ? "found" : outcome.failure.code);
      }
      expect(outcomes.filter((code) => code === "ORDER_NOT_FOUND")).toHaveLength(300);
      expect(outcomes.at(-1)).toBe("TOO_MANY_REQUESTS");
    });
  });
});
