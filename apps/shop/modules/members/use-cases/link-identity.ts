import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { failure, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Identity, ThirdChannel } from "../domain/member.ts";
import { insertIdentity } from "../storage/identities.ts";

/**
 * Lets a third party's identity sign this member in from now on; SOCIAL_NOT_LINKABLE when it is
 * another member's. Idempotent.
 */
export async function linkIdentity(
  platform: Platform,
  memberCode: string,
  identity: Identity & { readonly channel: ThirdChannel },
): Promise<Outcome<void>> {
  const owner = await insertIdentity(platform, memberCode, identity);
  return owner === memberCode ? success(undefined) : failure("SOCIAL_NOT_LINKABLE");
}
