import { testEngines } from "@gelora/testkit/test-databases.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper } from "../../testing/shopper.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { actsOn } from "../journal/journal.ts";
import {
  deliveredOrder,
  openReturningShop,
  type ReturnableOrder,
  type ReturningShop,
  support,
  warehouse,
} from "../returns/testing/returnable-order.ts";
import { answerReview, approveReview, eraseReviews, rejectReview, reviewsToTakeOut } from "./reviews.ts";
import { selectVotes } from "./storage/read-reviews.ts";
import { sendPicture, sendReview, shownProduct, waitingVersion } from "./testing/reviewing.ts";

type OwnLine = {
  readonly orderItemCode: string;
  readonly hasFit: boolean;
  readonly review: { readonly status: string; readonly rejection: string | null; readonly pictures: object[] } | null;
};

describe.each(testEngines)("reviews, on %s", (engine) => {
  let shop: ReturningShop;
  let order: ReturnableOrder;
  beforeAll(async () => {
    shop = await openReturningShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    order = await deliveredOrder(shop);
  });

  const own = async ({ shopper, orderCode }: Pick<ReturnableOrder, "shopper" | "orderCode"> = order) =>
    field<OwnLine[]>(
      await shopper.send(
        `query ($code: String!) { orderReviews(orderCode: $code) { orderItemCode hasFit
          review { version status stars fit text language rejection answer pictures { pictureCode small } } } }`,
        { code: orderCode },
      ),
      "orderReviews",
    );
  const approved = async (change: object = {}, language?: string): Promise<string> => {
    expect(await sendReview(order.shopper, order.orderCode, change, language)).toMatchObject({ success: true });
    const version = await waitingVersion(shop);
    expect(await approveReview(shop.platform, support, version)).toBe("decided");
    await followCatalogue(shop.platform);
    return version.slice(0, -2);
  };

  test("a review is shown on product and card once staff have approved it, with a masked name and the size bought", async () => {
    const before = (await shownProduct(shop, "KR1")).rating?.count ?? 0;
    const shoes = await deliveredOrder(shop, { skuCode: "KR1-BLACK-42" });
    expect(await sendReview(shoes.shopper, shoes.orderCode, { stars: 4, fit: "SMALL" })).toMatchObject({
      success: true,
    });
    const waits = { version: 1, status: "PENDING", fit: "SMALL", language: "en-US" };
    expect((await own(shoes))[0]).toMatchObject({ hasFit: true, review: waits });
    await followCatalogue(shop.platform);
    expect((await shownProduct(shop, "KR1")).rating?.count ?? 0).toBe(before);
    const version = await waitingVersion(shop);
    expect(await approveReview(shop.platform, warehouse, version)).toBe("not allowed");
    expect(await approveReview(shop.platform, support, version)).toBe("decided");
    expect(await approveReview(shop.platform, support, version)).toBe("nothing to decide");
    await followCatalogue(shop.platform);
    const shown = await shownProduct(shop, "KR1");
    expect(shown.rating?.count).toBe(before + 1);
    expect(shown.reviews[0]).toMatchObject({
      stars: 4,
      fit: "SMALL",
      sizeName: "EU 42",
      text: "Bounces as it should.",
      language: "en-US",
      author: "Sari W.",
    });
    const cards = field<{ rating: object }[]>(
      await shop.send('{ productCards(productCodes: ["KR1"]) { rating { average count } } }'),
      "productCards",
    );
    expect(cards[0]?.rating).toEqual({ average: shown.rating?.average, count: before + 1 });
    const acts = await actsOn(shop.platform, { kind: "review", code: version.slice(0, -2) });
    expect(acts).toMatchObject([{ act: "review.decided", by: { code: "budi" }, details: { decision: "APPROVED" } }]);
  });

  test("only what was delivered, of one's own orders, can be reviewed, in measure", async () => {
    const waiting = await guestShopper(shop);
    await waiting.add("PB1-5");
    const { orderCode } = await waiting.place(await waiting.checkout());
    expect(await sendReview(waiting, orderCode ?? "")).toMatchObject({ errorCode: "REVIEW_NOT_POSSIBLE" });
    const stranger = await guestShopper(shop, "orang-lain@example.com");
    expect(await sendReview(stranger, order.orderCode)).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    const other = { orderItemCode: `${order.orderCode}-2` };
    expect(await sendReview(order.shopper, order.orderCode, other)).toMatchObject({ errorCode: "REVIEW_NOT_POSSIBLE" });
    for (const wrong of [{ stars: 0 }, { stars: 6 }, { text: "Short" }, { text: "x".repeat(2001) }])
      expect(await sendReview(order.shopper, order.orderCode, wrong)).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect((await own())[0]).toMatchObject({ orderItemCode: `${order.orderCode}-1`, review: null });
  });

  test("rewriting changes the one review, which is hidden until staff have read the new version", async () => {
    const code = await approved({ stars: 1, text: "Tidak memantul sama sekali." }, "id-ID");
    const { count = 0 } = (await shownProduct(shop)).rating ?? {};
    expect(await sendReview(order.shopper, order.orderCode, { version: 1, stars: 5 })).toMatchObject({ success: true });
    await followCatalogue(shop.platform);
    expect((await shownProduct(shop)).rating?.count ?? 0).toBe(count - 1);
    expect(await approveReview(shop.platform, support, `${code}-1`)).toBe("nothing to decide");
    expect(await approveReview(shop.platform, support, `${code}-2`)).toBe("decided");
    await followCatalogue(shop.platform);
    const shown = await shownProduct(shop);
    expect(shown.rating?.count).toBe(count);
    expect(shown.reviews.filter(({ reviewCode }) => reviewCode === code)).toMatchObject([{ stars: 5 }]);
  });

  test("of two windows the later one does not replace what the other has sent, and nothing of it changes", async () => {
    const pictureCode = await sendPicture(shop, order.shopper, order.orderCode);
    await approved({ text: "As the first window has sent it.", pictureCodes: [pictureCode] });
    const changed = { success: false, errorCode: "REVIEW_CHANGED" };
    for (const version of [undefined, 0, 2])
      expect(
        await sendReview(order.shopper, order.orderCode, { version, text: "As the other window has it." }),
      ).toMatchObject(changed);
    expect((await own())[0]?.review).toMatchObject({
      version: 1,
      status: "APPROVED",
      text: "As the first window has sent it.",
      pictures: [{ pictureCode }],
    });
  });

  test("goods that nobody wears have no fit: none is asked for, and one that is sent is refused", async () => {
    expect((await own())[0]).toMatchObject({ hasFit: false });
    const fit = { fit: "SMALL" };
    expect(await sendReview(order.shopper, order.orderCode, fit)).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect((await own())[0]?.review).toBeNull();
  });

  test("a refused review shows its writer why, and one that was shown can be taken down", async () => {
    await sendReview(order.shopper, order.orderCode, { text: "Beli di toko sebelah saja!" });
    const version = await waitingVersion(shop);
    expect(await rejectReview(shop.platform, support, version, "Please write about the ball.")).toBe("decided");
    expect((await own())[0]?.review).toMatchObject({ status: "REJECTED", rejection: "Please write about the ball." });
    await sendReview(order.shopper, order.orderCode, { version: 1 });
    const again = `${version.slice(0, -2)}-2`;
    expect(await approveReview(shop.platform, support, again)).toBe("decided");
    expect(await rejectReview(shop.platform, support, again, "A picture of somebody else.")).toBe("decided");
    await followCatalogue(shop.platform);
    expect((await shownProduct(shop)).reviews.map(({ reviewCode }) => reviewCode)).not.toContain(version.slice(0, -2));
  });

  test("the shop's answer is shown, and goes when the review is rewritten", async () => {
    const code = await approved();
    expect(await answerReview(shop.platform, support, code, "Thank you, Sari.")).toBe("decided");
    await followCatalogue(shop.platform);
    expect((await shownProduct(shop)).reviews[0]).toMatchObject({ answer: "Thank you, Sari." });
    await sendReview(order.shopper, order.orderCode, { version: 1, text: "On second thought, perfect." });
    expect(await answerReview(shop.platform, support, code, "Thank you again.")).toBe("nothing to decide");
    await approveReview(shop.platform, support, `${code}-2`);
    await followCatalogue(shop.platform);
    expect((await shownProduct(shop)).reviews[0]).toMatchObject({ answer: null });
  });

  test("pictures are re-encoded, and seen by others only while their review is shown", async () => {
    const pictureCode = await sendPicture(shop, order.shopper, order.orderCode);
    const path = `/reviews/pictures/${pictureCode}.jpg`;
    expect((await shop.server.inject(path)).statusCode).toBe(404);
    await sendReview(order.shopper, order.orderCode, { pictureCodes: [pictureCode] });
    expect((await shop.server.inject(path)).statusCode).toBe(404);
    expect((await own())[0]?.review?.pictures).toMatchObject([
      { pictureCode, small: expect.stringMatching(/^data:image\/jpeg;base64,/) },
    ]);
    await approveReview(shop.platform, support, await waitingVersion(shop));
    await followCatalogue(shop.platform);
    const [{ small, whole } = { small: "", whole: "" }] = (await shownProduct(shop)).reviews[0]?.pictures ?? [];
    const answer = await shop.server.inject(new URL(whole).pathname);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.rawPayload.toString("latin1")).not.toContain("kamera-rahasia");
    const drawn = await shop.server.inject(new URL(small).pathname);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 240, height: 120 });
    await sendReview(order.shopper, order.orderCode, { version: 1, pictureCodes: [pictureCode] });
    expect((await shop.server.inject(path)).statusCode).toBe(404);
    await sendReview(order.shopper, order.orderCode, { version: 2, pictureCodes: [] });
    expect((await own())[0]?.review?.pictures).toEqual([]);
  });

  test("a review has three pictures at most, each its writer's and sent", async () => {
    const missing = { errorCode: "PICTURE_MISSING" };
    const elsewhere = await deliveredOrder(shop);
    const foreign = await sendPicture(shop, elsewhere.shopper, elsewhere.orderCode);
    const attempt = (pictureCodes: string[]) => sendReview(order.shopper, order.orderCode, { pictureCodes });
    expect(await attempt([foreign])).toMatchObject(missing);
    expect(await attempt(["1", "2", "3", "4"])).toMatchObject({ errorCode: "TOO_MANY_PICTURES" });
    expect((await own())[0]?.review).toBeNull();
  });

  test("who wrote as a guest and becomes a member changes the review and keeps its pictures, which nobody else can take", async () => {
    const email = `penulis-${engine}@contoh.id`;
    const bought = await deliveredOrder(shop, { shopper: await guestShopper(shop, email) });
    const pictureCode = await sendPicture(shop, bought.shopper, bought.orderCode);
    await sendReview(bought.shopper, bought.orderCode, { pictureCodes: [pictureCode] });
    const member = await memberShopper(shop, { email });
    while ((await shop.outbox.deliverDue()) > 0);
    const kept = { version: 1, text: "Still bounces.", pictureCodes: [pictureCode] };
    expect(await sendReview(member, bought.orderCode, kept)).toMatchObject({ success: true });
    const review = { version: 2, text: "Still bounces.", pictures: [{ pictureCode }] };
    expect((await own({ ...bought, shopper: member }))[0]).toMatchObject({ review });
    const stolen = await sendReview(order.shopper, order.orderCode, { pictureCodes: [pictureCode] });
    expect(stolen).toMatchObject({ errorCode: "PICTURE_MISSING" });
  });

  test("pages of reviews are sorted and filtered by stars", async () => {
    await approved({ stars: 2 });
    const page = async (input: object, pageSize = 50) =>
      field<{ dataList: { stars: number }[]; pageInfo: { totalCount: number; hasNextPage: boolean } }>(
        await shop.send(
          `query ($input: ProductReviewsInput!, $size: Int) { productReviews(input: $input, pageSize: $size) {
            dataList { stars } pageInfo { totalCount hasNextPage } } }`,
          { input: { productCode: "PB1", ...input }, size: pageSize },
        ),
        "productReviews",
      );
    const all = await page({ sort: "WORST" });
    const stars = all.dataList.map((review) => review.stars);
    expect(stars).toEqual(stars.toSorted((one, other) => one - other));
    const two = await page({ stars: 2 });
    expect(new Set(two.dataList.map((review) => review.stars))).toEqual(new Set([2]));
    expect(two.pageInfo.totalCount).toBe(stars.filter((one) => one === 2).length);
    const more = await page({ sort: "BEST" }, 1);
    expect(more.pageInfo.hasNextPage).toBe(stars.length > 1);
    expect((await selectVotes(shop.platform, "PB1")).length).toBe(all.pageInfo.totalCount);
  });

  test("someone who leaves takes their name, pictures and what is not shown along", async () => {
    const pictureCode = await sendPicture(shop, order.shopper, order.orderCode);
    const code = await approved({ pictureCodes: [pictureCode], stars: 3, text: "It stays without me." });
    const { owner = "" } = (await shop.platform.database
      .tables<{ orders: { order_code: string; owner: string } }>()
      .selectFrom("orders")
      .select("owner")
      .where("order_code", "=", order.orderCode)
      .executeTakeFirst()) ?? { owner: "" };
    expect(await reviewsToTakeOut(shop.platform, owner)).toMatchObject([{ stars: 3, text: "It stays without me." }]);
    await shop.platform.database.transaction(() => eraseReviews(shop.platform, owner));
    await followCatalogue(shop.platform);
    const kept = (await shownProduct(shop)).reviews.find(({ reviewCode }) => reviewCode === code);
    expect(kept).toMatchObject({ author: null, pictures: [], text: "It stays without me." });
    expect((await shop.server.inject(`/reviews/pictures/${pictureCode}.jpg`)).statusCode).toBe(404);
    expect(await reviewsToTakeOut(shop.platform, owner)).toEqual([]);
  });
});
