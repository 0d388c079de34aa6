import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { type MailingContent, stateAfter } from "../domain/mailing.ts";
import { mailingDraft } from "../domain/mailing-draft.ts";
import { textOfBody } from "../domain/safe-body.ts";
import { lockMailing, upsertDraft } from "../storage/mailings.ts";
import { safeHtml } from "./safe-html.ts";

/**
 * Writes a draft, in place of the draft with its code; HTML is reduced to the safe subset. Locks
 * the mailing, so that none changes once it is scheduled.
 * @param document as `mailingDraft`
 * @throws ZodError that says which part of the document is wrong
 */
export async function writeMailing(
  platform: Platform,
  staff: StaffPrincipal,
  document: unknown,
): Promise<"written" | "not allowed" | "not a draft"> {
  if (!mayDo(staff, "write mailings")) return "not allowed";
  const { code: mailingCode, topic, perMinute, content } = mailingDraft.parse(document);
  const { STOREFRONT_URL } = platform.configuration;
  const contentOf = (language: Language): MailingContent => {
    const { subject, body, text } = content[language];
    const html = safeHtml(body, STOREFRONT_URL, language);
    return { subject, html, text: text ?? textOfBody(html) };
  };
  const written = { "en-US": contentOf("en-US"), "id-ID": contentOf("id-ID") };
  return platform.database.transaction(async () => {
    const before = await lockMailing(platform, mailingCode);
    if (before && !stateAfter(before.state, "write")) return "not a draft";
    await upsertDraft(platform, { mailingCode, topic, perMinute, content: written });
    const subject = { kind: "mailing", code: mailingCode } as const;
    await recordAct(platform, staff, { name: "mailing.written", subject, details: { topic, perMinute } });
    return "written";
  });
}
