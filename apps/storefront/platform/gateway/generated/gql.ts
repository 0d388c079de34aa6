/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query getPageByUrl_text($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n": typeof types.GetPageByUrl_TextDocument,
    "\n  query searchSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice isLowestPrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n": typeof types.SearchSuggestionsDocument,
    "\n  query homeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n": typeof types.HomeInitDocument,
    "\n  query getUserInfoDetail {\n    getUserInfoDetail {\n      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet\n      thirdIds { thirdChannel thirdId }\n    }\n  }\n": typeof types.GetUserInfoDetailDocument,
    "\n  mutation updateMemberProfile($input: UpdateMemberProfileInput!) {\n    updateMemberProfile(input: $input) { success mobile code message errorDetails }\n  }\n": typeof types.UpdateMemberProfileDocument,
    "\n  mutation updateMemberProfileCustom($input: UpdateMemberProfileInput!) {\n    updateMemberProfileCustom(input: $input) { success mobile code message errorDetails }\n  }\n": typeof types.UpdateMemberProfileCustomDocument,
    "\n  mutation confirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.ConfirmIdentityDocument,
    "\n  mutation changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation requestPasswordReset_account($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.RequestPasswordReset_AccountDocument,
    "\n  query querySSUserInfo($userCode: String!) {\n    querySSUserInfo(userCode: $userCode) {\n      success errorCode errorMessage errorDetails\n      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }\n    }\n  }\n": typeof types.QuerySsUserInfoDocument,
    "\n  mutation synSSUserInfo($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.SynSsUserInfoDocument,
    "\n  query sessionList { sessionList { sessionId device since lastSeen current } }\n": typeof types.SessionListDocument,
    "\n  mutation endSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage errorDetails } }\n": typeof types.EndSessionDocument,
    "\n  mutation endOtherSessions { endOtherSessions { success errorCode errorMessage errorDetails } }\n": typeof types.EndOtherSessionsDocument,
    "\n  query accountData { accountData }\n": typeof types.AccountDataDocument,
    "\n  query accountErasure { accountErasure { dueTime waitsFor } }\n": typeof types.AccountErasureDocument,
    "\n  mutation requestErasure { requestErasure { success errorCode errorMessage errorDetails } }\n": typeof types.RequestErasureDocument,
    "\n  mutation withdrawErasure { withdrawErasure { success errorCode errorMessage errorDetails } }\n": typeof types.WithdrawErasureDocument,
    "\n  query placeList($parentCode: String) { placeList(parentCode: $parentCode) { code name } }\n": typeof types.PlaceListDocument,
    "\n  query addressList($addressKind: String) {\n    addressList(addressKind: $addressKind) {\n      addressId addressKind recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault\n      state { code name } city { code name } district { code name } zipCode { code name }\n    }\n  }\n": typeof types.AddressListDocument,
    "\n  mutation saveAddress($input: AddressInput!) { saveAddress(input: $input) { addressId } }\n": typeof types.SaveAddressDocument,
    "\n  mutation deleteAddress($addressId: ID!) {\n    deleteAddress(addressId: $addressId) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.DeleteAddressDocument,
    "\n  query blogList($input: BlogListInput!) {\n    blogList(input: $input) {\n      dataList { articleCode address articleTitle articleSubtitle articleImage createTime }\n      pageInfo { hasNextPage totalCount }\n    }\n  }\n": typeof types.BlogListDocument,
    "\n  query cartInit {\n    cartInit(distributionType: 11) {\n      count\n      priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freightDiscount totalAmount }\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price amount selected\n        adjustmentList { source code amount explanation }\n        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }\n        activityCode takenAs promotionActivity { activityCode }\n      }\n      promotionList {\n        activityCode activityName activityRemark opsType state saved piecesOpen\n        reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n        giveaways {\n          giveawayCode giveawayName price productPrice giveawayNum mediaLink productCode orgCode eligible ineligibleCode\n        }\n      }\n    }\n  }\n": typeof types.CartInitDocument,
    "\n  mutation updateCartItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": typeof types.UpdateCartItemDocument,
    "\n  mutation removeCartItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }\n  }\n": typeof types.RemoveCartItemDocument,
    "\n  mutation addCart_putBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": typeof types.AddCart_PutBackDocument,
    "\n  mutation createCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n": typeof types.CreateCheckoutDocument,
    "\n  query storeList_cart { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n": typeof types.StoreList_CartDocument,
    "\n  query cartInit_merge($guestId: String!) {\n    cartInit(distributionType: 11, guestId: $guestId) {\n      notices { cartItemId code from to }\n      itemList { cartItemId productName }\n    }\n  }\n": typeof types.CartInit_MergeDocument,
    "\n  query miniCartNumber { miniCartNumber { count } }\n": typeof types.MiniCartNumberDocument,
    "\n  query checkoutInit($id: ID!) {\n    checkoutInit(id: $id) {\n      id distributionType supportCod usePoint couponCode lostCouponCode\n      couponActivity { activityCode activityName state saved reasonList { code text } }\n      promotionList {\n        activityCode activityName activityRemark activityType opsType state saved piecesOpen\n        reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n      }\n      itemList {\n        cartItemId activityCode productCode productName skuCode image quantity currPrice price amount stock outStock disabled deliveryDate\n        adjustmentList { source code amount explanation }\n        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }\n        promotionActivity { activityCode }\n        attributeList { attributeName attributeValueNames }\n      }\n      addressList {\n        addressId recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault\n        state { code name } city { code name } district { code name } zipCode { code name }\n      }\n      storeList { storeCode storeName address1 city openingHours phone }\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n    }\n  }\n": typeof types.CheckoutInitDocument,
    "\n  query orderOfCheckout($id: ID!) { orderOfCheckout(id: $id) { page } }\n": typeof types.OrderOfCheckoutDocument,
    "\n  query deliveryQuotes(\n    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!\n  ) {\n    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {\n      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n      promotionList { activityCode state saved reasonList { code text } }\n    }\n  }\n": typeof types.DeliveryQuotesDocument,
    "\n  mutation redeemPoints($checkoutId: ID!, $usePoint: Boolean!) {\n    redeemPoints(checkoutId: $checkoutId, usePoint: $usePoint) { id usePoint }\n  }\n": typeof types.RedeemPointsDocument,
    "\n  mutation chooseDistributionType($checkoutId: ID!, $distributionType: Code!) {\n    chooseDistributionType(checkoutId: $checkoutId, distributionType: $distributionType) { id distributionType }\n  }\n": typeof types.ChooseDistributionTypeDocument,
    "\n  mutation tradeCreateOrderCustom($order: TradeOrderInput!) {\n    tradeCreateOrderCustom(order: $order) {\n      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage errorDetails isPlacedBefore\n    }\n  }\n": typeof types.TradeCreateOrderCustomDocument,
    "\n  mutation countPurchase($orderCode: String!, $visit: CountedVisitInput!) {\n    countPurchase(orderCode: $orderCode, visit: $visit) { success }\n  }\n": typeof types.CountPurchaseDocument,
    "\n  query getUserInfoDetail_card { getUserInfoDetail { isCardComing } }\n": typeof types.GetUserInfoDetail_CardDocument,
    "\n  query supportHours { supportHours { isOpen changesAt } }\n": typeof types.SupportHoursDocument,
    "\n  mutation sendTicket($input: SendTicketInput!) {\n    sendTicket(input: $input) { success errorCode errorMessage errorDetails data { ticketCode } }\n  }\n": typeof types.SendTicketDocument,
    "\n  mutation startTicketPicture {\n    startTicketPicture { success errorCode errorMessage errorDetails data { pictureCode ticket address } }\n  }\n": typeof types.StartTicketPictureDocument,
    "\n  query catalogProductSearchInit_rail($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n        brand { brandName }\n        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n        skuList { channelSale { qty soldQty } }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n    }\n  }\n": typeof types.CatalogProductSearchInit_RailDocument,
    "\n  query productCards_shelf($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n      brand { brandName }\n      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n      skuList { channelSale { qty soldQty } }\n      saleAttributes { attrCode values { valueName valueColour } }\n    }\n  }\n": typeof types.ProductCards_ShelfDocument,
    "\n  query StorefrontArticle($id: ID!, $preview: Boolean, $page: GetPageByUrlInput!) {\n    articleDetail(id: $id, preview: $preview) {\n      articleCode address articleTitle articleSubtitle articleImage articleContent createTime navigationCode author relatedGoods\n    }\n    getPageByUrl(getPageByUrlInput: $page) { pageUrl addresses { language address } pageContent movedTo }\n  }\n": typeof types.StorefrontArticleDocument,
    "\n  query relatedArticles($id: ID!) {\n    relatedArticles(id: $id) { articleCode address articleTitle articleSubtitle articleImage createTime }\n  }\n": typeof types.RelatedArticlesDocument,
    "\n  query getPageByUrl($input: GetPageByUrlInput!) {\n    getPageByUrl(getPageByUrlInput: $input) { pageUrl addresses { language address } pageContent movedTo }\n  }\n": typeof types.GetPageByUrlDocument,
    "\n  mutation applyCoupon($checkoutId: ID!, $couponCode: String) {\n    applyCoupon(checkoutId: $checkoutId, couponCode: $couponCode) { id couponCode }\n  }\n": typeof types.ApplyCouponDocument,
    "\n  query couponList($pageInput: PageInput) {\n    couponList(pageInput: $pageInput) {\n      dataList {\n        couponCode couponName description amount beginTime endTime status\n        reasonList { code text }\n      }\n      pageInfo { totalCount hasNextPage }\n    }\n  }\n": typeof types.CouponListDocument,
    "\n  query flashSale {\n    flashSale {\n      serverTime\n      campaignList {\n        activityCode activityName state beginTime endTime\n        skuList {\n          skuCode skuName productPrice quota\n          skuCampaign { shippingTime maxPerUser activityPrice activityStock }\n          product {\n            productCode productName mediaLink mobileMediaLink productPrice salePrice\n            brand { brandName }\n            ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n            skuList { skuCode salePrice channelSale { qty soldQty } }\n            saleAttributes { attrCode values { valueName valueColour } }\n          }\n        }\n      }\n    }\n  }\n": typeof types.FlashSaleDocument,
    "\n  query flashReminderList {\n    flashReminderList { activityCode sentTime }\n  }\n": typeof types.FlashReminderListDocument,
    "\n  mutation remindOfFlashSale($activityCode: String!) {\n    remindOfFlashSale(activityCode: $activityCode) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.RemindOfFlashSaleDocument,
    "\n  mutation withdrawFlashReminder($activityCode: String!) {\n    withdrawFlashReminder(activityCode: $activityCode) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.WithdrawFlashReminderDocument,
    "\n  query catalogProductSearchInit($input: CatalogProductSearchInput!, $whole: Boolean!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { ...Card }\n      pageInfo { totalCount hasNextPage }\n      filterList @include(if: $whole) { code name type items { code name parentCode count selected colour } }\n      sortList @include(if: $whole) { code selected }\n      scope @include(if: $whole) { type code name categoryPath addresses { language address } }\n      help @include(if: $whole) { correctedKeyword droppedWords categories { categoryCode name count } pages { title address } popular { ...Card } }\n    }\n  }\n  fragment Card on ListingProduct {\n    productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice shownColourCode\n    brand { brandName }\n    ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n    skuList { channelSale { qty soldQty } attributeValues { code value } }\n    saleAttributes { attrCode values { valueName valueColour } }\n  }\n": typeof types.CatalogProductSearchInitDocument,
    "\n  query getPageByUrl_newsletter($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) {\n      pageContent scheduledStatus expectPublishTime expectCancelPublishTime\n    }\n  }\n": typeof types.GetPageByUrl_NewsletterDocument,
    "\n  mutation createSubscribeNotificationSS($input: CreateSubscribeInput!) {\n    createSubscribeNotificationSS(input: $input) { api { success code message errorDetails } }\n  }\n": typeof types.CreateSubscribeNotificationSsDocument,
    "\n  query newsletterChoices($token: String!) {\n    newsletterChoices(token: $token) { success errorCode errorMessage errorDetails data {\n      email subscribed language topics history { act way wording at }\n    } }\n  }\n": typeof types.NewsletterChoicesDocument,
    "\n  mutation confirmNewsletter($input: ConfirmNewsletterInput!) {\n    confirmNewsletter(input: $input) { success errorCode errorMessage errorDetails data { email token } }\n  }\n": typeof types.ConfirmNewsletterDocument,
    "\n  mutation changeNewsletter($input: ChangeNewsletterInput!) {\n    changeNewsletter(input: $input) { success errorCode errorMessage errorDetails data {\n      email subscribed language topics history { act way wording at }\n    } }\n  }\n": typeof types.ChangeNewsletterDocument,
    "\n  query getCustomOrderDetail_invoice($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode orderDate orderStatus orderStatusStr amount productAmount discount coupon freight freightDiscount usedPointAmount returnedPoint\n      distributionType payMent\n      invoice {\n        invoiceNo invoiceDate sellerName sellerAddress invoiceType billedTo taxCode company companyAddress\n        receiveMobile\n        address districtName cityName provinceName zipCode\n        tax { withTax withoutTax base baseShare percent tax }\n      }\n      discountList { source code name amount }\n      refunds { amount status isExtra payMent createTime doneTime }\n      productList { orderItemCode skuName attribute count salePrice amount status productsStatusStr }\n    }\n  }\n": typeof types.GetCustomOrderDetail_InvoiceDocument,
    "\n  query getCustomOrderDetail_invoicePdf($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { invoicePdf }\n  }\n": typeof types.GetCustomOrderDetail_InvoicePdfDocument,
    "\n  mutation requestInvoice($input: RequestInvoiceInput!) {\n    requestInvoice(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.RequestInvoiceDocument,
    "\n  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {\n    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }\n    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }\n  }\n  fragment ListedOrders on OrderPage {\n    pageInfo { totalCount hasNextPage }\n    dataList {\n      orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime\n      readyTime\n      operationList { type value }\n      orderReceiveOut { storeName }\n      parcels { expressStatus }\n      orderReturnOuts { status afterSaleStatusStr amount points }\n      productList { orderItemCode skuName image count status deliveryDate }\n    }\n  }\n": typeof types.StorefrontOrdersDocument,
    "\n  query getCustomOrderDetail($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode amount productAmount discount coupon freight freightDiscount usedPoint usedPointAmount\n      returnedPoint refundWay isRefundTransferred loyaltyMobile\n      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime readyTime collectBy\n      serverTime distributionType cancelCode cancelRemark extProps\n      discountList { source code name amount }\n      promotionList { activityCode activityName state reasonList { text } }\n      operationList { type value }\n      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }\n      orderStatusChangeOut { payTime cancleTime }\n      payInfos { payMent payMentType price isSucceed }\n      store { storeName address1 city openingHours latitude longitude }\n      orderReceiveOut {\n        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode\n      }\n      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }\n      refunds { amount status isExtra payMent isTransfer createTime doneTime }\n      refundTransfer { amount isCertain bankAccount }\n      expressList {\n        companyName expressCode expressStatus sendTime sendSuccessTime\n        items { orderItemCode skuName image count status deliveryDate }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }\n        activityList { activityCode activityName amount }\n      }\n    }\n  }\n": typeof types.GetCustomOrderDetailDocument,
    "\n  query trackOrder($input: TrackOrderInput!) {\n    trackOrder(input: $input) {\n      orderCode orderDate orderStatus orderStatusStr distributionType expectTime readyTime collectBy scheduleCancelTime\n      productAmount discount freightDiscount coupon freightTotal total usedPoint returnedPoint loyaltyMobile\n      payInfos { payMent payMentType price isSucceed }\n      payment {\n        orderCode kind status channelCode channelName amount vaNumber billerCode billKey paymentCode qrImage\n        redirectAddress deadline serverTime canChange\n      }\n      refunds { amount status isExtra payMent isTransfer createTime doneTime }\n      refundTransfer { amount isCertain bankAccount }\n      discountList { source code name amount }\n      operationList { type value }\n      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }\n      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }\n      parcels {\n        companyName expressCode expressStatus sendTime sendSuccessTime\n        items { orderItemCode skuName image count status deliveryDate }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }\n        activityList { activityCode activityName amount }\n      }\n    }\n  }\n": typeof types.TrackOrderDocument,
    "\n  query cancelReasons { cancelReasons { code name } }\n": typeof types.CancelReasonsDocument,
    "\n  mutation payOrder($orderCode: String!) {\n    payOrder(orderCommonInput: { orderCode: $orderCode }) {\n      success errorCode errorMessage errorDetails data { form errorCode errorMessage errorDetails }\n    }\n  }\n": typeof types.PayOrderDocument,
    "\n  mutation cancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation undoCancelOrder($orderCode: String!) {\n    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.UndoCancelOrderDocument,
    "\n  mutation receiveOrder($orderCode: String!) {\n    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.ReceiveOrderDocument,
    "\n  mutation pickupOrder($orderCode: String!) {\n    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.PickupOrderDocument,
    "\n  mutation nameRefundAccount($input: NameRefundAccountInput!) {\n    nameRefundAccount(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.NameRefundAccountDocument,
    "\n  mutation buyAgain($orderCode: String!) {\n    buyAgain(orderCode: $orderCode) { data { code count skipped { skuName code wanted added } } }\n  }\n": typeof types.BuyAgainDocument,
    "\n  query accountOverview {\n    accountOverview {\n      orders {\n        last {\n          orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime\n          readyTime\n          operationList { type value }\n          orderReceiveOut { storeName }\n          payInfos { payMentType isSucceed }\n          parcels { expressStatus }\n          orderReturnOuts { status afterSaleStatusStr amount points }\n          productList { orderItemCode skuName image count status deliveryDate }\n        }\n      }\n      coupons { totalCount dataList { couponCode couponName amount } }\n      addresses {\n        default {\n          recipientFirstName recipientLastName address1\n          state { code name } city { code name } district { code name } zipCode { code name }\n        }\n      }\n      wishCount\n    }\n  }\n": typeof types.AccountOverviewDocument,
    "\n  query cardTokenSettings { cardTokenSettings { tokenAddress clientKey } }\n": typeof types.CardTokenSettingsDocument,
    "\n  query ssQueryPaymentChannelList($input: PaymentChannelListInput!) {\n    ssQueryPaymentChannelList(input: $input) {\n      ...ChannelParts\n      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }\n    }\n  }\n  fragment ChannelParts on PaymentChannel {\n    code name imageUrl paymentMethod fee installment minInstallmentAmount maxInstallmentAmount\n  }\n": typeof types.SsQueryPaymentChannelListDocument,
    "\n  query paymentInstruction($orderCode: String!) {\n    paymentInstruction(orderCode: $orderCode) {\n      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage\n      redirectAddress deadline serverTime canChange\n    }\n  }\n": typeof types.PaymentInstructionDocument,
    "\n  mutation payOrder_again($input: OrderCommonInput!) {\n    payOrder(orderCommonInput: $input) {\n      success errorCode errorMessage errorDetails\n      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }\n    }\n  }\n": typeof types.PayOrder_AgainDocument,
    "\n  mutation payTrackedOrder($input: PayTrackedOrderInput!) {\n    payTrackedOrder(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }\n    }\n  }\n": typeof types.PayTrackedOrderDocument,
    "\n  query StorefrontPayStatus($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }\n    paymentInstruction(orderCode: $orderCode) { status deadline }\n  }\n": typeof types.StorefrontPayStatusDocument,
    "\n  query catalogProductSearchInit_alternatives($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { productCode productName mediaLink salePrice brand { brandName } }\n    }\n  }\n": typeof types.CatalogProductSearchInit_AlternativesDocument,
    "\n  query productInit($input: ProductInitInput!) {\n    productInit(input: $input) {\n      productCode productName names { language name }\n      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }\n      skuList {\n        skuCode skuNo orgCode salePrice productPrice stock deliveryDate remindEnabled\n        skuCampaign { activityPrice activityStock maxPerUser }\n        attributeValues { code value }\n        mediaLinkListWithType { url type }\n        productActivities { activityType activityCode activityName activityDesc activityBegin activityEnd ribbonText }\n      }\n      originalDataInfo {\n        brand { brandCode brandName }\n        categories { categoryPath categoryCode }\n        attributes { certificateNo description }\n      }\n      rating { average count stars fit { small trueToSize large } }\n      reviews { reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole } }\n      questions { pageInfo { totalCount } dataList { questionCode text language author askedAt answer } }\n      sizeFacts { needsGuide fitText fitNote kind sizes { valueCode sizeCode otherNames } }\n    }\n  }\n": typeof types.ProductInitDocument,
    "\n  query cartInit_quantities { cartInit(distributionType: \"11\") { itemList { skuCode quantity } } }\n": typeof types.CartInit_QuantitiesDocument,
    "\n  mutation addCart($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails message data { count } }\n  }\n": typeof types.AddCartDocument,
    "\n  query storeList_pickUp($skuCode: String!) {\n    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }\n  }\n": typeof types.StoreList_PickUpDocument,
    "\n  query productCards($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode salePrice isLowestPrice ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n    }\n  }\n": typeof types.ProductCardsDocument,
    "\n  mutation leaveFlashLine($activityCode: String!) {\n    leaveFlashLine(activityCode: $activityCode) { success }\n  }\n": typeof types.LeaveFlashLineDocument,
    "\n  query queryCatalogProductsByPromotion($activityCode: String!, $pageInput: PageInput) {\n    queryCatalogProductsByPromotion(activityCode: $activityCode, pageInput: $pageInput) {\n      activityCode\n      activity {\n        activityName activityRemark state saved reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n      }\n      dataList {\n        productCode productName mediaLink salePrice productPrice brand { brandName }\n        skuList { orgCode skuCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value } }\n      }\n    }\n  }\n": typeof types.QueryCatalogProductsByPromotionDocument,
    "\n  mutation addCart_promotion($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": typeof types.AddCart_PromotionDocument,
    "\n  mutation removeCartItem_gift($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }\n  }\n": typeof types.RemoveCartItem_GiftDocument,
    "\n  query productQuestions($productCode: String!, $pageSize: Int!) {\n    productQuestions(productCode: $productCode, pageSize: $pageSize) {\n      pageInfo { totalCount hasNextPage }\n      dataList { questionCode text language author askedAt answer }\n    }\n  }\n": typeof types.ProductQuestionsDocument,
    "\n  mutation askQuestion($input: AskQuestionInput!) {\n    askQuestion(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.AskQuestionDocument,
    "\n  query productCards_seen($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n      brand { brandName }\n      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n      skuList { channelSale { qty soldQty } }\n      saleAttributes { attrCode values { valueName valueColour } }\n    }\n  }\n": typeof types.ProductCards_SeenDocument,
    "\n  query checkMobilePhoneAlreadyExist($input: MobileInput!) {\n    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": typeof types.CheckMobilePhoneAlreadyExistDocument,
    "\n  query checkMobilePhoneAlreadyExistInMapclub($input: MobileInput!) {\n    checkMobilePhoneAlreadyExistInMapclub(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": typeof types.CheckMobilePhoneAlreadyExistInMapclubDocument,
    "\n  query validateReferralCode($input: ReferralCodeInput!) {\n    validateReferralCode(input: $input) {\n      success errorCode errorMessage errorDetails message\n      data { fullName referralCode }\n    }\n  }\n": typeof types.ValidateReferralCodeDocument,
    "\n  mutation registerMapclub($input: SignUpInput!) {\n    registerMapclub(input: $input) {\n      success code errorCode errorMessage errorDetails message\n      data { memberCode token status }\n    }\n  }\n": typeof types.RegisterMapclubDocument,
    "\n  query validateTokenDetailRegistration($input: TokenVerifyOtpPhoneNoInput!) {\n    validateTokenDetailRegistration(input: $input) {\n      success errorCode errorMessage errorDetails message\n      data { id email emailVerified firstName lastName birthDateLabel gender loyaltyMemberId mapclubDataConsent }\n    }\n  }\n": typeof types.ValidateTokenDetailRegistrationDocument,
    "\n  mutation speedShopRegisterSSWithVerificationNew($input: SignUpInput!) {\n    speedShopRegisterSSWithVerificationNew(input: $input) {\n      success code errorCode errorMessage errorDetails message\n      data { memberCode token }\n    }\n  }\n": typeof types.SpeedShopRegisterSsWithVerificationNewDocument,
    "\n  mutation synSSUserInfo_signUp($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": typeof types.SynSsUserInfo_SignUpDocument,
    "\n  mutation confirmEmailLink($input: ConfirmEmailLinkInput!) {\n    confirmEmailLink(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": typeof types.ConfirmEmailLinkDocument,
    "\n  query StorefrontReturnOptions($input: ReturnOrderInput!) {\n    returnPreview(input: $input) { returnable { orderItemCode skuCode skuName count amount points hasOtherSizes sizes { skuCode sizeName stock } } needsBankAccount }\n    returnReasons { code name }\n    refundBanks { bankCode bankName }\n  }\n": typeof types.StorefrontReturnOptionsDocument,
    "\n  query returnPreview($input: ReturnOrderInput!) {\n    returnPreview(input: $input) { refund { ...RefundParts } }\n  }\n  fragment RefundParts on ReturnRefund {\n    amount points freight freightPoints freightPaid giftCharge way shopPaysParcel\n    lines { orderItemCode skuName count price promotion coupon points amount }\n  }\n": typeof types.ReturnPreviewDocument,
    "\n  query returnDetail($input: ReturnCodeInput!) {\n    returnDetail(input: $input) {\n      returnCode orderCode status afterSaleStatusStr createTime expressCode companyCode companyName approverDescription\n      remark pictureCodes canCancelReturnOrder canFullLogistics sendTo sendBy expectedBy needsBankAccount bankAccount\n      returnMode replacement { status statusStr companyName expressCode trackAddress } exchanges { orderItemCode skuName sizeName count }\n      history { status statusStr createTime }\n      refund { amount points freight freightPoints freightPaid giftCharge way shopPaysParcel lines { orderItemCode skuName count price promotion coupon points amount } }\n      returnProductList { orderItemCode skuName image count reasonStr }\n    }\n  }\n": typeof types.ReturnDetailDocument,
    "\n  query returnList($pageNum: Int!) {\n    returnList(pageNum: $pageNum) {\n      pageInfo { hasNextPage }\n      dataList { returnCode orderCode status afterSaleStatusStr createTime returnMode amount points products { skuName image count } }\n    }\n  }\n": typeof types.ReturnListDocument,
    "\n  query logisticsCompanies { logisticsCompanies { companyCode companyName } }\n": typeof types.LogisticsCompaniesDocument,
    "\n  query refundBanks { refundBanks { bankCode bankName } }\n": typeof types.RefundBanksDocument,
    "\n  mutation returnOrder($input: ReturnOrderInput!) {\n    returnOrder(input: $input) { success errorCode errorMessage errorDetails data { returnCode } }\n  }\n": typeof types.ReturnOrderDocument,
    "\n  mutation startReturnPicture($input: ReturnPictureStartInput!) {\n    startReturnPicture(input: $input) { success errorCode errorMessage errorDetails data { pictureCode ticket address } }\n  }\n": typeof types.StartReturnPictureDocument,
    "\n  query returnPicture($input: ReturnPictureInput!) { returnPicture(input: $input) }\n": typeof types.ReturnPictureDocument,
    "\n  mutation cancelReturnOrder($input: ReturnCodeInput!) {\n    cancelReturnOrder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.CancelReturnOrderDocument,
    "\n  mutation fullLogisticsInfo($input: ReturnLogisticsInput!) {\n    fullLogisticsInfo(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.FullLogisticsInfoDocument,
    "\n  mutation saveReturnBankAccount($input: ReturnBankAccountInput!) {\n    saveReturnBankAccount(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.SaveReturnBankAccountDocument,
    "\n  query productReviews($input: ProductReviewsInput!, $pageSize: Int!) {\n    productReviews(input: $input, pageSize: $pageSize) {\n      pageInfo { totalCount hasNextPage }\n      dataList {\n        reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole }\n      }\n    }\n  }\n": typeof types.ProductReviewsDocument,
    "\n  query orderReviews($orderCode: String!) {\n    orderReviews(orderCode: $orderCode) {\n      orderItemCode hasFit\n      review { version status stars fit text language rejection answer pictures { pictureCode small } }\n    }\n  }\n": typeof types.OrderReviewsDocument,
    "\n  mutation writeReview($input: WriteReviewInput!) {\n    writeReview(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.WriteReviewDocument,
    "\n  mutation startReviewPicture($orderCode: String!) {\n    startReviewPicture(orderCode: $orderCode) {\n      success errorCode errorMessage errorDetails data { pictureCode ticket address }\n    }\n  }\n": typeof types.StartReviewPictureDocument,
    "\n  mutation guestLogin($input: GuestLoginInput!) {\n    guestLogin(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": typeof types.GuestLoginDocument,
    "\n  mutation login($input: LoginInput!) {\n    login(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation requestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation resetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query mySizes { mySizes { kind sizeCode } }\n": typeof types.MySizesDocument,
    "\n  mutation rememberSizes($input: RememberSizesInput!) {\n    rememberSizes(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.RememberSizesDocument,
    "\n  mutation forgetSizes($input: ForgetSizesInput!) {\n    forgetSizes(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.ForgetSizesDocument,
    "\n  query productInit_sizes($input: ProductInitInput!) {\n    productInit(input: $input) { sizeFacts { fit chart { ...Chart } } }\n  }\n  fragment Chart on SizeChart {\n    wearer wearerName kind\n    measures { measure name how }\n    rows { sizeCode name otherNames fits { measure from to } }\n  }\n": typeof types.ProductInit_SizesDocument,
    "\n  query getSizeGuideDetail_charts($categoryCode: String!, $brandCode: String!) {\n    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {\n      fit\n      charts { wearer wearerName kind measures { measure name how } rows { sizeCode name otherNames fits { measure from to } } }\n    }\n  }\n": typeof types.GetSizeGuideDetail_ChartsDocument,
    "\n  query querySizeGuideDetailList {\n    querySizeGuideDetailList {\n      categoryList {\n        categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }\n        categoryList {\n          categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }\n          categoryList { categoryCode categoryName sizeGuideBrandObjects { brandCode brandName } }\n        }\n      }\n    }\n  }\n": typeof types.QuerySizeGuideDetailListDocument,
    "\n  query getSizeGuideDetail($categoryCode: String!, $brandCode: String!) {\n    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {\n      categoryCode categoryName brandCode brandName sizeGuide\n    }\n  }\n": typeof types.GetSizeGuideDetailDocument,
    "\n  query socialSettings {\n    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }\n  }\n": typeof types.SocialSettingsDocument,
    "\n  mutation startGoogleLogin($input: StartGoogleLoginInput!) {\n    startGoogleLogin(input: $input) { success errorCode errorMessage errorDetails data { address } }\n  }\n": typeof types.StartGoogleLoginDocument,
    "\n  mutation finishGoogleLogin($input: FinishGoogleLoginInput!) {\n    finishGoogleLogin(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { thirdToken thirdId email firstName lastName redirectUrl }\n    }\n  }\n": typeof types.FinishGoogleLoginDocument,
    "\n  query loginByThirdPartyMc($input: ThirdPartyLoginInput!) {\n    loginByThirdPartyMc(input: $input) {\n      success code message errorDetails thirdExist userCode mobile thirdId firstName lastName email userAuthToken\n      clubLinkedElsewhere\n    }\n  }\n": typeof types.LoginByThirdPartyMcDocument,
    "\n  query storeList {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n": typeof types.StoreListDocument,
    "\n  query sendOtpToMember($input: SendOtpInput!) {\n    sendOtpToMember(input: $input) { success errorCode errorMessage errorDetails message data { timeRemaining } }\n  }\n": typeof types.SendOtpToMemberDocument,
    "\n  query verifyOtpMember($input: VerifyOtpMemberInput!) {\n    verifyOtpMember(input: $input) { success errorCode errorMessage errorDetails message data { token } }\n  }\n": typeof types.VerifyOtpMemberDocument,
    "\n  query checkAvailabilityEmail($input: EmailInput!) {\n    checkAvailabilityEmail(input: $input) { success errorCode errorMessage errorDetails message data { token } }\n  }\n": typeof types.CheckAvailabilityEmailDocument,
    "\n  query memberEmailVerification($input: TokenCheckAvailabilityEmailInput!) {\n    memberEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }\n  }\n": typeof types.MemberEmailVerificationDocument,
    "\n  query verifyOtpEmail($input: VerifyOtpEmailInput!) {\n    verifyOtpEmail(input: $input) { success errorCode errorMessage errorDetails message data { verified } }\n  }\n": typeof types.VerifyOtpEmailDocument,
    "\n  query resendLinkEmailVerification($input: TokenVerifyOtpPhoneNoInput!) {\n    resendLinkEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }\n  }\n": typeof types.ResendLinkEmailVerificationDocument,
    "\n  query wishlistCodes { wishlistCodes }\n": typeof types.WishlistCodesDocument,
    "\n  mutation mergeWishlist($input: WishlistMergeInput!) { mergeWishlist(input: $input) { success } }\n": typeof types.MergeWishlistDocument,
    "\n  mutation addWishlist($input: WishlistInput!) { addWishlist(input: $input) { success errorCode errorMessage errorDetails } }\n": typeof types.AddWishlistDocument,
    "\n  mutation removeWishlist($input: WishlistInput!) { removeWishlist(input: $input) { success errorCode errorMessage errorDetails } }\n": typeof types.RemoveWishlistDocument,
    "\n  query wishlist($pageInput: PageInput) {\n    wishlist(pageInput: $pageInput) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice\n        brand { brandName }\n        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n        skuList {\n          skuCode orgCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value }\n          skuActivities { activityType activityCode } skuCampaign { activityPrice }\n        }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n      itemList { productCode priceDrop fewLeft }\n      pageInfo { totalCount hasNextPage }\n    }\n  }\n": typeof types.WishlistDocument,
    "\n  query reminderList {\n    reminderList { productCode skuCode productName brandName colourName sizeName image }\n  }\n": typeof types.ReminderListDocument,
    "\n  mutation withdrawReminder($input: RemindInput!) {\n    withdrawReminder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.WithdrawReminderDocument,
    "\n  mutation remindWhenAvailable($input: RemindInput!) {\n    remindWhenAvailable(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": typeof types.RemindWhenAvailableDocument,
    "\n  mutation addCart_wishlist($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": typeof types.AddCart_WishlistDocument,
    "\n  query userInfo {\n    userInfo {\n      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind\n    }\n  }\n": typeof types.UserInfoDocument,
    "\n  mutation guestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n": typeof types.GuestInitDocument,
    "\n  mutation logout { logout { success } }\n": typeof types.LogoutDocument,
    "\n  query preview { preview { moment expires } }\n": typeof types.PreviewDocument,
    "\n  query blogList_feed($locale: String!, $pageNum: Int!) {\n    blogList(input: { navigationCode: \"Blog\", status: \"1\", locale: $locale, pageNum: $pageNum, pageSize: 50 }) {\n      dataList { address addresses { language address } articleTitle articleSubtitle articleImage createTime }\n      pageInfo { hasNextPage }\n    }\n  }\n": typeof types.BlogList_FeedDocument,
    "\n  query StorefrontSitemap {\n    sitemapLists { addresses { language address } }\n    sitemapPages { addresses { language address } }\n  }\n": typeof types.StorefrontSitemapDocument,
    "\n  query sitemapProducts($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode names { language name } mediaLink updatedAt }\n  }\n": typeof types.SitemapProductsDocument,
    "\n  query StorefrontDisplay { displayVersion crossedProducts flashSaleProducts { productCode state } }\n": typeof types.StorefrontDisplayDocument,
};
const documents: Documents = {
    "\n  query getPageByUrl_text($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n": types.GetPageByUrl_TextDocument,
    "\n  query searchSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice isLowestPrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n": types.SearchSuggestionsDocument,
    "\n  query homeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n": types.HomeInitDocument,
    "\n  query getUserInfoDetail {\n    getUserInfoDetail {\n      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet\n      thirdIds { thirdChannel thirdId }\n    }\n  }\n": types.GetUserInfoDetailDocument,
    "\n  mutation updateMemberProfile($input: UpdateMemberProfileInput!) {\n    updateMemberProfile(input: $input) { success mobile code message errorDetails }\n  }\n": types.UpdateMemberProfileDocument,
    "\n  mutation updateMemberProfileCustom($input: UpdateMemberProfileInput!) {\n    updateMemberProfileCustom(input: $input) { success mobile code message errorDetails }\n  }\n": types.UpdateMemberProfileCustomDocument,
    "\n  mutation confirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.ConfirmIdentityDocument,
    "\n  mutation changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation requestPasswordReset_account($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.RequestPasswordReset_AccountDocument,
    "\n  query querySSUserInfo($userCode: String!) {\n    querySSUserInfo(userCode: $userCode) {\n      success errorCode errorMessage errorDetails\n      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }\n    }\n  }\n": types.QuerySsUserInfoDocument,
    "\n  mutation synSSUserInfo($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.SynSsUserInfoDocument,
    "\n  query sessionList { sessionList { sessionId device since lastSeen current } }\n": types.SessionListDocument,
    "\n  mutation endSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage errorDetails } }\n": types.EndSessionDocument,
    "\n  mutation endOtherSessions { endOtherSessions { success errorCode errorMessage errorDetails } }\n": types.EndOtherSessionsDocument,
    "\n  query accountData { accountData }\n": types.AccountDataDocument,
    "\n  query accountErasure { accountErasure { dueTime waitsFor } }\n": types.AccountErasureDocument,
    "\n  mutation requestErasure { requestErasure { success errorCode errorMessage errorDetails } }\n": types.RequestErasureDocument,
    "\n  mutation withdrawErasure { withdrawErasure { success errorCode errorMessage errorDetails } }\n": types.WithdrawErasureDocument,
    "\n  query placeList($parentCode: String) { placeList(parentCode: $parentCode) { code name } }\n": types.PlaceListDocument,
    "\n  query addressList($addressKind: String) {\n    addressList(addressKind: $addressKind) {\n      addressId addressKind recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault\n      state { code name } city { code name } district { code name } zipCode { code name }\n    }\n  }\n": types.AddressListDocument,
    "\n  mutation saveAddress($input: AddressInput!) { saveAddress(input: $input) { addressId } }\n": types.SaveAddressDocument,
    "\n  mutation deleteAddress($addressId: ID!) {\n    deleteAddress(addressId: $addressId) { success errorCode errorMessage errorDetails }\n  }\n": types.DeleteAddressDocument,
    "\n  query blogList($input: BlogListInput!) {\n    blogList(input: $input) {\n      dataList { articleCode address articleTitle articleSubtitle articleImage createTime }\n      pageInfo { hasNextPage totalCount }\n    }\n  }\n": types.BlogListDocument,
    "\n  query cartInit {\n    cartInit(distributionType: 11) {\n      count\n      priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freightDiscount totalAmount }\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price amount selected\n        adjustmentList { source code amount explanation }\n        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }\n        activityCode takenAs promotionActivity { activityCode }\n      }\n      promotionList {\n        activityCode activityName activityRemark opsType state saved piecesOpen\n        reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n        giveaways {\n          giveawayCode giveawayName price productPrice giveawayNum mediaLink productCode orgCode eligible ineligibleCode\n        }\n      }\n    }\n  }\n": types.CartInitDocument,
    "\n  mutation updateCartItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": types.UpdateCartItemDocument,
    "\n  mutation removeCartItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }\n  }\n": types.RemoveCartItemDocument,
    "\n  mutation addCart_putBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": types.AddCart_PutBackDocument,
    "\n  mutation createCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n": types.CreateCheckoutDocument,
    "\n  query storeList_cart { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n": types.StoreList_CartDocument,
    "\n  query cartInit_merge($guestId: String!) {\n    cartInit(distributionType: 11, guestId: $guestId) {\n      notices { cartItemId code from to }\n      itemList { cartItemId productName }\n    }\n  }\n": types.CartInit_MergeDocument,
    "\n  query miniCartNumber { miniCartNumber { count } }\n": types.MiniCartNumberDocument,
    "\n  query checkoutInit($id: ID!) {\n    checkoutInit(id: $id) {\n      id distributionType supportCod usePoint couponCode lostCouponCode\n      couponActivity { activityCode activityName state saved reasonList { code text } }\n      promotionList {\n        activityCode activityName activityRemark activityType opsType state saved piecesOpen\n        reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n      }\n      itemList {\n        cartItemId activityCode productCode productName skuCode image quantity currPrice price amount stock outStock disabled deliveryDate\n        adjustmentList { source code amount explanation }\n        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }\n        promotionActivity { activityCode }\n        attributeList { attributeName attributeValueNames }\n      }\n      addressList {\n        addressId recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault\n        state { code name } city { code name } district { code name } zipCode { code name }\n      }\n      storeList { storeCode storeName address1 city openingHours phone }\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n    }\n  }\n": types.CheckoutInitDocument,
    "\n  query orderOfCheckout($id: ID!) { orderOfCheckout(id: $id) { page } }\n": types.OrderOfCheckoutDocument,
    "\n  query deliveryQuotes(\n    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!\n  ) {\n    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {\n      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n      promotionList { activityCode state saved reasonList { code text } }\n    }\n  }\n": types.DeliveryQuotesDocument,
    "\n  mutation redeemPoints($checkoutId: ID!, $usePoint: Boolean!) {\n    redeemPoints(checkoutId: $checkoutId, usePoint: $usePoint) { id usePoint }\n  }\n": types.RedeemPointsDocument,
    "\n  mutation chooseDistributionType($checkoutId: ID!, $distributionType: Code!) {\n    chooseDistributionType(checkoutId: $checkoutId, distributionType: $distributionType) { id distributionType }\n  }\n": types.ChooseDistributionTypeDocument,
    "\n  mutation tradeCreateOrderCustom($order: TradeOrderInput!) {\n    tradeCreateOrderCustom(order: $order) {\n      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage errorDetails isPlacedBefore\n    }\n  }\n": types.TradeCreateOrderCustomDocument,
    "\n  mutation countPurchase($orderCode: String!, $visit: CountedVisitInput!) {\n    countPurchase(orderCode: $orderCode, visit: $visit) { success }\n  }\n": types.CountPurchaseDocument,
    "\n  query getUserInfoDetail_card { getUserInfoDetail { isCardComing } }\n": types.GetUserInfoDetail_CardDocument,
    "\n  query supportHours { supportHours { isOpen changesAt } }\n": types.SupportHoursDocument,
    "\n  mutation sendTicket($input: SendTicketInput!) {\n    sendTicket(input: $input) { success errorCode errorMessage errorDetails data { ticketCode } }\n  }\n": types.SendTicketDocument,
    "\n  mutation startTicketPicture {\n    startTicketPicture { success errorCode errorMessage errorDetails data { pictureCode ticket address } }\n  }\n": types.StartTicketPictureDocument,
    "\n  query catalogProductSearchInit_rail($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n        brand { brandName }\n        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n        skuList { channelSale { qty soldQty } }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n    }\n  }\n": types.CatalogProductSearchInit_RailDocument,
    "\n  query productCards_shelf($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n      brand { brandName }\n      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n      skuList { channelSale { qty soldQty } }\n      saleAttributes { attrCode values { valueName valueColour } }\n    }\n  }\n": types.ProductCards_ShelfDocument,
    "\n  query StorefrontArticle($id: ID!, $preview: Boolean, $page: GetPageByUrlInput!) {\n    articleDetail(id: $id, preview: $preview) {\n      articleCode address articleTitle articleSubtitle articleImage articleContent createTime navigationCode author relatedGoods\n    }\n    getPageByUrl(getPageByUrlInput: $page) { pageUrl addresses { language address } pageContent movedTo }\n  }\n": types.StorefrontArticleDocument,
    "\n  query relatedArticles($id: ID!) {\n    relatedArticles(id: $id) { articleCode address articleTitle articleSubtitle articleImage createTime }\n  }\n": types.RelatedArticlesDocument,
    "\n  query getPageByUrl($input: GetPageByUrlInput!) {\n    getPageByUrl(getPageByUrlInput: $input) { pageUrl addresses { language address } pageContent movedTo }\n  }\n": types.GetPageByUrlDocument,
    "\n  mutation applyCoupon($checkoutId: ID!, $couponCode: String) {\n    applyCoupon(checkoutId: $checkoutId, couponCode: $couponCode) { id couponCode }\n  }\n": types.ApplyCouponDocument,
    "\n  query couponList($pageInput: PageInput) {\n    couponList(pageInput: $pageInput) {\n      dataList {\n        couponCode couponName description amount beginTime endTime status\n        reasonList { code text }\n      }\n      pageInfo { totalCount hasNextPage }\n    }\n  }\n": types.CouponListDocument,
    "\n  query flashSale {\n    flashSale {\n      serverTime\n      campaignList {\n        activityCode activityName state beginTime endTime\n        skuList {\n          skuCode skuName productPrice quota\n          skuCampaign { shippingTime maxPerUser activityPrice activityStock }\n          product {\n            productCode productName mediaLink mobileMediaLink productPrice salePrice\n            brand { brandName }\n            ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n            skuList { skuCode salePrice channelSale { qty soldQty } }\n            saleAttributes { attrCode values { valueName valueColour } }\n          }\n        }\n      }\n    }\n  }\n": types.FlashSaleDocument,
    "\n  query flashReminderList {\n    flashReminderList { activityCode sentTime }\n  }\n": types.FlashReminderListDocument,
    "\n  mutation remindOfFlashSale($activityCode: String!) {\n    remindOfFlashSale(activityCode: $activityCode) { success errorCode errorMessage errorDetails }\n  }\n": types.RemindOfFlashSaleDocument,
    "\n  mutation withdrawFlashReminder($activityCode: String!) {\n    withdrawFlashReminder(activityCode: $activityCode) { success errorCode errorMessage errorDetails }\n  }\n": types.WithdrawFlashReminderDocument,
    "\n  query catalogProductSearchInit($input: CatalogProductSearchInput!, $whole: Boolean!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { ...Card }\n      pageInfo { totalCount hasNextPage }\n      filterList @include(if: $whole) { code name type items { code name parentCode count selected colour } }\n      sortList @include(if: $whole) { code selected }\n      scope @include(if: $whole) { type code name categoryPath addresses { language address } }\n      help @include(if: $whole) { correctedKeyword droppedWords categories { categoryCode name count } pages { title address } popular { ...Card } }\n    }\n  }\n  fragment Card on ListingProduct {\n    productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice shownColourCode\n    brand { brandName }\n    ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n    skuList { channelSale { qty soldQty } attributeValues { code value } }\n    saleAttributes { attrCode values { valueName valueColour } }\n  }\n": types.CatalogProductSearchInitDocument,
    "\n  query getPageByUrl_newsletter($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) {\n      pageContent scheduledStatus expectPublishTime expectCancelPublishTime\n    }\n  }\n": types.GetPageByUrl_NewsletterDocument,
    "\n  mutation createSubscribeNotificationSS($input: CreateSubscribeInput!) {\n    createSubscribeNotificationSS(input: $input) { api { success code message errorDetails } }\n  }\n": types.CreateSubscribeNotificationSsDocument,
    "\n  query newsletterChoices($token: String!) {\n    newsletterChoices(token: $token) { success errorCode errorMessage errorDetails data {\n      email subscribed language topics history { act way wording at }\n    } }\n  }\n": types.NewsletterChoicesDocument,
    "\n  mutation confirmNewsletter($input: ConfirmNewsletterInput!) {\n    confirmNewsletter(input: $input) { success errorCode errorMessage errorDetails data { email token } }\n  }\n": types.ConfirmNewsletterDocument,
    "\n  mutation changeNewsletter($input: ChangeNewsletterInput!) {\n    changeNewsletter(input: $input) { success errorCode errorMessage errorDetails data {\n      email subscribed language topics history { act way wording at }\n    } }\n  }\n": types.ChangeNewsletterDocument,
    "\n  query getCustomOrderDetail_invoice($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode orderDate orderStatus orderStatusStr amount productAmount discount coupon freight freightDiscount usedPointAmount returnedPoint\n      distributionType payMent\n      invoice {\n        invoiceNo invoiceDate sellerName sellerAddress invoiceType billedTo taxCode company companyAddress\n        receiveMobile\n        address districtName cityName provinceName zipCode\n        tax { withTax withoutTax base baseShare percent tax }\n      }\n      discountList { source code name amount }\n      refunds { amount status isExtra payMent createTime doneTime }\n      productList { orderItemCode skuName attribute count salePrice amount status productsStatusStr }\n    }\n  }\n": types.GetCustomOrderDetail_InvoiceDocument,
    "\n  query getCustomOrderDetail_invoicePdf($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { invoicePdf }\n  }\n": types.GetCustomOrderDetail_InvoicePdfDocument,
    "\n  mutation requestInvoice($input: RequestInvoiceInput!) {\n    requestInvoice(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.RequestInvoiceDocument,
    "\n  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {\n    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }\n    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }\n  }\n  fragment ListedOrders on OrderPage {\n    pageInfo { totalCount hasNextPage }\n    dataList {\n      orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime\n      readyTime\n      operationList { type value }\n      orderReceiveOut { storeName }\n      parcels { expressStatus }\n      orderReturnOuts { status afterSaleStatusStr amount points }\n      productList { orderItemCode skuName image count status deliveryDate }\n    }\n  }\n": types.StorefrontOrdersDocument,
    "\n  query getCustomOrderDetail($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode amount productAmount discount coupon freight freightDiscount usedPoint usedPointAmount\n      returnedPoint refundWay isRefundTransferred loyaltyMobile\n      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime readyTime collectBy\n      serverTime distributionType cancelCode cancelRemark extProps\n      discountList { source code name amount }\n      promotionList { activityCode activityName state reasonList { text } }\n      operationList { type value }\n      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }\n      orderStatusChangeOut { payTime cancleTime }\n      payInfos { payMent payMentType price isSucceed }\n      store { storeName address1 city openingHours latitude longitude }\n      orderReceiveOut {\n        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode\n      }\n      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }\n      refunds { amount status isExtra payMent isTransfer createTime doneTime }\n      refundTransfer { amount isCertain bankAccount }\n      expressList {\n        companyName expressCode expressStatus sendTime sendSuccessTime\n        items { orderItemCode skuName image count status deliveryDate }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }\n        activityList { activityCode activityName amount }\n      }\n    }\n  }\n": types.GetCustomOrderDetailDocument,
    "\n  query trackOrder($input: TrackOrderInput!) {\n    trackOrder(input: $input) {\n      orderCode orderDate orderStatus orderStatusStr distributionType expectTime readyTime collectBy scheduleCancelTime\n      productAmount discount freightDiscount coupon freightTotal total usedPoint returnedPoint loyaltyMobile\n      payInfos { payMent payMentType price isSucceed }\n      payment {\n        orderCode kind status channelCode channelName amount vaNumber billerCode billKey paymentCode qrImage\n        redirectAddress deadline serverTime canChange\n      }\n      refunds { amount status isExtra payMent isTransfer createTime doneTime }\n      refundTransfer { amount isCertain bankAccount }\n      discountList { source code name amount }\n      operationList { type value }\n      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }\n      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }\n      parcels {\n        companyName expressCode expressStatus sendTime sendSuccessTime\n        items { orderItemCode skuName image count status deliveryDate }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }\n        activityList { activityCode activityName amount }\n      }\n    }\n  }\n": types.TrackOrderDocument,
    "\n  query cancelReasons { cancelReasons { code name } }\n": types.CancelReasonsDocument,
    "\n  mutation payOrder($orderCode: String!) {\n    payOrder(orderCommonInput: { orderCode: $orderCode }) {\n      success errorCode errorMessage errorDetails data { form errorCode errorMessage errorDetails }\n    }\n  }\n": types.PayOrderDocument,
    "\n  mutation cancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.CancelOrderDocument,
    "\n  mutation undoCancelOrder($orderCode: String!) {\n    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n": types.UndoCancelOrderDocument,
    "\n  mutation receiveOrder($orderCode: String!) {\n    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n": types.ReceiveOrderDocument,
    "\n  mutation pickupOrder($orderCode: String!) {\n    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n": types.PickupOrderDocument,
    "\n  mutation nameRefundAccount($input: NameRefundAccountInput!) {\n    nameRefundAccount(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.NameRefundAccountDocument,
    "\n  mutation buyAgain($orderCode: String!) {\n    buyAgain(orderCode: $orderCode) { data { code count skipped { skuName code wanted added } } }\n  }\n": types.BuyAgainDocument,
    "\n  query accountOverview {\n    accountOverview {\n      orders {\n        last {\n          orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime\n          readyTime\n          operationList { type value }\n          orderReceiveOut { storeName }\n          payInfos { payMentType isSucceed }\n          parcels { expressStatus }\n          orderReturnOuts { status afterSaleStatusStr amount points }\n          productList { orderItemCode skuName image count status deliveryDate }\n        }\n      }\n      coupons { totalCount dataList { couponCode couponName amount } }\n      addresses {\n        default {\n          recipientFirstName recipientLastName address1\n          state { code name } city { code name } district { code name } zipCode { code name }\n        }\n      }\n      wishCount\n    }\n  }\n": types.AccountOverviewDocument,
    "\n  query cardTokenSettings { cardTokenSettings { tokenAddress clientKey } }\n": types.CardTokenSettingsDocument,
    "\n  query ssQueryPaymentChannelList($input: PaymentChannelListInput!) {\n    ssQueryPaymentChannelList(input: $input) {\n      ...ChannelParts\n      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }\n    }\n  }\n  fragment ChannelParts on PaymentChannel {\n    code name imageUrl paymentMethod fee installment minInstallmentAmount maxInstallmentAmount\n  }\n": types.SsQueryPaymentChannelListDocument,
    "\n  query paymentInstruction($orderCode: String!) {\n    paymentInstruction(orderCode: $orderCode) {\n      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage\n      redirectAddress deadline serverTime canChange\n    }\n  }\n": types.PaymentInstructionDocument,
    "\n  mutation payOrder_again($input: OrderCommonInput!) {\n    payOrder(orderCommonInput: $input) {\n      success errorCode errorMessage errorDetails\n      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }\n    }\n  }\n": types.PayOrder_AgainDocument,
    "\n  mutation payTrackedOrder($input: PayTrackedOrderInput!) {\n    payTrackedOrder(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }\n    }\n  }\n": types.PayTrackedOrderDocument,
    "\n  query StorefrontPayStatus($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }\n    paymentInstruction(orderCode: $orderCode) { status deadline }\n  }\n": types.StorefrontPayStatusDocument,
    "\n  query catalogProductSearchInit_alternatives($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { productCode productName mediaLink salePrice brand { brandName } }\n    }\n  }\n": types.CatalogProductSearchInit_AlternativesDocument,
    "\n  query productInit($input: ProductInitInput!) {\n    productInit(input: $input) {\n      productCode productName names { language name }\n      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }\n      skuList {\n        skuCode skuNo orgCode salePrice productPrice stock deliveryDate remindEnabled\n        skuCampaign { activityPrice activityStock maxPerUser }\n        attributeValues { code value }\n        mediaLinkListWithType { url type }\n        productActivities { activityType activityCode activityName activityDesc activityBegin activityEnd ribbonText }\n      }\n      originalDataInfo {\n        brand { brandCode brandName }\n        categories { categoryPath categoryCode }\n        attributes { certificateNo description }\n      }\n      rating { average count stars fit { small trueToSize large } }\n      reviews { reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole } }\n      questions { pageInfo { totalCount } dataList { questionCode text language author askedAt answer } }\n      sizeFacts { needsGuide fitText fitNote kind sizes { valueCode sizeCode otherNames } }\n    }\n  }\n": types.ProductInitDocument,
    "\n  query cartInit_quantities { cartInit(distributionType: \"11\") { itemList { skuCode quantity } } }\n": types.CartInit_QuantitiesDocument,
    "\n  mutation addCart($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails message data { count } }\n  }\n": types.AddCartDocument,
    "\n  query storeList_pickUp($skuCode: String!) {\n    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }\n  }\n": types.StoreList_PickUpDocument,
    "\n  query productCards($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode salePrice isLowestPrice ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n    }\n  }\n": types.ProductCardsDocument,
    "\n  mutation leaveFlashLine($activityCode: String!) {\n    leaveFlashLine(activityCode: $activityCode) { success }\n  }\n": types.LeaveFlashLineDocument,
    "\n  query queryCatalogProductsByPromotion($activityCode: String!, $pageInput: PageInput) {\n    queryCatalogProductsByPromotion(activityCode: $activityCode, pageInput: $pageInput) {\n      activityCode\n      activity {\n        activityName activityRemark state saved reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n      }\n      dataList {\n        productCode productName mediaLink salePrice productPrice brand { brandName }\n        skuList { orgCode skuCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value } }\n      }\n    }\n  }\n": types.QueryCatalogProductsByPromotionDocument,
    "\n  mutation addCart_promotion($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": types.AddCart_PromotionDocument,
    "\n  mutation removeCartItem_gift($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }\n  }\n": types.RemoveCartItem_GiftDocument,
    "\n  query productQuestions($productCode: String!, $pageSize: Int!) {\n    productQuestions(productCode: $productCode, pageSize: $pageSize) {\n      pageInfo { totalCount hasNextPage }\n      dataList { questionCode text language author askedAt answer }\n    }\n  }\n": types.ProductQuestionsDocument,
    "\n  mutation askQuestion($input: AskQuestionInput!) {\n    askQuestion(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.AskQuestionDocument,
    "\n  query productCards_seen($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n      brand { brandName }\n      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n      skuList { channelSale { qty soldQty } }\n      saleAttributes { attrCode values { valueName valueColour } }\n    }\n  }\n": types.ProductCards_SeenDocument,
    "\n  query checkMobilePhoneAlreadyExist($input: MobileInput!) {\n    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": types.CheckMobilePhoneAlreadyExistDocument,
    "\n  query checkMobilePhoneAlreadyExistInMapclub($input: MobileInput!) {\n    checkMobilePhoneAlreadyExistInMapclub(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": types.CheckMobilePhoneAlreadyExistInMapclubDocument,
    "\n  query validateReferralCode($input: ReferralCodeInput!) {\n    validateReferralCode(input: $input) {\n      success errorCode errorMessage errorDetails message\n      data { fullName referralCode }\n    }\n  }\n": types.ValidateReferralCodeDocument,
    "\n  mutation registerMapclub($input: SignUpInput!) {\n    registerMapclub(input: $input) {\n      success code errorCode errorMessage errorDetails message\n      data { memberCode token status }\n    }\n  }\n": types.RegisterMapclubDocument,
    "\n  query validateTokenDetailRegistration($input: TokenVerifyOtpPhoneNoInput!) {\n    validateTokenDetailRegistration(input: $input) {\n      success errorCode errorMessage errorDetails message\n      data { id email emailVerified firstName lastName birthDateLabel gender loyaltyMemberId mapclubDataConsent }\n    }\n  }\n": types.ValidateTokenDetailRegistrationDocument,
    "\n  mutation speedShopRegisterSSWithVerificationNew($input: SignUpInput!) {\n    speedShopRegisterSSWithVerificationNew(input: $input) {\n      success code errorCode errorMessage errorDetails message\n      data { memberCode token }\n    }\n  }\n": types.SpeedShopRegisterSsWithVerificationNewDocument,
    "\n  mutation synSSUserInfo_signUp($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": types.SynSsUserInfo_SignUpDocument,
    "\n  mutation confirmEmailLink($input: ConfirmEmailLinkInput!) {\n    confirmEmailLink(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n": types.ConfirmEmailLinkDocument,
    "\n  query StorefrontReturnOptions($input: ReturnOrderInput!) {\n    returnPreview(input: $input) { returnable { orderItemCode skuCode skuName count amount points hasOtherSizes sizes { skuCode sizeName stock } } needsBankAccount }\n    returnReasons { code name }\n    refundBanks { bankCode bankName }\n  }\n": types.StorefrontReturnOptionsDocument,
    "\n  query returnPreview($input: ReturnOrderInput!) {\n    returnPreview(input: $input) { refund { ...RefundParts } }\n  }\n  fragment RefundParts on ReturnRefund {\n    amount points freight freightPoints freightPaid giftCharge way shopPaysParcel\n    lines { orderItemCode skuName count price promotion coupon points amount }\n  }\n": types.ReturnPreviewDocument,
    "\n  query returnDetail($input: ReturnCodeInput!) {\n    returnDetail(input: $input) {\n      returnCode orderCode status afterSaleStatusStr createTime expressCode companyCode companyName approverDescription\n      remark pictureCodes canCancelReturnOrder canFullLogistics sendTo sendBy expectedBy needsBankAccount bankAccount\n      returnMode replacement { status statusStr companyName expressCode trackAddress } exchanges { orderItemCode skuName sizeName count }\n      history { status statusStr createTime }\n      refund { amount points freight freightPoints freightPaid giftCharge way shopPaysParcel lines { orderItemCode skuName count price promotion coupon points amount } }\n      returnProductList { orderItemCode skuName image count reasonStr }\n    }\n  }\n": types.ReturnDetailDocument,
    "\n  query returnList($pageNum: Int!) {\n    returnList(pageNum: $pageNum) {\n      pageInfo { hasNextPage }\n      dataList { returnCode orderCode status afterSaleStatusStr createTime returnMode amount points products { skuName image count } }\n    }\n  }\n": types.ReturnListDocument,
    "\n  query logisticsCompanies { logisticsCompanies { companyCode companyName } }\n": types.LogisticsCompaniesDocument,
    "\n  query refundBanks { refundBanks { bankCode bankName } }\n": types.RefundBanksDocument,
    "\n  mutation returnOrder($input: ReturnOrderInput!) {\n    returnOrder(input: $input) { success errorCode errorMessage errorDetails data { returnCode } }\n  }\n": types.ReturnOrderDocument,
    "\n  mutation startReturnPicture($input: ReturnPictureStartInput!) {\n    startReturnPicture(input: $input) { success errorCode errorMessage errorDetails data { pictureCode ticket address } }\n  }\n": types.StartReturnPictureDocument,
    "\n  query returnPicture($input: ReturnPictureInput!) { returnPicture(input: $input) }\n": types.ReturnPictureDocument,
    "\n  mutation cancelReturnOrder($input: ReturnCodeInput!) {\n    cancelReturnOrder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.CancelReturnOrderDocument,
    "\n  mutation fullLogisticsInfo($input: ReturnLogisticsInput!) {\n    fullLogisticsInfo(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.FullLogisticsInfoDocument,
    "\n  mutation saveReturnBankAccount($input: ReturnBankAccountInput!) {\n    saveReturnBankAccount(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.SaveReturnBankAccountDocument,
    "\n  query productReviews($input: ProductReviewsInput!, $pageSize: Int!) {\n    productReviews(input: $input, pageSize: $pageSize) {\n      pageInfo { totalCount hasNextPage }\n      dataList {\n        reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole }\n      }\n    }\n  }\n": types.ProductReviewsDocument,
    "\n  query orderReviews($orderCode: String!) {\n    orderReviews(orderCode: $orderCode) {\n      orderItemCode hasFit\n      review { version status stars fit text language rejection answer pictures { pictureCode small } }\n    }\n  }\n": types.OrderReviewsDocument,
    "\n  mutation writeReview($input: WriteReviewInput!) {\n    writeReview(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.WriteReviewDocument,
    "\n  mutation startReviewPicture($orderCode: String!) {\n    startReviewPicture(orderCode: $orderCode) {\n      success errorCode errorMessage errorDetails data { pictureCode ticket address }\n    }\n  }\n": types.StartReviewPictureDocument,
    "\n  mutation guestLogin($input: GuestLoginInput!) {\n    guestLogin(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": types.GuestLoginDocument,
    "\n  mutation login($input: LoginInput!) {\n    login(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation requestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation resetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.ResetPasswordDocument,
    "\n  query mySizes { mySizes { kind sizeCode } }\n": types.MySizesDocument,
    "\n  mutation rememberSizes($input: RememberSizesInput!) {\n    rememberSizes(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.RememberSizesDocument,
    "\n  mutation forgetSizes($input: ForgetSizesInput!) {\n    forgetSizes(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.ForgetSizesDocument,
    "\n  query productInit_sizes($input: ProductInitInput!) {\n    productInit(input: $input) { sizeFacts { fit chart { ...Chart } } }\n  }\n  fragment Chart on SizeChart {\n    wearer wearerName kind\n    measures { measure name how }\n    rows { sizeCode name otherNames fits { measure from to } }\n  }\n": types.ProductInit_SizesDocument,
    "\n  query getSizeGuideDetail_charts($categoryCode: String!, $brandCode: String!) {\n    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {\n      fit\n      charts { wearer wearerName kind measures { measure name how } rows { sizeCode name otherNames fits { measure from to } } }\n    }\n  }\n": types.GetSizeGuideDetail_ChartsDocument,
    "\n  query querySizeGuideDetailList {\n    querySizeGuideDetailList {\n      categoryList {\n        categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }\n        categoryList {\n          categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }\n          categoryList { categoryCode categoryName sizeGuideBrandObjects { brandCode brandName } }\n        }\n      }\n    }\n  }\n": types.QuerySizeGuideDetailListDocument,
    "\n  query getSizeGuideDetail($categoryCode: String!, $brandCode: String!) {\n    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {\n      categoryCode categoryName brandCode brandName sizeGuide\n    }\n  }\n": types.GetSizeGuideDetailDocument,
    "\n  query socialSettings {\n    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }\n  }\n": types.SocialSettingsDocument,
    "\n  mutation startGoogleLogin($input: StartGoogleLoginInput!) {\n    startGoogleLogin(input: $input) { success errorCode errorMessage errorDetails data { address } }\n  }\n": types.StartGoogleLoginDocument,
    "\n  mutation finishGoogleLogin($input: FinishGoogleLoginInput!) {\n    finishGoogleLogin(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { thirdToken thirdId email firstName lastName redirectUrl }\n    }\n  }\n": types.FinishGoogleLoginDocument,
    "\n  query loginByThirdPartyMc($input: ThirdPartyLoginInput!) {\n    loginByThirdPartyMc(input: $input) {\n      success code message errorDetails thirdExist userCode mobile thirdId firstName lastName email userAuthToken\n      clubLinkedElsewhere\n    }\n  }\n": types.LoginByThirdPartyMcDocument,
    "\n  query storeList {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n": types.StoreListDocument,
    "\n  query sendOtpToMember($input: SendOtpInput!) {\n    sendOtpToMember(input: $input) { success errorCode errorMessage errorDetails message data { timeRemaining } }\n  }\n": types.SendOtpToMemberDocument,
    "\n  query verifyOtpMember($input: VerifyOtpMemberInput!) {\n    verifyOtpMember(input: $input) { success errorCode errorMessage errorDetails message data { token } }\n  }\n": types.VerifyOtpMemberDocument,
    "\n  query checkAvailabilityEmail($input: EmailInput!) {\n    checkAvailabilityEmail(input: $input) { success errorCode errorMessage errorDetails message data { token } }\n  }\n": types.CheckAvailabilityEmailDocument,
    "\n  query memberEmailVerification($input: TokenCheckAvailabilityEmailInput!) {\n    memberEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }\n  }\n": types.MemberEmailVerificationDocument,
    "\n  query verifyOtpEmail($input: VerifyOtpEmailInput!) {\n    verifyOtpEmail(input: $input) { success errorCode errorMessage errorDetails message data { verified } }\n  }\n": types.VerifyOtpEmailDocument,
    "\n  query resendLinkEmailVerification($input: TokenVerifyOtpPhoneNoInput!) {\n    resendLinkEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }\n  }\n": types.ResendLinkEmailVerificationDocument,
    "\n  query wishlistCodes { wishlistCodes }\n": types.WishlistCodesDocument,
    "\n  mutation mergeWishlist($input: WishlistMergeInput!) { mergeWishlist(input: $input) { success } }\n": types.MergeWishlistDocument,
    "\n  mutation addWishlist($input: WishlistInput!) { addWishlist(input: $input) { success errorCode errorMessage errorDetails } }\n": types.AddWishlistDocument,
    "\n  mutation removeWishlist($input: WishlistInput!) { removeWishlist(input: $input) { success errorCode errorMessage errorDetails } }\n": types.RemoveWishlistDocument,
    "\n  query wishlist($pageInput: PageInput) {\n    wishlist(pageInput: $pageInput) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice\n        brand { brandName }\n        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n        skuList {\n          skuCode orgCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value }\n          skuActivities { activityType activityCode } skuCampaign { activityPrice }\n        }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n      itemList { productCode priceDrop fewLeft }\n      pageInfo { totalCount hasNextPage }\n    }\n  }\n": types.WishlistDocument,
    "\n  query reminderList {\n    reminderList { productCode skuCode productName brandName colourName sizeName image }\n  }\n": types.ReminderListDocument,
    "\n  mutation withdrawReminder($input: RemindInput!) {\n    withdrawReminder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.WithdrawReminderDocument,
    "\n  mutation remindWhenAvailable($input: RemindInput!) {\n    remindWhenAvailable(input: $input) { success errorCode errorMessage errorDetails }\n  }\n": types.RemindWhenAvailableDocument,
    "\n  mutation addCart_wishlist($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n": types.AddCart_WishlistDocument,
    "\n  query userInfo {\n    userInfo {\n      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind\n    }\n  }\n": types.UserInfoDocument,
    "\n  mutation guestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n": types.GuestInitDocument,
    "\n  mutation logout { logout { success } }\n": types.LogoutDocument,
    "\n  query preview { preview { moment expires } }\n": types.PreviewDocument,
    "\n  query blogList_feed($locale: String!, $pageNum: Int!) {\n    blogList(input: { navigationCode: \"Blog\", status: \"1\", locale: $locale, pageNum: $pageNum, pageSize: 50 }) {\n      dataList { address addresses { language address } articleTitle articleSubtitle articleImage createTime }\n      pageInfo { hasNextPage }\n    }\n  }\n": types.BlogList_FeedDocument,
    "\n  query StorefrontSitemap {\n    sitemapLists { addresses { language address } }\n    sitemapPages { addresses { language address } }\n  }\n": types.StorefrontSitemapDocument,
    "\n  query sitemapProducts($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode names { language name } mediaLink updatedAt }\n  }\n": types.SitemapProductsDocument,
    "\n  query StorefrontDisplay { displayVersion crossedProducts flashSaleProducts { productCode state } }\n": types.StorefrontDisplayDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getPageByUrl_text($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n"): typeof import('./graphql').GetPageByUrl_TextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query searchSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice isLowestPrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n"): typeof import('./graphql').SearchSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query homeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n"): typeof import('./graphql').HomeInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getUserInfoDetail {\n    getUserInfoDetail {\n      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet\n      thirdIds { thirdChannel thirdId }\n    }\n  }\n"): typeof import('./graphql').GetUserInfoDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation updateMemberProfile($input: UpdateMemberProfileInput!) {\n    updateMemberProfile(input: $input) { success mobile code message errorDetails }\n  }\n"): typeof import('./graphql').UpdateMemberProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation updateMemberProfileCustom($input: UpdateMemberProfileInput!) {\n    updateMemberProfileCustom(input: $input) { success mobile code message errorDetails }\n  }\n"): typeof import('./graphql').UpdateMemberProfileCustomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation confirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').ConfirmIdentityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation changePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation requestPasswordReset_account($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').RequestPasswordReset_AccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query querySSUserInfo($userCode: String!) {\n    querySSUserInfo(userCode: $userCode) {\n      success errorCode errorMessage errorDetails\n      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }\n    }\n  }\n"): typeof import('./graphql').QuerySsUserInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation synSSUserInfo($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').SynSsUserInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query sessionList { sessionList { sessionId device since lastSeen current } }\n"): typeof import('./graphql').SessionListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation endSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage errorDetails } }\n"): typeof import('./graphql').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation endOtherSessions { endOtherSessions { success errorCode errorMessage errorDetails } }\n"): typeof import('./graphql').EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query accountData { accountData }\n"): typeof import('./graphql').AccountDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query accountErasure { accountErasure { dueTime waitsFor } }\n"): typeof import('./graphql').AccountErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation requestErasure { requestErasure { success errorCode errorMessage errorDetails } }\n"): typeof import('./graphql').RequestErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation withdrawErasure { withdrawErasure { success errorCode errorMessage errorDetails } }\n"): typeof import('./graphql').WithdrawErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query placeList($parentCode: String) { placeList(parentCode: $parentCode) { code name } }\n"): typeof import('./graphql').PlaceListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query addressList($addressKind: String) {\n    addressList(addressKind: $addressKind) {\n      addressId addressKind recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault\n      state { code name } city { code name } district { code name } zipCode { code name }\n    }\n  }\n"): typeof import('./graphql').AddressListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation saveAddress($input: AddressInput!) { saveAddress(input: $input) { addressId } }\n"): typeof import('./graphql').SaveAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation deleteAddress($addressId: ID!) {\n    deleteAddress(addressId: $addressId) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').DeleteAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query blogList($input: BlogListInput!) {\n    blogList(input: $input) {\n      dataList { articleCode address articleTitle articleSubtitle articleImage createTime }\n      pageInfo { hasNextPage totalCount }\n    }\n  }\n"): typeof import('./graphql').BlogListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query cartInit {\n    cartInit(distributionType: 11) {\n      count\n      priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freightDiscount totalAmount }\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price amount selected\n        adjustmentList { source code amount explanation }\n        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }\n        activityCode takenAs promotionActivity { activityCode }\n      }\n      promotionList {\n        activityCode activityName activityRemark opsType state saved piecesOpen\n        reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n        giveaways {\n          giveawayCode giveawayName price productPrice giveawayNum mediaLink productCode orgCode eligible ineligibleCode\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').CartInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation updateCartItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n"): typeof import('./graphql').UpdateCartItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation removeCartItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }\n  }\n"): typeof import('./graphql').RemoveCartItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation addCart_putBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n"): typeof import('./graphql').AddCart_PutBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation createCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n"): typeof import('./graphql').CreateCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query storeList_cart { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n"): typeof import('./graphql').StoreList_CartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query cartInit_merge($guestId: String!) {\n    cartInit(distributionType: 11, guestId: $guestId) {\n      notices { cartItemId code from to }\n      itemList { cartItemId productName }\n    }\n  }\n"): typeof import('./graphql').CartInit_MergeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query miniCartNumber { miniCartNumber { count } }\n"): typeof import('./graphql').MiniCartNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query checkoutInit($id: ID!) {\n    checkoutInit(id: $id) {\n      id distributionType supportCod usePoint couponCode lostCouponCode\n      couponActivity { activityCode activityName state saved reasonList { code text } }\n      promotionList {\n        activityCode activityName activityRemark activityType opsType state saved piecesOpen\n        reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n      }\n      itemList {\n        cartItemId activityCode productCode productName skuCode image quantity currPrice price amount stock outStock disabled deliveryDate\n        adjustmentList { source code amount explanation }\n        flashSale { activityCode price commonPrice mostPerShopper left holdEnd serverTime }\n        promotionActivity { activityCode }\n        attributeList { attributeName attributeValueNames }\n      }\n      addressList {\n        addressId recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault\n        state { code name } city { code name } district { code name } zipCode { code name }\n      }\n      storeList { storeCode storeName address1 city openingHours phone }\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n    }\n  }\n"): typeof import('./graphql').CheckoutInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query orderOfCheckout($id: ID!) { orderOfCheckout(id: $id) { page } }\n"): typeof import('./graphql').OrderOfCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query deliveryQuotes(\n    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!\n  ) {\n    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {\n      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n      promotionList { activityCode state saved reasonList { code text } }\n    }\n  }\n"): typeof import('./graphql').DeliveryQuotesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation redeemPoints($checkoutId: ID!, $usePoint: Boolean!) {\n    redeemPoints(checkoutId: $checkoutId, usePoint: $usePoint) { id usePoint }\n  }\n"): typeof import('./graphql').RedeemPointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation chooseDistributionType($checkoutId: ID!, $distributionType: Code!) {\n    chooseDistributionType(checkoutId: $checkoutId, distributionType: $distributionType) { id distributionType }\n  }\n"): typeof import('./graphql').ChooseDistributionTypeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation tradeCreateOrderCustom($order: TradeOrderInput!) {\n    tradeCreateOrderCustom(order: $order) {\n      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage errorDetails isPlacedBefore\n    }\n  }\n"): typeof import('./graphql').TradeCreateOrderCustomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation countPurchase($orderCode: String!, $visit: CountedVisitInput!) {\n    countPurchase(orderCode: $orderCode, visit: $visit) { success }\n  }\n"): typeof import('./graphql').CountPurchaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getUserInfoDetail_card { getUserInfoDetail { isCardComing } }\n"): typeof import('./graphql').GetUserInfoDetail_CardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query supportHours { supportHours { isOpen changesAt } }\n"): typeof import('./graphql').SupportHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation sendTicket($input: SendTicketInput!) {\n    sendTicket(input: $input) { success errorCode errorMessage errorDetails data { ticketCode } }\n  }\n"): typeof import('./graphql').SendTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation startTicketPicture {\n    startTicketPicture { success errorCode errorMessage errorDetails data { pictureCode ticket address } }\n  }\n"): typeof import('./graphql').StartTicketPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query catalogProductSearchInit_rail($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n        brand { brandName }\n        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n        skuList { channelSale { qty soldQty } }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n    }\n  }\n"): typeof import('./graphql').CatalogProductSearchInit_RailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query productCards_shelf($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n      brand { brandName }\n      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n      skuList { channelSale { qty soldQty } }\n      saleAttributes { attrCode values { valueName valueColour } }\n    }\n  }\n"): typeof import('./graphql').ProductCards_ShelfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontArticle($id: ID!, $preview: Boolean, $page: GetPageByUrlInput!) {\n    articleDetail(id: $id, preview: $preview) {\n      articleCode address articleTitle articleSubtitle articleImage articleContent createTime navigationCode author relatedGoods\n    }\n    getPageByUrl(getPageByUrlInput: $page) { pageUrl addresses { language address } pageContent movedTo }\n  }\n"): typeof import('./graphql').StorefrontArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query relatedArticles($id: ID!) {\n    relatedArticles(id: $id) { articleCode address articleTitle articleSubtitle articleImage createTime }\n  }\n"): typeof import('./graphql').RelatedArticlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getPageByUrl($input: GetPageByUrlInput!) {\n    getPageByUrl(getPageByUrlInput: $input) { pageUrl addresses { language address } pageContent movedTo }\n  }\n"): typeof import('./graphql').GetPageByUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation applyCoupon($checkoutId: ID!, $couponCode: String) {\n    applyCoupon(checkoutId: $checkoutId, couponCode: $couponCode) { id couponCode }\n  }\n"): typeof import('./graphql').ApplyCouponDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query couponList($pageInput: PageInput) {\n    couponList(pageInput: $pageInput) {\n      dataList {\n        couponCode couponName description amount beginTime endTime status\n        reasonList { code text }\n      }\n      pageInfo { totalCount hasNextPage }\n    }\n  }\n"): typeof import('./graphql').CouponListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query flashSale {\n    flashSale {\n      serverTime\n      campaignList {\n        activityCode activityName state beginTime endTime\n        skuList {\n          skuCode skuName productPrice quota\n          skuCampaign { shippingTime maxPerUser activityPrice activityStock }\n          product {\n            productCode productName mediaLink mobileMediaLink productPrice salePrice\n            brand { brandName }\n            ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n            skuList { skuCode salePrice channelSale { qty soldQty } }\n            saleAttributes { attrCode values { valueName valueColour } }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').FlashSaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query flashReminderList {\n    flashReminderList { activityCode sentTime }\n  }\n"): typeof import('./graphql').FlashReminderListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation remindOfFlashSale($activityCode: String!) {\n    remindOfFlashSale(activityCode: $activityCode) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').RemindOfFlashSaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation withdrawFlashReminder($activityCode: String!) {\n    withdrawFlashReminder(activityCode: $activityCode) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').WithdrawFlashReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query catalogProductSearchInit($input: CatalogProductSearchInput!, $whole: Boolean!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { ...Card }\n      pageInfo { totalCount hasNextPage }\n      filterList @include(if: $whole) { code name type items { code name parentCode count selected colour } }\n      sortList @include(if: $whole) { code selected }\n      scope @include(if: $whole) { type code name categoryPath addresses { language address } }\n      help @include(if: $whole) { correctedKeyword droppedWords categories { categoryCode name count } pages { title address } popular { ...Card } }\n    }\n  }\n  fragment Card on ListingProduct {\n    productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice shownColourCode\n    brand { brandName }\n    ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n    skuList { channelSale { qty soldQty } attributeValues { code value } }\n    saleAttributes { attrCode values { valueName valueColour } }\n  }\n"): typeof import('./graphql').CatalogProductSearchInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getPageByUrl_newsletter($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) {\n      pageContent scheduledStatus expectPublishTime expectCancelPublishTime\n    }\n  }\n"): typeof import('./graphql').GetPageByUrl_NewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation createSubscribeNotificationSS($input: CreateSubscribeInput!) {\n    createSubscribeNotificationSS(input: $input) { api { success code message errorDetails } }\n  }\n"): typeof import('./graphql').CreateSubscribeNotificationSsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query newsletterChoices($token: String!) {\n    newsletterChoices(token: $token) { success errorCode errorMessage errorDetails data {\n      email subscribed language topics history { act way wording at }\n    } }\n  }\n"): typeof import('./graphql').NewsletterChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation confirmNewsletter($input: ConfirmNewsletterInput!) {\n    confirmNewsletter(input: $input) { success errorCode errorMessage errorDetails data { email token } }\n  }\n"): typeof import('./graphql').ConfirmNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation changeNewsletter($input: ChangeNewsletterInput!) {\n    changeNewsletter(input: $input) { success errorCode errorMessage errorDetails data {\n      email subscribed language topics history { act way wording at }\n    } }\n  }\n"): typeof import('./graphql').ChangeNewsletterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getCustomOrderDetail_invoice($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode orderDate orderStatus orderStatusStr amount productAmount discount coupon freight freightDiscount usedPointAmount returnedPoint\n      distributionType payMent\n      invoice {\n        invoiceNo invoiceDate sellerName sellerAddress invoiceType billedTo taxCode company companyAddress\n        receiveMobile\n        address districtName cityName provinceName zipCode\n        tax { withTax withoutTax base baseShare percent tax }\n      }\n      discountList { source code name amount }\n      refunds { amount status isExtra payMent createTime doneTime }\n      productList { orderItemCode skuName attribute count salePrice amount status productsStatusStr }\n    }\n  }\n"): typeof import('./graphql').GetCustomOrderDetail_InvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getCustomOrderDetail_invoicePdf($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { invoicePdf }\n  }\n"): typeof import('./graphql').GetCustomOrderDetail_InvoicePdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation requestInvoice($input: RequestInvoiceInput!) {\n    requestInvoice(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').RequestInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {\n    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }\n    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }\n  }\n  fragment ListedOrders on OrderPage {\n    pageInfo { totalCount hasNextPage }\n    dataList {\n      orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime\n      readyTime\n      operationList { type value }\n      orderReceiveOut { storeName }\n      parcels { expressStatus }\n      orderReturnOuts { status afterSaleStatusStr amount points }\n      productList { orderItemCode skuName image count status deliveryDate }\n    }\n  }\n"): typeof import('./graphql').StorefrontOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getCustomOrderDetail($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode amount productAmount discount coupon freight freightDiscount usedPoint usedPointAmount\n      returnedPoint refundWay isRefundTransferred loyaltyMobile\n      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime readyTime collectBy\n      serverTime distributionType cancelCode cancelRemark extProps\n      discountList { source code name amount }\n      promotionList { activityCode activityName state reasonList { text } }\n      operationList { type value }\n      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }\n      orderStatusChangeOut { payTime cancleTime }\n      payInfos { payMent payMentType price isSucceed }\n      store { storeName address1 city openingHours latitude longitude }\n      orderReceiveOut {\n        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode\n      }\n      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }\n      refunds { amount status isExtra payMent isTransfer createTime doneTime }\n      refundTransfer { amount isCertain bankAccount }\n      expressList {\n        companyName expressCode expressStatus sendTime sendSuccessTime\n        items { orderItemCode skuName image count status deliveryDate }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }\n        activityList { activityCode activityName amount }\n      }\n    }\n  }\n"): typeof import('./graphql').GetCustomOrderDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query trackOrder($input: TrackOrderInput!) {\n    trackOrder(input: $input) {\n      orderCode orderDate orderStatus orderStatusStr distributionType expectTime readyTime collectBy scheduleCancelTime\n      productAmount discount freightDiscount coupon freightTotal total usedPoint returnedPoint loyaltyMobile\n      payInfos { payMent payMentType price isSucceed }\n      payment {\n        orderCode kind status channelCode channelName amount vaNumber billerCode billKey paymentCode qrImage\n        redirectAddress deadline serverTime canChange\n      }\n      refunds { amount status isExtra payMent isTransfer createTime doneTime }\n      refundTransfer { amount isCertain bankAccount }\n      discountList { source code name amount }\n      operationList { type value }\n      orderReturnOuts { returnCode status afterSaleStatusStr amount points createTime replacement { statusStr companyName expressCode } products { orderItemCode count exchangeSizeName } }\n      history { orderStatus orderStatusStr createTime remark expressStatus cancelledItems { skuName count } }\n      parcels {\n        companyName expressCode expressStatus sendTime sendSuccessTime\n        items { orderItemCode skuName image count status deliveryDate }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image deliveryDate attribute salePrice sellPrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift usedPoint exchangedTo { sizeName count }\n        activityList { activityCode activityName amount }\n      }\n    }\n  }\n"): typeof import('./graphql').TrackOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query cancelReasons { cancelReasons { code name } }\n"): typeof import('./graphql').CancelReasonsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation payOrder($orderCode: String!) {\n    payOrder(orderCommonInput: { orderCode: $orderCode }) {\n      success errorCode errorMessage errorDetails data { form errorCode errorMessage errorDetails }\n    }\n  }\n"): typeof import('./graphql').PayOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation cancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').CancelOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation undoCancelOrder($orderCode: String!) {\n    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').UndoCancelOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation receiveOrder($orderCode: String!) {\n    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').ReceiveOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation pickupOrder($orderCode: String!) {\n    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').PickupOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation nameRefundAccount($input: NameRefundAccountInput!) {\n    nameRefundAccount(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').NameRefundAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation buyAgain($orderCode: String!) {\n    buyAgain(orderCode: $orderCode) { data { code count skipped { skuName code wanted added } } }\n  }\n"): typeof import('./graphql').BuyAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query accountOverview {\n    accountOverview {\n      orders {\n        last {\n          orderCode orderDate orderStatus orderStatusStr amount usedPoint distributionType scheduleCancelTime expectTime\n          readyTime\n          operationList { type value }\n          orderReceiveOut { storeName }\n          payInfos { payMentType isSucceed }\n          parcels { expressStatus }\n          orderReturnOuts { status afterSaleStatusStr amount points }\n          productList { orderItemCode skuName image count status deliveryDate }\n        }\n      }\n      coupons { totalCount dataList { couponCode couponName amount } }\n      addresses {\n        default {\n          recipientFirstName recipientLastName address1\n          state { code name } city { code name } district { code name } zipCode { code name }\n        }\n      }\n      wishCount\n    }\n  }\n"): typeof import('./graphql').AccountOverviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query cardTokenSettings { cardTokenSettings { tokenAddress clientKey } }\n"): typeof import('./graphql').CardTokenSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ssQueryPaymentChannelList($input: PaymentChannelListInput!) {\n    ssQueryPaymentChannelList(input: $input) {\n      ...ChannelParts\n      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }\n    }\n  }\n  fragment ChannelParts on PaymentChannel {\n    code name imageUrl paymentMethod fee installment minInstallmentAmount maxInstallmentAmount\n  }\n"): typeof import('./graphql').SsQueryPaymentChannelListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query paymentInstruction($orderCode: String!) {\n    paymentInstruction(orderCode: $orderCode) {\n      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage\n      redirectAddress deadline serverTime canChange\n    }\n  }\n"): typeof import('./graphql').PaymentInstructionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation payOrder_again($input: OrderCommonInput!) {\n    payOrder(orderCommonInput: $input) {\n      success errorCode errorMessage errorDetails\n      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }\n    }\n  }\n"): typeof import('./graphql').PayOrder_AgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation payTrackedOrder($input: PayTrackedOrderInput!) {\n    payTrackedOrder(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { success form orderCode payReturnDesc errorCode errorMessage errorDetails }\n    }\n  }\n"): typeof import('./graphql').PayTrackedOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontPayStatus($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }\n    paymentInstruction(orderCode: $orderCode) { status deadline }\n  }\n"): typeof import('./graphql').StorefrontPayStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query catalogProductSearchInit_alternatives($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { productCode productName mediaLink salePrice brand { brandName } }\n    }\n  }\n"): typeof import('./graphql').CatalogProductSearchInit_AlternativesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query productInit($input: ProductInitInput!) {\n    productInit(input: $input) {\n      productCode productName names { language name }\n      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }\n      skuList {\n        skuCode skuNo orgCode salePrice productPrice stock deliveryDate remindEnabled\n        skuCampaign { activityPrice activityStock maxPerUser }\n        attributeValues { code value }\n        mediaLinkListWithType { url type }\n        productActivities { activityType activityCode activityName activityDesc activityBegin activityEnd ribbonText }\n      }\n      originalDataInfo {\n        brand { brandCode brandName }\n        categories { categoryPath categoryCode }\n        attributes { certificateNo description }\n      }\n      rating { average count stars fit { small trueToSize large } }\n      reviews { reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole } }\n      questions { pageInfo { totalCount } dataList { questionCode text language author askedAt answer } }\n      sizeFacts { needsGuide fitText fitNote kind sizes { valueCode sizeCode otherNames } }\n    }\n  }\n"): typeof import('./graphql').ProductInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query cartInit_quantities { cartInit(distributionType: \"11\") { itemList { skuCode quantity } } }\n"): typeof import('./graphql').CartInit_QuantitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation addCart($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails message data { count } }\n  }\n"): typeof import('./graphql').AddCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query storeList_pickUp($skuCode: String!) {\n    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }\n  }\n"): typeof import('./graphql').StoreList_PickUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query productCards($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode salePrice isLowestPrice ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n    }\n  }\n"): typeof import('./graphql').ProductCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation leaveFlashLine($activityCode: String!) {\n    leaveFlashLine(activityCode: $activityCode) { success }\n  }\n"): typeof import('./graphql').LeaveFlashLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query queryCatalogProductsByPromotion($activityCode: String!, $pageInput: PageInput) {\n    queryCatalogProductsByPromotion(activityCode: $activityCode, pageInput: $pageInput) {\n      activityCode\n      activity {\n        activityName activityRemark state saved reasonList { code text }\n        promotionTiers {\n          opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }\n          remainingAmount nextRewardEarned noTier latestTier rewardByPercentage maxReward\n        }\n      }\n      dataList {\n        productCode productName mediaLink salePrice productPrice brand { brandName }\n        skuList { orgCode skuCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value } }\n      }\n    }\n  }\n"): typeof import('./graphql').QueryCatalogProductsByPromotionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation addCart_promotion($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n"): typeof import('./graphql').AddCart_PromotionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation removeCartItem_gift($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage errorDetails data { count } }\n  }\n"): typeof import('./graphql').RemoveCartItem_GiftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query productQuestions($productCode: String!, $pageSize: Int!) {\n    productQuestions(productCode: $productCode, pageSize: $pageSize) {\n      pageInfo { totalCount hasNextPage }\n      dataList { questionCode text language author askedAt answer }\n    }\n  }\n"): typeof import('./graphql').ProductQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation askQuestion($input: AskQuestionInput!) {\n    askQuestion(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').AskQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query productCards_seen($productCodes: [String!]!) {\n    productCards(productCodes: $productCodes) {\n      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice\n      brand { brandName }\n      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n      skuList { channelSale { qty soldQty } }\n      saleAttributes { attrCode values { valueName valueColour } }\n    }\n  }\n"): typeof import('./graphql').ProductCards_SeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query checkMobilePhoneAlreadyExist($input: MobileInput!) {\n    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n"): typeof import('./graphql').CheckMobilePhoneAlreadyExistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query checkMobilePhoneAlreadyExistInMapclub($input: MobileInput!) {\n    checkMobilePhoneAlreadyExistInMapclub(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n"): typeof import('./graphql').CheckMobilePhoneAlreadyExistInMapclubDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query validateReferralCode($input: ReferralCodeInput!) {\n    validateReferralCode(input: $input) {\n      success errorCode errorMessage errorDetails message\n      data { fullName referralCode }\n    }\n  }\n"): typeof import('./graphql').ValidateReferralCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation registerMapclub($input: SignUpInput!) {\n    registerMapclub(input: $input) {\n      success code errorCode errorMessage errorDetails message\n      data { memberCode token status }\n    }\n  }\n"): typeof import('./graphql').RegisterMapclubDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query validateTokenDetailRegistration($input: TokenVerifyOtpPhoneNoInput!) {\n    validateTokenDetailRegistration(input: $input) {\n      success errorCode errorMessage errorDetails message\n      data { id email emailVerified firstName lastName birthDateLabel gender loyaltyMemberId mapclubDataConsent }\n    }\n  }\n"): typeof import('./graphql').ValidateTokenDetailRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation speedShopRegisterSSWithVerificationNew($input: SignUpInput!) {\n    speedShopRegisterSSWithVerificationNew(input: $input) {\n      success code errorCode errorMessage errorDetails message\n      data { memberCode token }\n    }\n  }\n"): typeof import('./graphql').SpeedShopRegisterSsWithVerificationNewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation synSSUserInfo_signUp($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n"): typeof import('./graphql').SynSsUserInfo_SignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation confirmEmailLink($input: ConfirmEmailLinkInput!) {\n    confirmEmailLink(input: $input) { success errorCode errorMessage errorDetails message }\n  }\n"): typeof import('./graphql').ConfirmEmailLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontReturnOptions($input: ReturnOrderInput!) {\n    returnPreview(input: $input) { returnable { orderItemCode skuCode skuName count amount points hasOtherSizes sizes { skuCode sizeName stock } } needsBankAccount }\n    returnReasons { code name }\n    refundBanks { bankCode bankName }\n  }\n"): typeof import('./graphql').StorefrontReturnOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query returnPreview($input: ReturnOrderInput!) {\n    returnPreview(input: $input) { refund { ...RefundParts } }\n  }\n  fragment RefundParts on ReturnRefund {\n    amount points freight freightPoints freightPaid giftCharge way shopPaysParcel\n    lines { orderItemCode skuName count price promotion coupon points amount }\n  }\n"): typeof import('./graphql').ReturnPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query returnDetail($input: ReturnCodeInput!) {\n    returnDetail(input: $input) {\n      returnCode orderCode status afterSaleStatusStr createTime expressCode companyCode companyName approverDescription\n      remark pictureCodes canCancelReturnOrder canFullLogistics sendTo sendBy expectedBy needsBankAccount bankAccount\n      returnMode replacement { status statusStr companyName expressCode trackAddress } exchanges { orderItemCode skuName sizeName count }\n      history { status statusStr createTime }\n      refund { amount points freight freightPoints freightPaid giftCharge way shopPaysParcel lines { orderItemCode skuName count price promotion coupon points amount } }\n      returnProductList { orderItemCode skuName image count reasonStr }\n    }\n  }\n"): typeof import('./graphql').ReturnDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query returnList($pageNum: Int!) {\n    returnList(pageNum: $pageNum) {\n      pageInfo { hasNextPage }\n      dataList { returnCode orderCode status afterSaleStatusStr createTime returnMode amount points products { skuName image count } }\n    }\n  }\n"): typeof import('./graphql').ReturnListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query logisticsCompanies { logisticsCompanies { companyCode companyName } }\n"): typeof import('./graphql').LogisticsCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query refundBanks { refundBanks { bankCode bankName } }\n"): typeof import('./graphql').RefundBanksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation returnOrder($input: ReturnOrderInput!) {\n    returnOrder(input: $input) { success errorCode errorMessage errorDetails data { returnCode } }\n  }\n"): typeof import('./graphql').ReturnOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation startReturnPicture($input: ReturnPictureStartInput!) {\n    startReturnPicture(input: $input) { success errorCode errorMessage errorDetails data { pictureCode ticket address } }\n  }\n"): typeof import('./graphql').StartReturnPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query returnPicture($input: ReturnPictureInput!) { returnPicture(input: $input) }\n"): typeof import('./graphql').ReturnPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation cancelReturnOrder($input: ReturnCodeInput!) {\n    cancelReturnOrder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').CancelReturnOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation fullLogisticsInfo($input: ReturnLogisticsInput!) {\n    fullLogisticsInfo(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').FullLogisticsInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation saveReturnBankAccount($input: ReturnBankAccountInput!) {\n    saveReturnBankAccount(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').SaveReturnBankAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query productReviews($input: ProductReviewsInput!, $pageSize: Int!) {\n    productReviews(input: $input, pageSize: $pageSize) {\n      pageInfo { totalCount hasNextPage }\n      dataList {\n        reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole }\n      }\n    }\n  }\n"): typeof import('./graphql').ProductReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query orderReviews($orderCode: String!) {\n    orderReviews(orderCode: $orderCode) {\n      orderItemCode hasFit\n      review { version status stars fit text language rejection answer pictures { pictureCode small } }\n    }\n  }\n"): typeof import('./graphql').OrderReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation writeReview($input: WriteReviewInput!) {\n    writeReview(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').WriteReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation startReviewPicture($orderCode: String!) {\n    startReviewPicture(orderCode: $orderCode) {\n      success errorCode errorMessage errorDetails data { pictureCode ticket address }\n    }\n  }\n"): typeof import('./graphql').StartReviewPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation guestLogin($input: GuestLoginInput!) {\n    guestLogin(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n"): typeof import('./graphql').GuestLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation login($input: LoginInput!) {\n    login(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n"): typeof import('./graphql').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation requestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').RequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation resetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query mySizes { mySizes { kind sizeCode } }\n"): typeof import('./graphql').MySizesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation rememberSizes($input: RememberSizesInput!) {\n    rememberSizes(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').RememberSizesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation forgetSizes($input: ForgetSizesInput!) {\n    forgetSizes(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').ForgetSizesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query productInit_sizes($input: ProductInitInput!) {\n    productInit(input: $input) { sizeFacts { fit chart { ...Chart } } }\n  }\n  fragment Chart on SizeChart {\n    wearer wearerName kind\n    measures { measure name how }\n    rows { sizeCode name otherNames fits { measure from to } }\n  }\n"): typeof import('./graphql').ProductInit_SizesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getSizeGuideDetail_charts($categoryCode: String!, $brandCode: String!) {\n    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {\n      fit\n      charts { wearer wearerName kind measures { measure name how } rows { sizeCode name otherNames fits { measure from to } } }\n    }\n  }\n"): typeof import('./graphql').GetSizeGuideDetail_ChartsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query querySizeGuideDetailList {\n    querySizeGuideDetailList {\n      categoryList {\n        categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }\n        categoryList {\n          categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }\n          categoryList { categoryCode categoryName sizeGuideBrandObjects { brandCode brandName } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').QuerySizeGuideDetailListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query getSizeGuideDetail($categoryCode: String!, $brandCode: String!) {\n    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {\n      categoryCode categoryName brandCode brandName sizeGuide\n    }\n  }\n"): typeof import('./graphql').GetSizeGuideDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query socialSettings {\n    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }\n  }\n"): typeof import('./graphql').SocialSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation startGoogleLogin($input: StartGoogleLoginInput!) {\n    startGoogleLogin(input: $input) { success errorCode errorMessage errorDetails data { address } }\n  }\n"): typeof import('./graphql').StartGoogleLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation finishGoogleLogin($input: FinishGoogleLoginInput!) {\n    finishGoogleLogin(input: $input) {\n      success errorCode errorMessage errorDetails\n      data { thirdToken thirdId email firstName lastName redirectUrl }\n    }\n  }\n"): typeof import('./graphql').FinishGoogleLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query loginByThirdPartyMc($input: ThirdPartyLoginInput!) {\n    loginByThirdPartyMc(input: $input) {\n      success code message errorDetails thirdExist userCode mobile thirdId firstName lastName email userAuthToken\n      clubLinkedElsewhere\n    }\n  }\n"): typeof import('./graphql').LoginByThirdPartyMcDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query storeList {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n"): typeof import('./graphql').StoreListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query sendOtpToMember($input: SendOtpInput!) {\n    sendOtpToMember(input: $input) { success errorCode errorMessage errorDetails message data { timeRemaining } }\n  }\n"): typeof import('./graphql').SendOtpToMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query verifyOtpMember($input: VerifyOtpMemberInput!) {\n    verifyOtpMember(input: $input) { success errorCode errorMessage errorDetails message data { token } }\n  }\n"): typeof import('./graphql').VerifyOtpMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query checkAvailabilityEmail($input: EmailInput!) {\n    checkAvailabilityEmail(input: $input) { success errorCode errorMessage errorDetails message data { token } }\n  }\n"): typeof import('./graphql').CheckAvailabilityEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query memberEmailVerification($input: TokenCheckAvailabilityEmailInput!) {\n    memberEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }\n  }\n"): typeof import('./graphql').MemberEmailVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query verifyOtpEmail($input: VerifyOtpEmailInput!) {\n    verifyOtpEmail(input: $input) { success errorCode errorMessage errorDetails message data { verified } }\n  }\n"): typeof import('./graphql').VerifyOtpEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query resendLinkEmailVerification($input: TokenVerifyOtpPhoneNoInput!) {\n    resendLinkEmailVerification(input: $input) { success errorCode errorMessage errorDetails message data { status timeRemaining email } }\n  }\n"): typeof import('./graphql').ResendLinkEmailVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query wishlistCodes { wishlistCodes }\n"): typeof import('./graphql').WishlistCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation mergeWishlist($input: WishlistMergeInput!) { mergeWishlist(input: $input) { success } }\n"): typeof import('./graphql').MergeWishlistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation addWishlist($input: WishlistInput!) { addWishlist(input: $input) { success errorCode errorMessage errorDetails } }\n"): typeof import('./graphql').AddWishlistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation removeWishlist($input: WishlistInput!) { removeWishlist(input: $input) { success errorCode errorMessage errorDetails } }\n"): typeof import('./graphql').RemoveWishlistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query wishlist($pageInput: PageInput) {\n    wishlist(pageInput: $pageInput) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice\n        brand { brandName }\n        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }\n        skuList {\n          skuCode orgCode salePrice productPrice channelSale { qty soldQty } attributeValues { code value }\n          skuActivities { activityType activityCode } skuCampaign { activityPrice }\n        }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n      itemList { productCode priceDrop fewLeft }\n      pageInfo { totalCount hasNextPage }\n    }\n  }\n"): typeof import('./graphql').WishlistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query reminderList {\n    reminderList { productCode skuCode productName brandName colourName sizeName image }\n  }\n"): typeof import('./graphql').ReminderListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation withdrawReminder($input: RemindInput!) {\n    withdrawReminder(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').WithdrawReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation remindWhenAvailable($input: RemindInput!) {\n    remindWhenAvailable(input: $input) { success errorCode errorMessage errorDetails }\n  }\n"): typeof import('./graphql').RemindWhenAvailableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation addCart_wishlist($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage errorDetails data { count } }\n  }\n"): typeof import('./graphql').AddCart_WishlistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query userInfo {\n    userInfo {\n      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind\n    }\n  }\n"): typeof import('./graphql').UserInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation guestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n"): typeof import('./graphql').GuestInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation logout { logout { success } }\n"): typeof import('./graphql').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query preview { preview { moment expires } }\n"): typeof import('./graphql').PreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query blogList_feed($locale: String!, $pageNum: Int!) {\n    blogList(input: { navigationCode: \"Blog\", status: \"1\", locale: $locale, pageNum: $pageNum, pageSize: 50 }) {\n      dataList { address addresses { language address } articleTitle articleSubtitle articleImage createTime }\n      pageInfo { hasNextPage }\n    }\n  }\n"): typeof import('./graphql').BlogList_FeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSitemap {\n    sitemapLists { addresses { language address } }\n    sitemapPages { addresses { language address } }\n  }\n"): typeof import('./graphql').StorefrontSitemapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query sitemapProducts($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode names { language name } mediaLink updatedAt }\n  }\n"): typeof import('./graphql').SitemapProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontDisplay { displayVersion crossedProducts flashSaleProducts { productCode state } }\n"): typeof import('./graphql').StorefrontDisplayDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
