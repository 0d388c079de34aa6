import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { support } from "../returns/testing/returnable-order.ts";
import { decideOnQuestion, questionsToDecide } from "./questions.ts";
import { selectQuestion } from "./storage/read-questions.ts";
import { askedQuestion, sendQuestion } from "./testing/asking.ts";

const together = 8;

describe.skipIf(!hasTestPostgres)("questions in parallel, on PostgreSQL", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
  });
  afterAll(() => shop.close());

  const mails = async (questionCode: string): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from outbox
      where topic = 'questions.mail' and payload->>'questionCode' = ${questionCode}`.execute(
      shop.platform.database.tables(),
    );
    return rows[0]?.total ?? 0;
  };

  test("of eight staff who answer or refuse a question at once one decides, and one mail goes out", async () => {
    const { questionCode } = await askedQuestion(shop, "Who of you answers this?");
    const answers = await Promise.all(
      Array.from({ length: together }, (_, turn) =>
        decideOnQuestion(shop.platform, support, {
          questionCode,
          event: turn % 2 === 0 ? "answer" : "refuse",
          words: `Words ${turn}`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer === "decided")).toHaveLength(1);
    const winner = `Words ${answers.indexOf("decided")}`;
    const question = await selectQuestion(shop.platform, questionCode);
    expect(question?.answer ?? question?.refusal).toBe(winner);
    expect(await mails(questionCode)).toBe(1);
  });

  test("the same race lets several through when the question is checked before: the test can fail", async () => {
    const { questionCode } = await askedQuestion(shop, "Who of you looks before?");
    const lookThenDecide = () =>
      shop.platform.database.transaction(async () => {
        const question = await selectQuestion(shop.platform, questionCode);
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        if (question?.state !== "PENDING") return false;
        await sql`update questions set state = 'ANSWERED', answer = 'x', decided_at = now()
          where question_code = ${questionCode}`.execute(shop.platform.database.tables());
        return true;
      });
    const decided = await Promise.all(Array.from({ length: together }, lookThenDecide));
    expect(decided.filter(Boolean).length).toBeGreaterThan(1);
  });

  test("of eight sends of the same words one question remains", async () => {
    const member = await memberShopper(shop);
    const before = (await questionsToDecide(shop.platform)).length;
    const sent = await Promise.all(
      Array.from({ length: together }, () => sendQuestion(member, "Sent by an eager thumb?")),
    );
    expect(sent.every(({ success }) => success)).toBe(true);
    expect((await questionsToDecide(shop.platform)).length).toBe(before + 1);
  });
});
