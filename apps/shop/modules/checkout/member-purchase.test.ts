import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, goodAddress, guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { showAddresses } from "../addresses/addresses.ts";
import { saveOldAddress } from "../addresses/testing/old-address.ts";

const addresses = "query ($checkoutId: ID!) { checkoutInit(id: $checkoutId) { addressList { addressId } } }";
const detail =
  "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderCode amount } }";
const list = '{ orderList(input: { deliveryType: "11" }) { dataList { orderCode } } }';
const track =
  "query ($code: String!, $email: String!) { trackOrder(input: { orderCode: $code, email: $email }) { orderCode } }";

describe.each(testEngines)("a member buys, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  afterAll(() => shop.close());

  test("[CHK-22, K04, SES-20~] a member places an order without giving a contact; it is theirs on every device, and known by their address", async () => {
    const member = await memberShopper(shop);
    await member.add("KR1-BLACK-42");
    const address = { ...goodAddress, recipientMobile: "0812-3456-7890" };
    const placed = await member.place(await member.checkout(), { address });
    expect(placed).toMatchObject({ success: true, errorCode: null });
    const code = placed.orderCode ?? "";
    expect(field(await member.send(detail, { code }), "getCustomOrderDetail")).toMatchObject({ orderCode: code });
    expect(field(await member.send(list), "orderList")).toEqual({ dataList: [{ orderCode: code }] });
    const tracked = await shop.send(track, { code, email: member.email.toUpperCase() });
    expect(field(tracked, "trackOrder")).toEqual({ orderCode: code });
    const stranger = await guestShopper(shop);
    expect(field(await stranger.send(detail, { code }), "getCustomOrderDetail")).toBeNull();
  });

  test("[CHK-22, Q98] a member's default address has its ways of delivery with the checkout, and the order takes one of them", async () => {
    const member = await memberShopper(shop);
    await member.add("KR1-BLACK-42");
    const ways = "query ($id: ID!) { checkoutInit(id: $id) { shippingMethods { code logisticsCompanyCode freight } } }";
    const waysOf = async (id: string) =>
      field<{ shippingMethods: object[] }>(await member.send(ways, { id }), "checkoutInit").shippingMethods;
    const id = await member.checkout();
    expect(await waysOf(id)).toMatchObject([{ freight: null }, { freight: null }]);
    await member.send("mutation ($input: AddressInput!) { saveAddress(input: $input) { addressId } }", {
      input: { ...goodAddress, isDefault: true },
    });
    const offered = await waysOf(id);
    expect(offered).toContainEqual({ code: "jne-reg", logisticsCompanyCode: "JNE", freight: 18_000 });
    expect(await waysOf(id)).toEqual(offered);
  });

  test("[CHK-09] an old saved address without a zip code gives 'zipcode empty'; with one it is where the order goes", async () => {
    const member = await memberShopper(shop);
    await member.add("KR1-BLACK-42");
    const addressId = await saveOldAddress(shop.platform, member.memberCode);
    const checkoutId = await member.checkout();
    expect(field(await member.send(addresses, { checkoutId }), "checkoutInit")).toEqual({
      addressList: [{ addressId }],
    });
    expect(await member.place(checkoutId, { address: null, addressId })).toMatchObject({
      success: false,
      errorCode: "ZIPCODE_EMPTY",
      errorMessage: "zipcode empty",
    });
    const stranger = await memberShopper(shop);
    await stranger.add("KR1-BLACK-42");
    expect(await stranger.place(await stranger.checkout(), { address: null, addressId })).toMatchObject({
      errorCode: "DELIVERY_INVALID",
    });
    // Corrected at the checkout, and saved with the order.
    const mended = { ...goodAddress, addressId };
    expect(await member.place(checkoutId, { address: mended, keepAddress: true })).toMatchObject({ success: true });
    expect(await showAddresses(shop.platform, member.memberCode)).toMatchObject([{ zipCode: { code: "10110" } }]);
  });
});
