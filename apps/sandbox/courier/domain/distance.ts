import { regionOfName } from "./areas.ts";

/**
 * The distance between two places in Indonesia, from coordinates, a postal code or a name. Rough
 * but deterministic: postal codes are numbered by region, so their first two digits locate an
 * address well enough for a price.
 */
export type Place = {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly postalCode?: string | undefined;
  /**
   * An area id, which may end with its postal code (`IDNP6IDNC148IDND836IDZ12410`), or any name.
   */
  readonly area?: string | undefined;
};

type Point = readonly [latitude: number, longitude: number];

/** The centre of the region of a postal code's first two digits. */
const regions: Readonly<Record<string, Point>> = {
  "10": [-6.18, 106.83],
  "11": [-6.17, 106.76],
  "12": [-6.26, 106.81],
  "13": [-6.23, 106.9],
  "14": [-6.13, 106.87],
  "15": [-6.24, 106.65],
  "16": [-6.6, 106.8],
  "17": [-6.24, 107.0],
  "18": [-6.2, 106.8],
  "19": [-6.2, 106.8],
  "20": [3.59, 98.67],
  "21": [2.96, 99.06],
  "22": [2.0, 99.0],
  "23": [5.0, 96.8],
  "24": [5.18, 97.14],
  "25": [-0.95, 100.35],
  "26": [-0.3, 100.6],
  "27": [-0.6, 101.2],
  "28": [0.51, 101.45],
  "29": [1.05, 104.03],
  "30": [-2.98, 104.75],
  "31": [-3.8, 103.5],
  "32": [-4.0, 104.0],
  "33": [-2.13, 106.11],
  "34": [-5.0, 105.2],
  "35": [-5.43, 105.26],
  "36": [-1.61, 103.61],
  "37": [-2.0, 102.5],
  "38": [-3.79, 102.26],
  "39": [-4.2, 103.0],
  "40": [-6.91, 107.61],
  "41": [-6.3, 107.3],
  "42": [-6.12, 106.15],
  "43": [-6.92, 106.93],
  "44": [-7.2, 107.9],
  "45": [-6.73, 108.55],
  "46": [-7.33, 108.22],
  "50": [-6.97, 110.42],
  "51": [-6.89, 109.67],
  "52": [-6.87, 109.14],
  "53": [-7.42, 109.24],
  "54": [-7.67, 109.65],
  "55": [-7.8, 110.37],
  "56": [-7.47, 110.22],
  "57": [-7.57, 110.82],
  "58": [-7.1, 111.0],
  "59": [-6.8, 110.84],
  "60": [-7.26, 112.75],
  "61": [-7.45, 112.7],
  "62": [-7.12, 112.42],
  "63": [-7.63, 111.52],
  "64": [-7.82, 112.02],
  "65": [-7.98, 112.63],
  "66": [-8.07, 111.9],
  "67": [-7.75, 113.2],
  "68": [-8.17, 113.7],
  "69": [-7.03, 113.9],
  "70": [-3.32, 114.59],
  "71": [-2.9, 115.2],
  "72": [-3.4, 115.9],
  "73": [-2.21, 113.92],
  "74": [-2.5, 112.95],
  "75": [-0.5, 117.15],
  "76": [-1.27, 116.83],
  "77": [2.8, 117.4],
  "78": [-0.03, 109.34],
  "79": [0.9, 109.0],
  "80": [-8.65, 115.22],
  "81": [-8.4, 115.2],
  "82": [-8.54, 115.33],
  "83": [-8.58, 116.12],
  "84": [-8.5, 117.42],
  "85": [-10.18, 123.6],
  "86": [-8.66, 121.08],
  "87": [-9.65, 120.26],
  "90": [-5.14, 119.42],
  "91": [-3.54, 118.97],
  "92": [-5.4, 120.2],
  "93": [-3.99, 122.51],
  "94": [-0.9, 119.87],
  "95": [1.49, 124.84],
  "96": [0.54, 123.06],
  "97": [-3.7, 128.18],
  "98": [-0.86, 134.06],
  "99": [-2.53, 140.72],
};

/** Without any hint, a distance between islands is assumed. */
const unknownDistanceKm = 900;
/** The distance within one region is never zero. */
const shortestKm = 6;
const roadFactor = 1.3;

/** @returns whole kilometres by road */
export function distanceKm(from: Place, to: Place): number {
  const start = pointOf(from);
  const end = pointOf(to);
  if (!start || !end) return unknownDistanceKm;
  return Math.max(shortestKm, Math.round(airDistanceKm(start, end) * roadFactor));
}

/** The postal code of a place, or the first digits of it when only a name is known. */
export function postalBeginning(place: Place): string {
  const code = place.postalCode ?? /IDZ(\d{5})$/.exec(place.area ?? "")?.[1];
  return code && code.slice(0, 2) in regions ? code : (regionOfName(place.area ?? "") ?? "");
}

function pointOf(place: Place): Point | undefined {
  if (place.latitude !== undefined && place.longitude !== undefined) return [place.latitude, place.longitude];
  return regions[postalBeginning(place).slice(0, 2)];
}

function airDistanceKm([latitude1, longitude1]: Point, [latitude2, longitude2]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(latitude2 - latitude1) / 2) ** 2 +
    Math.cos(radians(latitude1)) * Math.cos(radians(latitude2)) * Math.sin(radians(longitude2 - longitude1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)));
}
