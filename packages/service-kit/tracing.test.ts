import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { seconds } from "./durations.ts";
import { callHttp } from "./http-call.ts";
import { createHttpService, type HttpService } from "./http-service.ts";
import { createLog } from "./log.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";
import { createOutbox } from "./outbox.ts";
import { notFollowed, startTraced } from "./tracing.ts";

const log = createLog("test", "silent");
const attribute = z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) });
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
type Span = z.infer<typeof spanShape>;
const sentShape = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanShape) })) })),
});

/** Takes what programs export, as an OpenTelemetry collector does. */
async function openCollector(): Promise<{ url: string; spans: Span[]; server: Server }> {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const parts = await request.toArray();
    const { resourceSpans } = sentShape.parse(JSON.parse(Buffer.concat(parts).toString()));
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`, spans, server };
}

/**
 * Two programs: the first passes an order on to the second, which stores it and notifies someone
 * later.
 */
async function openPrograms(): Promise<{
  first: number;
  second: number;
  deliver(): Promise<number>;
  stop(): Promise<void>;
}> {
  const database: Database = await openTestDatabase("embedded");
  await migrate(database, [messagesMigrations]);
  const own = { database, clock: createClock(), log };
  const second: HttpService = createHttpService({ log, port: 0, host: "127.0.0.1" });
  const first: HttpService = createHttpService({ log, port: 0, host: "127.0.0.1" });
  const outbox = createOutbox({
    ...own,
    handlers: {
      "mail.send": async () => {
        await callHttp(`http://127.0.0.1:${secondPort}/mails/secret-address`, post);
      },
    },
  });
  second.server.post("/orders", async () => {
    await database.transaction(async () => {
      await sql`select ${"a secret value"}::text`.execute(database.tables());
      await outbox.write("mail.send", "GL1", {});
    });
    return {};
  });
  second.server.post("/mails/:address", async () => ({}));
  const secondPort = await second.listen();
  first.server.post("/orders", async () => {
    const answer = await callHttp(`http://127.0.0.1:${secondPort}/orders`, post);
    return { status: answer.status };
  });
  return {
    first: await first.listen(),
    second: secondPort,
    deliver: () => outbox.deliverDue(),
    stop: async () => {
      await Promise.all([first.stop(), second.stop()]);
      await database.close();
    },
  };
}

const post = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: "{}",
  timeout: seconds(5),
} as const;
const named = (spans: readonly Span[], name: string): Span => {
  const found = spans.filter((span) => span.name === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] as Span;
};

let collector: Awaited<ReturnType<typeof openCollector>>;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => {
  collector.server.closeAllConnections();
  collector.server.close();
});

/**
 * What the programs exported of the given share of one order and its mail, and a poll that nobody
 * asked for.
 */
async function exportedSpans(share: number): Promise<Span[]> {
  collector.spans.splice(0);
  let programs: Awaited<ReturnType<typeof openPrograms>> | undefined;
  const running = await startTraced("test", { TRACES_URL: collector.url, TRACES_SHARE: share }, log, async () => {
    programs = await openPrograms();
    return programs;
  });
  expect((await callHttp(`http://127.0.0.1:${programs?.first}/orders`, post)).status).toBe(200);
  expect(await programs?.deliver()).toBe(1);
  await callHttp(`http://127.0.0.1:${programs?.first}/readyz`, { ...post, method: "GET", body: undefined });
  await callHttp(`http://127.0.0.1:${programs?.second}/mails/look`, {
    ...post,
    headers: { ...post.headers, ...notFollowed },
  });
  await running.stop();
  return collector.spans;
}

test("an order is one trace: through both programs, their statements, and the mail that goes later", async () => {
  const spans = await exportedSpans(1);
  const [asked] = spans.filter(({ name, parentSpanId }) => name === "POST /orders" && !parentSpanId);
  const under = (parent: Span | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const [call] = under(asked);
  const [taken] = under(call);
  expect([call?.name, taken?.name]).toEqual([expect.stringMatching(/^POST 127\.0\.0\.1:\d+$/), "POST /orders"]);
  expect(under(taken).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["select", "insert", "deliver mail.send"]),
  );
  const delivered = named(spans, "deliver mail.send");
  expect(named(spans, "POST /mails/:address").traceId).toBe(delivered.traceId);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([asked?.traceId]));
});

test("no address, value, probe or internal poll is exported", async () => {
  const spans = await exportedSpans(1);
  expect(spans.length).toBeGreaterThan(5);
  expect(JSON.stringify(spans)).not.toMatch(/secret|readyz/);
});

test("nothing is exported of the share that is not traced", async () => {
  expect(await exportedSpans(0)).toEqual([]);
});

test("without an address nothing is exported, and no call names a trace", async () => {
  const programs = await openPrograms();
  const running = await startTraced("test", { TRACES_SHARE: 1 }, log, async () => programs);
  collector.spans.splice(0);
  await callHttp(`http://127.0.0.1:${programs.first}/orders`, post);
  await running.stop();
  expect(collector.spans).toEqual([]);
});

test("a collector that is down harms nobody", async () => {
  const started = { stop: async () => {} };
  const settings = { TRACES_URL: "http://127.0.0.1:9/v1/traces", TRACES_SHARE: 1 };
  let programs: Awaited<ReturnType<typeof openPrograms>> | undefined;
  const running = await startTraced("test", settings, log, async () => {
    programs = await openPrograms();
    return started;
  });
  expect((await callHttp(`http://127.0.0.1:${programs?.first}/orders`, post)).status).toBe(200);
  await expect(running.stop()).resolves.toBeUndefined();
  await programs?.stop();
});
