import { forgetLastingNote, readLastingNote, writeLastingNote } from "../../platform/browser/personal-notes.ts";

const name = "seen";
/** As many as the shop returns in one answer. */
const mostSeen = 20;

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * The codes of products that were looked at on this device, newest first. They never leave it but
 * to ask for their cards, and no account has them.
 */
export function seenGoods(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readLastingNote(name) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isText).slice(0, mostSeen) : [];
  } catch {
    return [];
  }
}

/** Puts a product in front; looking again moves it there. */
export function noteSeen(productCode: string): void {
  writeLastingNote(name, JSON.stringify([productCode, ...without(productCode)].slice(0, mostSeen)));
}

/** Keeps only goods that still exist. */
export function keepSeen(codes: ReadonlySet<string>): void {
  writeLastingNote(name, JSON.stringify(seenGoods().filter((code) => codes.has(code))));
}

export function forgetSeen(): void {
  forgetLastingNote(name);
}

const without = (productCode: string): readonly string[] => seenGoods().filter((code) => code !== productCode);
