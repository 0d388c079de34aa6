import { releaseAllParked, releaseParked } from "@gelora/service-kit/parked-messages.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../domain/authority.ts";

const messageId = z.uuid();

/**
 * Lets the outbox deliver a parked message again, once the cause of its failures is fixed. Locks
 * the message's row, by a conditional update.
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
    await recordAct(platform, staff, {
      name: "message.released",
      subject: { kind: "message", code: id },
      details: { topic },
    });
    return "released";
  });
}

/**
 * The same for all parked messages, or for those of one topic, after an outage of a provider. Locks
 * their rows, by a conditional update.
 */
export async function releaseMessages(
  platform: Platform,
  staff: StaffPrincipal,
  topic: string | undefined,
): Promise<number | "not allowed"> {
  if (!mayDo(staff, "release parked messages")) return "not allowed";
  return platform.database.transaction(async () => {
    const count = await releaseAllParked(platform, topic);
    if (count > 0)
      await recordAct(platform, staff, {
        name: "messages.released",
        subject: { kind: "message", code: topic ?? "all" },
        details: { count },
      });
    return count;
  });
}
