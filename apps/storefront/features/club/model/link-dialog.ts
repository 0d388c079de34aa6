import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";

/**
 * The states of the linking dialog, each with the step of the specification that it shows.
 * `connected` and `disconnected` end it: the page is loaded again. Sign up and register are links
 * to another page, not transitions: opened in another tab, they leave the dialog where it is.
 */
export const linkStates = {
  closed: undefined,
  intro: 1,
  form: 2,
  checking: 2,
  confirm: 3,
  wrong: 3,
  linking: 3,
  connected: 3,
  elsewhere: 4,
  unlink: 5,
  unlinking: 5,
  disconnected: 5,
} as const satisfies Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | undefined>>;
export type LinkState = keyof typeof linkStates;

type Arrow = { readonly from: readonly LinkState[]; readonly to: LinkState; readonly meaning: string };
const open = ["intro", "form", "checking", "confirm", "wrong", "linking", "elsewhere", "unlink", "unlinking"] as const;

/**
 * All that can happen, as the documents and our answers to their questions have it [LNK-20, Q30].
 */
export const linkEvents = {
  invited: { from: ["closed"], to: "intro", meaning: "home, a page or the checkout invites to link" },
  foundElsewhere: { from: ["closed"], to: "elsewhere", meaning: "home finds the flag of a third-party sign-in" },
  unlinkAsked: { from: ["closed"], to: "unlink", meaning: "unlink, on the account's pages" },
  linkNow: { from: ["intro"], to: "form", meaning: "link now" },
  postponed: { from: ["intro"], to: "closed", meaning: "remind me later: not again in this session" },
  sent: { from: ["form"], to: "checking", meaning: "continue, with a valid number and a password" },
  cancelled: { from: ["form"], to: "intro", meaning: "cancel" },
  found: { from: ["checking"], to: "confirm", meaning: "the club knows the account" },
  unknown: { from: ["checking", "linking"], to: "wrong", meaning: "510, or no such number in the club" },
  notChecked: { from: ["checking"], to: "form", meaning: "the club refuses or does not answer" },
  denied: { from: ["confirm", "wrong"], to: "form", meaning: "no, this is not my account; or another number" },
  switchAsked: { from: ["confirm"], to: "elsewhere", meaning: "yes, but it is linked elsewhere" },
  linkSent: { from: ["confirm"], to: "linking", meaning: "yes; a switch is confirmed, or none is needed" },
  notLinked: { from: ["linking"], to: "confirm", meaning: "the club refuses or does not answer" },
  foundLinked: { from: ["linking"], to: "elsewhere", meaning: "it has been linked elsewhere meanwhile" },
  expired: {
    from: ["linking"],
    to: "form",
    meaning: "the answer to the password is too old or the card linked meanwhile: again, please",
  },
  linked: { from: ["linking"], to: "connected", meaning: "linked: the message, then the page again" },
  switchConfirmed: { from: ["elsewhere"], to: "confirm", meaning: "switch this account" },
  switchBegun: { from: ["elsewhere"], to: "form", meaning: "switch, after the flag: first its password" },
  switchCancelled: { from: ["elsewhere"], to: "closed", meaning: "cancel" },
  unlinkSent: { from: ["unlink"], to: "unlinking", meaning: "yes, unlink" },
  unlinkCancelled: { from: ["unlink"], to: "closed", meaning: "no" },
  notUnlinked: { from: ["unlinking"], to: "unlink", meaning: "the club refuses or does not answer" },
  unlinked: { from: ["unlinking"], to: "disconnected", meaning: "unlinked: the page again" },
  closed: { from: open, to: "closed", meaning: "the close button, Escape, a press outside" },
} as const satisfies Readonly<Record<string, Arrow>>;
export type LinkEventName = keyof typeof linkEvents;

/** What the dialog knows of the club's account [LNK-28]. */
export type LinkDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly thirdId: string;
  /** Something must be unlinked first: one of the next two, or what was linked meanwhile. */
  readonly thirdExist: boolean;
  /** It is linked to another account of the shop. */
  readonly cardHasAccount: boolean;
  /** The member's account is linked to another card. */
  readonly accountHasCard: boolean;
  readonly isValid: boolean;
  /** A guest's account in the club, which has no points yet. */
  readonly isGuest: boolean;
};

export type LinkDialog = {
  readonly state: LinkState;
  /** The digits that were entered last, after +62. */
  readonly mobile: string;
  readonly details: LinkDetails | undefined;
  /** The shopper has agreed in step 4, for this number. */
  readonly switchConfirmed: boolean;
  /** Why the last call failed. */
  readonly failure: CallFailure | undefined;
};

export const closedDialog: LinkDialog = {
  state: "closed",
  mobile: "",
  details: undefined,
  switchConfirmed: false,
  failure: undefined,
};

type Carried = {
  readonly sent: { readonly mobile: string };
  readonly found: { readonly details: LinkDetails };
  /** The member's own number, whose card it is about. */
  readonly foundElsewhere: { readonly mobile: string };
  readonly notChecked: { readonly failure: CallFailure };
  readonly notLinked: { readonly failure: CallFailure };
  readonly expired: { readonly failure: CallFailure };
  readonly notUnlinked: { readonly failure: CallFailure };
};
export type LinkEvent = {
  [Name in LinkEventName]: { readonly name: Name } & (Name extends keyof Carried ? Carried[Name] : object);
}[LinkEventName];

/** @returns where an event leads; undefined where it does not belong, such as a late answer */
export function stateAfter(state: LinkState, event: LinkEventName): LinkState | undefined {
  const { from, to }: Arrow = linkEvents[event];
  return from.includes(state) ? to : undefined;
}

/**
 * The dialog after an event, unchanged if it does not belong. Whatever closes it resets it
 * [LNK-09].
 */
export function moveDialog(dialog: LinkDialog, event: LinkEvent): LinkDialog {
  const state = stateAfter(dialog.state, event.name);
  if (state === undefined) return dialog;
  if (state === "closed") return closedDialog;
  return { ...dialog, failure: undefined, ...learned(dialog, event), state };
}

/** What an event carries. Another number forgets the account, and that its switch was confirmed. */
function learned(dialog: LinkDialog, event: LinkEvent): Partial<LinkDialog> {
  switch (event.name) {
    case "sent":
      return {
        mobile: event.mobile,
        details: undefined,
        switchConfirmed: dialog.switchConfirmed && event.mobile === dialog.mobile,
      };
    case "foundElsewhere":
      return { mobile: event.mobile };
    case "found":
      return { details: event.details };
    case "unknown":
      return { details: { ...noAccount, mobile: dialog.mobile } };
    case "foundLinked":
      return { details: dialog.details && { ...dialog.details, thirdExist: true } };
    case "switchConfirmed":
    case "switchBegun":
      return { switchConfirmed: true };
    default:
      return "failure" in event ? { failure: event.failure } : {};
  }
}

const noAccount: LinkDetails = {
  firstName: "",
  lastName: "",
  mobile: "",
  thirdId: "",
  thirdExist: false,
  cardHasAccount: false,
  accountHasCard: false,
  isValid: false,
  isGuest: false,
};

/** What a yes in step 3 does: an existing link is given up only after step 4 [LNK-18, Q30]. */
export function eventOfYes({ details, switchConfirmed }: LinkDialog): "linkSent" | "switchAsked" {
  return details?.thirdExist && !switchConfirmed ? "switchAsked" : "linkSent";
}

/**
 * Whether step 3 asks for the last yes: step 4 has been agreed to, and something is unlinked now.
 */
export function isLastYes({ details, switchConfirmed }: LinkDialog): boolean {
  return switchConfirmed && details?.thirdExist === true;
}

/**
 * What agreeing in step 4 does: after a sign-in's flag nobody has entered the card's password yet.
 */
export function eventOfSwitch({ details }: LinkDialog): "switchConfirmed" | "switchBegun" {
  return details ? "switchConfirmed" : "switchBegun";
}

/** A link that a switch removes; `either` where the club has not said which. */
export type LostLink = "account" | "card" | "either";

/**
 * The links that step 4 asks to give up [LNK-06]. A sign-in's flag is about the member's own card,
 * which another account has.
 */
export function lostLinks({ details }: LinkDialog): readonly LostLink[] {
  if (!details) return ["account"];
  const { cardHasAccount, accountHasCard } = details;
  const lost = [...(cardHasAccount ? ["account" as const] : []), ...(accountHasCard ? ["card" as const] : [])];
  return lost.length > 0 ? lost : ["either"];
}
