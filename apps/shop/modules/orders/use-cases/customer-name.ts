import type { Platform } from "../../../platform/platform.ts";
import { memberCodeOf } from "../../../platform/session.ts";
import { findMember } from "../../members/members.ts";
import { fullName } from "../domain/full-name.ts";
import type { OrderRecord } from "../domain/order.ts";

/**
 * Who ordered: a member by their own name, no matter who receives the parcel; a guest by the name
 * they gave, of which a pick-up has none.
 */
export async function customerName(platform: Platform, { owner, receiver }: OrderRecord): Promise<string | undefined> {
  const memberCode = memberCodeOf(owner);
  const member = memberCode === undefined ? undefined : await findMember(platform, memberCode);
  const named = member ?? receiver;
  return named ? fullName(named) : undefined;
}
