/** The shop's reports to the loyalty club, its look-ups there, and the points of its orders. */
import type { ServiceEvent } from "@gelora/contracts/service-events.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Principal } from "../../platform/principal.ts";
import { orNothing } from "./or-nothing.ts";
import { askClub } from "./providers/club.ts";

export { askBalance, holdPoints, tellPoints } from "./providers/club.ts";

/** The outbox topic of the club's events. */
export const clubEventTopic = "club-link.event";

type ReportedEvent<Type extends ServiceEvent["type"]> = Omit<
  Extract<ServiceEvent, { type: Type }>,
  "id" | "type" | "version"
>;

/**
 * Reports a completed purchase, in the transaction that completes it. The outbox retries while the
 * club is down.
 */
export async function reportPurchase(platform: Platform, purchase: ReportedEvent<"purchase.completed">): Promise<void> {
  const id = `purchase:${purchase.orderCode}`;
  await writeEvent(platform, { ...purchase, version: 2, type: "purchase.completed", id });
}

/**
 * Reports that pieces of a completed purchase were cancelled or returned, in the same transaction.
 * @param cause identifies the event within its order, for instance a return's code
 */
export async function reportReversal(
  platform: Platform,
  cause: string,
  reversal: ReportedEvent<"purchase.reversed">,
): Promise<void> {
  const id = `reversal:${reversal.orderCode}:${cause}`;
  await writeEvent(platform, { ...reversal, version: 2, type: "purchase.reversed", id });
}

/**
 * Reports that guests' purchases belong to a member, in the caller's transaction. The club ignores
 * a claim that it has heard, and one of a purchase that earned already.
 */
export async function reportClaims(
  platform: Platform,
  accountCode: string,
  claims: readonly Pick<ReportedEvent<"purchase.claimed">, "orderCode" | "isInAccount">[],
): Promise<void> {
  const claimedAt = platform.clock.now().toISOString();
  for (const claim of claims) {
    // An order that has become the account's since is claimed once more.
    const id = `claim:${claim.orderCode}:${accountCode}${claim.isInAccount ? ":own" : ""}`;
    await writeEvent(platform, { ...claim, version: 2, type: "purchase.claimed", id, accountCode, claimedAt });
  }
}

async function writeEvent(platform: Platform, event: ServiceEvent): Promise<void> {
  await platform.outbox.write(clubEventTopic, `club:${event.orderCode}`, event);
}

/**
 * Whether the club knows a number. A club that is silent, slow or answers nonsense counts as a no:
 * registration does not wait for it.
 * @param asks the principal whom the shop asks for
 * @param mobile without the +62 prefix
 */
export async function isClubMember(platform: Platform, asks: Principal, mobile: string): Promise<boolean> {
  return (await lookUpNumber(platform, asks, mobile)) ?? false;
}

/** The same; undefined when the club does not say. */
export async function lookUpNumber(platform: Platform, asks: Principal, mobile: string): Promise<boolean | undefined> {
  return (await orNothing(platform, () => askClub(platform, asks, mobile)))?.isMember;
}

/**
 * Whether the card with a member's verified number is linked to another account than theirs
 * [SOC-09]. A club that does not say counts as a no.
 */
export async function isCardLinkedElsewhere(
  platform: Platform,
  { accountCode, mobile }: { readonly accountCode: string; readonly mobile: string },
): Promise<boolean> {
  const member = { kind: "member", visitorKey: "", accountCode } as const;
  return (await orNothing(platform, () => askClub(platform, member, mobile)))?.isLinkedElsewhere ?? false;
}
