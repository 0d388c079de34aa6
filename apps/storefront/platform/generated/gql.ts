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
    "\n  query StorefrontSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n": typeof types.StorefrontSuggestionsDocument,
    "\n  query StorefrontHomeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n": typeof types.StorefrontHomeInitDocument,
    "\n  query AccountUserDetail {\n    getUserInfoDetail {\n      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet\n      thirdIds { thirdChannel thirdId }\n    }\n  }\n": typeof types.AccountUserDetailDocument,
    "\n  mutation AccountUpdateProfile($input: UpdateMemberProfileInput!) {\n    updateMemberProfile(input: $input) { success mobile code message }\n  }\n": typeof types.AccountUpdateProfileDocument,
    "\n  mutation AccountUpdateProfileCustom($input: UpdateMemberProfileInput!) {\n    updateMemberProfileCustom(input: $input) { success mobile code message }\n  }\n": typeof types.AccountUpdateProfileCustomDocument,
    "\n  mutation AccountConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { success errorCode errorMessage }\n  }\n": typeof types.AccountConfirmIdentityDocument,
    "\n  mutation AccountChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { success errorCode errorMessage }\n  }\n": typeof types.AccountChangePasswordDocument,
    "\n  mutation AccountPasswordLink($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage }\n  }\n": typeof types.AccountPasswordLinkDocument,
    "\n  query AccountPreferences($userCode: String!) {\n    querySSUserInfo(userCode: $userCode) {\n      success errorCode errorMessage\n      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }\n    }\n  }\n": typeof types.AccountPreferencesDocument,
    "\n  mutation AccountKeepPreferences($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage }\n  }\n": typeof types.AccountKeepPreferencesDocument,
    "\n  query AccountSessions { sessionList { sessionId device since lastSeen current } }\n": typeof types.AccountSessionsDocument,
    "\n  mutation AccountEndSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage } }\n": typeof types.AccountEndSessionDocument,
    "\n  mutation AccountEndOtherSessions { endOtherSessions { success errorCode errorMessage } }\n": typeof types.AccountEndOtherSessionsDocument,
    "\n  query CartPage {\n    cartInit(distributionType: 11) {\n      count\n      totalAmount\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price selected\n      }\n    }\n  }\n": typeof types.CartPageDocument,
    "\n  mutation CartUpdateItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage data { count } }\n  }\n": typeof types.CartUpdateItemDocument,
    "\n  mutation CartRemoveItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage data { count } }\n  }\n": typeof types.CartRemoveItemDocument,
    "\n  mutation CartPutBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage data { count } }\n  }\n": typeof types.CartPutBackDocument,
    "\n  mutation CartCreateCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n": typeof types.CartCreateCheckoutDocument,
    "\n  query CartStores { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n": typeof types.CartStoresDocument,
    "\n  query StorefrontCheckout($id: ID!) {\n    checkoutInit(id: $id) {\n      id distributionType supportCod\n      itemList {\n        cartItemId productCode productName skuCode image quantity currPrice price stock outStock disabled deliveryDate\n        attributeList { attributeName attributeValueNames }\n      }\n      storeList { storeCode storeName address1 city openingHours phone }\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n    }\n  }\n": typeof types.StorefrontCheckoutDocument,
    "\n  query StorefrontPlaces($parentCode: String) { placeList(parentCode: $parentCode) { code name } }\n": typeof types.StorefrontPlacesDocument,
    "\n  query StorefrontDeliveryQuotes(\n    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!\n  ) {\n    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {\n      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery\n    }\n  }\n": typeof types.StorefrontDeliveryQuotesDocument,
    "\n  mutation StorefrontPlaceOrder($order: TradeOrderInput!) {\n    tradeCreateOrderCustom(order: $order) {\n      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage\n    }\n  }\n": typeof types.StorefrontPlaceOrderDocument,
    "\n  query StorefrontLandingPage($input: GetPageByUrlInput!) {\n    getPageByUrl(getPageByUrlInput: $input) { pageUrl pageContent }\n  }\n": typeof types.StorefrontLandingPageDocument,
    "\n  query StorefrontRail($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice\n        brand { brandName }\n        productActivities { ribbonImage ribbonText ribbonPosition }\n        skuList { channelSale { qty soldQty } }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n    }\n  }\n": typeof types.StorefrontRailDocument,
    "\n  query StorefrontListing($input: CatalogProductSearchInput!, $whole: Boolean!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { ...Card }\n      pageInfo { totalCount hasNextPage }\n      filterList @include(if: $whole) { code name type items { code name parentCode count selected } }\n      sortList @include(if: $whole) { code selected }\n      scope @include(if: $whole) { type code name categoryPath }\n      help @include(if: $whole) { correctedKeyword droppedWords categories { categoryCode name count } popular { ...Card } }\n    }\n  }\n  fragment Card on ListingProduct {\n    productCode productName mediaLink mobileMediaLink productPrice salePrice\n    brand { brandName }\n    productActivities { ribbonImage ribbonText ribbonPosition }\n    skuList { channelSale { qty soldQty } attributeValues { code value } }\n    saleAttributes { attrCode values { valueName valueColour } }\n  }\n": typeof types.StorefrontListingDocument,
    "\n  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {\n    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }\n    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }\n  }\n  fragment ListedOrders on OrderPage {\n    pageInfo { totalCount hasNextPage }\n    dataList {\n      orderCode orderDate orderStatus orderStatusStr amount distributionType scheduleCancelTime expectTime\n      operationList { type value }\n      orderReceiveOut { storeName }\n      productList { orderItemCode skuName image count }\n    }\n  }\n": typeof types.StorefrontOrdersDocument,
    "\n  query StorefrontOrderDetail($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode amount productAmount discount coupon freight usedPoint usedPointAmount\n      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime\n      distributionType cancelCode cancelRemark\n      operationList { type value }\n      history { orderStatus orderStatusStr createTime remark }\n      orderStatusChangeOut { payTime cancleTime }\n      payInfos { payMent price isSucceed }\n      store { storeName address1 latitude longitude }\n      orderReceiveOut {\n        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode\n      }\n      orderReturnOuts { returnCode status }\n      expressList {\n        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime\n        items { orderItemCode skuName image count }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift\n      }\n    }\n  }\n": typeof types.StorefrontOrderDetailDocument,
    "\n  query StorefrontTrackOrder($input: TrackOrderInput!) {\n    trackOrder(input: $input) {\n      orderCode orderDate orderStatus orderStatusStr distributionType expectTime scheduleCancelTime\n      productAmount discount freightDiscount coupon freightTotal total\n      history { orderStatus orderStatusStr createTime remark }\n      parcels {\n        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime\n        items { orderItemCode skuName image count }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift\n      }\n    }\n  }\n": typeof types.StorefrontTrackOrderDocument,
    "\n  query StorefrontCancelReasons { cancelReasons { code name } }\n": typeof types.StorefrontCancelReasonsDocument,
    "\n  mutation StorefrontPayOrder($orderCode: String!) {\n    payOrder(orderCommonInput: { orderCode: $orderCode }) {\n      success errorCode errorMessage data { form payReturnDesc }\n    }\n  }\n": typeof types.StorefrontPayOrderDocument,
    "\n  mutation StorefrontCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { success errorCode errorMessage }\n  }\n": typeof types.StorefrontCancelOrderDocument,
    "\n  mutation StorefrontUndoCancelOrder($orderCode: String!) {\n    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n": typeof types.StorefrontUndoCancelOrderDocument,
    "\n  mutation StorefrontReceiveOrder($orderCode: String!) {\n    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n": typeof types.StorefrontReceiveOrderDocument,
    "\n  mutation StorefrontPickupOrder($orderCode: String!) {\n    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n": typeof types.StorefrontPickupOrderDocument,
    "\n  mutation StorefrontBuyAgain($orderCode: String!) {\n    buyAgain(orderCode: $orderCode) { data { code count } }\n  }\n": typeof types.StorefrontBuyAgainDocument,
    "\n  query StorefrontCardTokenSettings { cardTokenSettings { tokenAddress clientKey } }\n": typeof types.StorefrontCardTokenSettingsDocument,
    "\n  query StorefrontPaymentChannels($input: PaymentChannelListInput!) {\n    ssQueryPaymentChannelList(input: $input) {\n      ...ChannelParts\n      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }\n    }\n  }\n  fragment ChannelParts on PaymentChannel {\n    code name imageUrl paymentMethod installment minInstallmentAmount maxInstallmentAmount\n  }\n": typeof types.StorefrontPaymentChannelsDocument,
    "\n  query StorefrontPaymentInstruction($orderCode: String!) {\n    paymentInstruction(orderCode: $orderCode) {\n      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage\n      redirectAddress deadline\n    }\n  }\n": typeof types.StorefrontPaymentInstructionDocument,
    "\n  mutation StorefrontPayAgain($input: OrderCommonInput!) {\n    payOrder(orderCommonInput: $input) {\n      success errorCode errorMessage\n      data { success form orderCode payReturnDesc errorCode errorMessage }\n    }\n  }\n": typeof types.StorefrontPayAgainDocument,
    "\n  query StorefrontPayStatus($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }\n    paymentInstruction(orderCode: $orderCode) { status }\n  }\n": typeof types.StorefrontPayStatusDocument,
    "\n  query StorefrontProduct($input: ProductInitInput!) {\n    productInit(input: $input) {\n      productCode productName\n      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }\n      skuList {\n        skuCode skuNo orgCode salePrice productPrice stock deliveryDate\n        attributeValues { code value }\n        mediaLinkListWithType { url type }\n        productActivities { ribbonText }\n      }\n      originalDataInfo {\n        brand { brandCode brandName }\n        categories { categoryPath categoryCode }\n        attributes { certificateNo description }\n      }\n    }\n  }\n": typeof types.StorefrontProductDocument,
    "\n  query StorefrontCartQuantities { cartInit(distributionType: \"11\") { itemList { skuCode quantity } } }\n": typeof types.StorefrontCartQuantitiesDocument,
    "\n  mutation StorefrontAddCart($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage message data { count } }\n  }\n": typeof types.StorefrontAddCartDocument,
    "\n  query StorefrontPickUpStores($skuCode: String!) {\n    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }\n  }\n": typeof types.StorefrontPickUpStoresDocument,
    "\n  query StorefrontCheckNumber($input: MobileInput!) {\n    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage message }\n  }\n": typeof types.StorefrontCheckNumberDocument,
    "\n  query StorefrontMemberRecord($input: TokenVerifyOtpPhoneNoInput!) {\n    validateTokenDetailRegistration(input: $input) {\n      success errorCode errorMessage message\n      data { id email emailVerified firstName lastName birthDateLabel gender }\n    }\n  }\n": typeof types.StorefrontMemberRecordDocument,
    "\n  mutation StorefrontSignUp($input: SignUpInput!) {\n    speedShopRegisterSSWithVerificationNew(input: $input) {\n      success code errorCode errorMessage message\n      data { memberCode token }\n    }\n  }\n": typeof types.StorefrontSignUpDocument,
    "\n  mutation StorefrontSynchronise($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage message }\n  }\n": typeof types.StorefrontSynchroniseDocument,
    "\n  mutation StorefrontConfirmEmailLink($input: ConfirmEmailLinkInput!) {\n    confirmEmailLink(input: $input) { success errorCode errorMessage message }\n  }\n": typeof types.StorefrontConfirmEmailLinkDocument,
    "\n  mutation StorefrontGuestLogin($input: GuestLoginInput!) {\n    guestLogin(input: $input) {\n      success errorCode errorMessage\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": typeof types.StorefrontGuestLoginDocument,
    "\n  mutation StorefrontLogin($input: LoginInput!) {\n    login(input: $input) {\n      success errorCode errorMessage\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": typeof types.StorefrontLoginDocument,
    "\n  mutation StorefrontRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage }\n  }\n": typeof types.StorefrontRequestPasswordResetDocument,
    "\n  mutation StorefrontResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { success errorCode errorMessage }\n  }\n": typeof types.StorefrontResetPasswordDocument,
    "\n  query StorefrontSocialSettings {\n    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }\n  }\n": typeof types.StorefrontSocialSettingsDocument,
    "\n  mutation StorefrontStartGoogleLogin($input: StartGoogleLoginInput!) {\n    startGoogleLogin(input: $input) { success errorCode errorMessage data { address } }\n  }\n": typeof types.StorefrontStartGoogleLoginDocument,
    "\n  mutation StorefrontFinishGoogleLogin($input: FinishGoogleLoginInput!) {\n    finishGoogleLogin(input: $input) {\n      success errorCode errorMessage\n      data { thirdToken thirdId email firstName lastName redirectUrl }\n    }\n  }\n": typeof types.StorefrontFinishGoogleLoginDocument,
    "\n  query StorefrontLoginByThirdParty($input: ThirdPartyLoginInput!) {\n    loginByThirdPartyMc(input: $input) {\n      success code message thirdExist userCode mobile thirdId firstName lastName email userAuthToken\n    }\n  }\n": typeof types.StorefrontLoginByThirdPartyDocument,
    "\n  query StorefrontStores {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n": typeof types.StorefrontStoresDocument,
    "\n  query StorefrontSendCode($input: SendOtpInput!) {\n    sendOtpToMember(input: $input) { success errorCode errorMessage message data { timeRemaining } }\n  }\n": typeof types.StorefrontSendCodeDocument,
    "\n  query StorefrontVerifyCode($input: VerifyOtpMemberInput!) {\n    verifyOtpMember(input: $input) { success errorCode errorMessage message data { token } }\n  }\n": typeof types.StorefrontVerifyCodeDocument,
    "\n  query StorefrontEmailAvailability($input: EmailInput!) {\n    checkAvailabilityEmail(input: $input) { success errorCode errorMessage message data { token } }\n  }\n": typeof types.StorefrontEmailAvailabilityDocument,
    "\n  query StorefrontSendEmailCode($input: TokenCheckAvailabilityEmailInput!) {\n    memberEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }\n  }\n": typeof types.StorefrontSendEmailCodeDocument,
    "\n  query StorefrontVerifyEmailCode($input: VerifyOtpEmailInput!) {\n    verifyOtpEmail(input: $input) { success errorCode errorMessage message data { verified } }\n  }\n": typeof types.StorefrontVerifyEmailCodeDocument,
    "\n  query StorefrontResendEmailLink($input: TokenVerifyOtpPhoneNoInput!) {\n    resendLinkEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }\n  }\n": typeof types.StorefrontResendEmailLinkDocument,
    "\n  query StorefrontAccount {\n    userInfo {\n      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind\n    }\n  }\n": typeof types.StorefrontAccountDocument,
    "\n  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n": typeof types.StorefrontContentTextDocument,
    "\n  query StorefrontMiniCart { miniCartNumber { count } }\n": typeof types.StorefrontMiniCartDocument,
    "\n  query StorefrontMergeCart($guestId: String!) {\n    cartInit(distributionType: 11, guestId: $guestId) {\n      notices { cartItemId code from to }\n      itemList { cartItemId productName }\n    }\n  }\n": typeof types.StorefrontMergeCartDocument,
    "\n  mutation StorefrontGuestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n": typeof types.StorefrontGuestInitDocument,
    "\n  mutation StorefrontLogout { logout { success } }\n": typeof types.StorefrontLogoutDocument,
    "\n  query StorefrontSitemap($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }\n  }\n": typeof types.StorefrontSitemapDocument,
};
const documents: Documents = {
    "\n  query StorefrontSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n": types.StorefrontSuggestionsDocument,
    "\n  query StorefrontHomeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n": types.StorefrontHomeInitDocument,
    "\n  query AccountUserDetail {\n    getUserInfoDetail {\n      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet\n      thirdIds { thirdChannel thirdId }\n    }\n  }\n": types.AccountUserDetailDocument,
    "\n  mutation AccountUpdateProfile($input: UpdateMemberProfileInput!) {\n    updateMemberProfile(input: $input) { success mobile code message }\n  }\n": types.AccountUpdateProfileDocument,
    "\n  mutation AccountUpdateProfileCustom($input: UpdateMemberProfileInput!) {\n    updateMemberProfileCustom(input: $input) { success mobile code message }\n  }\n": types.AccountUpdateProfileCustomDocument,
    "\n  mutation AccountConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { success errorCode errorMessage }\n  }\n": types.AccountConfirmIdentityDocument,
    "\n  mutation AccountChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { success errorCode errorMessage }\n  }\n": types.AccountChangePasswordDocument,
    "\n  mutation AccountPasswordLink($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage }\n  }\n": types.AccountPasswordLinkDocument,
    "\n  query AccountPreferences($userCode: String!) {\n    querySSUserInfo(userCode: $userCode) {\n      success errorCode errorMessage\n      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }\n    }\n  }\n": types.AccountPreferencesDocument,
    "\n  mutation AccountKeepPreferences($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage }\n  }\n": types.AccountKeepPreferencesDocument,
    "\n  query AccountSessions { sessionList { sessionId device since lastSeen current } }\n": types.AccountSessionsDocument,
    "\n  mutation AccountEndSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage } }\n": types.AccountEndSessionDocument,
    "\n  mutation AccountEndOtherSessions { endOtherSessions { success errorCode errorMessage } }\n": types.AccountEndOtherSessionsDocument,
    "\n  query CartPage {\n    cartInit(distributionType: 11) {\n      count\n      totalAmount\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price selected\n      }\n    }\n  }\n": types.CartPageDocument,
    "\n  mutation CartUpdateItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage data { count } }\n  }\n": types.CartUpdateItemDocument,
    "\n  mutation CartRemoveItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage data { count } }\n  }\n": types.CartRemoveItemDocument,
    "\n  mutation CartPutBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage data { count } }\n  }\n": types.CartPutBackDocument,
    "\n  mutation CartCreateCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n": types.CartCreateCheckoutDocument,
    "\n  query CartStores { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n": types.CartStoresDocument,
    "\n  query StorefrontCheckout($id: ID!) {\n    checkoutInit(id: $id) {\n      id distributionType supportCod\n      itemList {\n        cartItemId productCode productName skuCode image quantity currPrice price stock outStock disabled deliveryDate\n        attributeList { attributeName attributeValueNames }\n      }\n      storeList { storeCode storeName address1 city openingHours phone }\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n    }\n  }\n": types.StorefrontCheckoutDocument,
    "\n  query StorefrontPlaces($parentCode: String) { placeList(parentCode: $parentCode) { code name } }\n": types.StorefrontPlacesDocument,
    "\n  query StorefrontDeliveryQuotes(\n    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!\n  ) {\n    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {\n      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery\n    }\n  }\n": types.StorefrontDeliveryQuotesDocument,
    "\n  mutation StorefrontPlaceOrder($order: TradeOrderInput!) {\n    tradeCreateOrderCustom(order: $order) {\n      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage\n    }\n  }\n": types.StorefrontPlaceOrderDocument,
    "\n  query StorefrontLandingPage($input: GetPageByUrlInput!) {\n    getPageByUrl(getPageByUrlInput: $input) { pageUrl pageContent }\n  }\n": types.StorefrontLandingPageDocument,
    "\n  query StorefrontRail($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice\n        brand { brandName }\n        productActivities { ribbonImage ribbonText ribbonPosition }\n        skuList { channelSale { qty soldQty } }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n    }\n  }\n": types.StorefrontRailDocument,
    "\n  query StorefrontListing($input: CatalogProductSearchInput!, $whole: Boolean!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { ...Card }\n      pageInfo { totalCount hasNextPage }\n      filterList @include(if: $whole) { code name type items { code name parentCode count selected } }\n      sortList @include(if: $whole) { code selected }\n      scope @include(if: $whole) { type code name categoryPath }\n      help @include(if: $whole) { correctedKeyword droppedWords categories { categoryCode name count } popular { ...Card } }\n    }\n  }\n  fragment Card on ListingProduct {\n    productCode productName mediaLink mobileMediaLink productPrice salePrice\n    brand { brandName }\n    productActivities { ribbonImage ribbonText ribbonPosition }\n    skuList { channelSale { qty soldQty } attributeValues { code value } }\n    saleAttributes { attrCode values { valueName valueColour } }\n  }\n": types.StorefrontListingDocument,
    "\n  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {\n    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }\n    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }\n  }\n  fragment ListedOrders on OrderPage {\n    pageInfo { totalCount hasNextPage }\n    dataList {\n      orderCode orderDate orderStatus orderStatusStr amount distributionType scheduleCancelTime expectTime\n      operationList { type value }\n      orderReceiveOut { storeName }\n      productList { orderItemCode skuName image count }\n    }\n  }\n": types.StorefrontOrdersDocument,
    "\n  query StorefrontOrderDetail($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode amount productAmount discount coupon freight usedPoint usedPointAmount\n      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime\n      distributionType cancelCode cancelRemark\n      operationList { type value }\n      history { orderStatus orderStatusStr createTime remark }\n      orderStatusChangeOut { payTime cancleTime }\n      payInfos { payMent price isSucceed }\n      store { storeName address1 latitude longitude }\n      orderReceiveOut {\n        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode\n      }\n      orderReturnOuts { returnCode status }\n      expressList {\n        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime\n        items { orderItemCode skuName image count }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift\n      }\n    }\n  }\n": types.StorefrontOrderDetailDocument,
    "\n  query StorefrontTrackOrder($input: TrackOrderInput!) {\n    trackOrder(input: $input) {\n      orderCode orderDate orderStatus orderStatusStr distributionType expectTime scheduleCancelTime\n      productAmount discount freightDiscount coupon freightTotal total\n      history { orderStatus orderStatusStr createTime remark }\n      parcels {\n        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime\n        items { orderItemCode skuName image count }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift\n      }\n    }\n  }\n": types.StorefrontTrackOrderDocument,
    "\n  query StorefrontCancelReasons { cancelReasons { code name } }\n": types.StorefrontCancelReasonsDocument,
    "\n  mutation StorefrontPayOrder($orderCode: String!) {\n    payOrder(orderCommonInput: { orderCode: $orderCode }) {\n      success errorCode errorMessage data { form payReturnDesc }\n    }\n  }\n": types.StorefrontPayOrderDocument,
    "\n  mutation StorefrontCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { success errorCode errorMessage }\n  }\n": types.StorefrontCancelOrderDocument,
    "\n  mutation StorefrontUndoCancelOrder($orderCode: String!) {\n    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n": types.StorefrontUndoCancelOrderDocument,
    "\n  mutation StorefrontReceiveOrder($orderCode: String!) {\n    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n": types.StorefrontReceiveOrderDocument,
    "\n  mutation StorefrontPickupOrder($orderCode: String!) {\n    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n": types.StorefrontPickupOrderDocument,
    "\n  mutation StorefrontBuyAgain($orderCode: String!) {\n    buyAgain(orderCode: $orderCode) { data { code count } }\n  }\n": types.StorefrontBuyAgainDocument,
    "\n  query StorefrontCardTokenSettings { cardTokenSettings { tokenAddress clientKey } }\n": types.StorefrontCardTokenSettingsDocument,
    "\n  query StorefrontPaymentChannels($input: PaymentChannelListInput!) {\n    ssQueryPaymentChannelList(input: $input) {\n      ...ChannelParts\n      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }\n    }\n  }\n  fragment ChannelParts on PaymentChannel {\n    code name imageUrl paymentMethod installment minInstallmentAmount maxInstallmentAmount\n  }\n": types.StorefrontPaymentChannelsDocument,
    "\n  query StorefrontPaymentInstruction($orderCode: String!) {\n    paymentInstruction(orderCode: $orderCode) {\n      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage\n      redirectAddress deadline\n    }\n  }\n": types.StorefrontPaymentInstructionDocument,
    "\n  mutation StorefrontPayAgain($input: OrderCommonInput!) {\n    payOrder(orderCommonInput: $input) {\n      success errorCode errorMessage\n      data { success form orderCode payReturnDesc errorCode errorMessage }\n    }\n  }\n": types.StorefrontPayAgainDocument,
    "\n  query StorefrontPayStatus($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }\n    paymentInstruction(orderCode: $orderCode) { status }\n  }\n": types.StorefrontPayStatusDocument,
    "\n  query StorefrontProduct($input: ProductInitInput!) {\n    productInit(input: $input) {\n      productCode productName\n      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }\n      skuList {\n        skuCode skuNo orgCode salePrice productPrice stock deliveryDate\n        attributeValues { code value }\n        mediaLinkListWithType { url type }\n        productActivities { ribbonText }\n      }\n      originalDataInfo {\n        brand { brandCode brandName }\n        categories { categoryPath categoryCode }\n        attributes { certificateNo description }\n      }\n    }\n  }\n": types.StorefrontProductDocument,
    "\n  query StorefrontCartQuantities { cartInit(distributionType: \"11\") { itemList { skuCode quantity } } }\n": types.StorefrontCartQuantitiesDocument,
    "\n  mutation StorefrontAddCart($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage message data { count } }\n  }\n": types.StorefrontAddCartDocument,
    "\n  query StorefrontPickUpStores($skuCode: String!) {\n    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }\n  }\n": types.StorefrontPickUpStoresDocument,
    "\n  query StorefrontCheckNumber($input: MobileInput!) {\n    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage message }\n  }\n": types.StorefrontCheckNumberDocument,
    "\n  query StorefrontMemberRecord($input: TokenVerifyOtpPhoneNoInput!) {\n    validateTokenDetailRegistration(input: $input) {\n      success errorCode errorMessage message\n      data { id email emailVerified firstName lastName birthDateLabel gender }\n    }\n  }\n": types.StorefrontMemberRecordDocument,
    "\n  mutation StorefrontSignUp($input: SignUpInput!) {\n    speedShopRegisterSSWithVerificationNew(input: $input) {\n      success code errorCode errorMessage message\n      data { memberCode token }\n    }\n  }\n": types.StorefrontSignUpDocument,
    "\n  mutation StorefrontSynchronise($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage message }\n  }\n": types.StorefrontSynchroniseDocument,
    "\n  mutation StorefrontConfirmEmailLink($input: ConfirmEmailLinkInput!) {\n    confirmEmailLink(input: $input) { success errorCode errorMessage message }\n  }\n": types.StorefrontConfirmEmailLinkDocument,
    "\n  mutation StorefrontGuestLogin($input: GuestLoginInput!) {\n    guestLogin(input: $input) {\n      success errorCode errorMessage\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": types.StorefrontGuestLoginDocument,
    "\n  mutation StorefrontLogin($input: LoginInput!) {\n    login(input: $input) {\n      success errorCode errorMessage\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n": types.StorefrontLoginDocument,
    "\n  mutation StorefrontRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage }\n  }\n": types.StorefrontRequestPasswordResetDocument,
    "\n  mutation StorefrontResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { success errorCode errorMessage }\n  }\n": types.StorefrontResetPasswordDocument,
    "\n  query StorefrontSocialSettings {\n    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }\n  }\n": types.StorefrontSocialSettingsDocument,
    "\n  mutation StorefrontStartGoogleLogin($input: StartGoogleLoginInput!) {\n    startGoogleLogin(input: $input) { success errorCode errorMessage data { address } }\n  }\n": types.StorefrontStartGoogleLoginDocument,
    "\n  mutation StorefrontFinishGoogleLogin($input: FinishGoogleLoginInput!) {\n    finishGoogleLogin(input: $input) {\n      success errorCode errorMessage\n      data { thirdToken thirdId email firstName lastName redirectUrl }\n    }\n  }\n": types.StorefrontFinishGoogleLoginDocument,
    "\n  query StorefrontLoginByThirdParty($input: ThirdPartyLoginInput!) {\n    loginByThirdPartyMc(input: $input) {\n      success code message thirdExist userCode mobile thirdId firstName lastName email userAuthToken\n    }\n  }\n": types.StorefrontLoginByThirdPartyDocument,
    "\n  query StorefrontStores {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n": types.StorefrontStoresDocument,
    "\n  query StorefrontSendCode($input: SendOtpInput!) {\n    sendOtpToMember(input: $input) { success errorCode errorMessage message data { timeRemaining } }\n  }\n": types.StorefrontSendCodeDocument,
    "\n  query StorefrontVerifyCode($input: VerifyOtpMemberInput!) {\n    verifyOtpMember(input: $input) { success errorCode errorMessage message data { token } }\n  }\n": types.StorefrontVerifyCodeDocument,
    "\n  query StorefrontEmailAvailability($input: EmailInput!) {\n    checkAvailabilityEmail(input: $input) { success errorCode errorMessage message data { token } }\n  }\n": types.StorefrontEmailAvailabilityDocument,
    "\n  query StorefrontSendEmailCode($input: TokenCheckAvailabilityEmailInput!) {\n    memberEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }\n  }\n": types.StorefrontSendEmailCodeDocument,
    "\n  query StorefrontVerifyEmailCode($input: VerifyOtpEmailInput!) {\n    verifyOtpEmail(input: $input) { success errorCode errorMessage message data { verified } }\n  }\n": types.StorefrontVerifyEmailCodeDocument,
    "\n  query StorefrontResendEmailLink($input: TokenVerifyOtpPhoneNoInput!) {\n    resendLinkEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }\n  }\n": types.StorefrontResendEmailLinkDocument,
    "\n  query StorefrontAccount {\n    userInfo {\n      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind\n    }\n  }\n": types.StorefrontAccountDocument,
    "\n  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n": types.StorefrontContentTextDocument,
    "\n  query StorefrontMiniCart { miniCartNumber { count } }\n": types.StorefrontMiniCartDocument,
    "\n  query StorefrontMergeCart($guestId: String!) {\n    cartInit(distributionType: 11, guestId: $guestId) {\n      notices { cartItemId code from to }\n      itemList { cartItemId productName }\n    }\n  }\n": types.StorefrontMergeCartDocument,
    "\n  mutation StorefrontGuestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n": types.StorefrontGuestInitDocument,
    "\n  mutation StorefrontLogout { logout { success } }\n": types.StorefrontLogoutDocument,
    "\n  query StorefrontSitemap($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }\n  }\n": types.StorefrontSitemapDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSuggestions($keyword: String!) {\n    searchSuggestions(keyword: $keyword, limit: 4) {\n      keywords\n      products { productCode productName brandName mediaLink salePrice }\n      categories { categoryCode name count }\n      brands { brandCode brandName }\n    }\n  }\n"): typeof import('./graphql').StorefrontSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontHomeInit {\n    homeInit {\n      headerList { code name url image children { code name url image children { code name url } } }\n      footerList { code name url children { code name url } }\n      siteInfo { siteCode siteName currency extra }\n    }\n  }\n"): typeof import('./graphql').StorefrontHomeInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountUserDetail {\n    getUserInfoDetail {\n      userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet\n      thirdIds { thirdChannel thirdId }\n    }\n  }\n"): typeof import('./graphql').AccountUserDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountUpdateProfile($input: UpdateMemberProfileInput!) {\n    updateMemberProfile(input: $input) { success mobile code message }\n  }\n"): typeof import('./graphql').AccountUpdateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountUpdateProfileCustom($input: UpdateMemberProfileInput!) {\n    updateMemberProfileCustom(input: $input) { success mobile code message }\n  }\n"): typeof import('./graphql').AccountUpdateProfileCustomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').AccountConfirmIdentityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').AccountChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountPasswordLink($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').AccountPasswordLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPreferences($userCode: String!) {\n    querySSUserInfo(userCode: $userCode) {\n      success errorCode errorMessage\n      data { userCode emailSubscribe whatsappSubscribe newsSubscribe }\n    }\n  }\n"): typeof import('./graphql').AccountPreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountKeepPreferences($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').AccountKeepPreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountSessions { sessionList { sessionId device since lastSeen current } }\n"): typeof import('./graphql').AccountSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountEndSession($sessionId: ID!) { endSession(sessionId: $sessionId) { success errorCode errorMessage } }\n"): typeof import('./graphql').AccountEndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountEndOtherSessions { endOtherSessions { success errorCode errorMessage } }\n"): typeof import('./graphql').AccountEndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartPage {\n    cartInit(distributionType: 11) {\n      count\n      totalAmount\n      notices { cartItemId code from to }\n      itemList {\n        cartItemId productCode productName skuCode orgCode image deliveryDate\n        attributeList { attributeCode attributeName attributeValueNames }\n        quantity max stock limits outStock disabled currPrice price selected\n      }\n    }\n  }\n"): typeof import('./graphql').CartPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartUpdateItem($input: CartItemInput!) {\n    updateCartItem(input: $input) { success errorCode errorMessage data { count } }\n  }\n"): typeof import('./graphql').CartUpdateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartRemoveItem($cartItemId: ID!) {\n    removeCartItem(cartItemId: $cartItemId) { success errorCode errorMessage data { count } }\n  }\n"): typeof import('./graphql').CartRemoveItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartPutBack($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage data { count } }\n  }\n"): typeof import('./graphql').CartPutBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartCreateCheckout($cartItemIds: [ID!]!) {\n    createCheckout(cartItemIds: $cartItemIds) { id }\n  }\n"): typeof import('./graphql').CartCreateCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartStores { storeList { totalCount dataList { storeCode storeName address1 city openingHours } } }\n"): typeof import('./graphql').CartStoresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontCheckout($id: ID!) {\n    checkoutInit(id: $id) {\n      id distributionType supportCod\n      itemList {\n        cartItemId productCode productName skuCode image quantity currPrice price stock outStock disabled deliveryDate\n        attributeList { attributeName attributeValueNames }\n      }\n      storeList { storeCode storeName address1 city openingHours phone }\n      priceInfo {\n        productAmount promotionDiscount couponDiscount mapclubPoint freight freightDiscount totalAmount\n      }\n    }\n  }\n"): typeof import('./graphql').StorefrontCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontPlaces($parentCode: String) { placeList(parentCode: $parentCode) { code name } }\n"): typeof import('./graphql').StorefrontPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontDeliveryQuotes(\n    $checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!\n  ) {\n    deliveryQuotes(checkoutId: $checkoutId, state: $state, city: $city, district: $district, zipCode: $zipCode) {\n      code name logisticsCompanyCode freight description earliestDate latestDate cashOnDelivery\n    }\n  }\n"): typeof import('./graphql').StorefrontDeliveryQuotesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontPlaceOrder($order: TradeOrderInput!) {\n    tradeCreateOrderCustom(order: $order) {\n      success form channelOrderNo orderCode payReturnDesc errorCode errorMessage\n    }\n  }\n"): typeof import('./graphql').StorefrontPlaceOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontLandingPage($input: GetPageByUrlInput!) {\n    getPageByUrl(getPageByUrlInput: $input) { pageUrl pageContent }\n  }\n"): typeof import('./graphql').StorefrontLandingPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontRail($input: CatalogProductSearchInput!) {\n    catalogProductSearchInit(input: $input) {\n      dataList {\n        productCode productName mediaLink mobileMediaLink productPrice salePrice\n        brand { brandName }\n        productActivities { ribbonImage ribbonText ribbonPosition }\n        skuList { channelSale { qty soldQty } }\n        saleAttributes { attrCode values { valueName valueColour } }\n      }\n    }\n  }\n"): typeof import('./graphql').StorefrontRailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontListing($input: CatalogProductSearchInput!, $whole: Boolean!) {\n    catalogProductSearchInit(input: $input) {\n      dataList { ...Card }\n      pageInfo { totalCount hasNextPage }\n      filterList @include(if: $whole) { code name type items { code name parentCode count selected } }\n      sortList @include(if: $whole) { code selected }\n      scope @include(if: $whole) { type code name categoryPath }\n      help @include(if: $whole) { correctedKeyword droppedWords categories { categoryCode name count } popular { ...Card } }\n    }\n  }\n  fragment Card on ListingProduct {\n    productCode productName mediaLink mobileMediaLink productPrice salePrice\n    brand { brandName }\n    productActivities { ribbonImage ribbonText ribbonPosition }\n    skuList { channelSale { qty soldQty } attributeValues { code value } }\n    saleAttributes { attrCode values { valueName valueColour } }\n  }\n"): typeof import('./graphql').StorefrontListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {\n    orderList(input: $input) @include(if: $isMember) { ...ListedOrders }\n    guestOrderList(input: $input) @skip(if: $isMember) { ...ListedOrders }\n  }\n  fragment ListedOrders on OrderPage {\n    pageInfo { totalCount hasNextPage }\n    dataList {\n      orderCode orderDate orderStatus orderStatusStr amount distributionType scheduleCancelTime expectTime\n      operationList { type value }\n      orderReceiveOut { storeName }\n      productList { orderItemCode skuName image count }\n    }\n  }\n"): typeof import('./graphql').StorefrontOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontOrderDetail($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) {\n      orderCode amount productAmount discount coupon freight usedPoint usedPointAmount\n      orderStatus orderStatusStr orderDate payStatus payMent payMentType scheduleCancelTime expectTime\n      distributionType cancelCode cancelRemark\n      operationList { type value }\n      history { orderStatus orderStatusStr createTime remark }\n      orderStatusChangeOut { payTime cancleTime }\n      payInfos { payMent price isSucceed }\n      store { storeName address1 latitude longitude }\n      orderReceiveOut {\n        receiver mobile mail address districtName cityName provinceName zipCode logisticsName storeName storeConfirmCode\n      }\n      orderReturnOuts { returnCode status }\n      expressList {\n        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime\n        items { orderItemCode skuName image count }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift\n      }\n    }\n  }\n"): typeof import('./graphql').StorefrontOrderDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontTrackOrder($input: TrackOrderInput!) {\n    trackOrder(input: $input) {\n      orderCode orderDate orderStatus orderStatusStr distributionType expectTime scheduleCancelTime\n      productAmount discount freightDiscount coupon freightTotal total\n      history { orderStatus orderStatusStr createTime remark }\n      parcels {\n        companyName expressCode expressStatus deliveryFailReason sendTime sendSuccessTime\n        items { orderItemCode skuName image count }\n      }\n      productList {\n        orderItemCode skuName skuCode productCode image attribute salePrice productPrice count amount status\n        productsStatusStr afterSaleStatusStr reasonStr returnCode isGift\n      }\n    }\n  }\n"): typeof import('./graphql').StorefrontTrackOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontCancelReasons { cancelReasons { code name } }\n"): typeof import('./graphql').StorefrontCancelReasonsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontPayOrder($orderCode: String!) {\n    payOrder(orderCommonInput: { orderCode: $orderCode }) {\n      success errorCode errorMessage data { form payReturnDesc }\n    }\n  }\n"): typeof import('./graphql').StorefrontPayOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontCancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').StorefrontCancelOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontUndoCancelOrder($orderCode: String!) {\n    undoCancelOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').StorefrontUndoCancelOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontReceiveOrder($orderCode: String!) {\n    receiveOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').StorefrontReceiveOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontPickupOrder($orderCode: String!) {\n    pickupOrder(orderCommonInput: { orderCode: $orderCode }) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').StorefrontPickupOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontBuyAgain($orderCode: String!) {\n    buyAgain(orderCode: $orderCode) { data { code count } }\n  }\n"): typeof import('./graphql').StorefrontBuyAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontCardTokenSettings { cardTokenSettings { tokenAddress clientKey } }\n"): typeof import('./graphql').StorefrontCardTokenSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontPaymentChannels($input: PaymentChannelListInput!) {\n    ssQueryPaymentChannelList(input: $input) {\n      ...ChannelParts\n      children { ...ChannelParts children { ...ChannelParts children { ...ChannelParts } } }\n    }\n  }\n  fragment ChannelParts on PaymentChannel {\n    code name imageUrl paymentMethod installment minInstallmentAmount maxInstallmentAmount\n  }\n"): typeof import('./graphql').StorefrontPaymentChannelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontPaymentInstruction($orderCode: String!) {\n    paymentInstruction(orderCode: $orderCode) {\n      orderCode kind status channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage\n      redirectAddress deadline\n    }\n  }\n"): typeof import('./graphql').StorefrontPaymentInstructionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontPayAgain($input: OrderCommonInput!) {\n    payOrder(orderCommonInput: $input) {\n      success errorCode errorMessage\n      data { success form orderCode payReturnDesc errorCode errorMessage }\n    }\n  }\n"): typeof import('./graphql').StorefrontPayAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontPayStatus($orderCode: String!) {\n    getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { orderCode amount payStatus orderStatus }\n    paymentInstruction(orderCode: $orderCode) { status }\n  }\n"): typeof import('./graphql').StorefrontPayStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontProduct($input: ProductInitInput!) {\n    productInit(input: $input) {\n      productCode productName\n      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }\n      skuList {\n        skuCode skuNo orgCode salePrice productPrice stock deliveryDate\n        attributeValues { code value }\n        mediaLinkListWithType { url type }\n        productActivities { ribbonText }\n      }\n      originalDataInfo {\n        brand { brandCode brandName }\n        categories { categoryPath categoryCode }\n        attributes { certificateNo description }\n      }\n    }\n  }\n"): typeof import('./graphql').StorefrontProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontCartQuantities { cartInit(distributionType: \"11\") { itemList { skuCode quantity } } }\n"): typeof import('./graphql').StorefrontCartQuantitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontAddCart($input: AddCartInput!) {\n    addCart(input: $input) { success errorCode errorMessage message data { count } }\n  }\n"): typeof import('./graphql').StorefrontAddCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontPickUpStores($skuCode: String!) {\n    storeList(input: { skuCode: $skuCode }) { dataList { storeCode storeName address1 city openingHours } }\n  }\n"): typeof import('./graphql').StorefrontPickUpStoresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontCheckNumber($input: MobileInput!) {\n    checkMobilePhoneAlreadyExist(input: $input) { success errorCode errorMessage message }\n  }\n"): typeof import('./graphql').StorefrontCheckNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontMemberRecord($input: TokenVerifyOtpPhoneNoInput!) {\n    validateTokenDetailRegistration(input: $input) {\n      success errorCode errorMessage message\n      data { id email emailVerified firstName lastName birthDateLabel gender }\n    }\n  }\n"): typeof import('./graphql').StorefrontMemberRecordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontSignUp($input: SignUpInput!) {\n    speedShopRegisterSSWithVerificationNew(input: $input) {\n      success code errorCode errorMessage message\n      data { memberCode token }\n    }\n  }\n"): typeof import('./graphql').StorefrontSignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontSynchronise($input: SyncUserInfoInput!) {\n    synSSUserInfo(input: $input) { success errorCode errorMessage message }\n  }\n"): typeof import('./graphql').StorefrontSynchroniseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontConfirmEmailLink($input: ConfirmEmailLinkInput!) {\n    confirmEmailLink(input: $input) { success errorCode errorMessage message }\n  }\n"): typeof import('./graphql').StorefrontConfirmEmailLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontGuestLogin($input: GuestLoginInput!) {\n    guestLogin(input: $input) {\n      success errorCode errorMessage\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n"): typeof import('./graphql').StorefrontGuestLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontLogin($input: LoginInput!) {\n    login(input: $input) {\n      success errorCode errorMessage\n      data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode isVisitor isGuest isMapClubUser mapclubBind }\n    }\n  }\n"): typeof import('./graphql').StorefrontLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').StorefrontRequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { success errorCode errorMessage }\n  }\n"): typeof import('./graphql').StorefrontResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSocialSettings {\n    socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion }\n  }\n"): typeof import('./graphql').StorefrontSocialSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontStartGoogleLogin($input: StartGoogleLoginInput!) {\n    startGoogleLogin(input: $input) { success errorCode errorMessage data { address } }\n  }\n"): typeof import('./graphql').StorefrontStartGoogleLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontFinishGoogleLogin($input: FinishGoogleLoginInput!) {\n    finishGoogleLogin(input: $input) {\n      success errorCode errorMessage\n      data { thirdToken thirdId email firstName lastName redirectUrl }\n    }\n  }\n"): typeof import('./graphql').StorefrontFinishGoogleLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontLoginByThirdParty($input: ThirdPartyLoginInput!) {\n    loginByThirdPartyMc(input: $input) {\n      success code message thirdExist userCode mobile thirdId firstName lastName email userAuthToken\n    }\n  }\n"): typeof import('./graphql').StorefrontLoginByThirdPartyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontStores {\n    storeList { totalCount dataList { storeCode storeName address1 city phone openingHours latitude longitude } }\n  }\n"): typeof import('./graphql').StorefrontStoresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSendCode($input: SendOtpInput!) {\n    sendOtpToMember(input: $input) { success errorCode errorMessage message data { timeRemaining } }\n  }\n"): typeof import('./graphql').StorefrontSendCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontVerifyCode($input: VerifyOtpMemberInput!) {\n    verifyOtpMember(input: $input) { success errorCode errorMessage message data { token } }\n  }\n"): typeof import('./graphql').StorefrontVerifyCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontEmailAvailability($input: EmailInput!) {\n    checkAvailabilityEmail(input: $input) { success errorCode errorMessage message data { token } }\n  }\n"): typeof import('./graphql').StorefrontEmailAvailabilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSendEmailCode($input: TokenCheckAvailabilityEmailInput!) {\n    memberEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }\n  }\n"): typeof import('./graphql').StorefrontSendEmailCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontVerifyEmailCode($input: VerifyOtpEmailInput!) {\n    verifyOtpEmail(input: $input) { success errorCode errorMessage message data { verified } }\n  }\n"): typeof import('./graphql').StorefrontVerifyEmailCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontResendEmailLink($input: TokenVerifyOtpPhoneNoInput!) {\n    resendLinkEmailVerification(input: $input) { success errorCode errorMessage message data { status timeRemaining email } }\n  }\n"): typeof import('./graphql').StorefrontResendEmailLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontAccount {\n    userInfo {\n      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind\n    }\n  }\n"): typeof import('./graphql').StorefrontAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {\n    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }\n  }\n"): typeof import('./graphql').StorefrontContentTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontMiniCart { miniCartNumber { count } }\n"): typeof import('./graphql').StorefrontMiniCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontMergeCart($guestId: String!) {\n    cartInit(distributionType: 11, guestId: $guestId) {\n      notices { cartItemId code from to }\n      itemList { cartItemId productName }\n    }\n  }\n"): typeof import('./graphql').StorefrontMergeCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontGuestInit {\n    guestInit { success errorMessage data { token visitorUniqueKey guestId } }\n  }\n"): typeof import('./graphql').StorefrontGuestInitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StorefrontLogout { logout { success } }\n"): typeof import('./graphql').StorefrontLogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorefrontSitemap($after: String, $limit: Int) {\n    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }\n  }\n"): typeof import('./graphql').StorefrontSitemapDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
