import { getProvinces } from "idn-area-data";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { courierKey, createTestSandbox } from "../testing/run-sandbox.ts";
import { areaOf, regionOfName } from "./domain/areas.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.stop());

const shoe = { name: "Shoe", value: 900_000, weight: 900, quantity: 1 };
const jakartaToBandung = {
  origin_postal_code: 12440,
  destination_postal_code: "40111",
  couriers: "jne,jnt,sicepat,grab,gojek",
  items: [shoe],
};

async function rates(change: object = {}, headers: Record<string, string> = courierKey) {
  const response = await sandbox.server.inject({
    method: "POST",
    url: "/biteship/v1/rates/couriers",
    headers,
    payload: { ...jakartaToBandung, ...change },
  });
  return { status: response.statusCode, body: response.json() };
}

type Line = { company: string; type: string; price: number; duration: string; available_for_cash_on_delivery: boolean };
const named = (lines: readonly Line[]) => lines.map((line) => `${line.company} ${line.type}`);

test("a quote names service, price, duration and whether cash on delivery is possible", async () => {
  const { body } = await rates({ couriers: "jne" });
  expect(body).toMatchObject({ success: true, object: "courier_pricing" });
  expect(body.pricing[0]).toMatchObject({
    company: "jne",
    courier_code: "jne",
    courier_name: "JNE",
    courier_service_code: "reg",
    courier_service_name: "Reguler",
    available_for_cash_on_delivery: true,
    duration: "2 - 3 days",
    shipment_duration_range: "2 - 3",
    shipment_duration_unit: "days",
    service_type: "standard",
    type: "reg",
    price: expect.any(Number),
  });
});

test("motorbikes ride within a city only", async () => {
  expect(named((await rates()).body.pricing)).toEqual(["jne reg", "jne yes", "jnt ez", "sicepat reg"]);
  const inTown = await rates({ destination_postal_code: "12950" });
  expect(named(inTown.body.pricing)).toEqual(
    expect.arrayContaining(["grab instant", "grab same_day", "gojek instant"]),
  );
});

test("motorbikes do not cross the sea, however near an island is", async () => {
  const rides = async (change: object) => named((await rates({ couriers: "grab,gojek,jne", ...change })).body.pricing);
  for (const island of ["14510", "14520", "14530", "14540"])
    expect(await rides({ destination_postal_code: island })).toEqual(["jne reg", "jne yes"]);
  const name = "Kepulauan Seribu Utara, Kabupaten Administrasi Kepulauan Seribu, DKI Jakarta";
  const byName = { destination_postal_code: undefined, destination_area_id: name };
  expect(await rides(byName)).toEqual(["jne reg", "jne yes"]);
  expect(await rides({ origin_postal_code: 14520, destination_postal_code: "14540" })).toContain("grab instant");
  expect(await rides({ origin_postal_code: 29432, destination_postal_code: "29124" })).not.toContain("grab instant");
  for (const mainland of ["14440", "15111", "17111"])
    expect(await rides({ destination_postal_code: mainland })).toContain("grab instant");
});

test("an island that is found by its name has a postal code of its own", () => {
  const area = areaOf("Kepulauan Seribu Utara, Kabupaten Administrasi Kepulauan Seribu, DKI Jakarta");
  expect(area?.postalCode).toMatch(/^145\d\d$/);
});

test("the price is the same each time, and grows with way and weight", async () => {
  const price = async (change: object) => (await rates({ couriers: "jne", ...change })).body.pricing[0].price;
  const near = await price({});
  expect(await price({})).toBe(near);
  expect(await price({ destination_postal_code: "99111" })).toBeGreaterThan(near);
  expect(await price({ items: [{ ...shoe, quantity: 4 }] })).toBeGreaterThan(near);
  expect(await price({ items: [{ ...shoe, length: 100, width: 60, height: 50 }] })).toBeGreaterThan(near);
});

test("an address that no postal code places is quoted as one far away", async () => {
  const unknown = await rates({ destination_postal_code: "00000", couriers: "jne,grab" });
  expect(named(unknown.body.pricing)).toEqual(["jne reg", "jne yes"]);
  const byName = await rates({
    destination_postal_code: undefined,
    destination_area_id: "Kota Surabaya",
    couriers: "jne",
  });
  const byCode = await rates({ destination_postal_code: "60111", couriers: "jne" });
  expect(byName.body.pricing).toEqual(byCode.body.pricing);
  const byAreaId = await rates({
    destination_postal_code: undefined,
    destination_area_id: "IDNP6IDNC148IDND836IDZ12410",
    couriers: "grab",
  });
  expect(byAreaId.status).toBe(200);
});

test("what cannot be quoted is refused with a code", async () => {
  expect(await rates({}, {})).toMatchObject({ status: 401, body: { success: false } });
  expect(await rates({ couriers: "nobody" })).toMatchObject({ status: 400, body: { success: false, code: 40001010 } });
  expect(await rates({ destination_postal_code: undefined })).toMatchObject({ status: 400, body: { code: 40001003 } });
  expect(await rates({ items: [] })).toMatchObject({ status: 400, body: { code: 40001001 } });
});

test("every province of the official data is a place that the courier knows", async () => {
  const unknown = (await getProvinces()).filter(({ name }) => regionOfName(`Suatu, Tempat, ${name}`) === undefined);
  expect(unknown).toEqual([]);
});

test("a district's name is not taken for a city elsewhere", () => {
  expect(regionOfName("Depok, Sleman, DI Yogyakarta")).toBe("55");
  expect(regionOfName("Beji, Kota Depok, Jawa Barat")).toBe("16");
  expect(regionOfName("Padang, Lumajang, Jawa Timur")).toBe("60");
  expect(regionOfName("Nowhere")).toBeUndefined();
});

test("an area found by its names is quoted like its postal code", async () => {
  const find = async (input: string) => {
    const response = await sandbox.server.inject({
      url: "/biteship/v1/maps/areas",
      query: { countries: "ID", input, type: "single" },
      headers: courierKey,
    });
    return response.json();
  };
  const { areas } = await find("Coblong, Kota Bandung, Jawa Barat");
  expect(areas).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/IDZ40\d{3}$/),
      administrative_division_level_3_name: "Coblong",
      country_code: "ID",
    }),
  ]);
  const byArea = await rates({ destination_postal_code: undefined, destination_area_id: areas[0].id });
  expect(byArea.body.pricing).toEqual((await rates()).body.pricing);
  expect(await find("Nowhere")).toEqual({ success: true, areas: [] });
});
