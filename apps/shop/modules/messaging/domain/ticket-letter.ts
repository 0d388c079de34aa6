import type { Language } from "@gelora/locale/language.ts";
import { type Letter, linesOf, oneLine, type Sender } from "./letter.ts";
import { say, type WordKey } from "./words.ts";

/** A mail about something that its receiver has asked. */
export type TicketMail = {
  readonly to: string;
  readonly language: Language;
  /** As they wrote it. */
  readonly name: string;
  readonly ticketCode: string;
  readonly question: string;
  /** Staff's; undefined where the ticket has just come. */
  readonly answer: string | undefined;
};

/** What was asked is quoted, so that the mail stands alone. */
export function ticketLetter(mail: TicketMail, sender: Sender): Letter {
  const { language, ticketCode, question, answer } = mail;
  const words = (key: WordKey) => say(language, key, { ...sender, ticketCode, name: oneLine(mail.name) });
  const asked = { title: words("ticket.asked"), lines: linesOf(question) };
  return {
    language,
    subject: words(answer === undefined ? "ticket.received.subject" : "ticket.answered.subject"),
    heading: words(answer === undefined ? "ticket.received.heading" : "ticket.answered.heading"),
    greeting: words("ticket.greeting"),
    intro: words(answer === undefined ? "ticket.received.intro" : "ticket.answered.intro"),
    facts: [{ label: words("ticket.number"), value: ticketCode }],
    ...(answer === undefined ? {} : { address: { title: words("ticket.answer"), lines: linesOf(answer) } }),
    quote: asked,
    footer: [words("footer.help"), words("footer.ticketReason")],
  };
}
