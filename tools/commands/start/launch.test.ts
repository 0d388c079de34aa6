import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { launchGelora, type RunningGelora } from "./launch.ts";

// Programs start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataFolder: string;
let running: RunningGelora | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gelora-launch-"));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(dataFolder, { recursive: true, force: true });
});

test("Programs answer when they are launched, the club knows its seeded people, and all are gone after the stop", async () => {
  running = await launchGelora({ dataFolder, programs: ["sandbox", "club"] });
  const answer = await fetch(`${running.addresses.club}/loyalty/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: `{ checkMemberStatus(phone: "8120000001") { statusUser } }` }),
  });
  expect(await answer.json()).toMatchObject({ data: { checkMemberStatus: { statusUser: "ACTIVE" } } });
  await running.stop();
  await expect(fetch(`${running.addresses.club}/readyz`)).rejects.toThrow("fetch failed");
});

test("The storefront waits for what is done before it, once the others answer", async () => {
  const answers: Promise<number | string>[] = [];
  const readiness = (address: string) =>
    fetch(`${address}/readyz`).then(
      ({ status }) => status,
      () => "closed",
    );
  running = await launchGelora({
    dataFolder,
    development: true,
    programs: ["sandbox", "storefront"],
    beforeStorefront: async ({ addresses }) => {
      answers.push(readiness(addresses.sandbox));
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      answers.push(readiness(addresses.storefront));
    },
  });
  expect(await Promise.all([...answers, readiness(running.addresses.storefront)])).toEqual([200, "closed", 200]);
});

test("Ports in use are reported before anything starts", async () => {
  running = await launchGelora({ dataFolder, programs: ["sandbox"] });
  const second = launchGelora({ dataFolder: `${dataFolder}-second`, ports: running.ports, programs: ["sandbox"] });
  await expect(second).rejects.toThrow(/\(sandbox\) is in use.*SANDBOX_PORT/);
  await expect(stat(`${dataFolder}-second`)).rejects.toThrow("ENOENT");
});

test("A program that dies is reported by name, one that is killed on purpose is not", async () => {
  running = await launchGelora({ dataFolder, programs: ["sandbox"] });
  const sandbox = running.programs.get("sandbox");
  await sandbox?.kill();
  sandbox?.start();
  await sandbox?.waitUntilReady(20_000);
  process.kill(sandbox?.pid() ?? 0, "SIGKILL");
  expect(await running.unexpectedEnd).toMatchObject({ name: "sandbox", how: "was ended by SIGKILL" });
});

test("A wrong setting stops the launch with the program's own explanation", async () => {
  const launch = launchGelora({ dataFolder, programs: ["sandbox"], environment: { SANDBOX_PARCEL_STEP_MS: "soon" } });
  await expect(launch).rejects.toThrow(/SANDBOX_PARCEL_STEP_MS/);
});

test("Fresh data means ours, with everything recorded about it: other files in the folder stay", async () => {
  const own = join(dataFolder, "notes.txt");
  await writeFile(own, "mine");
  const remembered = [
    "seed.json",
    "club-seed.json",
    "demonstration.json",
    "guest-order.json",
    "questions.json",
    "returns.json",
    "reviews.json",
  ];
  for (const file of remembered) await writeFile(join(dataFolder, file), "{}");
  running = await launchGelora({ dataFolder, programs: ["sandbox"], fresh: true });
  expect((await readdir(dataFolder)).filter((file) => remembered.includes(file))).toEqual([]);
  expect((await stat(own)).isFile()).toBe(true);
});
