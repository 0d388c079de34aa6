import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program, type StaffPrincipal, type Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { selectPickUpsInPreparation, updateReady } from "../storage/pick-ups.ts";
import { announce } from "./announce.ts";

/**
 * Records that the goods of a pick-up are ready in the store, and notifies the shopper. Locks the
 * order's row, by a conditional update, so the message is sent once [ORD-37, Q93].
 * @returns false when it already was, or nothing of it is being prepared
 */
async function makeReady(platform: Platform, by: Worker, orderCode: string): Promise<boolean> {
  return platform.database.transaction(async () => {
    const order = await updateReady(platform, orderCode);
    if (!order) return false;
    await announce(platform, "readyForPickup", order);
    const subject = { kind: "order", code: orderCode } as const;
    await recordAct(platform, by, {
      name: "order.ready",
      subject,
      details: { storeCode: order.store?.storeCode ?? null },
    });
    return true;
  });
}

/** For store staff, who have prepared the goods. */
export async function reportReady(
  platform: Platform,
  staff: StaffPrincipal,
  orderCode: string,
): Promise<"ready" | "not allowed" | "nothing to prepare"> {
  if (!mayDo(staff, "report pick-ups ready")) return "not allowed";
  return (await makeReady(platform, staff, orderCode)) ? "ready" : "nothing to prepare";
}

/**
 * For stores whose goods are always ready; the others wait for staff or for the preparation time.
 */
export async function makeReadyAtOnce(platform: Platform, orderCode: string): Promise<void> {
  if (platform.configuration.PICKUP_READY_MINUTES === 0) await makeReady(platform, program("pick-up"), orderCode);
}

/**
 * Marks pick-ups ready after a store's usual preparation time. Several programs may run this at
 * once.
 */
export async function makeDuePickUpsReady(platform: Platform): Promise<void> {
  const time = platform.configuration.PICKUP_READY_MINUTES;
  const due = dueRecords((page) => selectPickUpsInPreparation(platform, time, page));
  await eachDue(platform.log, due, ({ code }) => makeReady(platform, program("pick-up"), code));
}
