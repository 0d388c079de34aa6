import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { sealText } from "@gelora/service-kit/sealed-text.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { newTotpSecret, totpAddress } from "@gelora/service-kit/totp.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { hashPassword } from "../../passwords/passwords.ts";
import { findStaff } from "../storage/accounts.ts";
import { writeCredentials } from "../storage/credentials.ts";
import { deleteSessionsOf } from "../storage/sessions.ts";

/** What a person signs in with; shown once, and not stored in this form. */
export type Enrolment = { readonly password: string; readonly secret: string; readonly address: string };

/**
 * Gives an account a new password and a new second factor, and ends its sessions. The password is
 * random: 128 bits and more, never one of their own.
 * @param given public ones, for the people of a demonstration
 * @returns failure MEMBER_NOT_FOUND for an unknown or ended account, BUSY
 */
export async function enrolStaff(
  platform: Platform,
  by: Worker,
  staffCode: string,
  given?: Pick<Enrolment, "password" | "secret">,
): Promise<Outcome<Enrolment>> {
  const { password, secret } = given ?? { password: newSecretToken().slice(0, 22), secret: newTotpSecret() };
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  const sealed = sealText(platform.configuration.STAFF_SECRET, secret, staffCode);
  return platform.database.transaction(async () => {
    if (!(await findStaff(platform, staffCode))) return failure("MEMBER_NOT_FOUND");
    await writeCredentials(platform, staffCode, { passwordHash: hashed.value, totpSecret: sealed });
    await deleteSessionsOf(platform, staffCode);
    await recordAct(platform, by, {
      name: "staff.enrolled",
      subject: { kind: "staff", code: staffCode },
      details: {},
    });
    const issuer = `${platform.configuration.SITE_NAME} staff`;
    return success({ password, secret, address: totpAddress(issuer, staffCode, secret) });
  });
}
