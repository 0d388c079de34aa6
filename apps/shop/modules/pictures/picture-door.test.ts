import { readFile } from "node:fs/promises";
import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { mostBodyBytes, mountDoorForPictures } from "./picture-door.ts";

// Only the clock is needed at the door.
const platform = { clock: { now: () => new Date("2026-11-27T00:00:00Z") } } as Platform;
const ticket = "t".repeat(43);

let server: FastifyInstance;
afterEach(() => server.close());

/** A door behind which files wait until they are let through. */
function openDoor() {
  server = Fastify();
  const waiting: ((outcome: Outcome<void>) => void)[] = [];
  mountDoorForPictures({ platform, server }, "/pictures", () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<void>>();
    waiting.push(resolve);
    return promise;
  });
  const send = async (remoteAddress: string) => {
    const payload = { ticket, picture: "AAAA" };
    const answer = await server.inject({ method: "POST", url: "/pictures", payload, remoteAddress });
    return answer.json<{ errorCode: string | null }>().errorCode;
  };
  const letAllThrough = async (count: number) => {
    await expect.poll(() => waiting.length).toBe(count);
    for (const go of waiting.splice(0)) go(success(undefined));
  };
  return { send, letAllThrough };
}

test("six files of one source are read at once, sixteen in all, and others are asked to try again", async () => {
  const { send, letAllThrough } = openDoor();
  const first = Array.from({ length: 6 }, () => send("203.0.113.1"));
  expect(await send("203.0.113.1")).toBe("BUSY");
  const others = Array.from({ length: 10 }, (_, index) => send(`203.0.113.${10 + index}`));
  expect(await send("203.0.113.99")).toBe("BUSY");
  await letAllThrough(16);
  expect(await Promise.all([...first, ...others])).toEqual(Array.from({ length: 16 }, () => null));
  const again = send("203.0.113.1");
  await letAllThrough(1);
  expect(await again).toBeNull();
});

test("the proxy in front lets through what the door takes", async () => {
  openDoor();
  const file = await readFile(new URL("../../../../deploy/nginx/gelora.conf", import.meta.url), "utf8");
  const shop = file.slice(file.indexOf("server_name shop."));
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(shop)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(mostBodyBytes);
});
