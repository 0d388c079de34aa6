import { partsOfContent } from "../../../chrome/text-of-content.ts";

/** The content of the invitation; empty texts where an editor left them out. */
export type Invitation = {
  readonly title: string;
  readonly text: string;
  /** A media key. */
  readonly image: string;
  /** The words beside the box, with their link [NWS-23]. */
  readonly consent: { readonly text: string; readonly link: string; readonly linkText: string };
};

type Schedule = {
  readonly scheduledStatus?: string | null;
  readonly expectPublishTime?: string | null;
  readonly expectCancelPublishTime?: string | null;
};

/**
 * The first block invites; the last of several is the consent. With one block alone its link
 * belongs to the consent, which then has our own words.
 */
export function invitationOf(
  pageContent: string | null | undefined,
  language: string,
  device: "h5" | "pc",
): Invitation | undefined {
  const parts = partsOfContent(pageContent, language, device);
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return undefined;
  return {
    title: textIn(first, "title"),
    text: textIn(first, "text"),
    image: textIn(first, "image"),
    consent: {
      text: parts.length > 1 ? textIn(last, "text") : "",
      link: textIn(last, "link"),
      linkText: textIn(last, "linkText"),
    },
  };
}

const textIn = (part: Readonly<Record<string, unknown>>, name: string): string => {
  const value = part[name];
  return typeof value === "string" ? value : "";
};

/**
 * Whether the schedule allows it at a moment [NWS-03, Q50]: with scheduledStatus '1' from
 * expectPublishTime (empty: always) to expectCancelPublishTime (empty: for ever), else always.
 */
export function isScheduled(
  { scheduledStatus, expectPublishTime, expectCancelPublishTime }: Schedule,
  now: Date,
): boolean {
  if (scheduledStatus !== "1") return true;
  const isOpen = !expectPublishTime || new Date(expectPublishTime) <= now;
  return isOpen && (!expectCancelPublishTime || now < new Date(expectCancelPublishTime));
}
