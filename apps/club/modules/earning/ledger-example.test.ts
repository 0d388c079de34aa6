import { readFile } from "node:fs/promises";
import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { expect, test } from "vitest";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import {
  addPointsTo,
  earnPoints,
  holdPoints,
  maturePoints,
  returnPoints,
  selectBalances,
  spendPoints,
} from "../ledger/ledger.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { purchaseEvent, reversalEvent, tellEvent } from "./testing/shop-events.ts";

const page = new URL("../../../../docs/ledger.md", import.meta.url);

/** The balances after each step, as the page's example has them: pending, available, held, owed. */
async function balancesOnThePage(): Promise<readonly (readonly number[])[]> {
  const [, example = ""] = (await readFile(page, "utf8")).split("## An example");
  const rows = example.split("\n").filter((line) => /^\| [(`]/.test(line));
  return rows.map((row) =>
    row
      .split("|")
      .slice(5, 9)
      .map((cell) => Number(cell.replaceAll(",", ""))),
  );
}

test("the example of docs/ledger.md is what the club does, step by step", async () => {
  const platform = await openTestClub("embedded");
  const [memberCode, accountCode] = ["MC-DEWI", "AC-DEWI"];
  await seedMembers(platform, [someMember({ memberCode, mobile: "8120000777" })]);
  await platform.database.transaction(() => insertLink(platform, { accountCode, memberCode }));
  const isPermitted = async () => true;
  const shirts = [[124_950, 124_950]];
  const steps = [
    async () => {
      // Two lots that expire in different months, and an old order that waits.
      for (const [index, lot] of [30, 90].entries()) {
        platform.clock.setOffset(days(-90 + index * 60));
        await addPointsTo(platform, { memberCode, fact: `lot:${index}`, points: points(lot) });
      }
      platform.clock.setOffset(days(0));
      await earnPoints(platform, { memberCode, orderCode: "GL0", fact: "earned:GL0-1", points: points(2_000) });
    },
    () => holdPoints(platform, { orderCode: "GL1", memberCode, points: points(100), isPermitted }),
    () => spendPoints(platform, "GL1"),
    () => tellEvent(platform, purchaseEvent("GL1", shirts, { accountCode, completedAt: platform.clock.now() })),
    () => maturePoints(platform, { memberCode, orderCode: "GL0", fact: "matured:GL0", points: points(2_000) }),
    () => returnPoints(platform, { orderCode: "GL1", points: points(50), cause: "return-7" }),
    () => tellEvent(platform, reversalEvent("GL1", "return-7", [[124_950]])),
  ];
  const onThePage = await balancesOnThePage();
  expect(onThePage).toHaveLength(steps.length);
  for (const [index, step] of steps.entries()) {
    await step();
    const { pending, available, held, owed } = await selectBalances(platform, memberCode);
    expect([pending, available, held, owed]).toEqual(onThePage[index]);
    await expectSoundBooks(platform);
  }
  await platform.database.close();
});
