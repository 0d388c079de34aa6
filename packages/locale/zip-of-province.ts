import { defaultZipCode } from "./address.ts";

/**
 * The first two digits of the postal codes of a province, by its official code. They are numbered
 * by region, from west to east.
 */
const regions: Readonly<Record<string, string>> = {
  "11": "23 24",
  "12": "20 21 22",
  "13": "25 26 27",
  "14": "28 29",
  "15": "36 37",
  "16": "30 31 32",
  "17": "38 39",
  "18": "34 35",
  "19": "33",
  "21": "29",
  "31": "10 11 12 13 14",
  "32": "16 17 40 41 43 44 45 46",
  "33": "50 51 52 53 54 56 57 58 59",
  "34": "55",
  "35": "60 61 62 63 64 65 66 67 68 69",
  "36": "15 42",
  "51": "80 81 82",
  "52": "83 84",
  "53": "85 86 87",
  "61": "78 79",
  "62": "73 74",
  "63": "70 71 72",
  "64": "75 76 77",
  "65": "77",
  "71": "95",
  "72": "94",
  "73": "90 91 92",
  "74": "93",
  "75": "96",
  "76": "91",
  "81": "97",
  "82": "97",
  "91": "98 99",
  "92": "98 99",
  "93": "98 99",
  "94": "98 99",
  "95": "98 99",
  "96": "98 99",
};

/**
 * Whether a postal code can be one of a province. A typing error would send a parcel, and its
 * price, across the country: requests to couriers leave such a code out.
 * @param zipCode five digits; the stand-in for an unknown one is none of any province
 * @param provinceCode official, such as `31`; of one that is not known every code is taken
 */
export function isZipOfProvince(zipCode: string, provinceCode: string): boolean {
  if (zipCode === defaultZipCode) return false;
  const own = regions[provinceCode];
  return own === undefined || own.split(" ").includes(zipCode.slice(0, 2));
}
