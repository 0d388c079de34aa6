import type { Language } from "@gelora/locale/language.ts";
import type { Letter, Sender } from "./letter.ts";
import { say, type WordKey } from "./words.ts";

/** A mail of the newsletter about the subscription itself. */
export type NewsletterMail = {
  /**
   * `confirm` asks the address's owner; `known` answers who asks again; `leave` who wants to end
   * it.
   */
  readonly kind: "confirm" | "welcome" | "known" | "leave";
  readonly to: string;
  readonly language: Language;
  /** Where the button leads. */
  readonly address: string;
  /** Of a subscription that exists: its pages, and the address that mail programs post to. */
  readonly links?: { readonly preferences: string; readonly unsubscribe: string; readonly oneClick: string };
};

const notes: Readonly<Record<NewsletterMail["kind"], readonly WordKey[]>> = {
  confirm: ["note.linkThreeDays", "note.notYouNewsletter"],
  welcome: [],
  known: [],
  leave: ["note.notYouIgnore"],
};

export function newsletterLetter({ kind, language, address, links }: NewsletterMail, sender: Sender): Letter {
  const words = (key: WordKey) => say(language, key, { ...sender });
  return {
    language,
    subject: words(`newsletter.${kind}.subject`),
    heading: words(`newsletter.${kind}.heading`),
    intro: words(`newsletter.${kind}.intro`),
    button: { words: words(`newsletter.${kind}.button`), address },
    notes: notes[kind].map(words),
    footer: [words("footer.help"), words(kind === "confirm" ? "footer.codeReason" : "footer.newsletterReason")],
    ...(links
      ? {
          links: [
            { words: words("newsletter.preferences"), address: links.preferences },
            { words: words("newsletter.unsubscribe"), address: links.unsubscribe },
          ],
        }
      : {}),
  };
}

/**
 * Lets mail programs offer their own button to unsubscribe, with one press (RFC 2369, RFC 8058).
 */
export function unsubscribeHeaders({ links }: Pick<NewsletterMail, "links">): Readonly<Record<string, string>> {
  if (!links) return {};
  return { "List-Unsubscribe": `<${links.oneClick}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
