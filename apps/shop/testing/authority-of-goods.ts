import { everybody, membersAlone, ownersAlone, type Row, sessions, type World } from "./authority.ts";
import { goodAddress, goodOrder } from "./shopper.ts";

const byOrder = ({ orderCode }: World) => ({ code: orderCode });
const onOrder = (name: string) =>
  `mutation ($code: String!) { ${name}(orderCommonInput: { orderCode: $code }) { success errorCode } }`;

/** Goods, carts, checkouts and orders: permissions by field. */
export const rowsOfGoods: Readonly<Record<string, Row>> = {
  "Query.placeList": { ask: "{ placeList { name } }", verdicts: everybody("answered") },
  "Query.storeList": { ask: "{ storeList { totalCount } }", verdicts: everybody("answered") },
  "Query.homeInit": { ask: "{ homeInit { siteInfo { siteCode } } }", verdicts: everybody("answered") },
  "Query.getPageByUrl": {
    ask: '{ getPageByUrl(getPageByUrlInput: { pageUrl: "/nowhere", deviceType: "pc", preview: true }) { pageUrl } }',
    verdicts: everybody("absent"),
  },
  "Mutation.countPurchase": {
    ask: `mutation ($code: String!) {
      countPurchase(orderCode: $code, visit: { clientId: "1.2", sessionId: "3", userAgent: "" }) { success errorCode }
    }`,
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  "Mutation.leaveFlashLine": {
    ask: 'mutation { leaveFlashLine(activityCode: "NONE") { success errorCode } }',
    verdicts: sessions("answered"),
  },
  "Query.flashSale": { ask: "{ flashSale { serverTime } }", verdicts: everybody("answered") },
  "Query.relatedArticles": {
    ask: '{ relatedArticles(id: "nowhere") { articleCode } }',
    verdicts: everybody("answered"),
  },
  "Query.articleDetail": {
    ask: '{ articleDetail(id: "nowhere") { articleCode } }',
    verdicts: everybody("absent"),
  },
  "Query.blogList": {
    ask: '{ blogList(input: { navigationCode: "Blog", status: "1", locale: "en-US" }) { pageInfo { totalCount } } }',
    verdicts: everybody("answered"),
  },
  "Query.productInit": {
    ask: '{ productInit(input: { productCode: "KR1", skuCode: "KR1-BLACK-42" }) { productCode } }',
    verdicts: everybody("answered"),
  },
  "Query.queryCatalogProductsByPromotion": {
    ask: '{ queryCatalogProductsByPromotion(activityCode: "nowhere") { __typename } }',
    verdicts: everybody("absent"),
  },
  "Query.productCards": {
    ask: '{ productCards(productCodes: ["KR1"]) { productCode } }',
    verdicts: everybody("answered"),
  },
  "Query.queryPromotionActivityByProduct": {
    ask: '{ queryPromotionActivityByProduct(productCode: "KR1") { activityCode } }',
    verdicts: everybody("answered"),
  },
  "Query.couponList": { ask: "{ couponList { pageInfo { totalCount } } }", verdicts: sessions("answered") },
  "Mutation.applyCoupon": {
    ask: 'mutation ($id: ID!) { applyCoupon(checkoutId: $id, couponCode: "") { id } }',
    variables: ({ checkoutId }) => ({ id: checkoutId }),
    verdicts: ownersAlone("CHECKOUT_NOT_FOUND"),
  },
  "Mutation.chooseDistributionType": {
    ask: 'mutation ($id: ID!) { chooseDistributionType(checkoutId: $id, distributionType: "11") { id } }',
    variables: ({ checkoutId }) => ({ id: checkoutId }),
    verdicts: ownersAlone("CHECKOUT_NOT_FOUND"),
  },
  "Query.newsletterChoices": {
    ask: '{ newsletterChoices(token: "none") { success errorCode } }',
    verdicts: everybody("LINK_EXPIRED"),
  },
  "Query.queryPageSubscribeNotificationList": {
    ask: "{ queryPageSubscribeNotificationList { pageInfo { totalCount } } }",
    verdicts: membersAlone("answered"),
  },
  "Mutation.createSubscribeNotificationSS": {
    ask: 'mutation { createSubscribeNotificationSS(input: { email: "no", sourceType: Web }) { api { success code } } }',
    verdicts: everybody("answered"),
  },
  "Mutation.cancelSubscribeNotification": {
    ask: 'mutation { cancelSubscribeNotification(input: { email: "no" }) { api { success code } } }',
    verdicts: everybody("answered"),
  },
  "Mutation.confirmNewsletter": {
    ask: 'mutation { confirmNewsletter(input: { token: "none" }) { success errorCode } }',
    verdicts: everybody("LINK_EXPIRED"),
  },
  "Mutation.changeNewsletter": {
    ask: 'mutation { changeNewsletter(input: { token: "none", subscribed: false }) { success errorCode } }',
    verdicts: everybody("LINK_EXPIRED"),
  },
  "Query.wishlist": { ask: "{ wishlist { pageInfo { totalCount } } }", verdicts: membersAlone("answered") },
  "Query.mySizes": { ask: "{ mySizes { kind } }", verdicts: membersAlone("answered") },
  "Mutation.rememberSizes": {
    ask: 'mutation { rememberSizes(input: { sizes: [{ kind: "SHOES", sizeCode: "EU-42" }] }) { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.forgetSizes": {
    ask: 'mutation { forgetSizes(input: { kinds: ["SHOES"] }) { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Query.wishlistCodes": { ask: "{ wishlistCodes }", verdicts: membersAlone("answered") },
  "Query.flashReminderList": { ask: "{ flashReminderList { activityCode } }", verdicts: membersAlone("answered") },
  "Query.reminderList": { ask: "{ reminderList { skuCode } }", verdicts: membersAlone("answered") },
  "Mutation.addWishlist": {
    ask: 'mutation { addWishlist(input: { productCode: "KR1" }) { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.mergeWishlist": {
    ask: 'mutation { mergeWishlist(input: { productCodes: ["KR1"] }) { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.removeWishlist": {
    ask: 'mutation { removeWishlist(input: { productCode: "KR1" }) { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.remindWhenAvailable": {
    ask: 'mutation { remindWhenAvailable(input: { productCode: "KR1", skuCode: "KR1-BLACK-42" }) { success errorCode } }',
    verdicts: membersAlone("STILL_IN_STOCK"),
  },
  "Mutation.remindOfFlashSale": {
    ask: 'mutation { remindOfFlashSale(activityCode: "NONE") { success errorCode } }',
    verdicts: membersAlone("REMINDER_TOO_LATE"),
  },
  "Mutation.withdrawFlashReminder": {
    ask: 'mutation { withdrawFlashReminder(activityCode: "NONE") { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Mutation.withdrawReminder": {
    ask: 'mutation { withdrawReminder(input: { productCode: "KR1", skuCode: "KR1-BLACK-42" }) { success errorCode } }',
    verdicts: membersAlone("answered"),
  },
  "Query.querySizeGuideDetailList": {
    ask: "{ querySizeGuideDetailList { siteCode } }",
    verdicts: everybody("answered"),
  },
  "Query.getSizeGuideDetail": {
    ask: '{ getSizeGuideDetail(categoryCode: "roadrunning", brandCode: "KILAT") { brandCode } }',
    verdicts: everybody("absent"),
  },
  "Query.sitemapLists": { ask: "{ sitemapLists { addresses { address } } }", verdicts: everybody("answered") },
  "Query.sitemapPages": { ask: "{ sitemapPages { addresses { address } } }", verdicts: everybody("answered") },
  "Query.sitemapProducts": { ask: "{ sitemapProducts { productCode } }", verdicts: everybody("answered") },
  "Query.preview": { ask: "{ preview { moment } }", verdicts: everybody("absent") },
  "Query.displayVersion": { ask: "{ displayVersion }", verdicts: everybody("answered") },
  "Query.flashSaleProducts": { ask: "{ flashSaleProducts { productCode state } }", verdicts: everybody("answered") },
  "Query.crossedProducts": { ask: "{ crossedProducts }", verdicts: everybody("answered") },
  "Query.searchSuggestions": {
    ask: '{ searchSuggestions(keyword: "ball") { keywords } }',
    verdicts: everybody("answered"),
  },
  "Query.catalogProductSearchInit": {
    ask: "{ catalogProductSearchInit(input: {}) { pageInfo { totalCount } } }",
    verdicts: everybody("answered"),
  },
  "Query.ssQueryPaymentChannelList": {
    ask: "{ ssQueryPaymentChannelList(input: { orderAmount: 100000, supportCod: 1 }) { code } }",
    verdicts: everybody("answered"),
  },
  "Query.cardTokenSettings": { ask: "{ cardTokenSettings { clientKey } }", verdicts: everybody("answered") },
  "Query.cancelReasons": { ask: "{ cancelReasons { code } }", verdicts: everybody("answered") },
  "Query.miniCartNumber": { ask: "{ miniCartNumber { count } }", verdicts: everybody("answered") },
  "Query.cartInit": { ask: "{ cartInit { itemList { cartItemId } } }", verdicts: sessions("answered") },
  "Query.checkoutInit": {
    ask: "query ($id: ID!) { checkoutInit(id: $id) { id } }",
    variables: ({ checkoutId }) => ({ id: checkoutId }),
    verdicts: ownersAlone("absent"),
  },
  // Of an open checkout there is none yet, for nobody.
  "Query.orderOfCheckout": {
    ask: "query ($id: ID!) { orderOfCheckout(id: $id) { orderCode } }",
    variables: ({ checkoutId }) => ({ id: checkoutId }),
    verdicts: sessions("absent"),
  },
  "Query.deliveryQuotes": {
    ask: "query ($id: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!) { deliveryQuotes(checkoutId: $id, state: $state, city: $city, district: $district, zipCode: $zipCode) { code } }",
    variables: ({ checkoutId }) => ({
      id: checkoutId,
      state: goodAddress.state,
      city: goodAddress.city,
      district: goodAddress.district,
      zipCode: goodAddress.zipCode,
    }),
    verdicts: ownersAlone("CHECKOUT_NOT_FOUND"),
  },
  "Query.paymentInstruction": {
    ask: "query ($code: String!) { paymentInstruction(orderCode: $code) { vaNumber amount } }",
    variables: byOrder,
    verdicts: ownersAlone("absent"),
  },
  "Query.getCustomOrderDetail": {
    ask: "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderCode orderReceiveOut { mobile } } }",
    variables: byOrder,
    verdicts: ownersAlone("absent"),
  },
  "Query.orderList": { ask: "{ orderList(input: {}) { dataList { orderCode } } }", verdicts: membersAlone("answered") },
  "Query.guestOrderList": {
    ask: "{ guestOrderList(input: {}) { dataList { orderCode } } }",
    verdicts: sessions("answered"),
  },
  "Query.trackOrder": {
    ask: 'query ($code: String!) { trackOrder(input: { orderCode: $code, email: "guess@example.com", mobile: "81111111111" }) { orderCode } }',
    variables: byOrder,
    verdicts: everybody("absent"),
  },
  "Mutation.payTrackedOrder": {
    ask: 'mutation ($code: String!) { payTrackedOrder(input: { orderCode: $code, email: "guess@example.com", mobile: "81111111111" }) { success errorCode } }',
    variables: byOrder,
    verdicts: everybody("ORDER_NOT_FOUND"),
  },
  "Query.supportHours": { ask: "{ supportHours { isOpen } }", verdicts: everybody("answered") },
  "Mutation.sendTicket": {
    ask: 'mutation { sendTicket(input: { name: "Sari", email: "no", topic: OTHER, text: "Hello there" }) { success errorCode } }',
    verdicts: everybody("EMAIL_INVALID"),
  },
  "Mutation.startTicketPicture": {
    ask: "mutation { startTicketPicture { success errorCode } }",
    verdicts: everybody("answered"),
  },
  "Query.productReviews": {
    ask: '{ productReviews(input: { productCode: "KR1" }) { pageInfo { totalCount } } }',
    verdicts: everybody("answered"),
  },
  "Query.productQuestions": {
    ask: '{ productQuestions(productCode: "KR1") { pageInfo { totalCount } } }',
    verdicts: everybody("answered"),
  },
  "Mutation.askQuestion": {
    ask: 'mutation { askQuestion(input: { productCode: "NONE", text: "Do they run small?" }) { success errorCode } }',
    verdicts: membersAlone("PRODUCT_NOT_FOUND"),
  },
  "Query.orderReviews": {
    ask: "query ($code: String!) { orderReviews(orderCode: $code) { orderItemCode } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  // The owner's order is not delivered.
  "Mutation.writeReview": {
    ask: `mutation ($code: String!) {
      writeReview(input: { orderCode: $code, orderItemCode: "1", stars: 5, text: "Good shoes." }) { success errorCode }
    }`,
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "REVIEW_NOT_POSSIBLE" },
  },
  "Mutation.startReviewPicture": {
    ask: "mutation ($code: String!) { startReviewPicture(orderCode: $code) { success errorCode } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  "Query.returnReasons": { ask: "{ returnReasons { code } }", verdicts: everybody("answered") },
  "Query.logisticsCompanies": { ask: "{ logisticsCompanies { companyCode } }", verdicts: everybody("answered") },
  "Query.refundBanks": { ask: "{ refundBanks { bankCode } }", verdicts: everybody("answered") },
  "Query.returnList": { ask: "{ returnList { pageInfo { totalCount } } }", verdicts: sessions("answered") },
  // The owner's order is not delivered, and has no return.
  "Query.returnPreview": {
    ask: "query ($code: String!) { returnPreview(input: { orderCode: $code, products: [] }) { lastDay } }",
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "RETURN_NOT_POSSIBLE" },
  },
  "Query.returnDetail": {
    ask: 'query ($code: String!) { returnDetail(input: { orderCode: $code, returnCode: "RT000000000000" }) { status } }',
    variables: byOrder,
    verdicts: { ...ownersAlone("absent"), owner: "absent" },
  },
  "Query.returnPicture": {
    ask: 'query ($code: String!) { returnPicture(input: { orderCode: $code, returnCode: "RT000000000000", pictureCode: "1" }) }',
    variables: byOrder,
    verdicts: { ...ownersAlone("absent"), owner: "absent" },
  },
  "Mutation.startReturnPicture": {
    ask: "mutation ($code: String!) { startReturnPicture(input: { orderCode: $code }) { success errorCode } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  "Mutation.returnOrder": {
    ask: 'mutation ($code: String!, $line: String!) { returnOrder(input: { orderCode: $code, products: [{ orderItemCode: $line, count: 1, reasonCode: "DAMAGED" }] }) { success errorCode } }',
    variables: ({ orderCode }) => ({ code: orderCode, line: `${orderCode}-1` }),
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "RETURN_NOT_POSSIBLE" },
  },
  "Mutation.cancelReturnOrder": {
    ask: 'mutation ($code: String!) { cancelReturnOrder(input: { orderCode: $code, returnCode: "RT000000000000" }) { success errorCode } }',
    variables: byOrder,
    verdicts: { ...ownersAlone("RETURN_NOT_FOUND"), owner: "RETURN_NOT_FOUND" },
  },
  "Mutation.fullLogisticsInfo": {
    ask: 'mutation { fullLogisticsInfo(input: { returnCode: "RT000000000000", companyCode: "JNE", expressCode: "JX123456" }) { success errorCode } }',
    verdicts: sessions("RETURN_NOT_FOUND"),
  },
  "Mutation.saveReturnBankAccount": {
    ask: 'mutation ($code: String!) { saveReturnBankAccount(input: { orderCode: $code, returnCode: "RT000000000000", bankAccount: { bankCode: "014", accountNumber: "1234567890", accountName: "Sari" } }) { success errorCode } }',
    variables: byOrder,
    verdicts: { ...ownersAlone("RETURN_NOT_FOUND"), owner: "RETURN_NOT_FOUND" },
  },
  "Mutation.nameRefundAccount": {
    ask: 'mutation ($code: String!) { nameRefundAccount(input: { orderCode: $code, bankAccount: { bankCode: "014", accountNumber: "1234567890", accountName: "Sari" } }) { success errorCode } }',
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "REFUND_ACCOUNT_CLOSED" },
  },
  "Mutation.addCart": {
    ask: 'mutation { addCart(input: { productCode: "PB1", skuCode: "PB1-5", orgCode: "GELORA" }) { success errorCode } }',
    verdicts: sessions("answered"),
  },
  "Mutation.updateCartItem": {
    ask: "mutation ($id: ID!) { updateCartItem(input: { cartItemId: $id, quantity: 2 }) { success errorCode } }",
    variables: ({ cartItemId }) => ({ id: cartItemId }),
    verdicts: ownersAlone("CART_ITEM_NOT_FOUND"),
  },
  // Removing what does not exist succeeds; that the owner still has theirs is checked below.
  "Mutation.removeCartItem": {
    ask: "mutation ($id: ID!) { removeCartItem(cartItemId: $id) { success errorCode } }",
    variables: ({ cartItemId }) => ({ id: cartItemId }),
    verdicts: sessions("answered"),
  },
  "Mutation.createCheckout": {
    ask: "mutation ($id: ID!) { createCheckout(cartItemIds: [$id]) { id } }",
    variables: ({ cartItemId }) => ({ id: cartItemId }),
    verdicts: ownersAlone("CART_EMPTY"),
  },
  // Turning it off needs no club, and a guest has no points.
  "Mutation.redeemPoints": {
    ask: "mutation ($id: ID!) { redeemPoints(checkoutId: $id, usePoint: false) { id } }",
    variables: ({ checkoutId }) => ({ id: checkoutId }),
    owners: ["member A"],
    verdicts: { ...membersAlone("CHECKOUT_NOT_FOUND"), owner: "answered" },
  },
  "Mutation.tradeCreateOrderCustom": {
    ask: "mutation ($order: TradeOrderInput!) { tradeCreateOrderCustom(order: $order) { success errorCode } }",
    variables: ({ checkoutId }) => ({ order: { ...goodOrder, checkoutId } }),
    verdicts: { ...ownersAlone("CHECKOUT_NOT_FOUND"), visitor: "ACCOUNT_NEEDED" },
  },
  "Mutation.buyAgain": {
    ask: "mutation ($code: String!) { buyAgain(orderCode: $code) { data { code } } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  "Mutation.payOrder": { ask: onOrder("payOrder"), variables: byOrder, verdicts: ownersAlone("ORDER_NOT_FOUND") },
  // The owner's order has not been cancelled, so there is nothing to undo.
  "Mutation.undoCancelOrder": {
    ask: onOrder("undoCancelOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "ORDER_NOT_CANCELLED" },
  },
  "Mutation.receiveOrder": {
    ask: onOrder("receiveOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "ORDER_CANNOT_BE_RECEIVED" },
  },
  "Mutation.requestInvoice": {
    ask: 'mutation ($code: String!) { requestInvoice(input: { orderCode: $code, taxCode: "012345678901000", company: "PT Kenari", companyAddress: "Jl. Kenari 3" }) { success errorCode } }',
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "INVOICE_NOT_READY" },
  },
  "Mutation.pickupOrder": {
    ask: onOrder("pickupOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "ORDER_CANNOT_BE_RECEIVED" },
  },
  "Mutation.cancelOrder": {
    ask: "mutation ($code: String!) { cancelOrder(input: { orderCode: $code }) { success errorCode } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
};
