import type { ClubLoginAnswer, ClubLoginQuestion } from "@gelora/contracts/club-login.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { clubGatewayProgram } from "@gelora/contracts/session-lookup.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import { deviceName } from "../../../platform/device-name.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { HostCookie } from "../../../platform/request-context.ts";
import { findSession, signMemberIn } from "../../identity/identity.ts";
import { longestSessionLife } from "../../identity/session-lives.ts";
import { findMember } from "../../members/members.ts";

/**
 * Opens a session for the account that a card is linked to, after the club has checked the card's
 * password [LGN-13]. As every sign-in it issues a new token and companion value, and leaves the
 * guest session of the browser until its cart is merged.
 */
export async function logInForClub(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  { accountCode, credentials, fromBrowser, userAgent }: ClubLoginQuestion,
): Promise<ClubLoginAnswer | typeof notAllowed> {
  if (kind !== "program" || code !== clubGatewayProgram) return notAllowed;
  const member = await findMember(platform, accountCode);
  if (member?.status !== "active") return { ok: false };
  const session = credentials && (await findSession(platform, { companion: undefined, ...credentials }));
  const companion = cookieInHand(credentials?.companion);
  const device = () => deviceName(userAgent);
  const { token, visitorKey } = await signMemberIn({ platform, session, fromBrowser, companion, device }, accountCode);
  const value = fromBrowser ? companion.value() : undefined;
  return {
    ok: true,
    token,
    visitorUniqueKey: visitorKey,
    companion: value === undefined ? null : { value, lifeSeconds: longestSessionLife / 1000 },
    userCode: member.memberCode,
    email: member.email ?? null,
    mobile: member.mobile ?? null,
    firstName: member.firstName,
    lastName: member.lastName,
    tenantCode: platform.configuration.SITE_CODE,
  };
}

/** The browser's cookie, which the club sets with its own response. */
function cookieInHand(value: string | undefined): HostCookie {
  let kept = value;
  return {
    value: () => kept,
    keep: (content) => {
      kept = content;
    },
    clear: () => {
      kept = undefined;
    },
  };
}
