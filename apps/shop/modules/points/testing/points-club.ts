import { clubLookupPath, clubLookupQuestion } from "@gelora/contracts/club-lookup.ts";
import {
  type ClubPointsAnswer,
  type ClubPointsHold,
  type ClubPointsReport,
  clubBalancePath,
  clubPointsPath,
  clubPointsRequest,
} from "@gelora/contracts/club-points.ts";
import { clubTierPath } from "@gelora/contracts/club-tier.ts";
import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { type ClubAnswer, type ClubCall, openClubServer } from "../../../testing/club-server.ts";

/** Of every member of the stand-in. */
export const rightPin = "739152";

type Mood = "well" | "away" | "deaf" | "busy";

/** A member of the stand-in, by their account at the shop. */
type Account = { available: number; proof: string | undefined; attemptsLeft: number };
type Hold = { readonly account: string; points: number; state: "held" | "spent" | "released" };

/**
 * A stand-in for the club in tests of the shop alone: it keeps points as the contract says, and
 * serves only calls that are asserted as agreed. The real one is tested with the shop in
 * `journeys/mishaps`.
 */
export type PointsClub = {
  readonly url: string;
  /** Links an account, with points. */
  link(accountCode: string, available: number): void;
  /** A proof of the account's PIN; the one before it is void. */
  prove(accountCode: string): string;
  readonly availableOf: (accountCode: string) => number;
  readonly holdOf: (orderCode: string) => Readonly<Hold> | undefined;
  /** Mobile numbers that the club knows. */
  readonly numbers: Set<string>;
  /** Tiers by account. */
  readonly tiers: Map<string, string>;
  /** Every request that it received about points, in order. */
  readonly heard: (ClubPointsHold | ClubPointsReport)[];
  /** The events that it received. */
  readonly events: unknown[];
  /**
   * What it does with calls from now on: `deaf` does the work and breaks the connection before it
   * answers, `away` only breaks it, `busy` compares no PIN.
   */
  set mood(mood: Mood);
  close(): Promise<void>;
};

/** @param now the shop's clock, which tests move */
export async function openPointsClub(now: () => Date): Promise<PointsClub> {
  const accounts = new Map<string, Account>();
  const holds = new Map<string, Hold>();
  const numbers = new Set<string>();
  const tiers = new Map<string, string>();
  const heard: (ClubPointsHold | ClubPointsReport)[] = [];
  const events: unknown[] = [];
  let mood: Mood = "well";
  let proofs = 0;

  const prove = (accountCode: string): string => {
    proofs += 1;
    const proof = `proof-${proofs}`;
    const account = accounts.get(accountCode);
    if (account) account.proof = proof;
    return proof;
  };
  const work = ({ path, principal, message }: ClubCall): ClubAnswer => {
    if (path === clubLookupPath) return { isMember: numbers.has(clubLookupQuestion.parse(message).mobile) };
    if (path === clubBalancePath) return { available: accounts.get(principal.code)?.available ?? null };
    if (path === clubTierPath) return { tierCode: tiers.get(principal.code) ?? null };
    if (path === serviceEventsPath) return { taken: events.push(message) > 0 };
    if (path !== clubPointsPath) return 401;
    const request = clubPointsRequest.parse(message);
    heard.push(request);
    if (request.act !== "hold") return report(request, holds, accounts);
    if (mood === "busy" && "pin" in request) return { ok: false, code: "BUSY" };
    return principal.kind === "member" ? hold(request, principal.code, holds, accounts) : 401;
  };
  const server = await openClubServer(now, (call) => {
    if (mood === "away") return "broken";
    const answer = work(call);
    return mood === "deaf" ? "broken" : answer;
  });
  return {
    url: server.url,
    close: server.close,
    link: (accountCode, available) => void accounts.set(accountCode, { available, proof: undefined, attemptsLeft: 3 }),
    prove,
    availableOf: (accountCode) => accounts.get(accountCode)?.available ?? 0,
    holdOf: (orderCode) => holds.get(orderCode),
    numbers,
    tiers,
    heard,
    events,
    set mood(to: Mood) {
      mood = to;
    },
  };
}

function hold(
  { orderCode, points, ...permission }: ClubPointsHold,
  account: string,
  holds: Map<string, Hold>,
  accounts: ReadonlyMap<string, Account>,
): ClubPointsAnswer {
  const member = accounts.get(account);
  if (!member) return { ok: false, code: "NOT_LINKED" };
  const refusedPin = "pin" in permission ? comparePin(member, permission.pin) : undefined;
  if (refusedPin) return refusedPin;
  const before = holds.get(orderCode);
  if (before?.state === "released") return { ok: false, code: "ORDER_ENDED" };
  if (before) return before.points === points ? answerOf(before) : { ok: false, code: "HOLD_DIFFERS" };
  if (member.available < points) return { ok: false, code: "NOT_ENOUGH_POINTS", points: member.available };
  if ("proof" in permission) {
    if (member.proof !== permission.proof) return { ok: false, code: "PIN_NEEDED" };
    member.proof = undefined;
  }
  member.available -= points;
  const held: Hold = { account, points, state: "held" };
  holds.set(orderCode, held);
  return answerOf(held);
}

/** Undefined for the right one. */
function comparePin(member: Account, pin: string): ClubPointsAnswer | undefined {
  if (pin === "" || pin.length > rightPin.length) return { ok: false, code: "PIN_MALFORMED" };
  if (pin === rightPin && member.attemptsLeft > 0) {
    member.attemptsLeft = 3;
    return undefined;
  }
  member.attemptsLeft = Math.max(0, member.attemptsLeft - 1);
  const { attemptsLeft } = member;
  return attemptsLeft > 0 ? { ok: false, code: "PIN_WRONG", attemptsLeft } : { ok: false, code: "PIN_DISABLED" };
}

function report(
  request: ClubPointsReport,
  holds: Map<string, Hold>,
  accounts: ReadonlyMap<string, Account>,
): ClubPointsAnswer {
  const known = holds.get(request.orderCode);
  if (!known && request.act !== "release") return { ok: false, code: "HOLD_UNKNOWN" };
  const of: Hold = known ?? { account: "", points: 0, state: "held" };
  holds.set(request.orderCode, of);
  const back = request.act === "spend" ? 0 : request.act === "return" ? request.points : of.points;
  const member = accounts.get(of.account);
  if (member) member.available += back;
  of.points -= back;
  of.state = request.act === "spend" ? "spent" : request.act === "release" ? "released" : of.state;
  return answerOf(of);
}

function answerOf({ state, points }: Hold): ClubPointsAnswer {
  return { ok: true, state, points };
}
