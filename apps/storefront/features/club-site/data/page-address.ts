import { encodeSiteKey } from "@gelora/contracts/site-key.ts";
import type { forgotPin, MemberPage } from "@gelora/contracts/site-page.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { failureIn } from "../../../platform/gateway/gateway-failures.ts";
import { browserPage } from "../../../platform/page/browser-page.ts";
import { callClub, clubReadWaitMs } from "../../../platform/session/club-client.ts";
import { siteKeyDocument } from "./loyalty-documents.ts";

/** A page of the club's own site; `password` needs no link to a member, and so no key. */
export type ClubPage = MemberPage | "password";

/** A page, and where on it. */
export type ClubPlace = { readonly page: ClubPage; readonly step?: typeof forgotPin | undefined };

const documentNames = { pin: "PIN", card: "CARD", points: "POINTS" } as const;

/**
 * The address that opens a page once, in this page's language and with the way back to it [PIN-04,
 * Q33].
 */
export async function addressOfClubPage({ page, step }: ClubPlace): Promise<CallResult<string>> {
  const { settings, language } = browserPage();
  const address = new URL(`/site/${page}`, settings.clubSiteUrl);
  address.searchParams.set("lang", language);
  address.searchParams.set("back", location.pathname + location.search);
  if (step) address.searchParams.set("step", step);
  if (page === "password") return { ok: true, value: address.href };
  const key = await keyOf(page, settings.clubSiteKey);
  if (!key.ok) return key;
  address.searchParams.set("key", key.value);
  return { ok: true, value: address.href };
}

async function keyOf(page: MemberPage, fixedKey: string): Promise<CallResult<string>> {
  const answer = await callClub(siteKeyDocument, { page: documentNames[page] }, clubReadWaitMs);
  if (!answer.ok) return answer;
  const { userCode, token, ...result } = answer.value.mapClubSiteKey ?? { success: false };
  if (!userCode || !token) return { ok: false, failure: failureIn(result) };
  return { ok: true, value: await encodeSiteKey(fixedKey, { userCode, token }) };
}
