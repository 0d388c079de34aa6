import { minutes } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestParcel } from "./delivery.ts";
import { type DeliveryHouse, openDeliveryHouse, usualParcel } from "./testing/delivery-house.ts";

describe.skipIf(!hasTestPostgres)("parcels under contention, on PostgreSQL", () => {
  let house: DeliveryHouse;
  beforeAll(async () => {
    house = await openDeliveryHouse("postgresql");
  });
  afterAll(() => house.close());

  test("ten requests at once for one order hand over one parcel", async () => {
    const request = () => house.platform.database.transaction(() => requestParcel(house.platform, usualParcel("TEN")));
    await Promise.all(Array.from({ length: 10 }, request));
    await Promise.all([house.deliver(), house.deliver(), house.deliver()]);
    await house.deliver();
    expect(house.told("TEN")).toEqual(["REQUESTED"]);
  });

  test("webhooks ten times each and the poller at once tell every state once, and none after a higher one (I-08)", async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderCode = `ROUND-${round}`;
      await house.send(orderCode);
      house.platform.clock.setOffset(minutes(2));
      await Promise.all([
        house.lever(`/parcels/${orderCode}/deliver?wait=true&times=10&order=shuffled`),
        house.poll(),
        house.deliver(),
      ]);
      await Promise.all([house.deliver(), house.poll()]);
      await house.deliver();
      const told = house.told(orderCode);
      expect(told.at(-1)).toBe("DELIVERED");
      expect(new Set(told).size).toBe(told.length);
      house.platform.clock.setOffset(minutes(0));
    }
  });
});
