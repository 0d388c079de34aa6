import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { forgetDevices } from "@gelora/service-kit/known-devices.ts";
import { hashPassword } from "@gelora/service-kit/password-hash.ts";
import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";
import { forgetTriesUnder } from "../storage/password-tries.ts";
import { storePasswordHash } from "../storage/passwords.ts";
import { cardSubject } from "./try-subjects.ts";

/** A member, as far as their password is concerned. */
export type PasswordOwner = Pick<
  Member,
  "memberCode" | "mobile" | "email" | "emailVerified" | "language" | "firstName"
>;

/**
 * Sets a member's password, and clears the counts of wrong ones at their card. A member who had one
 * is notified by mail. Who may do it is the caller's decision, and so are the rules of a form.
 * @param also what else becomes true with it, in the same transaction
 * @returns failure BUSY when the hashing queue is full
 */
export async function setPassword(
  platform: Platform,
  owner: PasswordOwner,
  password: string,
  also: () => Promise<void> = async () => {},
): Promise<Outcome<void>> {
  if (platform.database.isInTransaction()) throw new Error("a password must be hashed outside of transactions");
  const hash = await hashPassword(password);
  if (!hash.ok) return hash;
  await platform.database.transaction(async () => {
    await replacePassword(platform, owner, hash.value);
    await also();
  });
  return success(undefined);
}

/** The same with a hash, in the caller's transaction. */
export async function replacePassword(platform: Platform, owner: PasswordOwner, hash: SlowHash): Promise<void> {
  const version = await storePasswordHash(platform, owner.memberCode, hash);
  if (version > 1) await writeCardMail(platform, "passwordChanged", owner);
  await forgetTriesUnder(platform, cardSubject(owner.mobile));
  await forgetDevices(platform, owner.memberCode);
}
