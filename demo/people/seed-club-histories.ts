import { clubEventsProgram } from "@gelora/contracts/service-caller.ts";
import { receivedEvent } from "@gelora/contracts/service-events.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { matureDuePoints, takeInShopEvent } from "../../apps/club/modules/earning/earning.ts";
import type { Platform } from "../../apps/club/platform/platform.ts";

/** What happened a number of days ago, for a member whose number is the club's. */
type Step =
  | {
      readonly daysAgo: number;
      readonly bought: string;
      readonly mobile: string;
      readonly amounts: readonly number[];
    }
  | { readonly daysAgo: number; readonly sentBack: string; readonly line: number; readonly amount: number };

const [dewi, eka] = ["8120000007", "8120000008"];

/**
 * A year at the tills of the shop's stores, the oldest first: it makes Dewi a Gold member and Eka a
 * Silver one, each with points that expire in different months and some that are pending. Both have
 * sent something back: Eka while its points were pending, Dewi later. Nobody has used points, which
 * only an order of the shop does.
 */
const steps: readonly Step[] = [
  { daysAgo: 330, bought: "TILL-1041", mobile: eka, amounts: [1_899_000, 1_249_000] },
  { daysAgo: 322, bought: "TILL-1077", mobile: dewi, amounts: [4_299_000, 1_899_000] },
  { daysAgo: 236, bought: "TILL-1460", mobile: dewi, amounts: [5_499_000, 649_000] },
  { daysAgo: 131, bought: "TILL-1988", mobile: dewi, amounts: [3_899_000, 1_099_000] },
  { daysAgo: 96, bought: "TILL-2214", mobile: eka, amounts: [2_749_000, 399_000] },
  { daysAgo: 90, sentBack: "TILL-2214", line: 2, amount: 399_000 },
  { daysAgo: 60, sentBack: "TILL-1988", line: 2, amount: 1_099_000 },
  { daysAgo: 6, bought: "TILL-2731", mobile: dewi, amounts: [1_299_000] },
  { daysAgo: 4, bought: "TILL-2745", mobile: eka, amounts: [749_000, 299_000] },
];

/** A day after the last one for a return. */
const daysUntilOver = 15;

/**
 * Gives seeded members a past worth looking at, by what the club itself does with purchases. Call
 * it before they have other movements, so that the dates of a statement ascend; repeated it does
 * nothing.
 */
export async function seedClubHistories(platform: Platform): Promise<void> {
  try {
    for (const { daysAgo, step } of timeline()) {
      platform.clock.setOffset(days(-daysAgo));
      await (step ? play(platform, step) : matureDuePoints(platform));
    }
  } finally {
    platform.clock.setOffset(days(0));
  }
}

/** The steps, and the ends of return windows among them. */
function timeline(): readonly { readonly daysAgo: number; readonly step?: Step }[] {
  const windows = steps.flatMap((step) =>
    "bought" in step && step.daysAgo > daysUntilOver ? [{ daysAgo: step.daysAgo - daysUntilOver }] : [],
  );
  const played = steps.map((step) => ({ daysAgo: step.daysAgo, step }));
  return [...played, ...windows].toSorted((one, other) => other.daysAgo - one.daysAgo);
}

async function play(platform: Platform, step: Step): Promise<void> {
  const till = { kind: "program", code: clubEventsProgram } as const;
  const at = platform.clock.now().toISOString();
  await takeInShopEvent(platform, till, receivedEvent.parse({ version: 2, ...eventOf(step, at) }));
}

function eventOf(step: Step, at: string): object {
  const orderCode = "bought" in step ? step.bought : step.sentBack;
  const line = (number: number, amount: number) => ({
    orderItemCode: `${orderCode}-${number}`,
    skuCode: `TILL-${number}`,
    quantity: 1,
    amounts: [amount],
  });
  if ("sentBack" in step)
    return {
      type: "purchase.reversed",
      id: `seeded-return:${orderCode}`,
      orderCode,
      lines: [line(step.line, step.amount)],
      reversedAt: at,
    };
  const { mobile, amounts } = step;
  const lines = amounts.map((amount, index) => line(index + 1, amount));
  const id = `seeded:${orderCode}`;
  return {
    type: "purchase.completed",
    id,
    orderCode,
    accountCode: null,
    mobile,
    lines,
    orderedAt: at,
    completedAt: at,
  };
}
