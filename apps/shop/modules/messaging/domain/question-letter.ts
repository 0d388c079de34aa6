import type { Language } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import { type Letter, linesOf, oneLine, type Sender } from "./letter.ts";
import { say, type WordKey } from "./words.ts";

/** A mail to a member about what they asked of a product. */
export type QuestionMail = {
  readonly to: string;
  readonly language: Language;
  readonly name: string;
  readonly productCode: string;
  readonly productName: string;
  readonly question: string;
  /** As everyone reads it; null where it was refused. */
  readonly answer: string | null;
  /** Why it is not shown. */
  readonly refusal: string | null;
};

/** What was asked is quoted, so that the mail stands alone. */
export function questionLetter(mail: QuestionMail, sender: Sender): Letter {
  const { language, productCode, question, answer, refusal } = mail;
  const name = oneLine(mail.name);
  const words = (key: WordKey) => say(language, key, { ...sender, product: oneLine(mail.productName), name });
  const reply = answer ?? refusal ?? "";
  const page = `/pdp/${encodeURIComponent(productCode)}#questions`;
  return {
    language,
    subject: words(answer === null ? "question.refused.subject" : "question.answered.subject"),
    heading: words(answer === null ? "question.refused.heading" : "question.answered.heading"),
    ...(name === "" ? {} : { greeting: words("greeting") }),
    intro: words(answer === null ? "question.refused.intro" : "question.answered.intro"),
    address: {
      title: words(answer === null ? "question.reason" : "question.answer"),
      lines: linesOf(reply),
    },
    quote: { title: words("question.asked"), lines: linesOf(question) },
    ...(answer === null
      ? {}
      : { button: { words: words("question.button"), address: pageAddress(sender.storefront, page, language) } }),
    footer: [words("footer.help"), words("footer.questionReason")],
  };
}
