import { foldEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { subjectKey } from "../domain/subject.ts";
import { isEmailVerified, selectEmailCheck, upsertVerifiedEmail } from "../storage/email-checks.ts";
import { enterCode } from "./enter-code.ts";
import { type CodeRequest, issueCode } from "./issue-code.ts";

/** The state of an address check [Q15]. */
export type EmailCheck =
  | { readonly status: "EXPIRED" }
  | { readonly status: "VERIFIED"; readonly email: string }
  | { readonly status: "PENDING"; readonly email: string; readonly sending: Outcome<{ waitMs: number }> };

/** Sends the code of an open check to its address, unless it is already verified [EMV-03]. */
export async function sendEmailCode(
  platform: Platform,
  request: Pick<CodeRequest, "flow" | "source" | "language">,
  token: string,
): Promise<EmailCheck> {
  const email = await selectEmailCheck(platform, request.flow, token);
  if (email === undefined) return { status: "EXPIRED" };
  if (await isEmailVerified(platform, request.flow, email)) return { status: "VERIFIED", email };
  const subject = { kind: "email", address: email } as const;
  const sending = await issueCode(platform, { ...request, subject, channel: "MAIL" });
  return { status: "PENDING", email, sending };
}

/** Verifies the address for the next 30 minutes of this flow [EMV-05]. */
export async function verifyEmail(
  platform: Platform,
  flow: string,
  input: { readonly token: string; readonly email: string; readonly verificationCode: string },
): Promise<Outcome<void>> {
  const email = await selectEmailCheck(platform, flow, input.token);
  if (email === undefined || email !== foldEmail(input.email)) return failure("CODE_EXPIRED");
  const subject = subjectKey({ kind: "email", address: email });
  return enterCode(platform, { flow, subject }, input.verificationCode, () =>
    upsertVerifiedEmail(platform, flow, email),
  );
}
