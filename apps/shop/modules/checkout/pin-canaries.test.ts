import { wholeDatabase } from "@gelora/testkit/whole-database.ts";
import { sql } from "kysely";
import { symbols } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rightPin } from "../points/testing/points-club.ts";
import { linkedShopper, openPointsHouse, type PointsHouse } from "./testing/points-house.ts";

const lines: string[] = [];
let house: PointsHouse;
beforeAll(async () => {
  house = await openPointsHouse("embedded", { LOG_LEVEL: "trace" });
  Object.assign(house.platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
});
afterAll(() => house.close());

test("[AC-65~] the PIN that a client sends with an order is in no log, table or outbox, whatever the club answers", async () => {
  const shopper = await linkedShopper(house, 25_000);
  await shopper.add("PB1-5");
  const checkoutId = await shopper.checkout();
  await shopper.redeem(checkoutId, true);
  const [wrong, malformed] = ["zZ9#qq", "much-too-long-Kanari"];
  const place = (pin: string) => shopper.place(checkoutId, { usePoint: true, pin });
  for (const mood of ["away", "deaf"] as const) {
    house.club.mood = mood;
    expect(await place(rightPin)).toMatchObject({ errorCode: "POINTS_UNAVAILABLE" });
  }
  house.club.mood = "well";
  expect(await place(wrong)).toMatchObject({ errorCode: "PIN_WRONG" });
  expect(await place(malformed)).toMatchObject({ errorCode: "INVALID_INPUT" });
  const tables = house.platform.database.tables();
  await sql`alter table point_uses rename to mislaid`.execute(tables);
  await expect(place(rightPin)).rejects.toThrow("UNKNOWN_ERROR");
  await sql`alter table mislaid rename to point_uses`.execute(tables);
  const unsent = await wholeDatabase(house.platform.database.tables());
  expect(await place(rightPin)).toMatchObject({ success: true });
  await house.deliver();
  expect(lines.join("\n")).toContain("the club did not hold points");
  for (const content of [unsent, await wholeDatabase(house.platform.database.tables()), lines.join("\n")])
    for (const secret of [rightPin, wrong, malformed]) expect(content).not.toContain(secret);
});
