import { rupiah } from "@gelora/money/rupiah.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  changePrice,
  field,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
  shopperWith,
} from "../../testing/shopper.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { addToCart, limitPurchases } from "./cart.ts";
import { cartLinesOf, lockCart, upsertCartLine } from "./storage/cart-lines.ts";
import { mergeCarts } from "./use-cases/merge-carts.ts";
import { showCart } from "./use-cases/show-cart.ts";

type CartAnswer = {
  itemList: Record<string, unknown>[];
  notices: unknown[];
  count: number;
  totalAmount: number;
};

const cartQuery = `query ($guestId: String) { cartInit(distributionType: 11, guestId: $guestId) { count totalAmount notices { cartItemId code from to }
  itemList { cartItemId skuCode skuName productName productCode extCode activityCode deliveryDate attributeList { attributeCode attributeName attributeValueNames }
    quantity max stock limits outStock disabled currPrice price selected image promotionActivity { activityCode } pwp } } }`;

describe.each(testEngines)("the cart, on the %s database", (engine) => {
  let shop: StockedShop;
  let guest: Shopper;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    guest = await guestShopper(shop);
  });
  afterAll(() => shop.close());

  const cartOf = async (shopper: Shopper, language?: string) =>
    field<CartAnswer>(await shopper.send(cartQuery, {}, language), "cartInit");
  const stock = (skuCode: string, quantity: number) =>
    countStock(shop.platform, [{ skuCode, locationCode: deliveryLocation, quantity }], "test");
  const change = async (shopper: Shopper, input: object) =>
    field(
      await shopper.send(
        "mutation ($input: CartItemInput!) { updateCartItem(input: $input) { success errorCode data { count } } }",
        { input },
      ),
      "updateCartItem",
    );

  test("[CRT-02, CRT-03~, CRT-09~, OPS-42] a line describes its item, in the language asked for", async () => {
    await guest.add("KR1-BLACK-42", 2);
    const cart = await cartOf(guest, "id-ID");
    expect(cart).toMatchObject({ count: 2, totalAmount: 1_600_000, notices: [] });
    expect(cart.itemList[0]).toMatchObject({
      skuCode: "KR1-BLACK-42",
      skuName: "Kilat Runner, Hitam, EU 42",
      productCode: "KR1",
      extCode: "NO-KR1-BLACK-42",
      quantity: 2,
      max: 5,
      stock: 5,
      outStock: false,
      disabled: false,
      currPrice: 800_000,
      price: 1_000_000,
      selected: true,
    });
  });

  test("[CRT-13, SES-05] the cart belongs to the token: another browser's is empty, and this one's is there again after a reload", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    expect(await cartOf(shopperWith(shop, shopper.token))).toMatchObject({ count: 1 });
    expect(await cartOf(await guestShopper(shop))).toMatchObject({ count: 0, itemList: [] });
  });

  test("[PDP-19, CRT-06~] stock 5 and 5 in the cart: only 5 left", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-WHITE-42", 5);
    expect(await shopper.add("KR1-WHITE-42")).toMatchObject({
      success: false,
      errorCode: "sp.pdp.min_limit",
      errorMessage: "Only 5 left in stock.",
    });
  });

  test("[PDP-20, CRT-07~] stock 9 and 5 in the cart: no sixth", async () => {
    await stock("KR1-WHITE-43", 9);
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-WHITE-43", 5);
    expect(await shopper.add("KR1-WHITE-43")).toMatchObject({ success: false, errorCode: "sp.pdp.max_limit" });
  });

  test("[CRT-07] five of a sku lie in a cart at most, for delivery and pick-up together", async () => {
    await stock("KR1-WHITE-43", 9);
    await countStock(shop.platform, [{ skuCode: "KR1-WHITE-43", locationCode: "JKT01", quantity: 9 }], "test");
    const shopper = await guestShopper(shop);
    const addPickup = async (quantity: number) => {
      const input = {
        productCode: "KR1",
        skuCode: "KR1-WHITE-43",
        orgCode: "GELORA",
        quantity,
        distributionType: "21",
      };
      const add = "mutation ($input: AddCartInput!) { addCart(input: $input) { success errorCode } }";
      return field(await shopper.send(add, { input }), "addCart");
    };
    await shopper.add("KR1-WHITE-43", 3);
    expect(await addPickup(3)).toEqual({ success: false, errorCode: "sp.pdp.max_limit" });
    expect(await addPickup(2)).toEqual({ success: true, errorCode: null });
    expect(await shopper.add("KR1-WHITE-43")).toMatchObject({ success: false, errorCode: "sp.pdp.max_limit" });
    const cartItemId = String((await cartOf(shopper)).itemList[0]?.cartItemId);
    const change = "mutation ($input: CartItemInput!) { updateCartItem(input: $input) { success errorCode } }";
    expect(field(await shopper.send(change, { input: { cartItemId, quantity: 4 } }), "updateCartItem")).toEqual({
      success: false,
      errorCode: "sp.pdp.max_limit",
    });
  });

  test("[CRT-09~, K41] goods on sale say why they cost less, in both languages, and the rows add up", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5", 2);
    const query = `{ cartInit { totalAmount itemList { price currPrice adjustmentList { source code amount explanation } }
      priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount } } }`;
    const adjustment = { source: "SALE_PRICE", code: "PB1-5", amount: 200_000 };
    expect(field(await shopper.send(query), "cartInit")).toEqual({
      totalAmount: 600_000,
      itemList: [
        { price: 400_000, currPrice: 300_000, adjustmentList: [{ ...adjustment, explanation: "Sale price" }] },
      ],
      priceInfo: {
        productAmount: 600_000,
        promotionDiscount: 0,
        couponDiscount: 0,
        mapclubPoint: 0,
        freight: 0,
        freightDiscount: 0,
        totalAmount: 600_000,
      },
    });
    expect(field(await shopper.send(query, {}, "id-ID"), "cartInit")).toMatchObject({
      itemList: [{ adjustmentList: [{ explanation: "Harga promo" }] }],
    });
  });

  test("[CRT-06~] a purchase limit of 2 is named when it is the lowest", async () => {
    const buyer = { kind: "staff", staffCode: "S-1", roles: ["merchandising"] } as const;
    expect(await limitPurchases(shop.platform, buyer, "KR1-WHITE-41", 2)).toBe("limited");
    const shopper = await guestShopper(shop);
    expect(await shopper.add("KR1-WHITE-41", 3)).toMatchObject({
      errorCode: "PURCHASE_LIMIT",
      errorMessage: "Purchase limit of 2.",
    });
    expect(await shopper.add("KR1-WHITE-41", 2)).toMatchObject({ success: true });
    expect((await cartOf(shopper)).itemList[0]).toMatchObject({ max: 2, limits: 2 });
  });

  test.each([
    ["an unknown sku", { skuCode: "NO-SUCH" }, "SKU_NOT_FOUND"],
    ["a product that is not the sku's", { productCode: "PB1" }, "PRODUCT_NOT_FOUND"],
    ["no piece", { quantity: 0 }, "QUANTITY_INVALID"],
    ["another distribution", { distributionType: "99" }, "INVALID_INPUT"],
    ["somebody else's goods", { orgCode: "NOBODY" }, "INVALID_INPUT"],
  ])("adding %s is refused", async (_case, part, errorCode) => {
    const input = { productCode: "KR1", skuCode: "KR1-BLACK-42", orgCode: "GELORA", ...part };
    const answer = await guest.send(
      "mutation ($input: AddCartInput!) { addCart(input: $input) { success errorCode } }",
      { input },
    );
    expect(field(answer, "addCart")).toEqual({ success: false, errorCode });
  });

  test("a quantity that cannot be names its field and its limit, in the language asked for, added or changed", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-41");
    const [line] = (await cartOf(shopper)).itemList;
    const key = { productCode: "KR1", skuCode: "KR1-BLACK-41", orgCode: "GELORA" };
    const ways = [
      ["addCart", "AddCartInput", key],
      ["updateCartItem", "CartItemInput", { cartItemId: String(line?.cartItemId) }],
    ] as const;
    const refusals = [
      [
        -5,
        "id-ID",
        "QUANTITY_INVALID",
        /^Isi jumlah barang dengan angka 1 sampai 5\.$/,
        { field: "quantity", least: 1, most: 5 },
      ],
      [-5, "en-US", "QUANTITY_INVALID", /^Enter a quantity from 1 to 5\.$/, { field: "quantity", least: 1, most: 5 }],
      [99_999, "id-ID", "sp.pdp.min_limit", /^Stok tersisa 5\.$/, { field: "quantity", n: 5 }],
      [99_999, "en-US", "sp.pdp.min_limit", /^Only 5 left in stock\.$/, { field: "quantity", n: 5 }],
    ] as const;
    for (const [name, type, input] of ways)
      for (const [quantity, language, errorCode, errorMessage, errorDetails] of refusals) {
        const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { errorCode errorMessage errorDetails } }`;
        expect(field(await shopper.send(mutation, { input: { ...input, quantity } }, language), name)).toEqual({
          errorCode,
          errorMessage: expect.stringMatching(errorMessage),
          errorDetails,
        });
      }
  });

  test("[OPS-41] the distribution type is taken as text and as number (K39)", async () => {
    const shopper = await guestShopper(shop);
    for (const code of [11, "11"]) {
      const input = { productCode: "PB1", skuCode: "PB1-5", orgCode: "GELORA", distributionType: code };
      await shopper.send("mutation ($input: AddCartInput!) { addCart(input: $input) { success } }", { input });
    }
    expect(await cartOf(shopper)).toMatchObject({ count: 2, itemList: [{ quantity: 2 }] });
  });

  test("[CRT-12~, CRT-04~] lines are changed, deselected and removed; someone else's are not there", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-41", 2);
    await shopper.add("PB1-5");
    const [shoe] = (await cartOf(shopper)).itemList;
    const cartItemId = String(shoe?.cartItemId);
    expect(await change(shopper, { cartItemId, quantity: 3 })).toMatchObject({ success: true, data: [{ count: 4 }] });
    expect(await change(shopper, { cartItemId, quantity: 0 })).toMatchObject({ errorCode: "QUANTITY_INVALID" });
    expect(await change(shopper, { cartItemId, quantity: 6 })).toMatchObject({ errorCode: "sp.pdp.min_limit" });
    expect(await change(guest, { cartItemId, quantity: 1 })).toMatchObject({ errorCode: "CART_ITEM_NOT_FOUND" });
    expect(await change(guest, { cartItemId: "nonsense", quantity: 1 })).toMatchObject({
      errorCode: "CART_ITEM_NOT_FOUND",
    });
    await change(shopper, { cartItemId, selected: false });
    expect(await cartOf(shopper)).toMatchObject({ totalAmount: 300_000 });
    const remove = "mutation ($id: ID!) { removeCartItem(cartItemId: $id) { success data { count } } }";
    expect(field(await guest.send(remove, { id: cartItemId }), "removeCartItem")).toMatchObject({ success: true });
    expect(field(await shopper.send(remove, { id: cartItemId }), "removeCartItem")).toEqual({
      success: true,
      data: [{ count: 1 }],
    });
    // undo adds it again
    expect(await shopper.add("KR1-BLACK-41", 3)).toMatchObject({ data: [{ count: 4 }] });
  });

  test("[CRT-08~] a price that fell and stock that shrank are reported once; a sold-out line stays and is marked", async () => {
    const shopper = await guestShopper(shop);
    await stock("KR1-BLACK-43", 5);
    await shopper.add("KR1-BLACK-43", 4);
    await shopper.add("PB1-5");
    await stock("KR1-BLACK-43", 2);
    await changePrice(shop, "PB1-5", 250_000);
    const first = await cartOf(shopper);
    expect(first.notices).toEqual([
      { cartItemId: expect.any(String), code: "QUANTITY_CUT", from: 4, to: 2 },
      { cartItemId: expect.any(String), code: "PRICE_DOWN", from: 300_000, to: 250_000 },
    ]);
    expect((await cartOf(shopper)).notices).toEqual([]);
    await stock("KR1-BLACK-43", 0);
    const soldOut = await cartOf(shopper);
    expect(soldOut).toMatchObject({ notices: [{ code: "SOLD_OUT" }], totalAmount: 250_000 });
    expect(soldOut.itemList[0]).toMatchObject({ outStock: true, quantity: 2, stock: 0 });
    expect((await cartOf(shopper)).notices).toEqual([]);
    await changePrice(shop, "PB1-5");
  });

  test("[CRT-14] merging sums, cuts to five and to the stock, and is done once (Q94)", async () => {
    const [from, to] = [`visitor:merge-${engine}`, `member:merge-${engine}`];
    const add = (owner: string, skuCode: string, quantity: number) =>
      addToCart(
        shop.platform,
        { owner },
        {
          productCode: "KR1",
          skuCode,
          orgCode: "GELORA",
          quantity,
          distributionType: "11",
          activityCode: null,
        },
      );
    await stock("KR1-BLACK-42", 9);
    await stock("KR1-BLACK-41", 3);
    await add(from, "KR1-BLACK-42", 4);
    await add(to, "KR1-BLACK-42", 3);
    await add(from, "KR1-BLACK-41", 2);
    await add(to, "KR1-BLACK-41", 2);
    await add(from, "KR1-WHITE-42", 1);
    const [one, other] = await Promise.all([mergeCarts(shop.platform, from, to), mergeCarts(shop.platform, from, to)]);
    expect([...one, ...other]).toEqual([
      { cartLineId: expect.any(String), code: "QUANTITY_CUT", from: 7, to: 5 },
      { cartLineId: expect.any(String), code: "QUANTITY_CUT", from: 4, to: 3 },
    ]);
    expect(await mergeCarts(shop.platform, from, to)).toEqual([]);
    const merged = await cartLinesOf(shop.platform, to);
    expect(Object.fromEntries(merged.map((line) => [line.skuCode, line.quantity]))).toEqual({
      "KR1-BLACK-42": 5,
      "KR1-BLACK-41": 3,
      "KR1-WHITE-42": 1,
    });
    expect(await cartLinesOf(shop.platform, from)).toEqual([]);
  });

  test("[CRT-14] goods that are sold out or find no room are reported when carts become one (Q94)", async () => {
    const [from, to] = [`visitor:full-${engine}`, `member:full-${engine}`];
    const line = {
      productCode: "KR1",
      orgCode: "GELORA",
      quantity: 1,
      distributionType: "11" as const,
      activityCode: null,
      skuName: "",
      seenPrice: rupiah(300_000),
    };
    for (const owner of [from, to]) await lockCart(shop.platform, owner);
    for (let count = 0; count < 98; count += 1)
      await upsertCartLine(shop.platform, to, { ...line, skuCode: `FILLER-${count}` });
    await stock("KR1-BLACK-41", 0);
    for (const skuCode of ["KR1-BLACK-41", "KR1-BLACK-42", "KR1-WHITE-42"])
      await upsertCartLine(shop.platform, from, { ...line, skuCode });
    expect(await mergeCarts(shop.platform, from, to)).toEqual([{ cartLineId: "", code: "CART_FULL", from: 2, to: 99 }]);
    const cart = await showCart(shop.platform, to, "11", "en-US");
    const soldOut = cart.lines.find(({ skuCode }) => skuCode === "KR1-BLACK-41");
    expect(cart.notices).toContainEqual({ cartLineId: soldOut?.cartLineId, code: "SOLD_OUT", from: null, to: null });
  });

  test("[SES-06~, SES-19, OPS-43] without a session the count is nothing and the cart says that the session has ended", async () => {
    const count = await shop.send("{ miniCartNumber { count } }");
    expect(count.data).toEqual({ miniCartNumber: { count: 0 } });
    const cart = await shop.send("{ cartInit { count } }", {}, { token: "no such token" });
    expect(cart.errors?.[0]?.extensions?.code).toBe("0002");
  });
});
