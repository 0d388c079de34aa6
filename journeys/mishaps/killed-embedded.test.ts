import { spawn } from "node:child_process";
import { join } from "node:path";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mainFileOf } from "../../tools/commands/start/programs.ts";
import { auditShop, openBooks, ordersMissing } from "./books.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";
import { startRush } from "./shoppers-rush.ts";

const kills = Math.ceil(Number(process.env.KILLS ?? 8) / 2);

let gelora: GeloraInDanger;
beforeAll(async () => {
  gelora = await launchInDanger();
});
afterAll(() => gelora?.end());

test("a second program on the shop's embedded folder is refused, and the error names the holder", async () => {
  const intruder = spawn(process.execPath, [mainFileOf("shop")], {
    env: { ...gelora.environmentFor("shop"), PORT: "0" },
  });
  let said = "";
  intruder.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  intruder.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => intruder.once("exit", resolve));
  expect(code).not.toBe(0);
  expect(said).toContain(`process ${gelora.program("shop").pid()}`);
  expect(said).toMatch(/is in use by/);
});

test(`${kills} kills of a shop on its embedded database, whose lock each successor takes over, lose nothing that was acknowledged`, {
  timeout: 240_000,
}, async () => {
  const rush = startRush(gelora.gateway, await skusInStock(gelora.gateway), 6);
  const faults: string[] = [];
  const away: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1500 + Math.random() * 1000));
    faults.push(...(await gelora.errorsOf("shop")));
    away.push(await gelora.killAndRevive("shop"));
  }
  await rush.stop().catch((error: unknown) => faults.push(String(error)));
  faults.push(...(await gelora.errorsOf("shop")));
  expect(faults).toEqual([]);
  expect(rush.acknowledged.length).toBeGreaterThan(kills);

  // The embedded database can be read only while the shop is stopped.
  await gelora.program("shop").stop();
  const books = await openBooks({ folder: join(gelora.dataFolder, "shop") });
  try {
    expect(await ordersMissing(books, rush.acknowledged)).toEqual([]);
    expect(await auditShop(books)).toEqual([]);
  } finally {
    await books.close();
  }
  const seconds = away.map((milliseconds) => (milliseconds / 1000).toFixed(1)).join(", ");
  console.log(
    `${kills} kills: ${rush.acknowledged.length} orders promised, ${rush.unknown} unanswered; away ${seconds} s`,
  );
});
