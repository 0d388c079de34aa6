import { minutes } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestParcel } from "./delivery.ts";
import { openTestDelivery, type TestDelivery, usualParcel } from "./testing/open-delivery.ts";

describe.skipIf(!hasTestPostgres)("parcels under contention, on PostgreSQL", () => {
  let delivery: TestDelivery;
  beforeAll(async () => {
    delivery = await openTestDelivery("postgresql");
  });
  afterAll(() => delivery.close());

  test("ten requests at once for one order hand over one parcel", async () => {
    const request = () =>
      delivery.platform.database.transaction(() => requestParcel(delivery.platform, usualParcel("TEN")));
    await Promise.all(Array.from({ length: 10 }, request));
    await Promise.all([delivery.deliver(), delivery.deliver(), delivery.deliver()]);
    await delivery.deliver();
    expect(delivery.told("TEN")).toEqual(["REQUESTED"]);
  });

  test("webhooks ten times each and the poller at once tell every state once, and none after a higher one (I-08)", async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderCode = `ROUND-${round}`;
      await delivery.send(orderCode);
      delivery.platform.clock.setOffset(minutes(2));
      await Promise.all([
        delivery.lever(`/parcels/${orderCode}/deliver?wait=true&times=10&order=shuffled`),
        delivery.poll(),
        delivery.deliver(),
      ]);
      await Promise.all([delivery.deliver(), delivery.poll()]);
      await delivery.deliver();
      const told = delivery.told(orderCode);
      expect(told.at(-1)).toBe("DELIVERED");
      expect(new Set(told).size).toBe(told.length);
      delivery.platform.clock.setOffset(minutes(0));
    }
  });
});
