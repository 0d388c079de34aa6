import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceSizes, keepDeviceSizes } from "./device-sizes.ts";
import { fullNameOf } from "./find-size.ts";
import { nameOfCode, shownSize, sizeChoices } from "./size-choices.ts";

describe("a guest's sizes on the device", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("are stored, one of each kind, and leave nothing behind when all are forgotten", () => {
    keepDeviceSizes(new Map([["SHOES", "EU-42"]]));
    expect(deviceSizes()).toEqual(new Map([["SHOES", "EU-42"]]));
    keepDeviceSizes(new Map());
    expect(stored.size).toBe(0);
  });

  test.each(["no json", "[]", "null", '{"HATS":"EU-42","SHOES":7,"SOCKS":"<b>"}'])(
    "are none where the storage holds %s",
    (text) => {
      stored.set("sizes", text);
      expect(deviceSizes()).toEqual(new Map());
    },
  );
});

test("a size is named as on the box, adults' shoes with their conversion", () => {
  expect(shownSize("SHOES", "EU-42", "en-US")).toBe("EU 42 · UK 8 · 26.5 cm");
  expect(shownSize("SHOES", "EU-42", "id-ID")).toBe("EU 42 · UK 8 · 26,5 cm");
  expect(shownSize("SHOES", "EU-42.5", "id-ID")).toMatch(/^EU 42\.5 · /);
  expect(["LETTER-M", "CM-128", "EU-30"].map(nameOfCode)).toEqual(["M", "128 cm", "EU 30"]);
  expect(shownSize("KIDS_SHOES", "EU-30", "en-US")).toBe("EU 30");
});

test("a size that is not among those offered can still be one's own", () => {
  expect(sizeChoices("SHOES", "EU-42.5")).toContain("EU-42.5");
  expect(sizeChoices("SHOES", "EU-51")[0]).toBe("EU-51");
  expect(sizeChoices("WOMEN_TOPS", undefined)[0]).toBe("LETTER-XXS");
});

test("the smallest and the largest size of a guide are shown under all of their names", () => {
  expect(fullNameOf({ name: "US 7", otherNames: ["EU 40", "UK 6", "25 cm"] })).toBe("US 7 (EU 40 · UK 6 · 25 cm)");
  expect(fullNameOf({ name: "XL", otherNames: [] })).toBe("XL");
});
