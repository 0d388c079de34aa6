import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { act, mailsAbout, stockBalls } from "../orders/testing/orders.ts";
import { makeCoupons, writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";

const by = { kind: "program", name: "offer-import" } as const;
const off = (amount: number, from = 0) => ({
  reward: {
    kind: "DISCOUNT",
    goods: {},
    amountByQty: false,
    rewardByPercentage: false,
    levels: [{ from, reward: amount }],
  },
});

type Checkout = { couponCode: string | null; priceInfo: { couponDiscount: number; totalAmount: number } };

describe.each(testEngines)("coupons, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await stockBalls(shop, 100);
    const shared = (code: string, listed: boolean) => ({ kind: "COUPON", coupon: { code, listed } });
    await writeOffers(shop.platform, by, [
      offerDocumentOf("HEMAT", off(50_000), shared("HEMAT50", true)),
      offerDocumentOf("BIG", off(200_000, 1_000_000), shared("BIG200", true)),
      offerDocumentOf("HIDDEN", off(10_000), shared("RAHASIA", false)),
      offerDocumentOf("BATCH", off(75_000), { kind: "COUPON" }),
      offerDocumentOf("STOPPED", off(75_000), { ...shared("STOPPED1", true), stopped: true }),
    ]);
  });
  afterAll(() => shop.close());

  const apply = (shopper: Shopper, checkoutId: string, code: string, language?: string) =>
    shopper.send(
      `mutation ($id: ID!, $code: String) { applyCoupon(checkoutId: $id, couponCode: $code) { couponCode priceInfo { couponDiscount totalAmount } } }`,
      { id: checkoutId, code },
      language,
    );
  const applied = async (shopper: Shopper, checkoutId: string, code: string) =>
    field<Checkout>(await apply(shopper, checkoutId, code), "applyCoupon");
  const refusedBy = async (...args: Parameters<typeof apply>) => (await apply(...args)).errors?.[0]?.extensions;
  const withBall = async (shopper: Shopper): Promise<string> => {
    await shopper.add("PB1-5");
    return shopper.checkout();
  };

  test("[CHK-27, CHK-10~] a coupon is applied as typed, replaced, taken off, and is on the order", async () => {
    const shopper = await guestShopper(shop);
    const id = await withBall(shopper);
    expect(await applied(shopper, id, " hemat50 ")).toEqual({
      couponCode: "HEMAT50",
      priceInfo: { couponDiscount: 50_000, totalAmount: 250_000 },
    });
    expect((await applied(shopper, id, "RAHASIA")).priceInfo.couponDiscount).toBe(10_000);
    expect(await applied(shopper, id, "")).toMatchObject({ couponCode: null, priceInfo: { couponDiscount: 0 } });
    await applied(shopper, id, "HEMAT50");
    const placed = await shopper.place(id);
    const order = field(
      await shopper.send(
        "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { coupon discountList { source code name amount } } }",
        { code: placed.orderCode },
      ),
      "getCustomOrderDetail",
    );
    expect(order).toEqual({
      coupon: 50_000,
      discountList: [{ source: "COUPON", code: "HEMAT", name: "Coupon HEMAT50", amount: 50_000 }],
    });
  });

  test("[ORD-31~] where a coupon is named in a mail and on the page of tracking, its code is beside the amount", async () => {
    const shopper = await guestShopper(shop);
    const id = await withBall(shopper);
    await applied(shopper, id, "HEMAT50");
    const { orderCode } = await shopper.place(id, { paymentChannelCode: "COD" });
    const code = orderCode ?? expect.fail("no order");
    const [mail] = await mailsAbout(shop, code, "placed");
    expect(mail?.reductions).toEqual([{ name: "Coupon HEMAT50", amount: 50_000 }]);
    const tracked = await shopper.send(
      "query ($input: TrackOrderInput!) { trackOrder(input: $input) { discountList { name amount } } }",
      { input: { orderCode: code, email: "sari@example.com" } },
      "id-ID",
    );
    expect(field(tracked, "trackOrder")).toEqual({ discountList: [{ name: "Kupon HEMAT50", amount: 50_000 }] });
  });

  test("[CHK-27~] a coupon for the freight waits for a courier, and says with each what it saves", async () => {
    const freight = { reward: { ...off(15_000).reward, kind: "FREE_DELIVERY" } };
    await writeOffers(shop.platform, by, [
      offerDocumentOf("FREIGHT", freight, { kind: "COUPON", coupon: { code: "ONGKIR15", listed: false } }),
    ]);
    const shopper = await guestShopper(shop);
    const id = await withBall(shopper);
    await applied(shopper, id, "ONGKIR15");
    const standing = "activityCode state saved";
    const checkout = await shopper.send(
      `query ($id: ID!) { checkoutInit(id: $id) { couponActivity { ${standing} reasonList { code } } } }`,
      { id },
    );
    expect(field(checkout, "checkoutInit")).toEqual({
      couponActivity: { activityCode: "FREIGHT", state: "READY", saved: 0, reasonList: [{ code: "CHOOSE_DELIVERY" }] },
    });
    const place = `state: { code: "31" }, city: { code: "31.71" }, district: { code: "31.71.01" }, zipCode: { code: "10110" }`;
    const quotes = await shopper.send(
      `query ($id: ID!) { deliveryQuotes(checkoutId: $id, ${place}) { promotionList { ${standing} } } }`,
      { id },
    );
    const way = { promotionList: [{ activityCode: "FREIGHT", state: "APPLIED", saved: 15_000 }] };
    expect(field(quotes, "deliveryQuotes")).toEqual([way, way]);
  });

  test("[CHK-22~] [CHK-27] an order that names a coupon has it applied first, and is not placed when it is refused", async () => {
    const shopper = await guestShopper(shop);
    const id = await withBall(shopper);
    expect(await shopper.place(id, { couponCode: "BIG200" })).toMatchObject({
      success: false,
      errorCode: "COUPON_REFUSED",
    });
    expect(await shopper.place(id, { couponCode: "nothing" })).toMatchObject({ errorCode: "COUPON_NOT_FOUND" });
    expect(await shopper.place(id, { couponCode: "hemat50", agreedTotal: 300_000 })).toMatchObject({
      errorCode: "CHECKOUT_CHANGED",
    });
    const placed = await shopper.place(id, { couponCode: "hemat50" });
    expect(placed.success).toBe(true);
    // The same press again has the same answer.
    expect(await shopper.place(id, { couponCode: "hemat50" })).toMatchObject({ orderCode: placed.orderCode });
    const order = field(
      await shopper.send(
        "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { coupon } }",
        { code: placed.orderCode },
      ),
      "getCustomOrderDetail",
    );
    expect(order).toEqual({ coupon: 50_000 });
  });

  const couponOf = async (shopper: Shopper, id: string) =>
    field(
      await shopper.send(
        "query ($id: ID!) { checkoutInit(id: $id) { couponCode lostCouponCode couponActivity { state reasonList { code } } priceInfo { couponDiscount } } }",
        { id },
      ),
      "checkoutInit",
    );
  /** Of the cart's only line. */
  const setQuantity = async (shopper: Shopper, quantity: number) => {
    const cart = await shopper.send("{ cartInit { itemList { cartItemId } } }");
    const [line] = field<{ itemList: { cartItemId: string }[] }>(cart, "cartInit").itemList;
    const input = { cartItemId: line?.cartItemId, quantity };
    const change = "mutation ($input: CartItemInput!) { updateCartItem(input: $input) { success } }";
    expect(field(await shopper.send(change, { input }), "updateCartItem")).toEqual({ success: true });
  };
  const none = { couponCode: null, lostCouponCode: null, couponActivity: null, priceInfo: { couponDiscount: 0 } };

  test("[CHK-27~] a coupon comes along to the shopper's next checkout from the cart, and to nobody else's", async () => {
    const shopper = await guestShopper(shop);
    await applied(shopper, await withBall(shopper), "HEMAT50");
    const next = await shopper.checkout();
    expect(await couponOf(shopper, next)).toMatchObject({
      couponCode: "HEMAT50",
      lostCouponCode: null,
      priceInfo: { couponDiscount: 50_000 },
    });
    const other = await guestShopper(shop);
    expect(await couponOf(other, await withBall(other))).toEqual(none);
    // What is shown at first is what is agreed to.
    const last = await shopper.checkout();
    expect(await shopper.place(last)).toMatchObject({ success: true });
    expect(await couponOf(shopper, await withBall(shopper))).toEqual(none);
  });

  test("[CHK-27~] a coupon that was taken off, in whichever checkout, stays off", async () => {
    const shopper = await guestShopper(shop);
    const first = await withBall(shopper);
    await applied(shopper, first, "HEMAT50");
    await shopper.checkout();
    await applied(shopper, first, "");
    expect(await couponOf(shopper, await shopper.checkout())).toEqual(none);
  });

  test("[CHK-27~] one whose condition the cart has lost comes along with what is missing, and counts again once it is met", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5", 4);
    await applied(shopper, await shopper.checkout(), "BIG200");
    await setQuantity(shopper, 1);
    expect(await couponOf(shopper, await shopper.checkout())).toMatchObject({
      couponCode: "BIG200",
      couponActivity: { state: "BLOCKED", reasonList: [{ code: "MISSING_AMOUNT" }] },
      priceInfo: { couponDiscount: 0 },
    });
    await setQuantity(shopper, 4);
    expect(await couponOf(shopper, await shopper.checkout())).toMatchObject({ priceInfo: { couponDiscount: 200_000 } });
  });

  test("[CHK-27~] one that someone else has used up since is said to be lost, and can be taken off", async () => {
    const [code = ""] = await makeCoupons(shop.platform, by, "BATCH", { pieces: 1, owner: null });
    const [slow, quick] = [await memberShopper(shop), await memberShopper(shop)];
    const [one, other] = [await withBall(slow), await withBall(quick)];
    await applied(slow, one, code);
    await applied(quick, other, code);
    expect(await quick.place(other)).toMatchObject({ success: true });
    const lost = { ...none, lostCouponCode: code };
    expect(await couponOf(slow, one)).toEqual(lost);
    const next = await slow.checkout();
    expect(await couponOf(slow, next)).toEqual(lost);
    await applied(slow, next, "");
    expect(await couponOf(slow, next)).toEqual(none);
    expect(await couponOf(slow, await slow.checkout())).toEqual(none);
  });

  test("[CHK-27~] a checkout lists the coupons that its shopper may use", async () => {
    const shopper = await guestShopper(shop);
    const id = await withBall(shopper);
    const { coupons } = field<{ coupons: { couponCode: string; status: string; amount: number }[] }>(
      await shopper.send("query ($id: ID!) { checkoutInit(id: $id) { coupons { couponCode status amount } } }", {
        id,
      }),
      "checkoutInit",
    );
    expect(coupons).toContainEqual({ couponCode: "HEMAT50", status: "USABLE", amount: 50_000 });
    expect(coupons).toContainEqual({ couponCode: "BIG200", status: "BLOCKED", amount: 0 });
    expect(coupons.map(({ couponCode }) => couponCode)).not.toContain("RAHASIA");
  });

  test("[CHK-27] a refused coupon says what is missing, in the shopper's language, and leaves the one before", async () => {
    const shopper = await guestShopper(shop);
    const id = await withBall(shopper);
    await applied(shopper, id, "HEMAT50");
    expect(await refusedBy(shopper, id, "BIG200", "id-ID")).toEqual({
      code: "COUPON_REFUSED",
      details: { reason: "MISSING_AMOUNT", amount: 700_000, text: "Belanja Rp700.000 lagi" },
    });
    const checkout = field<Checkout>(
      await shopper.send("query ($id: ID!) { checkoutInit(id: $id) { couponCode } }", { id }),
      "checkoutInit",
    );
    expect(checkout.couponCode).toBe("HEMAT50");
    expect(await shopper.place(id)).toMatchObject({ success: true });
  });

  test("unknown codes, stopped ones and another member's get one answer, and few tries (AC-31, AC-32)", async () => {
    const member = await memberShopper(shop);
    const [code = ""] = await makeCoupons(shop.platform, by, "BATCH", {
      pieces: 1,
      owner: `member:${member.memberCode}`,
    });
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const stranger = await guestShopper(shop);
    const id = await withBall(stranger);
    for (const typed of ["NOSUCHCODE", "STOPPED1", code])
      expect(await refusedBy(stranger, id, typed)).toMatchObject({ code: "COUPON_NOT_FOUND" });
    for (let tries = 3; tries < 10; tries += 1) await apply(stranger, id, `GUESS-${tries}`);
    expect(await refusedBy(stranger, id, "HEMAT50")).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect((await applied(member, await withBall(member), code)).priceInfo.couponDiscount).toBe(75_000);
  });

  test("[CHK-27~] a code is read without its hyphens, with spaces and in any case, and is no wrong try", async () => {
    const member = await memberShopper(shop);
    const owner = `member:${member.memberCode}`;
    const [code = ""] = await makeCoupons(shop.platform, by, "BATCH", { pieces: 1, owner });
    const id = await withBall(member);
    const ways = [
      code.replaceAll("-", ""),
      code.replaceAll("-", " ").toLowerCase(),
      code.replaceAll("-", "\u2013"),
      `${code.slice(0, 6)}-${code.slice(6)}`,
    ];
    for (const typed of [...ways, ...ways, ...ways])
      expect(await applied(member, id, typed)).toMatchObject({
        couponCode: code,
        priceInfo: { couponDiscount: 75_000 },
      });
    const placed = await member.place(id, { couponCode: ways[0] ?? "" });
    expect(placed).toMatchObject({ success: true });
  });

  test("of two codes that differ in a hyphen, each is the one that was typed", async () => {
    const shared = (code: string) => ({ kind: "COUPON", coupon: { code, listed: false } });
    await writeOffers(shop.platform, by, [
      offerDocumentOf("TEN", off(10_000), shared("LARI-10")),
      offerDocumentOf("TWENTY", off(20_000), shared("LARI10")),
    ]);
    const shopper = await guestShopper(shop);
    const id = await withBall(shopper);
    expect(await applied(shopper, id, "lari-10")).toMatchObject({ couponCode: "LARI-10" });
    expect(await applied(shopper, id, "lari10")).toMatchObject({ couponCode: "LARI10" });
  });

  test("a code of a batch is used once; a cancelled order gives it back", async () => {
    const [code = ""] = await makeCoupons(shop.platform, by, "BATCH", { pieces: 1, owner: null });
    const [first, second] = [await memberShopper(shop), await memberShopper(shop)];
    const [one, other] = [await withBall(first), await withBall(second)];
    await applied(first, one, code);
    await applied(second, other, code);
    const placed = await first.place(one);
    expect(placed.success).toBe(true);
    expect(await second.place(other)).toMatchObject({ success: false, errorCode: "CHECKOUT_CHANGED" });
    expect(await refusedBy(second, other, code)).toMatchObject({
      code: "COUPON_REFUSED",
      details: { reason: "USED_UP" },
    });
    await act(first, "cancelOrder", placed.orderCode ?? "");
    expect((await applied(second, other, code)).priceInfo.couponDiscount).toBe(75_000);
  });

  test("[CHK-27~] one's own coupon that has been used says so, and not that others have used it up", async () => {
    const member = await memberShopper(shop);
    const owner = `member:${member.memberCode}`;
    const [code = ""] = await makeCoupons(shop.platform, by, "BATCH", { pieces: 1, owner });
    const id = await withBall(member);
    await applied(member, id, code);
    expect(await member.place(id)).toMatchObject({ success: true });
    expect(await refusedBy(member, await withBall(member), code, "id-ID")).toMatchObject({
      code: "COUPON_REFUSED",
      details: { reason: "USED_BY_SHOPPER", text: "Sudah pernah kamu pakai" },
    });
  });

  test("[ACC-10~, Q84] the list has one's own and the public coupons, with what each gives to the cart, those that can be used first", async () => {
    const member = await memberShopper(shop);
    const [mine = ""] = await makeCoupons(shop.platform, by, "BATCH", {
      pieces: 1,
      owner: `member:${member.memberCode}`,
    });
    await member.add("PB1-5");
    const list = field<{ dataList: object[] }>(
      await member.send(
        "{ couponList { dataList { couponCode couponName amount status reasonList { code text } } pageInfo { totalCount } } }",
      ),
      "couponList",
    );
    expect(list).toEqual({
      dataList: [
        { couponCode: mine, couponName: "Offer BATCH", amount: 75_000, status: "USABLE", reasonList: [] },
        { couponCode: "HEMAT50", couponName: "Offer HEMAT", amount: 50_000, status: "USABLE", reasonList: [] },
        {
          couponCode: "BIG200",
          couponName: "Offer BIG",
          amount: 0,
          status: "BLOCKED",
          reasonList: [{ code: "MISSING_AMOUNT", text: "Spend Rp700.000 more" }],
        },
      ],
      pageInfo: { totalCount: 3 },
    });
  });

  test("[ACC-10~, Q84] one for first orders is over for a shopper who has ordered: the list says so, the overview leaves it out", async () => {
    const member = await memberShopper(shop);
    await writeOffers(shop.platform, by, [
      offerDocumentOf(
        "FIRST",
        { ...off(30_000), conditions: { firstOrder: true } },
        { kind: "COUPON", coupon: { code: "PERTAMA", listed: true } },
      ),
    ]);
    const read = async () => {
      const query = `{ couponList { dataList { couponCode status } }
        accountOverview { coupons { totalCount dataList { couponCode } } } }`;
      const { couponList, accountOverview } = (await member.send(query)).data as {
        couponList: { dataList: { couponCode: string; status: string }[] };
        accountOverview: { coupons: { totalCount: number; dataList: { couponCode: string }[] } };
      };
      const { totalCount, dataList } = accountOverview.coupons;
      return {
        status: couponList.dataList.find(({ couponCode }) => couponCode === "PERTAMA")?.status,
        count: totalCount,
        isShown: dataList.some(({ couponCode }) => couponCode === "PERTAMA"),
        isLast: couponList.dataList.at(-1)?.couponCode === "PERTAMA",
      };
    };
    // Without goods in the cart it waits; it is not over.
    expect(await read()).toMatchObject({ status: "BLOCKED", count: 3, isShown: true });
    await member.add("PB1-5");
    expect(await read()).toMatchObject({ status: "USABLE", count: 3, isShown: true });
    await member.place(await member.checkout());
    expect(await read()).toEqual({ status: "NEVER", count: 2, isShown: false, isLast: true });
  });

  test("[ACC-10~, Q84] the overview counts and lists what can be used now: nothing that begins later or is for a tier", async () => {
    const member = await memberShopper(shop);
    const counted = async () => {
      const query = "{ accountOverview { coupons { totalCount dataList { couponCode } } } }";
      type Overview = { coupons: { totalCount: number; dataList: { couponCode: string }[] } };
      return field<Overview>(await member.send(query), "accountOverview").coupons;
    };
    await member.add("PB1-5");
    const before = await counted();
    const own = { kind: "COUPON" };
    const begins = new Date(Date.now() + days(30)).toISOString();
    await writeOffers(shop.platform, by, [
      offerDocumentOf("NEXT-MONTH", off(40_000), { ...own, begins }),
      offerDocumentOf("FOR-GOLD", { ...off(40_000), conditions: { tiers: ["GOLD"] } }, own),
      offerDocumentOf("OTHER-CART", off(40_000, 5_000_000), own),
    ]);
    const codeOf = async (offer: string): Promise<string | undefined> => {
      const [code] = await makeCoupons(shop.platform, by, offer, { pieces: 1, owner: `member:${member.memberCode}` });
      return code;
    };
    const [later, gold] = [await codeOf("NEXT-MONTH"), await codeOf("FOR-GOLD")];
    expect(await counted()).toEqual(before);
    const { dataList } = field<{ dataList: object[] }>(
      await member.send("{ couponList { dataList { couponCode status } } }"),
      "couponList",
    );
    for (const couponCode of [later, gold]) expect(dataList).toContainEqual({ couponCode, status: "BLOCKED" });
    // More goods are in the member's hand.
    await codeOf("OTHER-CART");
    expect(await counted()).toMatchObject({ totalCount: before.totalCount + 1 });
  });
});
