import type { Platform } from "../../../platform/platform.ts";
import { ownerOfMember } from "../../../platform/session.ts";
import { selectDueTime } from "../storage/erasures.ts";
import { thingsUnderWay, type UnderWay } from "./things-under-way.ts";

type AskedErasure = { readonly dueAt: Date; readonly waitsFor: readonly UnderWay[] };

/** When a member's account is erased, and what has to end before; undefined while not asked for. */
export async function showErasure(platform: Platform, memberCode: string): Promise<AskedErasure | undefined> {
  const dueAt = await selectDueTime(platform, memberCode);
  return dueAt && { dueAt, waitsFor: await thingsUnderWay(platform, ownerOfMember(memberCode)) };
}
