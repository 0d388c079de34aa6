import { type Language, languages } from "@gelora/locale/language.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { z } from "zod";
import { type Letter, letterOf, oneLine } from "./letter.ts";
import { say } from "./words.ts";

/** What happened to a card or its link, with the address where its owner objects to it. */
export type CardNotice = {
  readonly kind: "linked" | "restored" | "switched" | "unlinked" | "accountErased" | "takenOver";
  readonly language: Language;
  readonly firstName: string;
  /** `22/11/2026 14:05:09`, in Jakarta; shown with its zone. */
  readonly moment: string;
  /** Holds a secret. */
  readonly address: string;
  /**
   * What an objection would come to: back at the account from before, linked to none as before, or
   * to none because that account has another card or because it is not proven whose that link was.
   */
  readonly ending: "back" | "unlinked" | "accountTaken" | "unsure";
};

export function noticeLetter({ kind, language, firstName, moment, address, ending }: CardNotice): Letter {
  const promise = say(language, `objection.${ending}`);
  const values = { firstName: oneLine(firstName), moment: inJakarta(moment), promise };
  return letterOf({
    language,
    subject: say(language, `${kind}.subject`),
    heading: say(language, `${kind}.subject`),
    intro: say(language, `${kind}.intro`, values),
    button: say(language, "objection.button"),
    address,
  });
}

const inJakarta = (moment: string): string => `${moment} WIB`;

/** One line, so that it fits few messages. */
export function noticeSms({ kind, language, address }: CardNotice): string {
  return say(language, "notice.sms", { what: say(language, `${kind}.subject`), address });
}

/** Everything else that a member is notified of about their card; the words name the kind. */
export const cardMailKinds = [
  "welcome",
  "pinCreated",
  "pinChanged",
  "pinReset",
  "pinDisabled",
  "pinUnlocked",
  "passwordChanged",
  "cardLocked",
  "cardLockedUnlinked",
  "cardUnlocked",
  "referrerRewarded",
  "newMemberRewarded",
] as const;

export type CardMailKind = (typeof cardMailKinds)[number];

/** Such a mail as stored in the outbox. */
export const cardMail = z.object({
  kind: z.enum(cardMailKinds),
  to: z.string(),
  language: z.enum(languages),
  firstName: z.string(),
  moment: z.string(),
  /** The number of the card; absent in messages written before mails showed it. */
  memberCode: z.string().optional(),
  /** What a reward brings. */
  points: z.number().int().min(1).optional(),
});

export type CardMail = z.infer<typeof cardMail>;

/**
 * Where the button of a mail leads: the club's page for a new password, or the member's page at the
 * shop.
 */
export type MailPlaces = { readonly password: string; readonly account: string };

const accountButtons: Partial<Record<CardMailKind, "welcome.button" | "pinDisabled.button" | "card.button">> = {
  welcome: "welcome.button",
  pinDisabled: "pinDisabled.button",
  pinUnlocked: "card.button",
  cardUnlocked: "card.button",
  referrerRewarded: "welcome.button",
  newMemberRewarded: "welcome.button",
};

export function cardLetter(mail: CardMail, { password, account }: MailPlaces): Letter {
  const { kind, language, firstName, moment, memberCode: number = "", points = 0 } = mail;
  const accountButton = accountButtons[kind];
  return letterOf({
    language,
    subject: say(language, `${kind}.subject`),
    heading: say(language, `${kind}.subject`),
    intro: say(language, `${kind}.intro`, {
      firstName: oneLine(firstName),
      moment: inJakarta(moment),
      number,
      points: formatPoints(points),
    }),
    button: say(language, accountButton ?? "changed.button"),
    address: accountButton ? account : password,
  });
}
