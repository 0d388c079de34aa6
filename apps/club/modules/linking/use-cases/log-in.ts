import type { ClubLoginAnswer } from "@gelora/contracts/club-login.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { linkOfMember, type Member } from "../../membership/membership.ts";
import { openShopSession } from "../providers/shop.ts";
import { isLocked } from "../storage/link-locks.ts";
import { type Credentials, tryCard } from "./try-card.ts";

type OpenedSession = Extract<ClubLoginAnswer, { ok: true }>;

export type ClubLogin =
  | { readonly result: "signed in"; readonly member: Member; readonly session: OpenedSession }
  | { readonly result: "not linked" }
  | { readonly result: "unknown" };

/**
 * Signs in at the shop with a card's number and password [LGN-13 to LGN-16]. The club checks the
 * password; the shop opens the session for the account that the card is linked to. That a card is
 * not linked is revealed only to someone who knows its password.
 * @returns failure LINK_LOCKED, UNKNOWN_ERROR when the shop does not answer, and those of the
 * number and of `checkPassword`
 */
export async function logInWithClub(context: RequestContext, typed: Credentials): Promise<Outcome<ClubLogin>> {
  const fault = mobileError(typed.mobile);
  if (fault) return failure(fault);
  const { platform } = context;
  const found: { member?: Member; accountCode?: string | undefined; isLocked?: boolean } = {};
  const credentials = { mobile: mobileDigitsOf(typed.mobile), password: typed.password };
  const right = await tryCard(context, credentials, async (member, version) => {
    found.member = member;
    found.isLocked = await isLocked(platform, member.memberCode, version);
    found.accountCode = (await linkOfMember(platform, member.memberCode))?.accountCode;
  });
  if (!right.ok) return right;
  const { member, accountCode } = found;
  if (!right.value || !member) return success({ result: "unknown" });
  if (found.isLocked) return failure("LINK_LOCKED");
  if (accountCode === undefined) return success({ result: "not linked" });
  return openSession(context, member, accountCode);
}

async function openSession(
  { platform, credentials, fromBrowser, userAgent, keepCompanion }: RequestContext,
  member: Member,
  accountCode: string,
): Promise<Outcome<ClubLogin>> {
  const who = { accountCode, fromBrowser, userAgent: userAgent.slice(0, 1000) };
  try {
    const session = await openShopSession(platform, credentials ? { ...who, credentials } : who);
    if (!session.ok) return success({ result: "not linked" });
    if (session.companion) keepCompanion(session.companion.value, session.companion.lifeSeconds);
    return success({ result: "signed in", member, session });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error }, "the shop did not open a session for a card");
    return failure("UNKNOWN_ERROR");
  }
}
