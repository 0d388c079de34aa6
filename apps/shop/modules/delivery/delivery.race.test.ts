import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { days, minutes } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestParcel, withdrawParcel } from "./delivery.ts";
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
    expect(delivery.statusesOf("TEN")).toEqual(["REQUESTED"]);
  });

  test("[PRM-18~] a pre-order's day calls the courier once, or not at all when its goods are cancelled first", async () => {
    const { platform } = delivery;
    const sendOn = jakartaDay(new Date(Date.now() + days(3)));
    const codes = Array.from({ length: 20 }, (_, number) => `PRE-${number}`);
    for (const code of codes) await delivery.send(code, { sendOn });
    expect(codes.flatMap(delivery.statusesOf)).toEqual([]);
    platform.clock.setOffset(days(3));
    const withdraw = (code: string) => platform.database.transaction(() => withdrawParcel(platform, code));
    const [withdrawn] = await Promise.all([
      Promise.all(codes.slice(0, 10).map(withdraw)),
      ...Array.from({ length: 5 }, () => delivery.poll()),
    ]);
    await Promise.all([delivery.deliver(), delivery.deliver()]);
    await delivery.deliver();
    expect(withdrawn).toEqual(Array(10).fill(true));
    for (const code of codes.slice(0, 10)) expect(delivery.statusesOf(code)).toEqual([]);
    for (const code of codes.slice(10)) expect(delivery.statusesOf(code)).toEqual(["REQUESTED"]);
    platform.clock.setOffset(minutes(0));
  });

  test("webhooks ten times each and the poller at once report every state once, and none after a higher one (I-08)", async () => {
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
      const statuses = delivery.statusesOf(orderCode);
      expect(statuses.at(-1)).toBe("DELIVERED");
      expect(new Set(statuses).size).toBe(statuses.length);
      delivery.platform.clock.setOffset(minutes(0));
    }
  });
});
