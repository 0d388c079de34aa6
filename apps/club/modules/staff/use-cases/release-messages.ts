import { randomUUID } from "node:crypto";
import { parkedMessages, releaseAllParked, releaseParked } from "@gelora/service-kit/parked-messages.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { mayDo, type StaffPrincipal } from "../domain/authority.ts";
import { insertAct } from "../storage/acts.ts";

const messageId = z.uuid();
/** The journal asks why; releasing has one reason only. */
const reason = "parked";

/** What the outbox has given up, oldest first, without what is in it. */
export async function listParked(platform: Platform, staff: StaffPrincipal) {
  return mayDo(staff, "release parked messages") ? parkedMessages(platform.database) : "not allowed";
}

/**
 * Lets the outbox deliver a parked message again, once the cause of its failures is fixed. Locks
 * the message's row, by a conditional update: of two callers one releases it.
 */
export async function releaseMessage(
  platform: Platform,
  staff: StaffPrincipal,
  id: string,
): Promise<"released" | "not allowed" | "nothing parked"> {
  if (!mayDo(staff, "release parked messages")) return "not allowed";
  if (!messageId.safeParse(id).success) return "nothing parked";
  return platform.database.transaction(async () => {
    const topic = await releaseParked(platform, id);
    if (topic === undefined) return "nothing parked";
    const act = { name: "message.released", subject: id, reason, key: randomUUID(), details: { topic } } as const;
    await insertAct(platform, staff.staffCode, act);
    return "released";
  });
}

/**
 * The same for all parked messages, or for those of one topic, after an outage. Locks their rows,
 * by a conditional update.
 * @returns how many
 */
export async function releaseMessages(
  platform: Platform,
  staff: StaffPrincipal,
  topic: string | undefined,
): Promise<number | "not allowed"> {
  if (!mayDo(staff, "release parked messages")) return "not allowed";
  return platform.database.transaction(async () => {
    const count = await releaseAllParked(platform, topic);
    const act = { subject: topic ?? "all", reason, key: randomUUID(), details: { count } } as const;
    if (count > 0) await insertAct(platform, staff.staffCode, { name: "messages.released", ...act });
    return count;
  });
}
