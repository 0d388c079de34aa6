import type { Language } from "@gelora/locale/language.ts";
import type { Letter, Sender } from "./letter.ts";
import { say, type WordKey } from "./words.ts";

/** A code that proves a number or an address. */
export type CodeMessage = {
  readonly channel: "WHATSAPP" | "SMS" | "MAIL";
  /** The number with +62, or the mail address. */
  readonly to: string;
  readonly code: string;
  /** How long it is valid. */
  readonly minutes: number;
  readonly language: Language;
  /** The order that it is about, whose refund an account is named for. */
  readonly orderCode?: string | undefined;
};

type Said = Pick<CodeMessage, "code" | "minutes" | "language" | "orderCode">;

/** The code is not in the subject, which a locked screen would show. */
export function codeLetter({ code, minutes, language, orderCode }: Said, sender: Sender): Letter {
  const words = (key: WordKey) =>
    say(language, key, { ...sender, minutes: String(minutes), orderCode: orderCode ?? "" });
  // A recipient who did not ask has to see what the code would allow: someone may want to hear it.
  const isForOrder = orderCode !== undefined;
  return {
    language,
    subject: words("code.subject"),
    heading: words("code.heading"),
    intro: words(isForOrder ? "code.introAccount" : "code.intro"),
    code,
    notes: [words("code.secret"), words("note.notYouIgnore")],
    footer: [words("footer.help"), words("footer.codeReason")],
  };
}

/**
 * One SMS of 160 characters. Its last line binds the code to our host, so a phone offers it only in
 * our form (web.dev/articles/sms-otp-form).
 */
export function codeSms({ code, minutes, language }: Said, sender: Sender): string {
  const text = say(language, "code.sms", { code, minutes: String(minutes), siteName: sender.siteName });
  return `${text}\n\n@${new URL(sender.storefront).hostname} #${code}`;
}
