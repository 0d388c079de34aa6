import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { flowAbout, maskSubject, type Subject, subjectKey, subjectOf } from "../domain/subject.ts";
import { enterCode } from "./enter-code.ts";
import { type CodeRequest, issueCode } from "./issue-code.ts";

export type ContactConfirmation = Pick<CodeRequest, "flow" | "source" | "language"> & {
  /** A number or an address of whom the caller says to be. */
  readonly contact: string;
  /** What the code is about, and valid for alone. */
  readonly orderCode: string;
  /** As typed; absent to have one sent. */
  readonly code: string | undefined;
};

/**
 * Whether the caller reads what is sent to a contact, at this moment: knowing it proves nothing, as
 * it stands on every message that is passed on.
 * @returns failure CONTACT_CODE_SENT once a code is on its way, or what the code is refused with
 */
export async function confirmContact(platform: Platform, asked: ContactConfirmation): Promise<Outcome<void>> {
  const { flow, contact, orderCode, code = "" } = asked;
  const subject = subjectOf(contact);
  if (!subject) return failure("CODE_EXPIRED");
  if (code.trim() !== "")
    return enterCode(
      platform,
      { flow: flowAbout(flow, orderCode), subject: subjectKey(subject) },
      code,
      async () => {},
    );
  const sent = await send(platform, asked, subject);
  return sent.ok ? failure("CONTACT_CODE_SENT", { to: maskSubject(subject) }) : sent;
}

/** A number that WhatsApp does not reach has an SMS. */
async function send(platform: Platform, { flow, source, language, orderCode }: ContactConfirmation, subject: Subject) {
  const request = { flow, source, language, subject, orderCode };
  if (subject.kind === "email") return issueCode(platform, { ...request, channel: "MAIL" });
  const sent = await issueCode(platform, { ...request, channel: "WHATSAPP" });
  return sent.ok || sent.failure.code !== "CODE_NOT_SENT" ? sent : issueCode(platform, { ...request, channel: "SMS" });
}
