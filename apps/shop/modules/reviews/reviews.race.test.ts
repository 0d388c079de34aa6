import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  deliveredOrder,
  openReturningShop,
  type ReturnableOrder,
  type ReturningShop,
  support,
} from "../returns/testing/returnable-order.ts";
import { ratingOf } from "./domain/rating-of.ts";
import { approveReview, reviewsToDecide } from "./reviews.ts";
import { selectVotes } from "./storage/read-reviews.ts";
import { sendReview, shownProduct, waitingVersion } from "./testing/reviewing.ts";

const together = 8;

describe.skipIf(!hasTestPostgres)("reviews in parallel, on PostgreSQL", () => {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop("postgresql");
  });
  afterAll(() => shop.close());

  const countOf = async (orderCode: string): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from reviews where order_code = ${orderCode}`.execute(
      shop.platform.database.tables(),
    );
    return rows[0]?.total ?? 0;
  };
  const manyWaiting = async (): Promise<readonly string[]> => {
    for (let turn = 0; turn < together; turn += 1) {
      const { shopper, orderCode } = await deliveredOrder(shop);
      await sendReview(shopper, orderCode, { stars: (turn % 5) + 1 });
    }
    return (await reviewsToDecide(shop.platform)).slice(-together).map(({ versionCode }) => versionCode);
  };

  /**
   * Eight windows that have read the same version send at once.
   * @returns the text of the one that was taken
   */
  const raceOf = async ({ shopper, orderCode }: ReturnableOrder, version?: number): Promise<string | undefined> => {
    const texts = Array.from({ length: together }, (_, turn) => `Window ${turn} of version ${version}.`);
    const answers = await Promise.all(texts.map((text) => sendReview(shopper, orderCode, { version, text })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const refused = answers.filter(({ errorCode }) => errorCode === "REVIEW_CHANGED");
    expect(refused).toHaveLength(together - 1);
    return texts[answers.findIndex(({ success }) => success)];
  };

  test("of eight sends of a buyer one is taken as the first review, and of eight changes of it one", async () => {
    const order = await deliveredOrder(shop);
    for (const version of [undefined, 1, 2]) {
      const text = await raceOf(order, version);
      expect(await countOf(order.orderCode)).toBe(1);
      const review = (await reviewsToDecide(shop.platform)).at(-1);
      expect(review).toMatchObject({ text, versionNumber: (version ?? 0) + 1 });
    }
  });

  test("the same race writes several when a review is looked for before it is inserted: the test can fail", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    await sendReview(shopper, orderCode);
    await sql`create table reviews_twin (like reviews)`.execute(shop.platform.database.tables());
    const lookThenInsert = () =>
      shop.platform.database.transaction(async () => {
        const found = await sql`select 1 from reviews_twin where order_code = ${orderCode}`.execute(
          shop.platform.database.tables(),
        );
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        if (found.rows.length > 0) return false;
        await sql`insert into reviews_twin select * from reviews where order_code = ${orderCode}`.execute(
          shop.platform.database.tables(),
        );
        return true;
      });
    const written = await Promise.all(Array.from({ length: together }, lookThenInsert));
    expect(written.filter(Boolean).length).toBeGreaterThan(1);
  });

  test("of eight staff who approve a version one decides, and it counts once", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    await sendReview(shopper, orderCode);
    const version = await waitingVersion(shop);
    const before = (await selectVotes(shop.platform, "PB1")).length;
    const answers = await Promise.all(
      Array.from({ length: together }, () => approveReview(shop.platform, support, version)),
    );
    expect(answers.filter((answer) => answer === "decided")).toHaveLength(1);
    expect((await selectVotes(shop.platform, "PB1")).length).toBe(before + 1);
  });

  const ratingRow = async () => {
    const { rows } = await sql<{ rating: object | null }>`
      select rating from products where product_code = 'PB1'`.execute(shop.platform.database.tables());
    return rows[0]?.rating;
  };

  test("eight reviews of a product that are approved at once all count", async () => {
    const versions = await manyWaiting();
    await Promise.all(versions.map((version) => approveReview(shop.platform, support, version)));
    const votes = await selectVotes(shop.platform, "PB1");
    expect(votes.length).toBeGreaterThanOrEqual(together);
    expect(await ratingRow()).toEqual(ratingOf(votes));
    expect((await shownProduct(shop)).reviews).toHaveLength(3);
  });

  test("the same race loses votes when they are counted before the catalogue's version is held: the test can fail", async () => {
    const versions = await manyWaiting();
    const countThenHold = (version: string) =>
      shop.platform.database.transaction(async () => {
        await sql`update reviews set state = 'APPROVED' where review_code = ${version.slice(0, -2)}`.execute(
          shop.platform.database.tables(),
        );
        const rating = ratingOf(await selectVotes(shop.platform, "PB1"));
        await sql`select pg_sleep(0.02)`.execute(shop.platform.database.tables());
        await sql`update catalogue_state set version = version + 1`.execute(shop.platform.database.tables());
        await sql`update products set rating = ${JSON.stringify(rating)}::jsonb where product_code = 'PB1'`.execute(
          shop.platform.database.tables(),
        );
      });
    await Promise.all(versions.map(countThenHold));
    expect(await ratingRow()).not.toEqual(ratingOf(await selectVotes(shop.platform, "PB1")));
  });
});
