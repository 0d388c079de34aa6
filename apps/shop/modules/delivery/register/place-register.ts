import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Place } from "../domain/parcel.ts";

/**
 * The official register of provinces, cities and regencies, and districts (package idn-area-data,
 * after the decree of the Ministry of Home Affairs). Codes are hierarchical: 31, 31.71, 31.71.01.
 * Read once, on first use, and cached: some 8,000 short names.
 */
type Register = { readonly places: ReadonlyMap<string, Place>; readonly below: ReadonlyMap<string, readonly Place[]> };

let register: Register | undefined;
const topLevel = "";

/** Two provinces are commonly known by their short names. */
const shortNames: Readonly<Record<string, string>> = {
  "Daerah Khusus Ibukota Jakarta": "DKI Jakarta",
  "Daerah Istimewa Yogyakarta": "DI Yogyakarta",
};

/** A province, city or district by its official code. */
export function findPlace(code: string): Place | undefined {
  return openRegister().places.get(code);
}

/**
 * Provinces when there is no parent; otherwise the cities of a province, or the districts of a
 * city. In alphabetical order; empty for unknown codes.
 */
export function placesIn(parentCode: string | undefined): readonly Place[] {
  return openRegister().below.get(parentCode ?? topLevel) ?? [];
}

/** True when the three codes exist and each lies in the one before it. */
export function isPlaceChain(state: string, city: string, district: string): boolean {
  const { places } = openRegister();
  return (
    [state, city, district].every((code) => places.has(code)) && parentOf(city) === state && parentOf(district) === city
  );
}

function openRegister(): Register {
  register ??= readRegister();
  return register;
}

function readRegister(): Register {
  const places = new Map<string, Place>();
  const below = new Map<string, Place[]>();
  for (const file of ["provinces", "regencies", "districts"]) {
    for (const { code, name } of readRows(file)) {
      const place = { code, name: shortNames[name] ?? name };
      places.set(code, place);
      const siblings = below.get(parentOf(code));
      if (siblings) siblings.push(place);
      else below.set(parentOf(code), [place]);
    }
  }
  const collator = new Intl.Collator("id", { numeric: true });
  for (const siblings of below.values()) siblings.sort((a, b) => collator.compare(a.name, b.name));
  return { places, below };
}

function readRows(file: string): { code: string; name: string }[] {
  const library = dirname(createRequire(import.meta.url).resolve("idn-area-data"));
  const text = readFileSync(join(library, "..", "data", `${file}.csv`));
  return parse<{ code: string; name: string }>(text, { columns: true, skip_empty_lines: true });
}

function parentOf(code: string): string {
  const end = code.lastIndexOf(".");
  return end < 0 ? topLevel : code.slice(0, end);
}
