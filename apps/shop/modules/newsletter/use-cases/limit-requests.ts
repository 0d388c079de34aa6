import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { days, hours } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

/** Mails that others can have sent to one address in a day. */
const mostMails = 3;

export const newsletterLimits = platformPart("the limits of the newsletter's requests", ({ counts }: Platform) =>
  counts.limits("newsletter-requests", hours(1)),
);

/**
 * Limits the requests that send a mail: by source, and by the address as typed, so that the answer
 * says nothing about who is subscribed. The address is counted as a digest: most belong to people
 * we do not know.
 */
export async function limitRequests(
  { platform, source }: Pick<RequestContext, "platform" | "source">,
  email: string,
): Promise<Outcome<void>> {
  const usual = platform.configuration.NEWSLETTER_REQUESTS_PER_HOUR;
  const seconds = await newsletterLimits
    .of(platform)(sourceLimit(platform.configuration, source, usual))
    .take(source);
  if (seconds > 0) return failure("TOO_MANY_REQUESTS", { seconds });
  const subject = `newsletter:${digestOfToken(email)}`;
  return limitInWindow(platform, [{ subject, most: mostMails, window: days(1) }]);
}
