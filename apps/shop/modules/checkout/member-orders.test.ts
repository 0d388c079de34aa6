import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import {
  field,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
  shopperWith,
} from "../../testing/shopper.ts";
import { orderByCode } from "../orders/orders.ts";
import { act, pickupInCash, stockBalls, tellHowToPay } from "../orders/testing/orders.ts";

const orders = "{ orderList(input: {}) { dataList { orderCode } } }";
const detail = "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderCode } }";

describe.each(testEngines)("a member buys, on the %s database", (engine) => {
  let shop: StockedShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openStockedShop(engine, postbox.environment);
    await stockBalls(shop, 50);
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const buy = async (shopper: Shopper, change: object = {}) => {
    await shopper.add("PB1-5");
    return shopper.place(await shopper.checkout(), change);
  };
  const codesOf = async (shopper: Shopper) =>
    field<{ dataList: { orderCode: string }[] }>(await shopper.send(orders), "orderList").dataList.map(
      (order) => order.orderCode,
    );

  test("[SHL-32] the order is the member's, placed under their contact, and word of it goes to their address", async () => {
    const member = await memberShopper(shop);
    const placed = await buy(member);
    expect(placed).toMatchObject({ success: true });
    const order = await orderByCode(shop.platform, placed.orderCode ?? "");
    expect(order).toMatchObject({ owner: `member:${member.memberCode}`, email: member.email, mobile: member.mobile });
    expect(await codesOf(member)).toEqual([placed.orderCode]);
    await tellHowToPay(shop.platform);
    while ((await shop.outbox.deliverDue()) > 0) continue;
    const mails = postbox.messages.filter(
      ({ to, text }) => to === member.email && text.includes(placed.orderCode ?? "-"),
    );
    expect(mails.length).toBeGreaterThan(0);
  });

  const waysOf = (orderCode: string) =>
    new Set(postbox.messages.filter(({ text }) => text.includes(orderCode)).map(({ channel }) => channel));

  test.each([
    ["MAIL", { whatsappSubscribe: "1" }],
    ["WHATSAPP", { emailSubscribe: "1" }],
  ])("[Q37] a member who chose %s alone for messages about orders gets none the other way", async (chosen, flags) => {
    const member = await memberShopper(shop);
    const choose = "mutation ($input: SyncUserInfoInput!) { synSSUserInfo(input: $input) { success } }";
    await member.send(choose, { input: { userCode: member.memberCode, newsSubscribe: "1", ...flags } });
    const { success, orderCode } = await buy(member);
    expect(success).toBe(true);
    await tellHowToPay(shop.platform);
    while ((await shop.outbox.deliverDue()) > 0) continue;
    expect(waysOf(orderCode ?? "none")).toEqual(new Set([chosen]));
  });

  test("[K04] another member and a guest see nothing of it, and cannot cancel it", async () => {
    const member = await memberShopper(shop);
    const { orderCode } = await buy(member);
    for (const other of [await memberShopper(shop), await guestShopper(shop)]) {
      expect((await other.send(detail, { code: orderCode })).data.getCustomOrderDetail).toBeNull();
      expect(await act(other, "cancelOrder", orderCode ?? "")).toMatchObject({
        success: false,
        errorCode: "ORDER_NOT_FOUND",
      });
    }
  });

  test("[CHK-11] a member picks up in a store without typing an address", async () => {
    const member = await memberShopper(shop);
    await member.add("PB1-5");
    const cart = field<{ itemList: { cartItemId: string }[] }>(
      await member.send("{ cartInit { itemList { cartItemId } } }"),
      "cartInit",
    );
    expect(cart.itemList).toHaveLength(1);
    expect(await member.place(await member.checkout(), pickupInCash)).toMatchObject({ success: true });
  });

  test("[AC-37] five orders may wait for their payment, over all of a member's devices", async () => {
    const member = await memberShopper(shop);
    for (let n = 0; n < 5; n += 1) expect(await buy(member)).toMatchObject({ success: true });
    expect(await buy(member)).toMatchObject({ success: false, errorCode: "TOO_MANY_OPEN_ORDERS" });
  });

  test("[LGN-07] who signs up with a full cart goes on with it as a member, by merging it", async () => {
    const person = await applicant(shop);
    await person.add("PB1-5", 2);
    const { data } = await person.signUp();
    const member = shopperWith(shop, data[0]?.token ?? "");
    const merged = field<{ itemList: { quantity: number }[] }>(
      await member.send("query ($guest: String!) { cartInit(guestId: $guest) { itemList { quantity } } }", {
        guest: person.token,
      }),
      "cartInit",
    );
    expect(merged.itemList).toEqual([{ quantity: 2 }]);
    expect(await buy(member)).toMatchObject({ success: true });
  });

  const checkoutOf = async (shopper: Shopper, id: string) =>
    field<{ id: string } | null>(
      await shopper.send("query ($id: ID!) { checkoutInit(id: $id) { id } }", { id }),
      "checkoutInit",
    );
  const merge = (shopper: Shopper, guest: string) =>
    shopper.send("query ($guest: String!) { cartInit(guestId: $guest) { itemList { cartItemId } } }", { guest });

  test("[K04, LGN-12~] who is asked to sign in at the checkout comes back to it as a member, and buys from there", async () => {
    const person = await applicant(shop);
    await person.add("PB1-5", 2);
    const checkoutId = await person.checkout();
    const { data } = await person.signUp();
    const member = shopperWith(shop, data[0]?.token ?? "");
    // Until its goods have been moved, there is nothing to check out.
    expect(await checkoutOf(member, checkoutId)).toBeNull();
    await merge(member, person.token);
    expect(await checkoutOf(member, checkoutId)).toEqual({ id: checkoutId });
    expect(await checkoutOf(member, checkoutId)).toEqual({ id: checkoutId });
    const placed = await member.place(checkoutId);
    expect(placed).toMatchObject({ success: true });
    expect(await codesOf(member)).toEqual([placed.orderCode]);
    expect(field(await member.send("{ miniCartNumber { count } }"), "miniCartNumber")).toEqual({ count: 0 });
  });

  test("[AC-19] a checkout of another browser is nobody else's, and one that became an order stays a guest's", async () => {
    const [guest, member] = [await guestShopper(shop), await memberShopper(shop)];
    await guest.add("PB1-5");
    await member.add("PB1-5");
    const checkoutId = await guest.checkout();
    expect(await checkoutOf(member, checkoutId)).toBeNull();
    expect(await guest.place(checkoutId)).toMatchObject({ success: true });
    expect(await checkoutOf(member, checkoutId)).toBeNull();
    expect(await codesOf(member)).toEqual([]);
  });
});
