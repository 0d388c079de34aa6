import { expect } from "vitest";
import type { Platform } from "../../../platform/platform.ts";
import { selectLedgerDiscrepancies } from "../storage/audit.ts";

/** The audit finds nothing. */
export async function expectSoundBooks(platform: Platform): Promise<void> {
  expect(await selectLedgerDiscrepancies(platform)).toEqual([]);
}
