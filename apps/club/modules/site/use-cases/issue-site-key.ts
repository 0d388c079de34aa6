import type { MemberPage } from "@gelora/contracts/site-page.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { insertKey } from "../storage/site-keys.ts";
import type { SiteVisitor } from "../storage/site-tables.ts";

/** A browser opens the page as soon as it has the key. */
export const keyLife = minutes(2);

/** Every press of a button costs one. */
export const keyLimit = platformPart("the limit of the site's keys", ({ counts }: Platform) =>
  counts.limit("site-keys", { tries: 30, within: seconds(60) }),
);

/**
 * Issues the token that opens one page of the site once, for one member [PIN-04, Q33].
 * @returns failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function issueSiteKey(
  platform: Platform,
  visitor: SiteVisitor,
  page: MemberPage,
): Promise<Outcome<string>> {
  const wait = await keyLimit.of(platform).take(visitor.memberCode);
  if (wait > 0) return failure("TOO_MANY_REQUESTS", { seconds: wait });
  const token = newSecretToken();
  await insertKey(platform, { ...visitor, token, page }, keyLife);
  return success(token);
}
