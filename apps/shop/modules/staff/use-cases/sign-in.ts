import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow, takeBackCount } from "@gelora/service-kit/counters.ts";
import { hours, minutes } from "@gelora/service-kit/durations.ts";
import { unsealText } from "@gelora/service-kit/sealed-text.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { totpStep } from "@gelora/service-kit/totp.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { hashPassword, matchesPassword } from "../../passwords/passwords.ts";
import { findStaff } from "../storage/accounts.ts";
import { type StaffCredentials, selectCredentials, useStep } from "../storage/credentials.ts";
import { deleteSession, insertSession, selectSessionOwner } from "../storage/sessions.ts";

const window = minutes(15);
const mostTries = { account: 5, source: 30 } as const;
/** A working day. */
const lasts = hours(10);

export type StaffSignIn = { readonly staffCode: string; readonly password: string; readonly code: string };

/**
 * Signs in with password and second factor. Tries are counted before anything is compared, an
 * unknown account costs the same hash, and every wrong part has the same answer. A code signs in
 * once.
 * @returns the session's token; failure LOGIN_FAILED, TOO_MANY_REQUESTS or BUSY
 */
export async function signInStaff(
  platform: Platform,
  source: string,
  { staffCode, password, code }: StaffSignIn,
): Promise<Outcome<string>> {
  const limits = [
    { subject: `staff-sign-in:source:${source}`, most: mostTries.source, window },
    // A code is as typed: without a prefix of its own it could name another's source.
    { subject: `staff-sign-in:account:${staffCode.slice(0, 60)}`, most: mostTries.account, window },
  ];
  const limit = await limitInWindow(platform, limits);
  if (!limit.ok) return limit;
  const credentials = await selectCredentials(platform, staffCode);
  const right = await isRight(credentials, password);
  if (!right.ok) return right;
  if (!credentials || !right.value) return failure("LOGIN_FAILED");
  const secret = unsealText(platform.configuration.STAFF_SECRET, credentials.totpSecret, staffCode);
  const step = totpStep(secret, code, platform.clock.now());
  if (step === undefined) return failure("LOGIN_FAILED");
  const token = await begin(platform, staffCode, step);
  if (token === undefined) return failure("LOGIN_FAILED");
  await takeBackCount(
    platform.database,
    limits.map(({ subject }) => subject),
  );
  return success(token);
}

async function isRight(credentials: StaffCredentials | undefined, password: string): Promise<Outcome<boolean>> {
  if (credentials) return matchesPassword(password, credentials.passwordHash);
  const hashed = await hashPassword(password);
  return hashed.ok ? success(false) : hashed;
}

/**
 * Uses the code's time step, by a conditional update, and begins a session in the same transaction.
 */
async function begin(platform: Platform, staffCode: string, step: number): Promise<string | undefined> {
  return platform.database.transaction(async () => {
    const staff = await findStaff(platform, staffCode);
    if (!staff || !(await useStep(platform, staffCode, step))) return undefined;
    const token = newSecretToken();
    await insertSession(platform, { digest: digestOfToken(token), staffCode, lasts });
    const subject = { kind: "staff", code: staffCode } as const;
    await recordAct(platform, staff, { name: "staff.signedIn", subject, details: {} });
    return token;
  });
}

/** Whose session a token stands for, with the roles of now. */
export async function findStaffSession(platform: Platform, token: string): Promise<StaffPrincipal | undefined> {
  const staffCode = await selectSessionOwner(platform, digestOfToken(token));
  return staffCode === undefined ? undefined : findStaff(platform, staffCode);
}

export async function signOutStaff(platform: Platform, token: string): Promise<void> {
  await deleteSession(platform, digestOfToken(token));
}
