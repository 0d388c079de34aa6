import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import type { BenchRow } from "./bench-row.ts";
import { cpuMilliseconds } from "./measure.ts";

export type CodesUnderLoad = { readonly gateway: string; readonly pid: number };

const clients = 8;
const mostMs = 4;
const bareQuery = "query Bare { cancelReasons { code } }";
const sendQuery =
  "query Send($mobile: String!, $channel: OtpChannel!) { sendOtpToMember(input: { mobile: $mobile, channel: $channel }) { success errorCode } }";

type Sent = { readonly sendOtpToMember: { readonly success: boolean; readonly errorCode: string | null } };
type Caller = ReturnType<typeof gatewayCaller>;

/**
 * Codes to new numbers, by WhatsApp and SMS in turn through the sandbox, against a call that does
 * nothing in the same run.
 */
export async function benchCodes({ gateway, pid }: CodesUnderLoad): Promise<BenchRow> {
  let number = 0;
  const send = async (caller: Caller): Promise<boolean> => {
    number += 1;
    const variables = { mobile: `812${10_000_000 + number}`, channel: number % 2 === 0 ? "SMS" : "WHATSAPP" };
    const { sendOtpToMember } = await caller.call<Sent>("Send", sendQuery, variables);
    return sendOtpToMember.success;
  };
  const ask = async (caller: Caller): Promise<boolean> => {
    await caller.call("Bare", bareQuery);
    return true;
  };
  await callFor(gateway, pid, 2, ask);
  const bare = await callFor(gateway, pid, 4, ask);
  await callFor(gateway, pid, 3, send);
  const measured = await callFor(gateway, pid, 8, send);
  return {
    name: `a code sent to a phone, ${clients} clients`,
    cpuMsPerRequest: measured.cpuMs,
    ratePerSecond: measured.rate,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    limitName: "a bare call",
    ratioToLimit: bare.cpuMs / measured.cpuMs,
    target: `at most ${mostMs} ms of CPU more than a bare call`,
    met: measured.refused === 0 && measured.cpuMs - bare.cpuMs <= mostMs,
    remark: `${(measured.cpuMs - bare.cpuMs).toFixed(2)} ms more than ${bare.cpuMs.toFixed(2)} ms; ${measured.refused} refused`,
  };
}

async function callFor(gateway: string, pid: number, seconds: number, one: (caller: Caller) => Promise<boolean>) {
  const until = Date.now() + seconds * 1000;
  const started = performance.now();
  const cpuBefore = cpuMilliseconds(pid);
  const times: number[] = [];
  let refused = 0;
  const client = async (): Promise<void> => {
    const caller = gatewayCaller(gateway);
    while (Date.now() < until) {
      const begun = performance.now();
      if (!(await one(caller))) refused += 1;
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((first, second) => first - second);
  return {
    cpuMs: (cpuMilliseconds(pid) - cpuBefore) / Math.max(1, times.length),
    rate: (times.length / (performance.now() - started)) * 1000,
    p50Ms: times[Math.floor(times.length / 2)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    refused,
  };
}
