import { isEmail } from "@gelora/locale/email.ts";
import type { Language } from "@gelora/locale/language.ts";
import { countInWindow } from "@gelora/service-kit/counters.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { drawMailing, type MailingMail, sendMailing } from "../../messaging/messaging.ts";
import { findSubscription, linksOf } from "../../newsletter/newsletter.ts";
import { mayDo } from "../../staff/staff.ts";
import { selectMailing } from "../storage/mailings.ts";

const testsAnHour = 30;

/** A mailing as its readers of a language get it; its links lead to nobody's subscription. */
export async function previewMailing(platform: Platform, mailingCode: string, language: Language) {
  const mail = await mailOf(platform, mailingCode, language, uuidv7());
  return mail && { subject: mail.subject, ...drawMailing(platform, mail) };
}

/**
 * Sends a mailing to one address, marked as a test, in whatever state it is. Its links work where
 * that address is subscribed. It counts for nobody: the mailing itself still comes.
 * @throws ProviderError when the mail server does not accept it
 */
export async function testMailing(
  platform: Platform,
  staff: StaffPrincipal,
  { mailingCode, language, to }: { readonly mailingCode: string; readonly language: Language; readonly to: string },
): Promise<"sent" | "not allowed" | "no such mailing" | "no address" | "too many tests"> {
  if (!mayDo(staff, "write mailings")) return "not allowed";
  if (!isEmail(to)) return "no address";
  const own = await findSubscription(platform, { email: to });
  const mail = await mailOf(platform, mailingCode, language, own?.subscriptionId ?? uuidv7());
  if (!mail) return "no such mailing";
  const { count } = await countInWindow(platform, `mailing-tests:${staff.staffCode}`, hours(1));
  if (count > testsAnHour) return "too many tests";
  await platform.database.transaction(() =>
    recordAct(platform, staff, {
      name: "mailing.tested",
      subject: { kind: "mailing", code: mailingCode },
      details: { language },
    }),
  );
  await sendMailing(platform, uuidv7(), to, { ...mail, subject: `[Test] ${mail.subject}` });
  return "sent";
}

async function mailOf(
  platform: Platform,
  mailingCode: string,
  language: Language,
  subscriptionId: string,
): Promise<MailingMail | undefined> {
  const mailing = await selectMailing(platform, mailingCode);
  return mailing && { language, ...mailing.content[language], links: linksOf(platform, subscriptionId, language) };
}
