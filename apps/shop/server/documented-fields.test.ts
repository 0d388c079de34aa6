import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedContent } from "../modules/content/content.ts";
import { pickupInCash, placedOrder, stockBalls, tellParcel, tellPayment } from "../modules/orders/test-orders.ts";
import { applicant, memberShopper } from "./test-member.ts";
import { field, openStockedShop, type Shopper, type StockedShop } from "./test-shopper.ts";

const ribbons =
  "activityType activityCode activityName activityDesc activityRemark activityLabel activitySort activityBegin activityEnd ribbonImage ribbonText ribbonPosition";
const values = "attributeValues { code name value }";
const receiver =
  "receiver receiverFirstName receiverLastName mobile address mail provinceCode provinceName cityCode cityName districtCode districtName zipCode country countryName distributionType distributionTypeName storeName storeCode storeConfirmCode logisticsType logisticsTypeStr logisticsCode logisticsName";
const line =
  "skuName productCode skuCode brandSkuCode image attribute sellPrice salePrice productPrice count amount status afterSaleStatus afterSaleStatusStr productsStatusStr reasonStr returnCode returnCount returnType isGift usedPoint orderItemCode barCode categoryCode cancelReasonCode cancelReasonDesc activityList { activityName activityCode }";
const pays =
  "payInfos { payMent payMentType payChannel isSucceed paySerialCode payCode price payStatus bankCode bankBrand giftCard createTime }";
const channel =
  "imageUrl code parentCode paymentPlatform paymentMethod paymentType paymentVia stage fee name installment minInstallmentAmount maxInstallmentAmount merchantHosted expiryDate";

/**
 * One operation for each list of fields in the documents, with all of them, in their spelling. It is asked in both languages and answers without errors, and its lists hold something.
 */
const documented: Readonly<Record<string, string>> = {
  "a cart item":
    "{ cartInit(distributionType: 11) { itemList { skuName productName productCode skuCode extCode activityCode deliveryDate attributeList { attributeCode attributeName attributeValueNames } quantity max stock limits outStock disabled currPrice price promotionActivity { activityCode } pwp } } }",
  "a product": `{ productInit(input: { productCode: "KR1", skuCode: "KR1-BLACK-42", activityCode: "", activityType: "" }) { saleAttributesList { attrCode attrValue { valueName active } } skuList { skuCode skuNo productName salePrice productPrice stock productActivities { ${ribbons} } mediaLinkListWithType { url } promotionCarousel } originalDataInfo { brand { brandCode brandName } categories { categoryPath categoryCode ${values} } attributes { certificateNo } } activeSkuData { skuCode } } }`,
  "a filter group":
    '{ catalogProductSearchInit(input: { categoryCode: "runningshoes" }) { filterList { name type items { code name parentCode } } } }',
  "a listing product": `{ catalogProductSearchInit(input: { conditionKeyword: "", categoryCode: "", pageSize: 10, pageNum: 1, prefetch: true }) { dataList { productCode productName mediaLink mobileMediaLink productPrice salePrice brand { brandCode brandName mediaLink } attributes { code name value } productActivities { ${ribbons} } skuList { skuCode skuName extCode barcode orgCode salePrice productPrice channelSale { qty soldQty } ${values} skuActivities { ${ribbons} } skuCampaign { shippingTime maxPerUser activityPrice activityStock } } saleAttributes { attrCode attrName attrImage values { valueCode valueName valueImage } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor totalCount } } }`,
  "price info":
    "query ($checkoutId: ID!) { checkoutInit(id: $checkoutId) { priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount } } }",
  "payment channels": `{ ssQueryPaymentChannelList(input: { orderAmount: 500000, supportCod: 1 }) { ${channel} children { ${channel} children { ${channel} children { ${channel} children { code } } } } } }`,
  "an order and its payments": `query ($orderCode: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orgCode orderCode amount cancelCode productAmount discount orderStatus expectTime orderDate payStatus scheduleCancelTime payOperationAmount coupon freight payExtProps payMentType payMent payChannel distributionType expressMap usedPoint usedPointAmount cancelRemark extProps ${pays} } }`,
  "its invoice":
    "query ($orderCode: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { invoice { invoiceCode invoiceNo taxCode company mode companyAddress receiveMobile status invoiceDate invoiceType bankName bankAccount provinceName cityName districtName zipCode address } } }",
  "its returns":
    "query ($orderCode: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderReturnOuts { returnCode status returnMode amount createTime expressCode reason refundRemark companyName companyCode products { count orderItemCode skuCode reasonCode reasonDesc } } } }",
  "its store":
    "query ($pickupCode: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $pickupCode }) { store { storeName address1 latitude longitude } } }",
  "its receiver and its moments": `query ($orderCode: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderReceiveOut { ${receiver} } orderStatusChangeOut { createTime confirmDeliveryTime finalDeliveryTime finalShippedTime confirmTime payTime cancleTime } } }`,
  "its lines and parcels": `query ($orderCode: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { productList { ${line} } expressList { companyCode companyName signerName expressStatus deliveryFailReason sendTime sendSuccessTime items { ${line} } } } }`,
  "an order in the list": `{ guestOrderList(input: { deliveryType: "11", pageNum: 1, pageSize: 10 }) { dataList { orderCode orderDate orderStatus orderStatusStr amount distributionType orderReceiveOut { ${receiver} } invoiceInfo { ${receiver} } payInfos { payMent price } scheduleCancelTime expectTime newExpressList { companyName productList { expressCode image count } } operationList { type value } operationMap productList { ${line} } productAmount discount freightDiscount coupon freightTotal total } } }`,
  "a landing page":
    '{ getPageByUrl(getPageByUrlInput: { pageUrl: "/disclaimer", deviceType: "H5" }) { lang pageUrl pageContent deviceType scheduledStatus expectPublishTime expectCancelPublishTime } }',
  "the frame of every page":
    "{ homeInit { headerList { code name url image children { code name url } } footerList { code name url children { name url } } siteInfo { siteCode siteName currency extra } } }",
  "a third party's sign-in":
    '{ loginByThirdPartyMc(input: { email: "dewi@example.com", thirdId: "1", thirdChannel: facebook, firstName: "Dewi", lastName: "Kartika", gender: "FEMALE", birthDate: "19950817", thirdToken: "made-up", pageType: "login" }) { thirdExist userCode mobile thirdId firstName lastName email userAuthToken } }',
  "who calls":
    "{ miniCartNumber { count } userInfo { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind } }",
};

/** The same for those that are a member's, or of somebody who becomes one. */
const documentedForMembers: Readonly<Record<string, string>> = {
  "a member who calls":
    "{ userInfo { account firstName lastName email whatsApp mobile userCode memberCode isVisitor isMapClubUser mapclubBind } }",
  "the detail of a member":
    "{ getUserInfoDetail { userCode firstName lastName email mobile gender birthDate mapclubBind thirdIds { thirdChannel thirdId } } }",
  "the preferences of a member":
    "query ($userCode: String!) { querySSUserInfo(userCode: $userCode) { success data { userCode emailSubscribe whatsappSubscribe newsSubscribe } } }",
  "the record of a registration":
    "query ($token: String!) { validateTokenDetailRegistration(input: { tokenVerifyOtpPhoneNo: $token }) { success errorCode message timestamp data { id loyaltyMemberId email phone firstName lastName birthDate birthDateLabel city gender phoneVerified emailVerified enabled profileCompleted passwordGenerated primaryTierCode mapclubDataConsent profileCompleteDate } } }",
};

describe("the fields that the documents name", () => {
  let shop: StockedShop;
  let shopper: Shopper;
  let variables: Record<string, string>;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await stockBalls(shop, 50);
    await stockBalls(shop, 50, "JKT01");
    await seedContent(shop.platform);
    const placed = await placedOrder(shop);
    shopper = placed.shopper;
    await tellPayment(shop, placed.orderCode, "PAID");
    await tellParcel(shop, placed.orderCode, "PICKED_UP");
    await shopper.add("PB1-5");
    const picked = await shopper.place(await shopper.checkout(), pickupInCash);
    await shopper.add("KR1-BLACK-42");
    variables = {
      orderCode: placed.orderCode,
      pickupCode: picked.orderCode ?? "",
      checkoutId: await shopper.checkout(),
    };
  });
  afterAll(() => shop.close());

  test.each(Object.entries(documented))(
    "[CRT-03, PDP-16, LST-16, LST-17, LST-18, LST-19, CHK-10, CHK-20, PAY-08, ORD-23, ORD-24, ORD-25, ORD-26, ORD-27, ORD-28, ORD-29, ORD-30, ORD-31, ORD-32, ORD-33, HOM-08, OPS-36, OPS-37, OPS-40, OPS-42, OPS-43, OPS-44, OPS-45, OPS-51] %s",
    async (ids, query) => {
      const name = /\{ (\w+)/.exec(query)?.[1] ?? "";
      for (const language of ["en-US", "id-ID"]) {
        const asked = Object.fromEntries(
          Object.entries(variables).filter(([variable]) => query.includes(`$${variable}:`)),
        );
        const told = field(await shopper.send(query, asked, language), name);
        expect(told).not.toBeNull();
        if (!mayBeEmpty.includes(ids)) expect(emptyLists(told)).toEqual([]);
      }
    },
  );

  test.each(Object.entries(documentedForMembers))(
    "[LGN-19, REG-34, SOC-10, NWS-17, OPS-12, OPS-22, OPS-32] %s",
    async (what, query) => {
      const member = await memberShopper(shop);
      const person = await applicant(shop);
      const asker = what === "the record of a registration" ? person : member;
      const name = /\{ (\w+)/.exec(query)?.[1] ?? "";
      const known = { userCode: member.memberCode, token: person.form.token };
      const asked = Object.fromEntries(Object.entries(known).filter(([variable]) => query.includes(`$${variable}:`)));
      for (const language of ["en-US", "id-ID"]) {
        const told = field(await asker.send(query, asked, language), name);
        expect(told).not.toBeNull();
        // A new member has signed in with no third party.
        if (what !== "the detail of a member") expect(emptyLists(told)).toEqual([]);
      }
    },
  );

  test("[CHK-22, OPS-39] an order that is placed tells all of its result", async () => {
    await shopper.add("PB1-5");
    const query =
      "mutation ($order: TradeOrderInput!) { tradeCreateOrderCustom(order: $order) { success form channelOrderNo orderCode payReturnDesc } }";
    const order = {
      checkoutId: await shopper.checkout(["PB1-5"]),
      ...pickupInCash,
      distributionType: 21,
      address: undefined,
      shippingMethodCode: undefined,
      termsAccepted: true,
      dataConsent: true,
    };
    expect(field(await shopper.send(query, { order }), "tradeCreateOrderCustom")).toMatchObject({
      success: true,
      orderCode: expect.any(String),
      payReturnDesc: null,
    });
  });

  test("[CHK-10] the rows of the price add up", async () => {
    const { priceInfo: price } = field<{ priceInfo: Record<string, number> }>(
      await shopper.send(documented["price info"] ?? "", { checkoutId: variables.checkoutId }),
      "checkoutInit",
    );
    const {
      productAmount = 0,
      promotionDiscount = 0,
      couponDiscount = 0,
      mapclubPoint = 0,
      freight = 0,
      freightDiscount = 0,
    } = price;
    expect(price.totalAmount).toBe(
      productAmount - promotionDiscount - couponDiscount - mapclubPoint + freight - freightDiscount,
    );
    expect(productAmount).toBeGreaterThan(0);
  });
});

/** Returns and promotions belong to shops that have had some; the second sku of a channel tree has no children. */
const mayBeEmpty = ["its returns", "payment channels"];
const optionalLists = [
  "productActivities",
  "skuActivities",
  "promotionActivity",
  "activityList",
  "children",
  "newExpressList",
];

function emptyLists(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) {
    const name = path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
    if (value.length === 0)
      return optionalLists.includes(name) || /categories\.\d+\.attributeValues$/.test(path) ? [] : [path];
    return value.flatMap((item, index) => emptyLists(item, `${path}.${index}`));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => emptyLists(inside, `${path}.${name}`));
}
