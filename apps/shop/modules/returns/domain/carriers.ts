import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** Couriers that a shopper may send a return with, by code. */
const carriers: Readonly<Record<string, string>> = {
  JNE: "JNE",
  JNT: "J&T Express",
  SICEPAT: "SiCepat",
  ANTERAJA: "AnterAja",
  TIKI: "TIKI",
  POS: "Pos Indonesia",
};

const other = "OTHER";

export type ReturnParcel = { readonly companyCode: string; readonly companyName: string; readonly expressCode: string };

export function carriersIn(language: Language): { companyCode: string; companyName: string }[] {
  const known = Object.entries(carriers).map(([companyCode, companyName]) => ({ companyCode, companyName }));
  return [...known, { companyCode: other, companyName: say(language, "company.OTHER") }];
}

/**
 * Reads what a shopper or staff say about a parcel. Another courier needs its name; a tracking
 * number has 6 to 40 letters, digits and dashes.
 * @returns the field that is wrong, or the parcel
 */
export function readParcel(given: {
  readonly companyCode: string;
  readonly companyName?: string | null | undefined;
  readonly expressCode: string;
}): ReturnParcel | { readonly wrong: "companyCode" | "companyName" | "expressCode" } {
  const companyCode = given.companyCode.trim().toUpperCase();
  const named = (given.companyName ?? "").replaceAll(/\s+/g, " ").trim();
  const companyName = companyCode === other ? named : carriers[companyCode];
  if (companyName === undefined) return { wrong: "companyCode" };
  if (!/^[\p{L}\d][\p{L}\d .&'-]{1,39}$/u.test(companyName)) return { wrong: "companyName" };
  const expressCode = given.expressCode.replaceAll(/\s+/g, "").toUpperCase();
  if (!/^[A-Z0-9-]{6,40}$/.test(expressCode)) return { wrong: "expressCode" };
  return { companyCode, companyName, expressCode };
}
