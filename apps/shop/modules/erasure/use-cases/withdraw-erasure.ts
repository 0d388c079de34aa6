import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMember } from "../../members/members.ts";
import { deleteErasure } from "../storage/erasures.ts";

/**
 * The account stays. Waits for an erasure that is being done, and after it says that the account is
 * gone.
 * @returns failure MEMBER_NOT_FOUND
 */
export async function withdrawErasure(platform: Platform, memberCode: string): Promise<Outcome<void>> {
  await deleteErasure(platform, memberCode);
  const member = await findMember(platform, memberCode);
  return member?.status === "active" ? success(undefined) : failure("MEMBER_NOT_FOUND");
}
