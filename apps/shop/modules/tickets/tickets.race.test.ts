import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { support } from "../returns/testing/returnable-order.ts";
import { insertTicket, selectTicket } from "./storage/ticket-rows.ts";
import { answerTicket } from "./tickets.ts";

const together = 8;

describe.skipIf(!hasTestPostgres)("answers at the same moment, on PostgreSQL", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
  });
  afterAll(() => shop.close());

  const mails = async (ticketCode: string): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from outbox where topic = 'tickets.mail' and payload->>'ticketCode' = ${ticketCode}`.execute(
      shop.platform.database.tables(),
    );
    return rows[0]?.total ?? 0;
  };
  const newTicket = async (ticketCode: string) => {
    const asked = {
      name: "Sari",
      email: "sari@contoh.id",
      topic: "OTHER",
      orderCode: null,
      text: "Are you there?",
    } as const;
    await insertTicket(shop.platform, { ...asked, ticketCode, language: "en-US", owner: null });
    return ticketCode;
  };

  test("of eight answers to what staff have seen one is mailed", async () => {
    const ticketCode = await newTicket("TK-RACE");
    const answers = await Promise.all(
      Array.from({ length: together }, (_, turn) =>
        answerTicket(shop.platform, support, { ticketCode, seen: 0 }, `Answer ${turn}`),
      ),
    );
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
    expect(await mails(ticketCode)).toBe(1);
  });

  test("the same race mails several when the ticket is checked before: the test can fail", async () => {
    const ticketCode = await newTicket("TK-TWIN");
    const lookThenMail = () =>
      shop.platform.database.transaction(async () => {
        const ticket = await selectTicket(shop.platform, ticketCode);
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        if (ticket?.answers !== 0) return;
        await sql`update tickets set answers = 1 where ticket_code = ${ticketCode}`.execute(
          shop.platform.database.tables(),
        );
        await shop.platform.outbox.write("tickets.mail", `ticket:${ticketCode}`, { ticketCode, answer: 1 });
      });
    await Promise.all(Array.from({ length: together }, lookThenMail));
    expect(await mails(ticketCode)).toBeGreaterThan(1);
  });
});
