import { readLocal, removeLocal, writeLocal } from "../../../platform/browser/browser-storage.ts";

const name = "wishlist";
/** As many as a member's list holds. */
export const mostWishes = 200;

const isText = (value: unknown): value is string => typeof value === "string";

/** A guest's wishes on this device, oldest first. */
export function deviceWishes(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readLocal(name) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isText).slice(0, mostWishes) : [];
  } catch {
    return [];
  }
}

export function keepDeviceWishes(codes: Iterable<string>): void {
  writeLocal(name, JSON.stringify([...codes].slice(0, mostWishes)));
}

export function forgetDeviceWishes(): void {
  removeLocal(name);
}
