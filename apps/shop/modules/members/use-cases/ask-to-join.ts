import { randomUUID } from "node:crypto";
import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { NotYet } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { requestJoining, requestJoiningLater } from "../../club-link/club-joining.ts";
import type { PasswordHash } from "../../passwords/passwords.ts";
import type { JoiningState } from "../domain/joining-states.ts";
import type { Member } from "../domain/member.ts";
import { answerJoining, selectJoining, upsertJoining } from "../storage/club-joinings.ts";

export const clubJoiningTopic = "members.club-joining";

/**
 * The request that wrote a message asks the club itself first; the message follows if it did not.
 */
const headStart = seconds(10);
const retryAfter = minutes(1);

/** What a shopper gave for the club alone. */
export type ClubWishes = {
  readonly specialOffers: boolean;
  /** As typed. */
  readonly referralCode: string | undefined;
};

export type NewJoining = ClubWishes & {
  readonly member: Pick<Member, "memberCode" | "firstName" | "lastName" | "language">;
  readonly email: string;
  /** Verified; without the +62 prefix. */
  readonly mobile: string;
  readonly hash: PasswordHash;
  /** The registration token of the number. */
  readonly token: string;
};

/** Writes that an account joins the club, in the transaction that makes it true. */
export async function beginJoining(platform: Platform, joining: NewJoining): Promise<void> {
  const { member, email, mobile, hash, token, specialOffers, referralCode } = joining;
  const { memberCode: accountCode, firstName, lastName, language } = member;
  const request = {
    joiningId: randomUUID(),
    accountCode,
    mobile,
    email,
    firstName,
    lastName,
    language,
    passwordHash: hash,
    specialOffers,
    askedAt: platform.clock.now().toISOString(),
    ...(referralCode ? { referralCode: referralCode.trim().toUpperCase().slice(0, 40) } : {}),
  };
  await upsertJoining(platform, request, token);
  // The message carries no data of the person: the row has it until the club has answered.
  await platform.outbox.write(clubJoiningTopic, `club-joining:${accountCode}`, { accountCode });
}

/**
 * Asks the club for an account that waits for it. May run twice at once: the club counts a request
 * once.
 * @param ask how: with a shopper who waits, or without
 * @returns how the joining stands now
 */
export async function askToJoin(
  platform: Platform,
  accountCode: string,
  ask: typeof requestJoining = requestJoining,
): Promise<JoiningState> {
  const joining = await selectJoining(platform, accountCode);
  if (!joining?.request) return joining?.state ?? "waiting";
  const answer = await ask(platform, joining.request);
  if (!answer) return "waiting";
  await answerJoining(platform, joining.request.joiningId, answer);
  return answer.outcome;
}

const message = z.object({ accountCode: z.string() });

/** A club that is down is asked again each minute, however long it takes: the card follows. */
export async function deliverJoining(platform: Platform, { payload }: { readonly payload: unknown }): Promise<void> {
  const { accountCode } = message.parse(payload);
  const joining = await selectJoining(platform, accountCode);
  if (joining?.state !== "waiting") return;
  const left = joining.askedAt.getTime() + headStart - platform.clock.now().getTime();
  if (left > 0) throw new NotYet(headStart);
  if ((await askToJoin(platform, accountCode, requestJoiningLater)) === "waiting") throw new NotYet(retryAfter);
}
