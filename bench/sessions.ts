import { randomUUID } from "node:crypto";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import pg from "pg";
import type { BenchRow } from "./bench-row.ts";
import { type Load, type Measured, measure } from "./measure.ts";

export type SessionsUnderLoad = { readonly gateway: string; readonly pid: number; readonly databaseUrl: string };
type BenchSession = { readonly token: string; readonly companion: string };

const connections = 10;
/** Longer than the shop caches sessions. */
const membersOfAConnection = 2000;
const mostMsRemembered = 0.1;
const mostMsLookedUp = 0.5;

/**
 * The cost of identifying the caller: one cheap call without a token, with the token and cookie of
 * a member who has just called, and with those of members whose cached session has expired, so that
 * each is read from the database.
 */
export async function benchSessions({ gateway, pid, databaseUrl }: SessionsUnderLoad): Promise<BenchRow[]> {
  const sessions = await writeBenchSessions(databaseUrl, connections * membersOfAConnection);
  const [one] = sessions;
  if (!one) throw new Error("no sessions");
  await expectKnown(callOf(gateway, one, "{ sessionList { current } }"));
  const bareCall = callOf(gateway);
  const bare = await measure(pid, bareCall, { connections });
  const remembered = await measure(pid, callOf(gateway, one), { connections });
  const lookedUp = await measure(pid, bareCall, {
    connections,
    requestsOf: (connection) => {
      const first = (connection % connections) * membersOfAConnection;
      return sessions.slice(first, first + membersOfAConnection).map((session) => callOf(gateway, session));
    },
  });
  return [
    rowOf("a member's call, session cached", remembered, bare, mostMsRemembered),
    rowOf("a member's call, session looked up", lookedUp, bare, mostMsLookedUp),
  ];
}

function rowOf(name: string, measured: Measured, bare: Measured, mostMs: number): BenchRow {
  const costMs = measured.cpuMsPerRequest - bare.cpuMsPerRequest;
  return {
    name,
    cpuMsPerRequest: measured.cpuMsPerRequest,
    ratePerSecond: measured.ratePerSecond,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    limitName: "the same call without a token",
    ratioToLimit: bare.cpuMsPerRequest / measured.cpuMsPerRequest,
    target: `at most ${mostMs} ms of CPU more than without`,
    met: costMs <= mostMs,
    remark: `${costMs.toFixed(3)} ms more than ${bare.cpuMsPerRequest.toFixed(3)} ms; ${measured.failures} failures`,
  };
}

/** As a page of the storefront calls. */
function callOf(gateway: string, session?: BenchSession, query = "{ cancelReasons { code } }"): Load {
  return {
    url: gateway,
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: "http://localhost:3000",
      ...(session ? { "auth-token": session.token, cookie: `gelora=${session.companion}` } : {}),
    },
    body: JSON.stringify({ query }),
  };
}

/**
 * Anonymous callers get an answer to the measured call too, so this checks that the sessions are
 * recognised.
 */
async function expectKnown({ url, ...call }: Load): Promise<void> {
  const answer = await (await fetch(url, call)).text();
  if (!answer.includes('"current":true')) throw new Error(`the session is not known: ${answer}`);
}

/** Sessions that members began in their browsers. */
async function writeBenchSessions(databaseUrl: string, count: number): Promise<readonly BenchSession[]> {
  const sessions = Array.from({ length: count }, () => ({ token: newSecretToken(), companion: newSecretToken() }));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `insert into sessions (session_id, token_digest, companion_digest, kind, visitor_key, account_code, expires_at)
      select id, token, companion, 'member', token, 'M-' || id, now() + interval '60 days'
      from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, token, companion)`,
      [
        sessions.map(() => randomUUID()),
        sessions.map(({ token }) => digestOfToken(token)),
        sessions.map(({ companion }) => digestOfToken(companion)),
      ],
    );
    await client.query("analyze sessions");
  } finally {
    await client.end();
  }
  return sessions;
}
