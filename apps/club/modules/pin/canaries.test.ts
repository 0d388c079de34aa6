import { clubPointsPath } from "@gelora/contracts/club-points.ts";
import { wholeDatabase } from "@gelora/testkit/whole-database.ts";
import { sql } from "kysely";
import { symbols } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAsShop } from "../../testing/ask-as-shop.ts";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { openTestSms } from "../../testing/sms.ts";
import { newSiteVisitor } from "../site/testing/site-visitor.ts";
import { provenBy } from "./testing/proven-by.ts";

const lines: string[] = [];
let club: TestGateway;
let sms: Awaited<ReturnType<typeof openTestSms>>;
beforeAll(async () => {
  sms = await openTestSms();
  club = await openTestGateway("embedded", { LOG_LEVEL: "trace", SMS_URL: sms.url, SMTP_URL: "smtp://127.0.0.1:9" });
  Object.assign(club.platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
});
afterAll(async () => {
  await club.close();
  await sms.close();
});

test("[AC-65~] no PIN, no code for one and no proof is in a log, a table, the outbox or an address", async () => {
  const [first, second, wrong, weak] = ["kN4!r1", "mR7?p0", "zZ9#qq", "123456"];
  const visitor = await newSiteVisitor(club);
  await visitor.open("pin");
  const addresses = [await visitor.post("/site/pin/code", {})];
  const code = sms.messages.at(-1)?.slice(0, 6) ?? "no code came";
  for (const pin of [weak, first]) addresses.push(await visitor.post("/site/pin", { code, pin, again: pin }));
  for (const old of [wrong, first])
    addresses.push(await visitor.post("/site/pin", { old, pin: second, again: second }));
  expect(await visitor.redeemsWith(wrong)).toBe(false);

  const principal = { kind: "member", code: visitor.accountCode };
  const ask = (pin: string) =>
    askAsShop(club, principal, clubPointsPath, { act: "hold", orderCode: "GL1", points: 5, pin });
  expect(await ask(wrong)).toMatchObject({ ok: false, code: "PIN_WRONG" });
  expect(await ask(second)).toMatchObject({ ok: false, code: "NOT_ENOUGH_POINTS" });
  const proof = await provenBy(club.platform, visitor.memberCode, second);

  // An error half-way is logged with all that the database says of it.
  const tables = club.platform.database.tables();
  await sql`alter table pins rename to mislaid`.execute(tables);
  expect(await visitor.redeemsWith(second)).toBe(false);
  expect(await ask(second)).toBe(500);
  expect((await visitor.post("/site/pin", { old: second, pin: first, again: first })).status).toBe(500);
  await sql`alter table mislaid rename to pins`.execute(tables);
  await club.deliverAll();

  expect(lines.join("\n").match(/relation \S+pins\S+ does not exist/g)?.length).toBeGreaterThan(2);
  const places = {
    log: lines.join("\n"),
    database: await wholeDatabase(club.platform.database.tables()),
    addresses: addresses.map(({ location }) => location).join("\n"),
  };
  for (const [place, content] of Object.entries(places))
    for (const secret of [first, second, wrong, code, proof]) expect(content, place).not.toContain(secret);
});
