import { rupiah } from "@gelora/money/rupiah.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideReview, refundsOf } from "./payments.ts";
import { openTestPayments, type TestPayments } from "./testing/open-payments.ts";
import { askRefund, finance, payFor } from "./testing/paid-order.ts";
import { sendDueRefunds } from "./use-cases/send-refunds.ts";

describe.skipIf(!hasTestPostgres)("refunds under contention, on PostgreSQL (I-09)", () => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await openTestPayments("postgresql");
  });
  afterAll(() => payments.close());

  const together = <Value>(count: number, work: (turn: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

  test("fifty who ask at once for parts get no more than was paid, and the provider's books say the same", async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderCode = `PARTS-${round}`;
      await payFor(payments, orderCode);
      const answers = await together(50, (turn) =>
        askRefund(payments, orderCode, `${orderCode}:${turn}`, rupiah(20_000)),
      );
      expect(answers.filter((answer) => answer === "requested")).toHaveLength(7);
      await together(8, () => sendDueRefunds(payments.platform));
      expect(payments.provider.refundedOf(orderCode)).toBe(140_000);
      const sent = await refundsOf(payments.platform, orderCode);
      expect(sent.map(({ state }) => state)).toEqual(Array.from({ length: 7 }, () => "done"));
    }
  });

  test("adding up first and noting after, without the guard, gives back more than came: the test can fail", async () => {
    await payFor(payments, "TEETH");
    const { database } = payments.platform;
    await sql`create table unguarded (amount bigint not null)`.execute(database.tables());
    const askUnguarded = async () => {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(amount), 0)::bigint as sum from unguarded`.execute(database.tables());
      if ((rows[0]?.sum ?? 0) + 20_000 > 150_000) return;
      await sql`insert into unguarded values (20000)`.execute(database.tables());
    };
    await together(50, askUnguarded);
    const { rows } = await sql<{ sum: number }>`select sum(amount)::bigint as sum from unguarded`.execute(
      database.tables(),
    );
    expect(rows[0]?.sum).toBeGreaterThan(150_000);
    // The database's own check also rejects it, in case a statement has no condition.
    const forgetful = sql`update payment_attempts set refunded = 150001 where order_code = 'TEETH'`;
    await expect(forgetful.execute(database.tables())).rejects.toThrow("payment_attempts_refunded");
  });

  test("one debt that twenty ask for at once goes back once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderCode = `DEBT-${round}`;
      await payFor(payments, orderCode);
      const answers = await together(20, () => askRefund(payments, orderCode, orderCode, rupiah(10_000)));
      expect(answers.filter((answer) => answer === "requested")).toHaveLength(1);
      await together(8, () => sendDueRefunds(payments.platform));
      expect(payments.provider.refundedOf(orderCode)).toBe(10_000);
    }
  });

  test("workers whose leases have all run out, with every other answer lost, still send it once", async () => {
    // Few rounds: each loses a response, and after five the circuit breaker would open.
    for (let round = 0; round < 3; round += 1) {
      const orderCode = `LEASE-${round}`;
      await payFor(payments, orderCode);
      await askRefund(payments, orderCode, orderCode);
      payments.provider.loseRefundAnswers(1);
      await together(6, async () => {
        await sql`update refunds set ask_at = now() where order_code = ${orderCode} and ask_at is not null`.execute(
          payments.platform.database.tables(),
        );
        await sendDueRefunds(payments.platform);
      });
      await sql`update refunds set ask_at = now() where order_code = ${orderCode} and ask_at is not null`.execute(
        payments.platform.database.tables(),
      );
      await sendDueRefunds(payments.platform);
      expect(payments.provider.refundedOf(orderCode)).toBe(150_000);
      expect((await refundsOf(payments.platform, orderCode)).map(({ state }) => state)).toEqual(["done"]);
    }
  });

  test("of two who decide differently about the same money one is heard", async () => {
    for (let round = 0; round < 10; round += 1) {
      const orderCode = `REVIEW-${round}`;
      await payFor(payments, orderCode);
      await sql`
        insert into payments_to_review (provider_order_id, reason, amount, currency, noted_at)
        values (${orderCode}, 'PAID_TWICE', '150000.00', 'IDR', now())`.execute(payments.platform.database.tables());
      const review = { providerOrderId: orderCode, reason: "PAID_TWICE" } as const;
      const answers = await Promise.all([
        decideReview(payments.platform, async () => {}, finance, { ...review, decision: "refunded" }),
        decideReview(payments.platform, async () => {}, finance, {
          ...review,
          decision: "transferred",
          reference: "1",
        }),
      ]);
      expect(answers.toSorted()).toEqual(["decided", "nothing to decide"]);
      expect(await refundsOf(payments.platform, orderCode)).toHaveLength(1);
    }
  });
});
