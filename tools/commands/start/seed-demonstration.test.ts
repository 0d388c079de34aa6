import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seedDemonstration } from "./seed-demonstration.ts";

let dataFolder: string;
let slow: Server;

// Refuses everything after a while, as a shop does that the seeded people cannot shop in.
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gelora-demonstration-"));
  slow = createServer((_request, response) => setTimeout(() => response.writeHead(500).end(), 300));
  await new Promise<void>((resolve) => slow.listen(0, "localhost", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => slow.close(resolve));
  await rm(dataFolder, { recursive: true, force: true });
});

test("the first start waits until the seeded people have shopped, a later one does not", async () => {
  const address = `http://localhost:${(slow.address() as AddressInfo).port}`;
  const addresses = { storefront: address, shop: address, club: address, sandbox: address };
  const said: string[] = [];
  const start = () => seedDemonstration({ addresses, dataFolder }, (line) => said.push(line));
  await start();
  expect(said).toHaveLength(1);
  await start();
  expect(said).toHaveLength(1);
  await expect.poll(() => said.length).toBe(2);
});
