import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";

/**
 * Nobody wears a ball or a weight, and one size cannot be too small for some and right for others.
 */
const withoutFit: readonly SizeSystem[] = ["ONE", "BALL", "KG"];

/** Whether goods of such sizes fit someone or do not, which buyers can report. */
export function hasFit(system: SizeSystem): boolean {
  return !withoutFit.includes(system);
}
