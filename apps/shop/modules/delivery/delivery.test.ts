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
import { type DeliveryHouse, openDeliveryHouse, usualParcel, usualPlace } from "./testing/delivery-house.ts";

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
  let house: DeliveryHouse;
  beforeAll(async () => {
    house = await openDeliveryHouse(engine);
  });
  afterAll(() => house.close());
  beforeEach(() => house.platform.clock.setOffset(minutes(0)));

  const question = { place: usualPlace, lines: [{ quantity: 2, weightGrams: 700 }], value: rupiah(1_500_000) };
  const parcel = async (orderCode: string) => (await parcelsOf(house.platform, [orderCode])).get(orderCode)?.[0];

  test("[CHK-24, CHK-25] couriers are quoted with freight and days, Grab first, then the cheapest", async () => {
    const quoted = await quoteDelivery(house.platform, question);
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
      expect(await quoteDelivery(house.platform, { ...question, place }), state.name).toMatchObject({ ok: true });
    }
  });

  test.each([
    ["a district of another city", { district: { code: "31.71.01", name: "Gambir" } }],
    ["a zip code of four digits", { zipCode: { code: "1281", name: "1281" } }],
    ["a zip code with letters", { zipCode: { code: "1281a", name: "1281a" } }],
  ])("[CHK-08] %s is no place to deliver to", async (_name, change) => {
    const place = { ...usualPlace, ...change };
    expect(await quoteDelivery(house.platform, { ...question, place })).toMatchObject({
      ok: false,
      failure: { code: "DELIVERY_INVALID" },
    });
  });

  test("a courier that does not answer is told as that, and equal questions of before are still answered", async () => {
    const known = await quoteDelivery(house.platform, question);
    await house.lever("/sandbox/faults", { party: "courier", mode: "error", times: 1 }, "PUT");
    const other = { ...question, value: rupiah(1_500_001) };
    expect(await quoteDelivery(house.platform, other)).toMatchObject({ failure: { code: "DELIVERY_UNAVAILABLE" } });
    expect(await quoteDelivery(house.platform, question)).toEqual(known);
    expect(await quoteDelivery(house.platform, other)).toMatchObject({ ok: true });
  });

  test("a parcel is handed over once, whatever is repeated", async () => {
    await house.send("ONCE");
    const waybill = (await parcel("ONCE"))?.waybill;
    await house.send("ONCE", { quoteCode: "jnt-ez" });
    expect(await parcel("ONCE")).toMatchObject({ parcelStatus: "REQUESTED", waybill, companyName: "JNE" });
    expect(house.told("ONCE")).toEqual(["REQUESTED"]);
    expect(house.changes.find((change) => change.orderCode === "ONCE")).toMatchObject({ waybill, companyName: "JNE" });
  });

  test("a hand-over whose answer was cut finds its parcel again", async () => {
    await house.lever("/sandbox/faults", { party: "courier", mode: "half", times: 1 }, "PUT");
    await house.send("CUT");
    house.platform.clock.setOffset(minutes(1));
    await house.deliver();
    expect(house.told("CUT")).toEqual(["REQUESTED"]);
  });

  test("webhooks take the parcel from pick-up to the door", async () => {
    await house.send("WAY");
    for (const step of ["pick", "transit", "deliver"]) {
      await house.lever(`/parcels/WAY/${step}?wait=true`);
      await house.deliver();
    }
    expect(house.told("WAY")).toEqual(["REQUESTED", "PICKED_UP", "IN_TRANSIT", "DELIVERED"]);
    expect(await parcel("WAY")).toMatchObject({ pickedUpAt: expect.any(Date), deliveredAt: expect.any(Date) });
  });

  test("webhooks out of order and repeated end the same (I-08)", async () => {
    await house.send("SHUFFLED");
    await house.lever("/parcels/SHUFFLED/deliver?wait=true&times=5&order=shuffled");
    await house.deliver();
    expect(house.told("SHUFFLED").at(-1)).toBe("DELIVERED");
    expect(house.told("SHUFFLED").filter((status) => status === "DELIVERED")).toHaveLength(1);
  });

  test("a failed delivery is told with the courier's reason, and its return after it", async () => {
    await house.send("FAILED");
    await house.lever("/parcels/FAILED/transit?wait=true");
    await house.deliver();
    await house.lever("/parcels/FAILED/fail?wait=true");
    await house.deliver();
    expect(house.told("FAILED").at(-1)).toBe("FAILED");
    expect(await parcel("FAILED")).toMatchObject({ failureReason: expect.stringContaining("rejected") });
    await house.lever("/parcels/FAILED/fail?wait=true&status=returned");
    await house.deliver();
    expect(house.told("FAILED").at(-1)).toBe("RETURNED");
  });

  test("a webhook without our secret moves nothing, and is answered like a true one (AC-39)", async () => {
    await house.send("FORGED");
    const forged = { event: "order.status", order_id: "anything", status: "delivered" };
    const answer = { status: 200, body: '{"received":true}' };
    expect(await house.webhook(forged)).toEqual(answer);
    expect(await house.webhook(forged, { "x-biteship-signature": "guess" })).toEqual(answer);
    await house.deliver();
    expect(house.told("FORGED")).toEqual(["REQUESTED"]);
  });

  test("a parcel whose webhooks were all lost is found by asking (I-06)", async () => {
    await house.send("LOST");
    await house.lever("/parcels/LOST/deliver?wait=true&times=0");
    expect(house.told("LOST")).toEqual(["REQUESTED"]);
    house.platform.clock.setOffset(minutes(2));
    await house.poll();
    expect(house.told("LOST")).toEqual(["REQUESTED", "DELIVERED"]);
  });

  test("cash on delivery goes along with the parcel", async () => {
    await house.send("CASH", { cashOnDelivery: rupiah(760_000) });
    expect(house.told("CASH")).toEqual(["REQUESTED"]);
  });

  const withdraw = (parcelCode: string) =>
    house.platform.database.transaction(() => withdrawParcel(house.platform, parcelCode));

  test("an order has several parcels, each with a waybill and a way of its own", async () => {
    await house.send("PARTS");
    await house.send("PARTS", { parcelCode: "PARTS-P2" });
    await house.lever("/parcels/PARTS-P2/deliver?wait=true");
    await house.deliver();
    const parcels = (await parcelsOf(house.platform, ["PARTS"])).get("PARTS") ?? [];
    expect(parcels).toMatchObject([
      { parcelCode: "PARTS", parcelStatus: "REQUESTED" },
      { parcelCode: "PARTS-P2", parcelStatus: "DELIVERED" },
    ]);
    expect(new Set(parcels.map(({ waybill }) => waybill)).size).toBe(2);
    expect(house.changes.filter(({ parcelCode }) => parcelCode === "PARTS")).toHaveLength(1);
  });

  test("a parcel that is taken back is cancelled at the courier, and nothing more is told of it", async () => {
    await house.send("BACK");
    expect(await withdraw("BACK")).toBe(true);
    expect(await withdraw("BACK")).toBe(false);
    await house.deliver();
    expect(await parcel("BACK")).toBeUndefined();
    // The courier has cancelled it, so it cannot be picked up any more.
    await expect(house.lever("/parcels/BACK/pick?wait=true")).rejects.toThrow("409");
    await house.deliver();
    expect(house.told("BACK")).toEqual(["REQUESTED"]);
  });

  test("a parcel that is taken back before the courier hears of it is never handed over", async () => {
    await house.platform.database.transaction(async () => {
      await requestParcel(house.platform, usualParcel("EARLY"));
      await withdrawParcel(house.platform, "EARLY");
    });
    await house.deliver();
    expect(house.told("EARLY")).toEqual([]);
    await expect(house.lever("/parcels/EARLY/pick")).rejects.toThrow("404");
  });

  test("a parcel that has left cannot be taken back", async () => {
    await house.send("LEFT");
    await house.lever("/parcels/LEFT/pick?wait=true");
    await house.deliver();
    expect(await withdraw("LEFT")).toBe(false);
    expect(await parcel("LEFT")).toMatchObject({ parcelStatus: "PICKED_UP" });
  });

  test("a parcel that was undone is never handed over", async () => {
    const undone = house.platform.database.transaction(async () => {
      await requestParcel(house.platform, usualParcel("UNDONE"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await house.deliver();
    expect(await parcel("UNDONE")).toBeUndefined();
  });
});
