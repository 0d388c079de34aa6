import type { Language } from "@gelora/locale/language.ts";

/** What happened to a card: `switched` moved it from one account to another. */
export const linkChangeKinds = ["linked", "switched", "unlinked"] as const;

export type LinkChangeKind = (typeof linkChangeKinds)[number];

/**
 * Where a card's owner is notified of a change: at their address and their number, and at the
 * card's former address after someone else proved its number.
 */
export const noticeChannels = ["mail", "sms", "former-mail"] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

/** A card and an account at the shop that belong together. */
export type Link = { readonly accountCode: string; readonly memberCode: string };

/**
 * The person who had a card until someone else proved its number. Their row is overwritten by then.
 */
export type FormerOwner = {
  /** Verified. */
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
};

/** One card's part of a change of links. */
export type LinkChange = Link & {
  readonly kind: LinkChangeKind;
  /** The account that a switched card was linked to before. */
  readonly formerAccountCode: string | null;
};

/**
 * What replacing links means for each card: the linked one was moved when it
 * had another account, and a card that the account had before is unlinked.
 */
export function changesOf(link: Link, removed: readonly Link[]): readonly LinkChange[] {
  const former = removed.find(({ memberCode }) => memberCode === link.memberCode)?.accountCode ?? null;
  const others = removed.filter(({ memberCode }) => memberCode !== link.memberCode);
  return [
    { ...link, kind: former === null ? "linked" : "switched", formerAccountCode: former },
    ...others.map((other): LinkChange => ({ ...other, kind: "unlinked", formerAccountCode: null })),
  ];
}

/** The account that a card was linked to before a change; undefined for none. */
export function accountBefore({ kind, accountCode, formerAccountCode }: LinkChange): string | undefined {
  return kind === "unlinked" ? accountCode : (formerAccountCode ?? undefined);
}
