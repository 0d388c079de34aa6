import { type ClubPointsReport, clubPointsReport } from "@gelora/contracts/club-points.ts";
import type { Points } from "@gelora/money/points.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { tellUntilHeard } from "@gelora/service-kit/tell-until-heard.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { tellPoints } from "../../club-link/club-link.ts";

/** The outbox topic of reports about the points of orders. */
export const pointsTopic = "points.report";

/** The order is paid, or stands with a total of 0; in the transaction that says so. */
export function spendPoints(platform: Platform, orderCode: string): Promise<void> {
  return write(platform, { act: "spend", orderCode });
}

/** The order has ended: the rest of its points goes back; in the transaction that ends it. */
export function releasePoints(platform: Platform, orderCode: string): Promise<void> {
  return write(platform, { act: "release", orderCode });
}

/**
 * Pieces were cancelled or returned; in the transaction that says so.
 * @param cause unique within the order
 */
export function returnPoints(
  platform: Platform,
  back: { readonly orderCode: string; readonly points: Points; readonly cause: string },
): Promise<void> {
  return write(platform, { act: "return", ...back });
}

/**
 * One key for each order: the club hears of an order's points in the order in which things
 * happened.
 */
async function write(platform: Platform, report: ClubPointsReport): Promise<void> {
  const happenedAt = platform.clock.now().toISOString();
  await platform.outbox.write(pointsTopic, `points:${report.orderCode}`, { ...report, happenedAt });
}

/** Absent in messages written before it was added. */
const moment = z.object({ happenedAt: z.iso.datetime().optional() });

/** A club that comes back agrees within a minute, however long it was down. */
const longestWait = seconds(45);

/**
 * Notifies the club. One that is down is asked again until it answers, however long that takes: a
 * report that is parked would leave a member without their points.
 * @throws Error when the club refuses, which is a defect that someone must investigate
 */
export async function deliverReport(platform: Platform, { payload }: OutboxMessage): Promise<void> {
  const report = clubPointsReport.parse(payload);
  const message = { about: `points of ${report.orderCode}`, ...moment.parse(payload), longestWait };
  const answer = await tellUntilHeard(platform, message, () => tellPoints(platform, report));
  if (!answer.ok) throw new Error(`the club refused to ${report.act} points of ${report.orderCode}: ${answer.code}`);
}
