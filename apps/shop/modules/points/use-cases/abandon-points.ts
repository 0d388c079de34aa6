import { seconds } from "@gelora/service-kit/durations.ts";
import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { movedPointUse, selectOverdue } from "../storage/point-uses.ts";
import { releasePoints } from "./report-points.ts";

/**
 * An intention without an order: the club is asked to release what it may hold. A conditional
 * update decides between this and an order created at the same time.
 * @returns false when the order exists, or the intention was abandoned before
 */
export function abandonPoints(platform: Platform, orderCode: string): Promise<boolean> {
  return platform.database.transaction(async () => {
    if (!(await platform.database.send(movedPointUse(orderCode, "abandon")))) return false;
    await releasePoints(platform, orderCode);
    return true;
  });
}

/** Longer than placing an order takes; a program that was killed meanwhile does not finish it. */
const longestPlacing = seconds(20);

/** Abandons what a killed program left behind. Several programs may run this at once. */
export async function abandonOverdue(platform: Platform): Promise<void> {
  const overdue = dueRecords((page) => selectOverdue(platform, longestPlacing, page));
  await eachDue(platform.log, overdue, ({ code }) => abandonPoints(platform, code));
}
