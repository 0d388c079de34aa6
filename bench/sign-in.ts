import { slowHash } from "@gelora/service-kit/slow-hash.ts";
import autocannon from "autocannon";
import type { BenchMember } from "./bench-members.ts";
import type { BenchRow } from "./bench-row.ts";
import { type Load, measure } from "./measure.ts";
import { visit } from "./visit.ts";

export type SignInsUnderLoad = {
  readonly gateway: string;
  readonly pid: number;
  readonly members: readonly BenchMember[];
};

/**
 * Correct passwords from eight connections, against argon2id alone and against a call that does
 * nothing, in the same run.
 */
export async function benchSignIns({ gateway, pid, members }: SignInsUnderLoad): Promise<BenchRow> {
  const bare = await measure(pid, callOf(gateway, "{ cancelReasons { code } }"), { seconds: 4 });
  const alone = await hashesAlone(4);
  const [first = "", ...rest] = members.map(loginBody);
  const measured = await measure(
    pid,
    { ...callOf(gateway, ""), body: first },
    { seconds: 8, connections: 8, bodies: [first, ...rest] },
  );
  return {
    name: "sign-in with the right password, 8 clients",
    cpuMsPerRequest: measured.cpuMsPerRequest,
    ratePerSecond: measured.ratePerSecond,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    limitName: "argon2id alone, two at once",
    ratioToLimit: measured.ratePerSecond / alone.ratePerSecond,
    target: "40 a second or more",
    met: measured.ratePerSecond >= 40,
    remark: `argon2id alone ${alone.cpuMs.toFixed(1)} ms of CPU, ${alone.ratePerSecond.toFixed(0)} a second; a bare call ${bare.cpuMsPerRequest.toFixed(2)} ms; ${measured.failures} failures`,
  };
}

/**
 * A hundred product details per second, alone and beside 500 sign-ins per second at the same
 * gateway. Those who flood it have this process to themselves.
 */
export async function benchBrowsingInFlood(gateway: string, productCode: string): Promise<BenchRow> {
  const details = callOf(
    gateway,
    `{ productInit(input: { productCode: "${productCode}" }) { productCode skuList { skuCode stock } } }`,
  );
  const browse = () => visit({ loads: [details], connections: 4, ratePerSecond: 100, seconds: 6 });
  await browse();
  const calm = await browse();
  let busy = 0;
  let compared = 0;
  const flood = autocannon({
    ...callOf(gateway, ""),
    connections: 60,
    overallRate: 500,
    duration: 8,
    // A different account each: a single one would be rejected after ten attempts, which costs next
    // to nothing.
    requests: Array.from({ length: 4000 }, (_, index) => floodOf(gateway, index)),
    setupClient: (client) =>
      client.on("body", (body) => {
        if (String(body).includes("BUSY")) busy += 1;
        else compared += 1;
      }),
  });
  const flooded = await browse();
  await flood;
  return {
    name: "product details during a flood of 500 sign-ins a second",
    p50Ms: flooded.p50Ms,
    p99Ms: flooded.p99Ms,
    target: "p97.5 at most 1.2 times that without the flood",
    met: flooded.p97_5Ms <= 1.2 * calm.p97_5Ms && flooded.failures === 0,
    remark: `p97.5 ${flooded.p97_5Ms.toFixed(1)} ms, without the flood ${calm.p97_5Ms.toFixed(1)} ms; of the flood ${busy} answered BUSY, ${compared} compared or asked to wait; ${flooded.failures} failures`,
  };
}

async function hashesAlone(seconds: number): Promise<{ readonly cpuMs: number; readonly ratePerSecond: number }> {
  const until = Date.now() + seconds * 1000;
  const before = process.cpuUsage();
  const started = performance.now();
  let hashes = 0;
  const client = async (): Promise<void> => {
    while (Date.now() < until) {
      await slowHash("kucing-Terbang7");
      hashes += 1;
    }
  };
  await Promise.all([client(), client()]);
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 / hashes, ratePerSecond: (hashes / (performance.now() - started)) * 1000 };
}

function callOf(gateway: string, query: string): Load {
  return {
    url: gateway,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  };
}

function floodOf(gateway: string, index: number): Load {
  return {
    ...callOf(gateway, ""),
    body: loginBody({ account: `banjir-${index}@contoh.id`, password: "kucing-Terbang7" }),
  };
}

function loginBody({ account, password }: BenchMember): string {
  const query = "mutation ($input: LoginInput!) { login(input: $input) { success code data { userAuthToken } } }";
  return JSON.stringify({ query, variables: { input: { account, password: btoa(password) } } });
}
