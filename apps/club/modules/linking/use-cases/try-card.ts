import { type Outcome } from "@gelora/outcomes/outcome.ts";
import { isKnownDevice, rememberDevice } from "@gelora/service-kit/known-devices.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { linkOfMember, type Member, selectMemberByMobile } from "../../membership/membership.ts";
import { checkPassword } from "../../passwords/passwords.ts";

/** A card's number and password, both as typed. */
export type Credentials = {
  readonly mobile: string;
  readonly password: string;
  /** The caller's account at the shop, where that is known. */
  readonly accountCode?: string;
};

/**
 * Compares a card's password. A number without a card, and a card that is not active, get the same
 * answer as a wrong password, after the same work.
 * @param mobile the digits after +62
 * @param whenRight follows a correct password, in its transaction
 */
export async function tryCard(
  context: RequestContext,
  { mobile, password, accountCode }: Credentials,
  whenRight: (member: Member, passwordVersion: number) => Promise<void>,
): Promise<Outcome<boolean>> {
  const { platform, source, credentials, deviceMark } = context;
  const found = await selectMemberByMobile(platform, mobile);
  const member = found?.status === "INACTIVE" ? undefined : found;
  const owner = await ownerOf(context, member?.memberCode ?? "", accountCode);
  const guesser = { mobile, session: credentials?.token, source, owner };
  return checkPassword(platform, { ...guesser, memberCode: member?.memberCode, password }, async (version) => {
    if (!member) return;
    if (deviceMark !== undefined) await rememberDevice(platform, member.memberCode, deviceMark);
    await whenRight(member, version);
  });
}

/**
 * What makes the caller known at a card: the account that it is linked to, or a browser where its
 * password was correct before (AC-12). A number without a card is looked up like one, to take the
 * same time.
 */
async function ownerOf(
  { platform, deviceMark }: RequestContext,
  memberCode: string,
  accountCode: string | undefined,
): Promise<string | undefined> {
  const link = await linkOfMember(platform, memberCode);
  if (accountCode !== undefined && link?.accountCode === accountCode) return `account:${accountCode}`;
  if (deviceMark === undefined || !(await isKnownDevice(platform, memberCode, deviceMark))) return undefined;
  return `device:${deviceMark}`;
}
