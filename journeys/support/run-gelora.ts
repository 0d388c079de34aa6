import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import type { TestProject } from "vitest/node";
import { z } from "zod";
import { launchGelora } from "../../tools/commands/start/launch.ts";
import { launchChromium } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses of the Gelora that runs for the journeys. */
    gelora: { readonly storefront: string; readonly shop: string; readonly club: string; readonly sandbox: string };
  }
}

const addresses = z.object({ storefront: z.url(), shop: z.url(), club: z.url(), sandbox: z.url() });

/**
 * Launches one Gelora for all journeys, on embedded databases by default;
 * `GELORA_JOURNEYS_ON=postgresql` gives the shop one on the test server.
 * `GELORA_JOURNEYS_KEEP=1` keeps its data folder and logs, and prints where. To write journeys, set
 * `GELORA_JOURNEYS_AT` to a Gelora that is already running with its test clock enabled:
 * `{"storefront":"http://localhost:3000", …}`.
 */
export default async function runGelora(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.GELORA_JOURNEYS_AT) {
    project.provide("gelora", addresses.parse(JSON.parse(process.env.GELORA_JOURNEYS_AT)));
    return async () => {};
  }
  const dataFolder = await mkdtemp(join(tmpdir(), "gelora-journeys-"));
  const say = (line: string): void => console.log(`journeys: ${line}`);
  const database = process.env.GELORA_JOURNEYS_ON === "postgresql" ? await newDatabase() : undefined;
  const gelora = await launchGelora({
    dataFolder,
    databases: { shop: database?.url },
    testClock: true,
    say,
    environment: {
      // Parcels move only when a journey moves them; rejected notifications are retried at once.
      SANDBOX_PARCEL_STEP_MS: "0",
      SANDBOX_RETRY_UNIT_MS: "100",
      // All journeys of an hour come from one address.
      ACCOUNT_CHECKS_PER_HOUR: "1000000",
      SHARED_NETWORKS: "127.0.0.0/8, ::/64",
      SHARED_NETWORK_FACTOR: "1",
    },
  });
  // Unpacked once here, so that the first journey does not pay for it.
  await (await launchChromium()).close();
  project.provide("gelora", gelora.addresses);
  void gelora.unexpectedEnd.then(({ name, how, lastLines }) => say(`${name} ${how}\n${lastLines}`));
  return async () => {
    await gelora.stop();
    await database?.drop();
    if (process.env.GELORA_JOURNEYS_KEEP === "1") say(`data and logs are in ${dataFolder}`);
    else await rm(dataFolder, { recursive: true, force: true });
  };
}

async function newDatabase(): Promise<TestServerDatabase> {
  const server = await findTestServer();
  if (!server) throw new Error("No PostgreSQL lets us in here; TEST_POSTGRES_URL names one.");
  return createServerDatabase(server);
}
