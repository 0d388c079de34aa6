import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { charge, createTestSandbox, statusOf } from "../testing/run-sandbox.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("payments survive a restart, also when the last line was cut by a crash", async () => {
  const first = await createTestSandbox({ GELORA_DATA: folder });
  const charged = await charge(first, "R-1");
  await charge(first, "R-2");
  await first.server.inject({ method: "POST", url: "/payments/R-2/settle" });
  await first.stop();
  await appendFile(join(folder, "sandbox", "payments.jsonl"), '{"orderId":"R-1","transa');

  const second = await createTestSandbox({ GELORA_DATA: folder });
  expect(await statusOf(second, "R-1")).toMatchObject({
    transaction_status: "pending",
    va_numbers: charged.va_numbers,
  });
  expect(await statusOf(second, "R-2")).toMatchObject({ transaction_status: "settlement" });
  await second.server.inject({ method: "POST", url: "/payments/R-1/settle" });
  await second.stop();

  const third = await createTestSandbox({ GELORA_DATA: folder });
  expect(await statusOf(third, "R-1")).toMatchObject({ transaction_status: "settlement" });
  await third.stop();
});
