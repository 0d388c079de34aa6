import { type ClubJoining, type ClubJoiningAnswer, clubJoiningProgram } from "@gelora/contracts/club-joining.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { foldEmail } from "@gelora/locale/email.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { claimPurchases } from "../../earning/earning.ts";
import { announceLink, type FormerOwner, isLocked } from "../../linking/linking.ts";
import {
  findMembers,
  insertLink,
  isErased,
  lockAccount,
  memberOfAccount,
  renewCard,
  takeCard,
} from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";
import { holdPasswordVersion, isPasswordHash, replacePassword } from "../../passwords/passwords.ts";
import { recordReferral, referralCodeOf } from "../../referral/referral.ts";
import { insertJoining, selectJoining, upsertOfferChoice } from "../storage/joinings.ts";

/**
 * Makes the holder of an account at the shop a member, or finds the card that has their number, and
 * links both. One transaction: account, card, link, referral and consent stand together or not at
 * all. Only the shop's program may ask.
 *
 * Holds the account, so repeated requests follow each other and the second finds what the first has
 * written; then the card, so of several accounts with one number one gets it.
 */
export async function joinClub(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  request: ClubJoining,
): Promise<ClubJoiningAnswer | typeof notAllowed> {
  if (kind !== "program" || code !== clubJoiningProgram) return notAllowed;
  return platform.database.transaction(async () => {
    await lockAccount(platform, request.accountCode);
    const before = await selectJoining(platform, request);
    if (before) return before;
    const answer = await join(platform, request);
    await insertJoining(platform, request, answer);
    return answer;
  });
}

async function join(platform: Platform, request: ClubJoining): Promise<ClubJoiningAnswer> {
  const { accountCode, specialOffers, referralCode } = request;
  const linked = await memberOfAccount(platform, accountCode);
  if (linked !== undefined) return { outcome: "joined", memberCode: linked };
  // Its account was erased: a card would belong to nobody, and store the name.
  if (await isErased(platform, accountCode)) return { outcome: "linked-elsewhere" };
  const { memberCode, isNew } = await takeCard(platform, request);
  // Its owner was promised that nobody can link it until it has a new password.
  const passwordVersion = (await holdPasswordVersion(platform, memberCode)) ?? 0;
  if (await isLocked(platform, memberCode, passwordVersion)) return { outcome: "linked-elsewhere" };
  if (!(await insertLink(platform, { accountCode, memberCode }))) return { outcome: "linked-elsewhere" };
  const former = isNew ? undefined : await formerOwner(platform, memberCode, request);
  // Anyone who holds the number now is not shown the names and the address of its previous holder.
  if (!isNew) await renewCard(platform, memberCode, request);
  await admitOwner(platform, memberCode, request.passwordHash);
  await upsertOfferChoice(platform, memberCode, specialOffers);
  await referralCodeOf(platform, memberCode);
  const referral = isNew && referralCode ? { code: referralCode, at: new Date(request.askedAt) } : undefined;
  if (referral) await recordReferral(platform, { ...request, memberCode }, referral);
  // After the referral: a purchase between the shop's registration and now may be the one it is
  // for.
  await claimPurchases(platform, accountCode);
  // A new card has no owner but the person who joins: nobody else could object, so nobody is
  // notified.
  await announceLink(platform, { accountCode, memberCode }, { former, isQuiet: isNew, isProven: true });
  return { outcome: "joined", memberCode };
}

/**
 * The password of the form is the card's, also in place of an older one: the person who typed it
 * has just entered a code to the card's number, which is all that a new password takes.
 */
async function admitOwner(platform: Platform, memberCode: string, hash: string): Promise<void> {
  if (!isPasswordHash(hash)) throw new Error("the shop sent a hash of another kind");
  const [owner] = await findMembers(platform, [memberCode]);
  if (!owner) throw new Error("who joins has a card");
  await replacePassword(platform, owner, hash);
  await writeCardMail(platform, "welcome", owner);
}

/**
 * Where to report that the card has a new owner: its verified address, unless it stays the same.
 */
async function formerOwner(
  platform: Platform,
  memberCode: string,
  { email }: ClubJoining,
): Promise<FormerOwner | undefined> {
  const [member] = await findMembers(platform, [memberCode]);
  if (!member?.emailVerified || foldEmail(member.email) === foldEmail(email)) return undefined;
  return { email: member.email, firstName: member.firstName, language: member.language };
}
