import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { freePort } from "@gelora/service-kit/free-port.ts";
import { createHttpService, type HttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeEdgeFile } from "../../bench/scale/edge-file.ts";

/** nginx, where there is one: `NGINX_PROGRAM` names it, or the path does. */
const nginx = process.env.NGINX_PROGRAM ?? "nginx";
const hasNginx = (() => {
  try {
    execFileSync(nginx, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const log = createLog("test", "silent");

const exchanges = 8;
/**
 * nginx does not ask for readiness, so that calls come until the end. One in the tenth of a
 * millisecond before it is lost, seldom; where those that wait are not let in, it is one of each
 * exchange and more.
 */
const mostLost = 2;

/** Does its work whether or not its caller hears of it, so that nginx may not ask another. */
async function openShop(port: number, leaveGrace: Milliseconds): Promise<HttpService> {
  const service = createHttpService({ log, port, host: "127.0.0.1", leaveGrace });
  service.server.post("/graphql", async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { data: null };
  });
  await service.listen();
  return service;
}

describe.skipIf(!hasNginx)("two shops behind our proxy", () => {
  let folder: string;
  let edge: ChildProcess;
  let door: number;
  let ports: readonly [number, number];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gelora-exchange-"));
    const doors = [await freePort(), await freePort(), await freePort()] as const;
    [door, ports] = [doors[1], [await freePort(), await freePort()]];
    const file = await writeEdgeFile(folder, { doors, storefronts: [9, 9], shops: ports });
    edge = spawn(nginx, ["-p", folder, "-c", file], { stdio: "ignore" });
  });
  afterEach(async () => {
    edge.kill("SIGTERM");
    await once(edge, "exit");
    await rm(folder, { recursive: true });
  });

  const call = async (): Promise<string> => {
    const made = fetch(`http://127.0.0.1:${door}/graphql`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    return made.then(
      ({ status }) => `${status}`,
      (error: Error) => error.message,
    );
  };

  test("hardly a call is lost while they are exchanged one after the other, again and again", async () => {
    const grace = milliseconds(300);
    const shops = [await openShop(ports[0], grace), await openShop(ports[1], grace)];
    await expect.poll(call, { timeout: 10_000 }).toBe("200");
    const answers: string[] = [];
    let isOver = false;
    const callers = Array.from({ length: 8 }, async () => {
      while (!isOver) answers.push(await call());
    });
    for (let turn = 0; turn < exchanges; turn += 1) {
      await shops[turn % 2]?.stop();
      shops[turn % 2] = await openShop(turn % 2 === 0 ? ports[0] : ports[1], grace);
    }
    isOver = true;
    await Promise.all(callers);
    await Promise.all(shops.map((shop) => shop.stop()));
    expect(answers.length).toBeGreaterThan(200);
    expect(answers.filter((answer) => answer !== "200").length).toBeLessThanOrEqual(mostLost);
  }, 30_000);
});
