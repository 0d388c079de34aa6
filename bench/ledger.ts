import { clubPointsAnswer, clubPointsPath, clubPointsProgram } from "@gelora/contracts/club-points.ts";
import {
  type AssertedPrincipal,
  clubEventsProgram,
  clubService,
  shopService,
} from "@gelora/contracts/service-caller.ts";
import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";
import { z } from "zod";
import type { BenchRow } from "./bench-row.ts";
import { databaseLimit, oneRowLimit } from "./database-limit.ts";
import { balanceOf, benchPin, type SessionDesk, writeLongStatement, writeProofs } from "./ledger-world.ts";
import { cpuMilliseconds, type Load, measure } from "./measure.ts";

export type ClubUnderLoad = {
  /** `http://localhost:4100` */
  readonly address: string;
  readonly pid: number;
  readonly databaseUrl: string;
  readonly desk: SessionDesk;
  readonly members: number;
};

const clients = 16;
const secret = "gelora-local-service-secret";
const mostMsOfBalance = 0.25;
const fewestPostings = 200;
const mostMsOfHot = 5_000;
const mostMsOfPage = 5;

/** The bind check, which the checkout makes: who calls, their points, whether there is a PIN. */
export async function benchBalance(club: ClubUnderLoad): Promise<BenchRow> {
  const bare = await measure(club.pid, gatewayCall(club, "{ __typename }"));
  const query = "{ mapClubCheckBind { success userCode firstName availablePoints havePin } }";
  const measured = await measure(club.pid, gatewayCall(club, query));
  return {
    name: "balance of a member, by the bind check",
    cpuMsPerRequest: measured.cpuMsPerRequest,
    ratePerSecond: measured.ratePerSecond,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    limitName: "a call that asks for nothing",
    ratioToLimit: bare.cpuMsPerRequest / measured.cpuMsPerRequest,
    target: `at most ${mostMsOfBalance} ms of CPU`,
    met: measured.cpuMsPerRequest <= mostMsOfBalance && measured.failures === 0,
    remark: `${measured.failures} failures`,
  };
}

/** Purchases of one line each, by members in turn: one posting and its receipts for each. */
export async function benchPostings(club: ClubUnderLoad, seconds = 10): Promise<BenchRow> {
  const times: number[] = [];
  let order = 0;
  const cpuBefore = cpuMilliseconds(club.pid);
  const started = performance.now();
  const until = Date.now() + seconds * 1000;
  const client = async (): Promise<void> => {
    while (Date.now() < until) {
      order += 1;
      const begun = performance.now();
      await tellPurchase(club, `BENCH${order}`, `AC-${1 + (order % club.members)}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const rate = (times.length / (performance.now() - started)) * 1000;
  const limit = await databaseLimit(club.databaseUrl);
  times.sort((one, other) => one - other);
  return {
    name: `postings from purchases, ${clients} clients`,
    cpuMsPerRequest: (cpuMilliseconds(club.pid) - cpuBefore) / Math.max(1, times.length),
    ratePerSecond: rate,
    p50Ms: times[Math.floor(times.length / 2)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    limitName: `bare transactions of five statements, ${limit.toFixed(0)} a second`,
    ratioToLimit: rate / limit,
    target: `${fewestPostings} a second or more`,
    met: rate >= fewestPostings,
    remark: `${times.length} purchases`,
  };
}

/**
 * 1,000 returns of a point each, at once, of an order that spent 600: all on one balance, under the
 * lock that holds take.
 */
export async function benchHotAccount(club: ClubUnderLoad): Promise<BenchRow> {
  const [orderCode, member] = ["BENCH-HOT", { kind: "member", code: "AC-1" } as const];
  const program = { kind: "program", code: clubPointsProgram } as const;
  await askPoints(club, member, { act: "hold", orderCode, points: 600, proof: await enterPin(club) });
  await askPoints(club, program, { act: "spend", orderCode });
  const [before] = await balanceOf(club.databaseUrl, "MC-1", "available");
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, turn) =>
      askPoints(club, program, { act: "return", orderCode, points: 1, cause: `return-${turn}` }),
    ),
  );
  const elapsedMs = performance.now() - started;
  const returned = answers.filter((answer) => answer?.ok).length;
  const failed = answers.filter((answer) => answer === undefined).length;
  const [stored, booked] = await balanceOf(club.databaseUrl, "MC-1", "available");
  const limitMs = await oneRowLimit(club.databaseUrl, 1_000);
  const isExact = returned === 600 && stored === before + 600 && stored === booked;
  return {
    name: "1,000 bookings on one balance at once, of which 600 can be",
    p99Ms: elapsedMs,
    limitName: `as many bare updates of one row, ${Math.round(limitMs)} ms`,
    ratioToLimit: limitMs / elapsedMs,
    target: `exactly 600, the books agree, within ${mostMsOfHot / 1000} s`,
    met: isExact && elapsedMs <= mostMsOfHot,
    remark: `${returned} booked, ${failed} failed, ${Math.round(elapsedMs)} ms; balance ${stored - before} more, entries ${booked - before}`,
  };
}

/** 1,000 holds at once, each of an order of its own, of a balance that pays for 625 of them. */
export async function benchHotHolds(club: ClubUnderLoad): Promise<BenchRow> {
  const [memberCode, member] = ["MC-2", { kind: "member", code: "AC-2" } as const];
  const [wanted, each] = [1_000, 1_600];
  const [before] = await balanceOf(club.databaseUrl, memberCode, "available");
  const possible = Math.floor(before / each);
  const proofs = await writeProofs(club.databaseUrl, memberCode, wanted);
  const started = performance.now();
  const answers = await Promise.all(
    proofs.map((proof, turn) =>
      askPoints(club, member, { act: "hold", orderCode: `BENCH-HELD-${turn}`, points: each, proof }),
    ),
  );
  const elapsedMs = performance.now() - started;
  const made = answers.filter((answer) => answer?.ok).length;
  const refused = answers.filter((answer) => answer?.ok === false && answer.code === "NOT_ENOUGH_POINTS").length;
  const [available, availableBooked] = await balanceOf(club.databaseUrl, memberCode, "available");
  const [held, heldBooked] = await balanceOf(club.databaseUrl, memberCode, "held");
  const limitMs = await oneRowLimit(club.databaseUrl, wanted);
  const isExact =
    made === possible &&
    made + refused === wanted &&
    held === made * each &&
    available === before - held &&
    available === availableBooked &&
    held === heldBooked;
  return {
    name: `1,000 holds of one balance at once, of which ${possible} can be`,
    p99Ms: elapsedMs,
    limitName: `as many bare updates of one row, ${Math.round(limitMs)} ms`,
    ratioToLimit: limitMs / elapsedMs,
    target: `exactly ${possible}, the books agree, within ${mostMsOfHot / 1000} s`,
    met: isExact && elapsedMs <= mostMsOfHot,
    remark: `${made} made, ${refused} refused, ${Math.round(elapsedMs)} ms; held ${held}, entries ${heldBooked}; available ${available}, entries ${availableBooked}`,
  };
}

/** A page of the statement of a member with 10,000 movements, from its middle. */
export async function benchStatement(club: ClubUnderLoad): Promise<BenchRow> {
  await writeLongStatement(club.databaseUrl, "MC-1", 10_000);
  const first = pageShape.parse(await (await send(gatewayCall(club, pageQuery))).json());
  const middle = Number(first.data.mapClubMovements.next) - 5_000;
  const bare = await measure(club.pid, gatewayCall(club, "{ __typename }"), { connections: 1 });
  const measured = await measure(club.pid, gatewayCall(club, pageQuery, { before: String(middle) }), {
    connections: 1,
  });
  return {
    name: "a page of 20 of 10,000 movements",
    cpuMsPerRequest: measured.cpuMsPerRequest,
    ratePerSecond: measured.ratePerSecond,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    limitName: "a call that asks for nothing",
    ratioToLimit: bare.cpuMsPerRequest / measured.cpuMsPerRequest,
    target: `at most ${mostMsOfPage} ms`,
    met: measured.p50Ms <= mostMsOfPage && measured.failures === 0,
    remark: `${measured.failures} failures`,
  };
}

const pageQuery =
  "query ($before: ID) { mapClubMovements(before: $before) { next dataList { id text orderCode availablePoints } } }";
const pageShape = z.object({ data: z.object({ mapClubMovements: z.object({ next: z.string() }) }) });
const pinShape = z.object({ data: z.object({ mapClubCheckPin: z.object({ proof: z.string() }) }) });

async function enterPin(club: ClubUnderLoad): Promise<string> {
  const query = "query ($pin: String!) { mapClubCheckPin(input: { pin: $pin }) { proof } }";
  const answer = await send(gatewayCall(club, query, { pin: benchPin }));
  return pinShape.parse(await answer.json()).data.mapClubCheckPin.proof;
}

function gatewayCall({ address, desk }: ClubUnderLoad, query: string, variables: object = {}): Load {
  return {
    url: `${address}/loyalty/graphql`,
    method: "POST",
    headers: { "content-type": "application/json", "auth-token": desk.token },
    body: JSON.stringify({ query, variables }),
  };
}

async function tellPurchase(club: ClubUnderLoad, orderCode: string, accountCode: string): Promise<void> {
  const answer = await callDoor(
    club,
    serviceEventsPath,
    { kind: "program", code: clubEventsProgram },
    {
      version: 2,
      type: "purchase.completed",
      id: `purchase:${orderCode}`,
      orderCode,
      accountCode,
      mobile: "81200000001",
      lines: [{ orderItemCode: `${orderCode}-1`, skuCode: "SKU", quantity: 2, amounts: [150_000, 149_000] }],
      completedAt: new Date().toISOString(),
    },
  );
  if (answer.status !== 200) throw new Error(`the club answered ${answer.status}`);
}

/** @returns undefined when the club did not answer as agreed */
async function askPoints(club: ClubUnderLoad, principal: AssertedPrincipal, request: object) {
  const answer = await callDoor(club, clubPointsPath, principal, request);
  return answer.status === 200 ? clubPointsAnswer.parse(await answer.json()) : undefined;
}

function callDoor(club: ClubUnderLoad, path: string, principal: AssertedPrincipal, message: object): Promise<Response> {
  const body = JSON.stringify(message);
  const assertion = { issuer: shopService, audience: clubService, principal };
  const headers = signAssertion({ method: "POST", path, body }, assertion, secret, new Date());
  const url = `${club.address}${path}`;
  return send({ url, method: "POST", headers: { "content-type": "application/json", ...headers }, body });
}

function send({ url, ...load }: Load): Promise<Response> {
  return fetch(url, load);
}
