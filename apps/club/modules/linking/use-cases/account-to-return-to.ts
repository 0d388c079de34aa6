import type { Platform } from "../../../platform/platform.ts";
import { isErased } from "../../membership/membership.ts";
import { accountAfterObjection } from "../domain/objection.ts";

/**
 * The account that a card belongs to after an objection, as `accountAfterObjection` decides; none
 * in the place of one that was erased at the shop, since nobody could use or end that link.
 */
export async function accountToReturnTo(
  platform: Platform,
  ...decision: Parameters<typeof accountAfterObjection>
): Promise<string | undefined> {
  const wanted = accountAfterObjection(...decision);
  return wanted !== undefined && (await isErased(platform, wanted)) ? undefined : wanted;
}
