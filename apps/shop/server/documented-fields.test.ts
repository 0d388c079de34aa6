import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPages } from "../modules/content/content.ts";
import { newPage } from "../modules/content/testing/pages.ts";
import { pickupInCash, placedOrder, stockBalls, tellParcel, tellPayment } from "../modules/orders/testing/orders.ts";
import { bankAccount, requestedReturn } from "../modules/returns/testing/returnable-order.ts";
import { applicant, memberShopper } from "../testing/member.ts";
import { field, openStockedShop, type Shopper, type StockedShop } from "../testing/shopper.ts";

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
 * One operation for each list of fields in the specification, with all of them, under their names.
 * It is sent in both languages and must answer without errors, with non-empty lists.
 */
const documented = {
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
    "query ($returnedCode: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $returnedCode }) { orderReturnOuts { returnCode status returnMode amount createTime expressCode reason refundRemark companyName companyCode products { count orderItemCode skuCode reasonCode reasonDesc } } } }",
  "a return": `query ($returnedCode: String!, $returnCode: String!) { returnDetail(input: { orderCode: $returnedCode, returnCode: $returnCode }) { returnCode orderCode afterSaleStatusStr status createTime expressCode companyName approverDescription canCancelReturnOrder canFullLogistics orderReturnProductOuts { orderItemCode skuCode amount } returnProductList { ${line} } } }`,
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

/** The same for members, and for someone signing up. */
const documentedForMembers = {
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
    await addPages(shop.platform, [newPage("/disclaimer")]);
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
      ...(await returned()),
    };
  });
  afterAll(() => shop.close());

  /** An order of the same shopper, of which an item goes back. */
  const returned = async () => {
    await shopper.add("PB1-5");
    const returnedCode = (await shopper.place(await shopper.checkout(["PB1-5"]))).orderCode ?? "";
    await tellPayment(shop, returnedCode, "PAID");
    await tellParcel(shop, returnedCode, "DELIVERED");
    return { returnedCode, returnCode: await requestedReturn(shopper, returnedCode, { bankAccount }) };
  };

  /**
   * Sends one of the operations above in both languages; it must answer, with no empty list where
   * there should be entries.
   */
  const expectAnswerInFull = async (what: keyof typeof documented): Promise<void> => {
    const query = documented[what];
    for (const language of ["en-US", "id-ID"]) {
      const answer = field(await shopper.send(query, namedIn(query, variables), language), operationOf(query));
      expect(answer).not.toBeNull();
      if (!mayBeEmpty.includes(what)) expect(emptyLists(answer)).toEqual([]);
    }
  };

  // Fields selected here may be null in this shop: rows whose values nothing sets yet are proven in
  // part.
  test("[CRT-03~, OPS-42] a cart item", () => expectAnswerInFull("a cart item"));
  test("[PDP-16~, OPS-45] a product", () => expectAnswerInFull("a product"));
  test("[LST-16~] a filter group", () => expectAnswerInFull("a filter group"));
  test("[LST-17, LST-18~, LST-19~, OPS-44] a listing product", () => expectAnswerInFull("a listing product"));
  test("[CHK-10~] price info", () => expectAnswerInFull("price info"));
  test("[CHK-20~, OPS-40~] payment channels", () => expectAnswerInFull("payment channels"));
  test("[ORD-23~, PAY-08~, OPS-37] an order and its payments", () => expectAnswerInFull("an order and its payments"));
  test("[ORD-24~] its invoice", () => expectAnswerInFull("its invoice"));
  test("[RET-03~] a return", () => expectAnswerInFull("a return"));
  test("[ORD-25] its returns", () => expectAnswerInFull("its returns"));
  test("[ORD-26~] its store", () => expectAnswerInFull("its store"));
  test("[ORD-27~, ORD-28~] its receiver and its moments", () => expectAnswerInFull("its receiver and its moments"));
  test("[ORD-29~, ORD-32~, ORD-33~] its lines and parcels", () => expectAnswerInFull("its lines and parcels"));
  test("[ORD-30~, ORD-31] an order in the list", () => expectAnswerInFull("an order in the list"));
  test("[HOM-08, OPS-36] a landing page", () => expectAnswerInFull("a landing page"));
  test("[OPS-51] the frame of every page", () => expectAnswerInFull("the frame of every page"));
  test("a third party's sign-in", () => expectAnswerInFull("a third party's sign-in"));
  test("[OPS-43] who calls", () => expectAnswerInFull("who calls"));

  const expectAnswerToMember = async (what: keyof typeof documentedForMembers): Promise<void> => {
    const query = documentedForMembers[what];
    const member = await memberShopper(shop);
    const person = await applicant(shop);
    const asker = what === "the record of a registration" ? person : member;
    const known = { userCode: member.memberCode, token: person.form.token };
    for (const language of ["en-US", "id-ID"]) {
      const answer = field(await asker.send(query, namedIn(query, known), language), operationOf(query));
      expect(answer).not.toBeNull();
      // A new member has linked no third party.
      if (what !== "the detail of a member") expect(emptyLists(answer)).toEqual([]);
    }
  };

  test("[LGN-19] a member who calls", () => expectAnswerToMember("a member who calls"));
  test("[SOC-10~, OPS-32] the detail of a member", () => expectAnswerToMember("the detail of a member"));
  test("[NWS-17, OPS-22] the preferences of a member", () => expectAnswerToMember("the preferences of a member"));
  test("[REG-34, OPS-12] the record of a registration", () => expectAnswerToMember("the record of a registration"));

  test("[CHK-22, OPS-39] an order that is placed returns all of its result", async () => {
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

  test("[CHK-10~] the rows of the price add up", async () => {
    const { priceInfo: price } = field<{ priceInfo: Record<string, number> }>(
      await shopper.send(documented["price info"], { checkoutId: variables.checkoutId }),
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

/**
 * Promotions exist only in shops that have had some; the last channels of a tree have no children.
 */
const mayBeEmpty: readonly string[] = ["payment channels"];
const optionalLists = [
  "productActivities",
  "skuActivities",
  "promotionActivity",
  "activityList",
  "children",
  "newExpressList",
];

function operationOf(query: string): string {
  return /\{ (\w+)/.exec(query)?.[1] ?? "";
}

/** The variables that a query declares. */
function namedIn(query: string, variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => query.includes(`$${name}:`)));
}

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
