import { type Language, languages } from "@gelora/locale/language.ts";
import { z } from "zod";
import { type Letter, letterOf, oneLine } from "./letter.ts";
import { say } from "./words.ts";

/** What happened to a card's link, with the address where its owner objects to it. */
export type CardNotice = {
  readonly kind: "linked" | "switched" | "unlinked";
  readonly language: Language;
  readonly firstName: string;
  /** `22/11/2026 14:05:09`, in Jakarta. */
  readonly moment: string;
  /** Holds a secret. */
  readonly address: string;
};

export function noticeLetter({ kind, language, firstName, moment, address }: CardNotice): Letter {
  const values = { firstName: oneLine(firstName), moment };
  return letterOf({
    language,
    subject: say(language, `${kind}.subject`),
    heading: say(language, `${kind}.subject`),
    intro: say(language, `${kind}.intro`, values),
    button: say(language, "objection.button"),
    address,
  });
}

/** One line, so that it fits few messages. */
export function noticeSms({ kind, language, address }: CardNotice): string {
  return say(language, "notice.sms", { what: say(language, `${kind}.subject`), address });
}

/** A secret of the card was created or changed, as stored in the outbox. */
export const cardMail = z.object({
  kind: z.enum(["pinCreated", "pinChanged", "passwordChanged"]),
  to: z.string(),
  language: z.enum(languages),
  firstName: z.string(),
  moment: z.string(),
});

export type CardMail = z.infer<typeof cardMail>;

/** @param address where the owner sets both anew */
export function cardLetter({ kind, language, firstName, moment }: CardMail, address: string): Letter {
  return letterOf({
    language,
    subject: say(language, `${kind}.subject`),
    heading: say(language, `${kind}.subject`),
    intro: say(language, `${kind}.intro`, { firstName: oneLine(firstName), moment }),
    button: say(language, "changed.button"),
    address,
  });
}
