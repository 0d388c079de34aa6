import type { Language } from "@gelora/locale/language.ts";
import type { Letter, Sender } from "./letter.ts";
import { say, type WordKey } from "./words.ts";

/** One person's copy of a mailing. */
export type MailingMail = {
  readonly language: Language;
  readonly subject: string;
  /** In the safe subset. */
  readonly html: string;
  readonly text: string;
  /** Of the reader's subscription: its pages, and the address that mail programs post to. */
  readonly links: { readonly preferences: string; readonly unsubscribe: string; readonly oneClick: string };
};

/** Begins and ends as every mail of the shop; what staff wrote stands between. */
export function mailingLetter({ language, subject, html, text, links }: MailingMail, sender: Sender): Letter {
  const words = (key: WordKey) => say(language, key, { ...sender });
  return {
    language,
    subject,
    heading: subject,
    intro: "",
    body: { html, text },
    footer: [words("footer.help"), words("footer.newsletterReason")],
    links: [
      { words: words("newsletter.preferences"), address: links.preferences },
      { words: words("newsletter.unsubscribe"), address: links.unsubscribe },
    ],
  };
}
