import type { Platform } from "../../platform/platform.ts";
import { selectFaults } from "./storage/audit.ts";

/** A payment whose rows contradict each other. */
export type PaymentFault = { readonly orderCode: string; readonly fault: string };

/**
 * Adds the payments up by another route than the code that keeps them. Empty when all is well (invariants I-06, I-08). The journeys and the crash tests read it.
 */
export async function auditPayments(platform: Platform): Promise<readonly PaymentFault[]> {
  return selectFaults(platform);
}
