import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { countResetRequest } from "../storage/reset-requests.ts";
import { limitResetRequests } from "./limit-source.ts";
import { resetLinkLife } from "./reset-link-life.ts";
import { resetTopic } from "./topics.ts";

/** As long as a link lives, so that whoever has to wait has a link in their mailbox that still opens. */
const window = resetLinkLife;
const mostRequests = 3;

/**
 * Asks for a link by mail. Known or not, an address costs the same: a count and one message in the outbox, which looks the member up when it is delivered (AC-09).
 * Limits count the address as typed, and so tell nothing either.
 */
export async function requestPasswordReset(context: RequestContext, typed: string): Promise<Outcome<void>> {
  const { platform, source, language } = context;
  const email = foldEmail(typed);
  if (!isEmail(email)) return failure("EMAIL_INVALID");
  const limit = await limitResetRequests(platform, source);
  if (!limit.ok) return limit;
  const { requests, secondsLeft } = await countResetRequest(platform, email, window);
  if (requests > mostRequests) return failure("TOO_MANY_REQUESTS", { seconds: secondsLeft });
  await platform.database.transaction(() =>
    platform.outbox.write(resetTopic, `reset:${digestOfToken(email)}`, { email, language }),
  );
  return success(undefined);
}
