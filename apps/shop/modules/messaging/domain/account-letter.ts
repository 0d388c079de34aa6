import { pageAddress } from "@gelora/locale/language-address.ts";
import type { AccountMail } from "./account-mail.ts";
import { type Letter, oneLine, type Sender } from "./letter.ts";
import { momentInWords } from "./moment-in-words.ts";
import { say, type WordKey } from "./words.ts";

/** Under the button: how long a link is valid, and what to do about someone else's change. */
const notes: Readonly<Record<AccountMail["kind"], readonly WordKey[]>> = {
  passwordReset: ["note.linkHalfHour", "note.notYouReset"],
  emailLink: ["note.linkHalfHour", "note.notYouIgnore"],
  welcome: [],
  passwordChanged: ["note.notYouPassword"],
  emailChanged: ["note.notYouContact"],
  mobileChanged: ["note.notYouPassword"],
  clubCardMoved: ["note.notYouCard"],
  clubCardReturned: [],
  erasureAsked: ["note.notYouErasure"],
  erasureWithdrawn: ["note.notYouPassword"],
};

export function accountLetter(mail: AccountMail, sender: Sender): Letter {
  const { kind, language } = mail;
  const name = oneLine(mail.firstName ?? "");
  const due = mail.dueAt === undefined ? "" : momentInWords(mail.dueAt, language);
  const words = (key: WordKey) => say(language, key, { ...sender, due });
  const address = mail.address ?? usualAddress(mail, sender);
  return {
    language,
    subject: words(`${kind}.subject`),
    heading: words(`${kind}.heading`),
    ...(name === "" ? {} : { greeting: say(language, "greeting", { name }) }),
    intro: words(`${kind}.intro`),
    ...(address === undefined ? {} : { button: { words: words(`${kind}.button`), address } }),
    notes: notes[kind].map(words),
    footer: [words("footer.help"), words("footer.accountReason")],
  };
}

/**
 * A member who did not make the change needs a new password at once. The old address of a changed
 * one gets no such link: it would not work there.
 */
function usualAddress({ kind, language }: AccountMail, { storefront }: Sender): string | undefined {
  const page = usualPage(kind);
  return page === undefined ? undefined : pageAddress(storefront, page, language);
}

function usualPage(kind: AccountMail["kind"]): string | undefined {
  if (["welcome", "clubCardMoved", "clubCardReturned"].includes(kind)) return "/";
  if (kind === "erasureAsked") return "/account/accountSetting";
  return ["passwordChanged", "mobileChanged", "erasureWithdrawn"].includes(kind) ? "/reset-password" : undefined;
}
