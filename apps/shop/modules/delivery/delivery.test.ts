import { rupiah } from "@gelora/money/rupiah.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  findPlace,
  isPlaceChain,
  parcelsOf,
  placesIn,
  quoteDelivery,
  requestParcel,
  withdrawParcel,
} from "./delivery.ts";
import { openTestDelivery, type TestDelivery, usualParcel, usualPlace } from "./testing/open-delivery.ts";

describe("the register of places", () => {
  test("[ACC-08~] cascades from 38 provinces to cities to districts, by official codes and proper names", () => {
    expect(placesIn(undefined)).toHaveLength(38);
    expect(placesIn("31")).toContainEqual({ code: "31.74", name: "Kota Administrasi Jakarta Selatan" });
    expect(placesIn("31.74")).toContainEqual({ code: "31.74.01", name: "Tebet" });
    expect(placesIn("31.74.01")).toEqual([]);
    expect(placesIn("99")).toEqual([]);
    expect(findPlace("31")).toEqual({ code: "31", name: "DKI Jakarta" });
    for (const { code } of placesIn(undefined)) expect(placesIn(code).length).toBeGreaterThan(0);
  });

  test("[ACC-08~] a place is one when each part lies in the one before", () => {
    expect(isPlaceChain("31", "31.74", "31.74.01")).toBe(true);
    expect(isPlaceChain("31", "31.74", "31.71.01")).toBe(false);
    expect(isPlaceChain("32", "31.74", "31.74.01")).toBe(false);
    expect(isPlaceChain("31", "31.74", "31.74.99")).toBe(false);
    expect(isPlaceChain("", "", "")).toBe(false);
  });
});

describe.each(testEngines)("delivery on %s", (engine) => {
  let delivery: TestDelivery;
  beforeAll(async () => {
    delivery = await openTestDelivery(engine);
  });
  afterAll(() => delivery.close());
  beforeEach(() => delivery.platform.clock.setOffset(minutes(0)));

  const question = { place: usualPlace, lines: [{ quantity: 2, weightGrams: 700 }], value: rupiah(1_500_000) };
  const parcel = async (orderCode: string) => (await parcelsOf(delivery.platform, [orderCode])).get(orderCode)?.[0];

  test("[CHK-24, CHK-25] couriers are quoted with freight and days, Grab first, then the cheapest", async () => {
    const quoted = await quoteDelivery(delivery.platform, question);
    if (!quoted.ok) throw new Error(quoted.failure.code);
    const quotes = quoted.value;
    expect(quotes[0]?.logisticsCompanyCode).toBe("GRAB");
    const others = quotes.filter((quote) => quote.logisticsCompanyCode !== "GRAB");
    expect(others.map((quote) => quote.freight)).toEqual(
      others.map((quote) => quote.freight).toSorted((a, b) => a - b),
    );
    expect(quotes.find((quote) => quote.code === "jne-reg")).toMatchObject({
      name: "JNE Reguler",
      logisticsCompanyCode: "JNE",
      cashOnDelivery: true,
      earliestDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    for (const quote of quotes) expect(quote.earliestDate <= quote.latestDate).toBe(true);
  });

  test("[ACC-08~] every province is quoted without a zip code, by the names of the place", async () => {
    for (const state of placesIn(undefined)) {
      const city = placesIn(state.code)[0];
      const district = city && placesIn(city.code)[0];
      if (!city || !district) throw new Error(`${state.name} is empty`);
      const place = { state, city, district, zipCode: { code: "00000", name: "00000" } };
      expect(await quoteDelivery(delivery.platform, { ...question, place }), state.name).toMatchObject({ ok: true });
    }
  });

  test("a zip code of another province makes no difference: the district is where it goes", async () => {
    const quoted = async (code: string) =>
      quoteDelivery(delivery.platform, { ...question, place: { ...usualPlace, zipCode: { code, name: code } } });
    const unknown = await quoted("00000");
    expect(unknown).toMatchObject({ ok: true });
    for (const elsewhere of ["99999", "40111"]) expect(await quoted(elsewhere), elsewhere).toEqual(unknown);
  });

  test.each([
    ["a district of another city", { district: { code: "31.71.01", name: "Gambir" } }],
    ["a zip code of four digits", { zipCode: { code: "1281", name: "1281" } }],
    ["a zip code with letters", { zipCode: { code: "1281a", name: "1281a" } }],
  ])("[CHK-08] %s is no place to deliver to", async (_name, change) => {
    const place = { ...usualPlace, ...change };
    expect(await quoteDelivery(delivery.platform, { ...question, place })).toMatchObject({
      ok: false,
      failure: { code: "DELIVERY_INVALID" },
    });
  });

  test("a courier that does not answer is reported as that, and equal questions of before are still answered", async () => {
    const known = await quoteDelivery(delivery.platform, question);
    await delivery.lever("/sandbox/faults", { party: "courier", mode: "error", times: 1 }, "PUT");
    const other = { ...question, value: rupiah(1_500_001) };
    expect(await quoteDelivery(delivery.platform, other)).toMatchObject({ failure: { code: "DELIVERY_UNAVAILABLE" } });
    expect(await quoteDelivery(delivery.platform, question)).toEqual(known);
    expect(await quoteDelivery(delivery.platform, other)).toMatchObject({ ok: true });
  });

  test("a parcel is handed over once, whatever is repeated", async () => {
    await delivery.send("ONCE");
    const waybill = (await parcel("ONCE"))?.waybill;
    await delivery.send("ONCE", { quoteCode: "jnt-ez" });
    expect(await parcel("ONCE")).toMatchObject({ parcelStatus: "REQUESTED", waybill, companyName: "JNE" });
    expect(delivery.statusesOf("ONCE")).toEqual(["REQUESTED"]);
    expect(delivery.changes.find((change) => change.orderCode === "ONCE")).toMatchObject({
      waybill,
      companyName: "JNE",
    });
  });

  test("a hand-over whose answer was cut finds its parcel again", async () => {
    await delivery.lever("/sandbox/faults", { party: "courier", mode: "half", times: 1 }, "PUT");
    await delivery.send("CUT");
    delivery.platform.clock.setOffset(minutes(1));
    await delivery.deliver();
    expect(delivery.statusesOf("CUT")).toEqual(["REQUESTED"]);
  });

  test("webhooks take the parcel from pick-up to the door", async () => {
    await delivery.send("WAY");
    for (const step of ["pick", "transit", "deliver"]) {
      await delivery.lever(`/parcels/WAY/${step}?wait=true`);
      await delivery.deliver();
    }
    expect(delivery.statusesOf("WAY")).toEqual(["REQUESTED", "PICKED_UP", "IN_TRANSIT", "DELIVERED"]);
    expect(await parcel("WAY")).toMatchObject({ pickedUpAt: expect.any(Date), deliveredAt: expect.any(Date) });
  });

  test("webhooks out of order and repeated end the same (I-08)", async () => {
    await delivery.send("SHUFFLED");
    await delivery.lever("/parcels/SHUFFLED/deliver?wait=true&times=5&order=shuffled");
    await delivery.deliver();
    expect(delivery.statusesOf("SHUFFLED").at(-1)).toBe("DELIVERED");
    expect(delivery.statusesOf("SHUFFLED").filter((status) => status === "DELIVERED")).toHaveLength(1);
  });

  test("a failed delivery is reported with the courier's reason, and its return after it", async () => {
    await delivery.send("FAILED");
    await delivery.lever("/parcels/FAILED/transit?wait=true");
    await delivery.deliver();
    await delivery.lever("/parcels/FAILED/fail?wait=true");
    await delivery.deliver();
    expect(delivery.statusesOf("FAILED").at(-1)).toBe("FAILED");
    expect(await parcel("FAILED")).toMatchObject({ failureReason: expect.stringContaining("rejected") });
    await delivery.lever("/parcels/FAILED/fail?wait=true&status=returned");
    await delivery.deliver();
    expect(delivery.statusesOf("FAILED").at(-1)).toBe("RETURNED");
  });

  test("a webhook without our secret moves nothing, and is answered like a true one (AC-39)", async () => {
    await delivery.send("FORGED");
    const forged = { event: "order.status", order_id: "anything", status: "delivered" };
    const answer = { status: 200, body: '{"received":true}' };
    expect(await delivery.webhook(forged)).toEqual(answer);
    expect(await delivery.webhook(forged, { "x-biteship-signature": "guess" })).toEqual(answer);
    await delivery.deliver();
    expect(delivery.statusesOf("FORGED")).toEqual(["REQUESTED"]);
  });

  test("a parcel whose webhooks were all lost is found by asking (I-06)", async () => {
    await delivery.send("LOST");
    await delivery.lever("/parcels/LOST/deliver?wait=true&times=0");
    expect(delivery.statusesOf("LOST")).toEqual(["REQUESTED"]);
    delivery.platform.clock.setOffset(minutes(2));
    await delivery.poll();
    expect(delivery.statusesOf("LOST")).toEqual(["REQUESTED", "DELIVERED"]);
  });

  test("cash on delivery goes along with the parcel", async () => {
    await delivery.send("CASH", { cashOnDelivery: rupiah(760_000) });
    expect(delivery.statusesOf("CASH")).toEqual(["REQUESTED"]);
  });

  const withdraw = (parcelCode: string) =>
    delivery.platform.database.transaction(() => withdrawParcel(delivery.platform, parcelCode));

  test("an order has several parcels, each with a waybill and a way of its own", async () => {
    await delivery.send("PARTS");
    await delivery.send("PARTS", { parcelCode: "PARTS-P2" });
    await delivery.lever("/parcels/PARTS-P2/deliver?wait=true");
    await delivery.deliver();
    const parcels = (await parcelsOf(delivery.platform, ["PARTS"])).get("PARTS") ?? [];
    expect(parcels).toMatchObject([
      { parcelCode: "PARTS", parcelStatus: "REQUESTED" },
      { parcelCode: "PARTS-P2", parcelStatus: "DELIVERED" },
    ]);
    expect(new Set(parcels.map(({ waybill }) => waybill)).size).toBe(2);
    expect(delivery.changes.filter(({ parcelCode }) => parcelCode === "PARTS")).toHaveLength(1);
  });

  test("a parcel that is taken back is cancelled at the courier, and nothing more is reported of it", async () => {
    await delivery.send("BACK");
    expect(await withdraw("BACK")).toBe(true);
    expect(await withdraw("BACK")).toBe(false);
    await delivery.deliver();
    expect(await parcel("BACK")).toBeUndefined();
    // The courier has cancelled it, so it cannot be picked up any more.
    await expect(delivery.lever("/parcels/BACK/pick?wait=true")).rejects.toThrow("409");
    await delivery.deliver();
    expect(delivery.statusesOf("BACK")).toEqual(["REQUESTED"]);
  });

  test("a parcel that is taken back before the courier hears of it is never handed over", async () => {
    await delivery.platform.database.transaction(async () => {
      await requestParcel(delivery.platform, usualParcel("EARLY"));
      await withdrawParcel(delivery.platform, "EARLY");
    });
    await delivery.deliver();
    expect(delivery.statusesOf("EARLY")).toEqual([]);
    await expect(delivery.lever("/parcels/EARLY/pick")).rejects.toThrow("404");
  });

  test("a parcel that has left cannot be taken back", async () => {
    await delivery.send("LEFT");
    await delivery.lever("/parcels/LEFT/pick?wait=true");
    await delivery.deliver();
    expect(await withdraw("LEFT")).toBe(false);
    expect(await parcel("LEFT")).toMatchObject({ parcelStatus: "PICKED_UP" });
  });

  test("a parcel that was undone is never handed over", async () => {
    const undone = delivery.platform.database.transaction(async () => {
      await requestParcel(delivery.platform, usualParcel("UNDONE"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await delivery.deliver();
    expect(await parcel("UNDONE")).toBeUndefined();
  });
});
