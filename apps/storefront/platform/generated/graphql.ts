/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddCartInput = {
  activityCode?: string | null | undefined;
  distributionType?: string | null | undefined;
  orgCode: string;
  productCode: string;
  quantity?: number | null | undefined;
  skuCode: string;
};

export type AddressInput = {
  address1: string;
  addressId?: string | number | null | undefined;
  /** SHIPPING or BILLING */
  addressKind?: string | null | undefined;
  city: PlaceInput;
  district: PlaceInput;
  isDefault?: boolean | null | undefined;
  recipientEmail?: string | null | undefined;
  recipientFirstName: string;
  recipientLastName: string;
  recipientMobile: string;
  state: PlaceInput;
  type?: string | null | undefined;
  zipCode: PlaceInput;
};

export type CancelOrderInput = {
  orderCode: string;
  products?: Array<OrderLineInput> | null | undefined;
  reasonCode?: string | null | undefined;
  reasonDesc?: string | null | undefined;
};

export type CartItemInput = {
  cartItemId: string | number;
  quantity?: number | null | undefined;
  selected?: boolean | null | undefined;
};

export type CatalogProductSearchInput = {
  categoryCode?: string | null | undefined;
  conditionKeyword?: string | null | undefined;
  filters?: Array<FilterChoice> | null | undefined;
  pageNum?: number | null | undefined;
  pageSize?: number | null | undefined;
  prefetch?: boolean | null | undefined;
  sort?: string | null | undefined;
};

export type ChangePasswordInput = {
  oldPassword: string;
  password: string;
  rePassword: string;
};

export type ConfirmEmailLinkInput = {
  token: string;
};

export type ConfirmIdentityInput = {
  password: string;
};

export type EmailInput = {
  email: string;
};

export type EmailVerificationStatus =
  | 'EXPIRED'
  | 'PENDING'
  | 'VERIFIED';

/** name is the code of a filter group */
export type FilterChoice = {
  codes: Array<string>;
  name: string;
};

export type FinishGoogleLoginInput = {
  code: string;
  /** who answered, where the provider says so in the address (RFC 9207) */
  iss?: string | null | undefined;
  state: string;
};

export type Gender =
  | 'FEMALE'
  | 'MALE';

export type GetPageByUrlInput = {
  /** h5 or pc; H5 and PC are accepted as well */
  deviceType: string;
  pageUrl: string;
  preview?: boolean | null | undefined;
};

export type GuestLoginInput = {
  email: string;
  mobile: string;
};

export type LoginInput = {
  /** email address or mobile number */
  account: string;
  /** base64 of the UTF-8 text, as all passwords here */
  password: string;
};

export type MobileInput = {
  mobile: string;
};

export type OrderCommonInput = {
  cardToken?: string | null | undefined;
  orderCode: string;
  /** added, for payOrder: another channel, or a new card token */
  paymentChannelCode?: string | null | undefined;
};

export type OrderLineInput = {
  count: number;
  orderItemCode: string;
  reasonCode?: string | null | undefined;
  reasonDesc?: string | null | undefined;
  skuCode?: string | null | undefined;
};

export type OrderListInput = {
  deliveryType?: string | null | undefined;
  orderStatus?: Array<number> | null | undefined;
  pageNum?: number | null | undefined;
  pageSize?: number | null | undefined;
};

export type OtpChannel =
  | 'SMS'
  | 'WHATSAPP';

export type PaymentChannelListInput = {
  /** added: 11 hides cash in the store, 21 hides cash on delivery; both are offered without it */
  distributionType?: string | null | undefined;
  /** default GRAB */
  logisticsCompanyCode?: string | null | undefined;
  orderAmount: number;
  /** 0 if the cart mixes pre-order and normal items, else 1 */
  supportCod: number;
};

export type PlaceInput = {
  code: string;
  name?: string | null | undefined;
};

export type ProductInitInput = {
  activityCode?: string | null | undefined;
  activityType?: string | null | undefined;
  productCode: string;
  skuCode?: string | null | undefined;
};

export type RequestPasswordResetInput = {
  email: string;
};

export type ResetPasswordInput = {
  password: string;
  rePassword: string;
  token: string;
};

export type SendOtpInput = {
  channel: OtpChannel;
  mobile: string;
};

export type SignUpInput = {
  /** yyyyMMdd; dd/MM/yyyy in registerMapclub */
  birthDate: string;
  email: string;
  firstName: string;
  gender: Gender;
  /** the inactive member's id */
  id?: string | number | null | undefined;
  joinLoyaltyProgram?: boolean | null | undefined;
  lastName: string;
  memberCode?: string | null | undefined;
  mobile?: string | null | undefined;
  newsletterSubscription?: boolean | null | undefined;
  /** base64 of the UTF-8 text */
  password: string;
  rePassword: string;
  /** upper case; registerMapclub only */
  referralCode?: string | null | undefined;
  /** the registration tokens that the key carries: of the mobile's code, and of a third party's sign-in */
  token?: string | null | undefined;
  tokenOtpPhoneNo?: string | null | undefined;
  tokenSS?: string | null | undefined;
};

export type StartGoogleLoginInput = {
  redirectUrl?: string | null | undefined;
};

/** Each flag is the text '0' (subscribed) or '1' (not subscribed). */
export type SyncUserInfoInput = {
  emailSubscribe?: string | null | undefined;
  newsSubscribe?: string | null | undefined;
  userCode: string;
  whatsappSubscribe?: string | null | undefined;
};

export type ThirdChannel =
  | 'facebook'
  | 'google';

export type ThirdPartyLoginInput = {
  birthDate?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  gender?: string | null | undefined;
  lastName?: string | null | undefined;
  /** 'login' */
  pageType: string;
  thirdChannel: ThirdChannel;
  thirdId: string;
  /** the provider's own token, which the shop verifies: Google's ID token, Facebook's access token */
  thirdToken: string;
};

export type TokenCheckAvailabilityEmailInput = {
  tokenCheckAvailabilityEmail: string;
};

export type TokenVerifyOtpPhoneNoInput = {
  tokenVerifyOtpPhoneNo: string;
};

export type TrackOrderInput = {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  orderCode: string;
};

export type TradeOrderInput = {
  address?: AddressInput | null | undefined;
  addressId?: string | number | null | undefined;
  /** added: the total that the shopper was shown; another total is refused with CHECKOUT_CHANGED */
  agreedTotal?: number | null | undefined;
  /** added: the provider's token of the card, made in the browser; card numbers never reach the shop */
  cardToken?: string | null | undefined;
  checkoutId: string | number;
  dataConsent: boolean;
  distributionType?: string | null | undefined;
  logisticsCompanyCode?: string | null | undefined;
  paymentChannelCode?: string | null | undefined;
  remark?: string | null | undefined;
  shippingMethodCode?: string | null | undefined;
  storeCode?: string | null | undefined;
  termsAccepted: boolean;
};

/** One field at a time; whatsApp for the WhatsApp edit. */
export type UpdateMemberProfileInput = {
  birthDate?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  gender?: Gender | null | undefined;
  lastName?: string | null | undefined;
  mobile?: string | null | undefined;
  /** with mobile: the token of its code */
  tokenOtpPhoneNo?: string | null | undefined;
  whatsApp?: string | null | undefined;
};

export type VerifyOtpEmailInput = {
  email: string;
  tokenCheckAvailabilityEmail: string;
  verificationCode: string;
};

export type VerifyOtpMemberInput = {
  mobile: string;
  verificationCode: string;
};

export type StorefrontSuggestionsQueryVariables = Exact<{
  keyword: string;
}>;


export type StorefrontSuggestionsQuery = { searchSuggestions: { keywords: Array<string>, products: Array<{ productCode: string, productName: string, brandName: string | null, mediaLink: string | null, salePrice: number | null }>, categories: Array<{ categoryCode: string, name: string, count: number }>, brands: Array<{ brandCode: string, brandName: string }> } };

export type StorefrontHomeInitQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontHomeInitQuery = { homeInit: { headerList: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }> | null }>, footerList: Array<{ code: string | null, name: string | null, url: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }>, siteInfo: { siteCode: string | null, siteName: string | null, currency: string | null, extra: unknown } | null } };

export type AccountUserDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountUserDetailQuery = { getUserInfoDetail: { userCode: string | null, firstName: string | null, lastName: string | null, email: string | null, mobile: string | null, whatsApp: string | null, gender: Gender | null, birthDate: string | null, mapclubBind: boolean | null, passwordSet: boolean | null, thirdIds: Array<{ thirdChannel: string | null, thirdId: string | null }> | null } | null };

export type AccountUpdateProfileMutationVariables = Exact<{
  input: UpdateMemberProfileInput;
}>;


export type AccountUpdateProfileMutation = { updateMemberProfile: { success: boolean, mobile: string | null, code: string | null, message: string | null } };

export type AccountUpdateProfileCustomMutationVariables = Exact<{
  input: UpdateMemberProfileInput;
}>;


export type AccountUpdateProfileCustomMutation = { updateMemberProfileCustom: { success: boolean, mobile: string | null, code: string | null, message: string | null } };

export type AccountConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type AccountConfirmIdentityMutation = { confirmIdentity: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type AccountChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type AccountChangePasswordMutation = { changePassword: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type AccountPasswordLinkMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type AccountPasswordLinkMutation = { requestPasswordReset: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type AccountPreferencesQueryVariables = Exact<{
  userCode: string;
}>;


export type AccountPreferencesQuery = { querySSUserInfo: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ userCode: string | null, emailSubscribe: string | null, whatsappSubscribe: string | null, newsSubscribe: string | null }> | null } };

export type AccountKeepPreferencesMutationVariables = Exact<{
  input: SyncUserInfoInput;
}>;


export type AccountKeepPreferencesMutation = { synSSUserInfo: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type AccountSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSessionsQuery = { sessionList: Array<{ sessionId: string, device: string, since: string, lastSeen: string, current: boolean }> };

export type AccountEndSessionMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type AccountEndSessionMutation = { endSession: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type AccountEndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type AccountEndOtherSessionsMutation = { endOtherSessions: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type CartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPageQuery = { cartInit: { count: number, totalAmount: number | null, notices: Array<{ cartItemId: string, code: string, from: number | null, to: number | null }>, itemList: Array<{ cartItemId: string | null, productCode: string | null, productName: string | null, skuCode: string | null, orgCode: string | null, image: string | null, deliveryDate: string | null, quantity: number | null, max: number | null, stock: number | null, limits: number | null, outStock: boolean | null, disabled: boolean | null, currPrice: number | null, price: number | null, selected: boolean | null, attributeList: Array<{ attributeCode: string | null, attributeName: string | null, attributeValueNames: string | null }> | null }> } };

export type CartUpdateItemMutationVariables = Exact<{
  input: CartItemInput;
}>;


export type CartUpdateItemMutation = { updateCartItem: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ count: number }> | null } };

export type CartRemoveItemMutationVariables = Exact<{
  cartItemId: string | number;
}>;


export type CartRemoveItemMutation = { removeCartItem: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ count: number }> | null } };

export type CartPutBackMutationVariables = Exact<{
  input: AddCartInput;
}>;


export type CartPutBackMutation = { addCart: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ count: number }> | null } };

export type CartCreateCheckoutMutationVariables = Exact<{
  cartItemIds: Array<string | number> | string | number;
}>;


export type CartCreateCheckoutMutation = { createCheckout: { id: string } };

export type CartStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type CartStoresQuery = { storeList: { totalCount: number, dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, openingHours: string | null }> } };

export type StorefrontCheckoutQueryVariables = Exact<{
  id: string | number;
}>;


export type StorefrontCheckoutQuery = { checkoutInit: { id: string, distributionType: string, supportCod: number, itemList: Array<{ cartItemId: string | null, productCode: string | null, productName: string | null, skuCode: string | null, image: string | null, quantity: number | null, currPrice: number | null, price: number | null, stock: number | null, outStock: boolean | null, disabled: boolean | null, deliveryDate: string | null, attributeList: Array<{ attributeName: string | null, attributeValueNames: string | null }> | null }>, storeList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, openingHours: string | null, phone: string | null }> | null, priceInfo: { productAmount: number | null, promotionDiscount: number | null, couponDiscount: number | null, mapclubPoint: number | null, freight: number | null, freightDiscount: number | null, totalAmount: number | null } } | null };

export type StorefrontPlacesQueryVariables = Exact<{
  parentCode?: string | null | undefined;
}>;


export type StorefrontPlacesQuery = { placeList: Array<{ code: string, name: string }> };

export type StorefrontDeliveryQuotesQueryVariables = Exact<{
  checkoutId: string | number;
  state: PlaceInput;
  city: PlaceInput;
  district: PlaceInput;
  zipCode: PlaceInput;
}>;


export type StorefrontDeliveryQuotesQuery = { deliveryQuotes: Array<{ code: string | null, name: string | null, logisticsCompanyCode: string | null, freight: number | null, description: string | null, earliestDate: string | null, latestDate: string | null, cashOnDelivery: boolean | null }> };

export type StorefrontPlaceOrderMutationVariables = Exact<{
  order: TradeOrderInput;
}>;


export type StorefrontPlaceOrderMutation = { tradeCreateOrderCustom: { success: boolean, form: string | null, channelOrderNo: string | null, orderCode: string | null, payReturnDesc: string | null, errorCode: string | null, errorMessage: string | null } };

export type StorefrontLandingPageQueryVariables = Exact<{
  input: GetPageByUrlInput;
}>;


export type StorefrontLandingPageQuery = { getPageByUrl: { pageUrl: string | null, pageContent: string | null } | null };

export type StorefrontRailQueryVariables = Exact<{
  input: CatalogProductSearchInput;
}>;


export type StorefrontRailQuery = { catalogProductSearchInit: { dataList: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, brand: { brandName: string | null } | null, productActivities: Array<{ ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null }> | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }> } };

export type StorefrontListingQueryVariables = Exact<{
  input: CatalogProductSearchInput;
  whole: boolean;
}>;


export type StorefrontListingQuery = { catalogProductSearchInit: { dataList: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, brand: { brandName: string | null } | null, productActivities: Array<{ ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null }> | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }>, pageInfo: { totalCount: number, hasNextPage: boolean }, filterList?: Array<{ code: string | null, name: string | null, type: string | null, items: Array<{ code: string | null, name: string | null, parentCode: string | null, count: number | null, selected: boolean | null }> | null }> | null, sortList?: Array<{ code: string, selected: boolean }> | null, scope?: { type: string, code: string | null, name: string | null, categoryPath: string | null } | null, help?: { correctedKeyword: string | null, droppedWords: Array<string> | null, categories: Array<{ categoryCode: string, name: string, count: number }> | null, popular: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, brand: { brandName: string | null } | null, productActivities: Array<{ ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null }> | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }> | null } | null } };

export type CardFragment = { productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, brand: { brandName: string | null } | null, productActivities: Array<{ ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null }> | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null };

export type StorefrontOrdersQueryVariables = Exact<{
  input: OrderListInput;
  isMember: boolean;
}>;


export type StorefrontOrdersQuery = { orderList?: { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, distributionType: string | null, scheduleCancelTime: string | null, expectTime: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReceiveOut: { storeName: string | null } | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null }> | null }> }, guestOrderList?: { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, distributionType: string | null, scheduleCancelTime: string | null, expectTime: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReceiveOut: { storeName: string | null } | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null }> | null }> } };

export type ListedOrdersFragment = { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, distributionType: string | null, scheduleCancelTime: string | null, expectTime: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReceiveOut: { storeName: string | null } | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null }> | null }> };

export type StorefrontOrderDetailQueryVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontOrderDetailQuery = { getCustomOrderDetail: { orderCode: string | null, amount: number | null, productAmount: number | null, discount: number | null, coupon: number | null, freight: number | null, usedPoint: number | null, usedPointAmount: number | null, orderStatus: number | null, orderStatusStr: string | null, orderDate: string | null, payStatus: string | null, payMent: string | null, payMentType: string | null, scheduleCancelTime: string | null, expectTime: string | null, distributionType: string | null, cancelCode: string | null, cancelRemark: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, history: Array<{ orderStatus: number, orderStatusStr: string, createTime: string, remark: string | null }> | null, orderStatusChangeOut: { payTime: string | null, cancleTime: string | null } | null, payInfos: Array<{ payMent: string | null, price: number | null, isSucceed: boolean | null }> | null, store: { storeName: string | null, address1: string | null, latitude: number | null, longitude: number | null } | null, orderReceiveOut: { receiver: string | null, mobile: string | null, mail: string | null, address: string | null, districtName: string | null, cityName: string | null, provinceName: string | null, zipCode: string | null, logisticsName: string | null, storeName: string | null, storeConfirmCode: string | null } | null, orderReturnOuts: Array<{ returnCode: string | null, status: string | null }> | null, expressList: Array<{ companyName: string | null, expressCode: string | null, expressStatus: string | null, deliveryFailReason: string | null, sendTime: string | null, sendSuccessTime: string | null, items: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null }> | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, skuCode: string | null, productCode: string | null, image: string | null, attribute: string | null, salePrice: number | null, productPrice: number | null, count: number | null, amount: number | null, status: string | null, productsStatusStr: string | null, afterSaleStatusStr: string | null, reasonStr: string | null, returnCode: string | null, isGift: boolean | null }> | null } | null };

export type StorefrontTrackOrderQueryVariables = Exact<{
  input: TrackOrderInput;
}>;


export type StorefrontTrackOrderQuery = { trackOrder: { orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, distributionType: string | null, expectTime: string | null, scheduleCancelTime: string | null, productAmount: number | null, discount: number | null, freightDiscount: number | null, coupon: number | null, freightTotal: number | null, total: number | null, history: Array<{ orderStatus: number, orderStatusStr: string, createTime: string, remark: string | null }> | null, parcels: Array<{ companyName: string | null, expressCode: string | null, expressStatus: string | null, deliveryFailReason: string | null, sendTime: string | null, sendSuccessTime: string | null, items: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null }> | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, skuCode: string | null, productCode: string | null, image: string | null, attribute: string | null, salePrice: number | null, productPrice: number | null, count: number | null, amount: number | null, status: string | null, productsStatusStr: string | null, afterSaleStatusStr: string | null, reasonStr: string | null, returnCode: string | null, isGift: boolean | null }> | null } | null };

export type StorefrontCancelReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontCancelReasonsQuery = { cancelReasons: Array<{ code: string, name: string }> };

export type StorefrontPayOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontPayOrderMutation = { payOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ form: string | null, payReturnDesc: string | null }> | null } };

export type StorefrontCancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type StorefrontCancelOrderMutation = { cancelOrder: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type StorefrontUndoCancelOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontUndoCancelOrderMutation = { undoCancelOrder: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type StorefrontReceiveOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontReceiveOrderMutation = { receiveOrder: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type StorefrontPickupOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontPickupOrderMutation = { pickupOrder: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type StorefrontBuyAgainMutationVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontBuyAgainMutation = { buyAgain: { data: { code: string, count: number | null } } };

export type StorefrontCardTokenSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontCardTokenSettingsQuery = { cardTokenSettings: { tokenAddress: string, clientKey: string } };

export type StorefrontPaymentChannelsQueryVariables = Exact<{
  input: PaymentChannelListInput;
}>;


export type StorefrontPaymentChannelsQuery = { ssQueryPaymentChannelList: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null, children: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null, children: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null, children: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null }> | null }> | null }> | null }> };

export type ChannelPartsFragment = { code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null };

export type StorefrontPaymentInstructionQueryVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontPaymentInstructionQuery = { paymentInstruction: { orderCode: string, kind: string, status: string, channelCode: string, channelName: string, amount: number, bank: string | null, vaNumber: string | null, billerCode: string | null, billKey: string | null, paymentCode: string | null, qrImage: string | null, redirectAddress: string | null, deadline: string | null } | null };

export type StorefrontPayAgainMutationVariables = Exact<{
  input: OrderCommonInput;
}>;


export type StorefrontPayAgainMutation = { payOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ success: boolean, form: string | null, orderCode: string | null, payReturnDesc: string | null, errorCode: string | null, errorMessage: string | null }> | null } };

export type StorefrontPayStatusQueryVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontPayStatusQuery = { getCustomOrderDetail: { orderCode: string | null, amount: number | null, payStatus: string | null, orderStatus: number | null } | null, paymentInstruction: { status: string } | null };

export type StorefrontProductQueryVariables = Exact<{
  input: ProductInitInput;
}>;


export type StorefrontProductQuery = { productInit: { productCode: string | null, productName: string | null, saleAttributesList: Array<{ attrCode: string | null, attrValue: Array<{ valueCode: string | null, valueName: string | null, valueColour: string | null, valueImage: string | null }> | null }> | null, skuList: Array<{ skuCode: string | null, skuNo: string | null, orgCode: string | null, salePrice: number | null, productPrice: number | null, stock: number | null, deliveryDate: string | null, attributeValues: Array<{ code: string | null, value: string | null }> | null, mediaLinkListWithType: Array<{ url: string | null, type: string | null }> | null, productActivities: Array<{ ribbonText: string | null }> | null }> | null, originalDataInfo: { brand: { brandCode: string | null, brandName: string | null } | null, categories: Array<{ categoryPath: string | null, categoryCode: string | null }> | null, attributes: { certificateNo: string | null, description: string | null } | null } | null } | null };

export type StorefrontCartQuantitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontCartQuantitiesQuery = { cartInit: { itemList: Array<{ skuCode: string | null, quantity: number | null }> } };

export type StorefrontAddCartMutationVariables = Exact<{
  input: AddCartInput;
}>;


export type StorefrontAddCartMutation = { addCart: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ count: number }> | null } };

export type StorefrontPickUpStoresQueryVariables = Exact<{
  skuCode: string;
}>;


export type StorefrontPickUpStoresQuery = { storeList: { dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, openingHours: string | null }> } };

export type StorefrontCheckNumberQueryVariables = Exact<{
  input: MobileInput;
}>;


export type StorefrontCheckNumberQuery = { checkMobilePhoneAlreadyExist: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null } };

export type StorefrontMemberRecordQueryVariables = Exact<{
  input: TokenVerifyOtpPhoneNoInput;
}>;


export type StorefrontMemberRecordQuery = { validateTokenDetailRegistration: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ id: string | null, email: string | null, emailVerified: boolean | null, firstName: string | null, lastName: string | null, birthDateLabel: string | null, gender: Gender | null }> | null } };

export type StorefrontSignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type StorefrontSignUpMutation = { speedShopRegisterSSWithVerificationNew: { success: boolean, code: string | null, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ memberCode: string | null, token: string | null }> | null } };

export type StorefrontSynchroniseMutationVariables = Exact<{
  input: SyncUserInfoInput;
}>;


export type StorefrontSynchroniseMutation = { synSSUserInfo: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null } };

export type StorefrontConfirmEmailLinkMutationVariables = Exact<{
  input: ConfirmEmailLinkInput;
}>;


export type StorefrontConfirmEmailLinkMutation = { confirmEmailLink: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null } };

export type StorefrontGuestLoginMutationVariables = Exact<{
  input: GuestLoginInput;
}>;


export type StorefrontGuestLoginMutation = { guestLogin: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ userAuthToken: string | null, visitorUniqueKey: string | null, account: string | null, firstName: string | null, lastName: string | null, email: string | null, whatsApp: string | null, mobile: string | null, userCode: string | null, isVisitor: boolean | null, isGuest: boolean | null, isMapClubUser: boolean | null, mapclubBind: boolean | null }> | null } };

export type StorefrontLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type StorefrontLoginMutation = { login: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ userAuthToken: string | null, visitorUniqueKey: string | null, account: string | null, firstName: string | null, lastName: string | null, email: string | null, whatsApp: string | null, mobile: string | null, userCode: string | null, isVisitor: boolean | null, isGuest: boolean | null, isMapClubUser: boolean | null, mapclubBind: boolean | null }> | null } };

export type StorefrontRequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type StorefrontRequestPasswordResetMutation = { requestPasswordReset: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type StorefrontResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type StorefrontResetPasswordMutation = { resetPassword: { success: boolean, errorCode: string | null, errorMessage: string | null } };

export type StorefrontSocialSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontSocialSettingsQuery = { socialSettings: { googleClientId: string, facebookAppId: string, facebookSdkUrl: string, facebookVersion: string } };

export type StorefrontStartGoogleLoginMutationVariables = Exact<{
  input: StartGoogleLoginInput;
}>;


export type StorefrontStartGoogleLoginMutation = { startGoogleLogin: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ address: string }> | null } };

export type StorefrontFinishGoogleLoginMutationVariables = Exact<{
  input: FinishGoogleLoginInput;
}>;


export type StorefrontFinishGoogleLoginMutation = { finishGoogleLogin: { success: boolean, errorCode: string | null, errorMessage: string | null, data: Array<{ thirdToken: string, thirdId: string, email: string | null, firstName: string | null, lastName: string | null, redirectUrl: string | null }> | null } };

export type StorefrontLoginByThirdPartyQueryVariables = Exact<{
  input: ThirdPartyLoginInput;
}>;


export type StorefrontLoginByThirdPartyQuery = { loginByThirdPartyMc: { success: boolean | null, code: string | null, message: string | null, thirdExist: boolean | null, userCode: string | null, mobile: string | null, thirdId: string | null, firstName: string | null, lastName: string | null, email: string | null, userAuthToken: string | null } | null };

export type StorefrontStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontStoresQuery = { storeList: { totalCount: number, dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, phone: string | null, openingHours: string | null, latitude: number | null, longitude: number | null }> } };

export type StorefrontSendCodeQueryVariables = Exact<{
  input: SendOtpInput;
}>;


export type StorefrontSendCodeQuery = { sendOtpToMember: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ timeRemaining: number }> | null } };

export type StorefrontVerifyCodeQueryVariables = Exact<{
  input: VerifyOtpMemberInput;
}>;


export type StorefrontVerifyCodeQuery = { verifyOtpMember: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ token: string }> | null } };

export type StorefrontEmailAvailabilityQueryVariables = Exact<{
  input: EmailInput;
}>;


export type StorefrontEmailAvailabilityQuery = { checkAvailabilityEmail: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ token: string }> | null } };

export type StorefrontSendEmailCodeQueryVariables = Exact<{
  input: TokenCheckAvailabilityEmailInput;
}>;


export type StorefrontSendEmailCodeQuery = { memberEmailVerification: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ status: EmailVerificationStatus | null, timeRemaining: number | null, email: string | null }> | null } };

export type StorefrontVerifyEmailCodeQueryVariables = Exact<{
  input: VerifyOtpEmailInput;
}>;


export type StorefrontVerifyEmailCodeQuery = { verifyOtpEmail: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ verified: boolean }> | null } };

export type StorefrontResendEmailLinkQueryVariables = Exact<{
  input: TokenVerifyOtpPhoneNoInput;
}>;


export type StorefrontResendEmailLinkQuery = { resendLinkEmailVerification: { success: boolean, errorCode: string | null, errorMessage: string | null, message: string | null, data: Array<{ status: EmailVerificationStatus | null, timeRemaining: number | null, email: string | null }> | null } };

export type StorefrontAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontAccountQuery = { userInfo: { account: string | null, firstName: string | null, lastName: string | null, email: string | null, whatsApp: string | null, mobile: string | null, userCode: string | null, memberCode: string | null, isVisitor: boolean | null, isGuest: boolean | null, isMapClubUser: boolean | null, mapclubBind: boolean | null } | null };

export type StorefrontContentTextQueryVariables = Exact<{
  pageUrl: string;
  deviceType: string;
}>;


export type StorefrontContentTextQuery = { getPageByUrl: { pageContent: string | null } | null };

export type StorefrontMiniCartQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontMiniCartQuery = { miniCartNumber: { count: number } };

export type StorefrontMergeCartQueryVariables = Exact<{
  guestId: string;
}>;


export type StorefrontMergeCartQuery = { cartInit: { notices: Array<{ cartItemId: string, code: string, from: number | null, to: number | null }>, itemList: Array<{ cartItemId: string | null, productName: string | null }> } };

export type StorefrontGuestInitMutationVariables = Exact<{ [key: string]: never; }>;


export type StorefrontGuestInitMutation = { guestInit: { success: boolean, errorMessage: string | null, data: Array<{ token: string, visitorUniqueKey: string, guestId: string | null }> | null } };

export type StorefrontLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type StorefrontLogoutMutation = { logout: { success: boolean } };

export type StorefrontSitemapQueryVariables = Exact<{
  after?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type StorefrontSitemapQuery = { sitemapProducts: Array<{ productCode: string, productName: string, updatedAt: string }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CardFragmentDoc = new TypedDocumentString(`
    fragment Card on ListingProduct {
  productCode
  productName
  mediaLink
  mobileMediaLink
  productPrice
  salePrice
  brand {
    brandName
  }
  productActivities {
    ribbonImage
    ribbonText
    ribbonPosition
  }
  skuList {
    channelSale {
      qty
      soldQty
    }
    attributeValues {
      code
      value
    }
  }
  saleAttributes {
    attrCode
    values {
      valueName
      valueColour
    }
  }
}
    `, {"fragmentName":"Card"}) as unknown as TypedDocumentString<CardFragment, unknown>;
export const ListedOrdersFragmentDoc = new TypedDocumentString(`
    fragment ListedOrders on OrderPage {
  pageInfo {
    totalCount
    hasNextPage
  }
  dataList {
    orderCode
    orderDate
    orderStatus
    orderStatusStr
    amount
    distributionType
    scheduleCancelTime
    expectTime
    operationList {
      type
      value
    }
    orderReceiveOut {
      storeName
    }
    productList {
      orderItemCode
      skuName
      image
      count
    }
  }
}
    `, {"fragmentName":"ListedOrders"}) as unknown as TypedDocumentString<ListedOrdersFragment, unknown>;
export const ChannelPartsFragmentDoc = new TypedDocumentString(`
    fragment ChannelParts on PaymentChannel {
  code
  name
  imageUrl
  paymentMethod
  installment
  minInstallmentAmount
  maxInstallmentAmount
}
    `, {"fragmentName":"ChannelParts"}) as unknown as TypedDocumentString<ChannelPartsFragment, unknown>;
export const StorefrontSuggestionsDocument = new TypedDocumentString(`
    query StorefrontSuggestions($keyword: String!) {
  searchSuggestions(keyword: $keyword, limit: 4) {
    keywords
    products {
      productCode
      productName
      brandName
      mediaLink
      salePrice
    }
    categories {
      categoryCode
      name
      count
    }
    brands {
      brandCode
      brandName
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontSuggestionsQuery, StorefrontSuggestionsQueryVariables>;
export const StorefrontHomeInitDocument = new TypedDocumentString(`
    query StorefrontHomeInit {
  homeInit {
    headerList {
      code
      name
      url
      image
      children {
        code
        name
        url
        image
        children {
          code
          name
          url
        }
      }
    }
    footerList {
      code
      name
      url
      children {
        code
        name
        url
      }
    }
    siteInfo {
      siteCode
      siteName
      currency
      extra
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontHomeInitQuery, StorefrontHomeInitQueryVariables>;
export const AccountUserDetailDocument = new TypedDocumentString(`
    query AccountUserDetail {
  getUserInfoDetail {
    userCode
    firstName
    lastName
    email
    mobile
    whatsApp
    gender
    birthDate
    mapclubBind
    passwordSet
    thirdIds {
      thirdChannel
      thirdId
    }
  }
}
    `) as unknown as TypedDocumentString<AccountUserDetailQuery, AccountUserDetailQueryVariables>;
export const AccountUpdateProfileDocument = new TypedDocumentString(`
    mutation AccountUpdateProfile($input: UpdateMemberProfileInput!) {
  updateMemberProfile(input: $input) {
    success
    mobile
    code
    message
  }
}
    `) as unknown as TypedDocumentString<AccountUpdateProfileMutation, AccountUpdateProfileMutationVariables>;
export const AccountUpdateProfileCustomDocument = new TypedDocumentString(`
    mutation AccountUpdateProfileCustom($input: UpdateMemberProfileInput!) {
  updateMemberProfileCustom(input: $input) {
    success
    mobile
    code
    message
  }
}
    `) as unknown as TypedDocumentString<AccountUpdateProfileCustomMutation, AccountUpdateProfileCustomMutationVariables>;
export const AccountConfirmIdentityDocument = new TypedDocumentString(`
    mutation AccountConfirmIdentity($input: ConfirmIdentityInput!) {
  confirmIdentity(input: $input) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<AccountConfirmIdentityMutation, AccountConfirmIdentityMutationVariables>;
export const AccountChangePasswordDocument = new TypedDocumentString(`
    mutation AccountChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<AccountChangePasswordMutation, AccountChangePasswordMutationVariables>;
export const AccountPasswordLinkDocument = new TypedDocumentString(`
    mutation AccountPasswordLink($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<AccountPasswordLinkMutation, AccountPasswordLinkMutationVariables>;
export const AccountPreferencesDocument = new TypedDocumentString(`
    query AccountPreferences($userCode: String!) {
  querySSUserInfo(userCode: $userCode) {
    success
    errorCode
    errorMessage
    data {
      userCode
      emailSubscribe
      whatsappSubscribe
      newsSubscribe
    }
  }
}
    `) as unknown as TypedDocumentString<AccountPreferencesQuery, AccountPreferencesQueryVariables>;
export const AccountKeepPreferencesDocument = new TypedDocumentString(`
    mutation AccountKeepPreferences($input: SyncUserInfoInput!) {
  synSSUserInfo(input: $input) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<AccountKeepPreferencesMutation, AccountKeepPreferencesMutationVariables>;
export const AccountSessionsDocument = new TypedDocumentString(`
    query AccountSessions {
  sessionList {
    sessionId
    device
    since
    lastSeen
    current
  }
}
    `) as unknown as TypedDocumentString<AccountSessionsQuery, AccountSessionsQueryVariables>;
export const AccountEndSessionDocument = new TypedDocumentString(`
    mutation AccountEndSession($sessionId: ID!) {
  endSession(sessionId: $sessionId) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<AccountEndSessionMutation, AccountEndSessionMutationVariables>;
export const AccountEndOtherSessionsDocument = new TypedDocumentString(`
    mutation AccountEndOtherSessions {
  endOtherSessions {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<AccountEndOtherSessionsMutation, AccountEndOtherSessionsMutationVariables>;
export const CartPageDocument = new TypedDocumentString(`
    query CartPage {
  cartInit(distributionType: 11) {
    count
    totalAmount
    notices {
      cartItemId
      code
      from
      to
    }
    itemList {
      cartItemId
      productCode
      productName
      skuCode
      orgCode
      image
      deliveryDate
      attributeList {
        attributeCode
        attributeName
        attributeValueNames
      }
      quantity
      max
      stock
      limits
      outStock
      disabled
      currPrice
      price
      selected
    }
  }
}
    `) as unknown as TypedDocumentString<CartPageQuery, CartPageQueryVariables>;
export const CartUpdateItemDocument = new TypedDocumentString(`
    mutation CartUpdateItem($input: CartItemInput!) {
  updateCartItem(input: $input) {
    success
    errorCode
    errorMessage
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<CartUpdateItemMutation, CartUpdateItemMutationVariables>;
export const CartRemoveItemDocument = new TypedDocumentString(`
    mutation CartRemoveItem($cartItemId: ID!) {
  removeCartItem(cartItemId: $cartItemId) {
    success
    errorCode
    errorMessage
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<CartRemoveItemMutation, CartRemoveItemMutationVariables>;
export const CartPutBackDocument = new TypedDocumentString(`
    mutation CartPutBack($input: AddCartInput!) {
  addCart(input: $input) {
    success
    errorCode
    errorMessage
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<CartPutBackMutation, CartPutBackMutationVariables>;
export const CartCreateCheckoutDocument = new TypedDocumentString(`
    mutation CartCreateCheckout($cartItemIds: [ID!]!) {
  createCheckout(cartItemIds: $cartItemIds) {
    id
  }
}
    `) as unknown as TypedDocumentString<CartCreateCheckoutMutation, CartCreateCheckoutMutationVariables>;
export const CartStoresDocument = new TypedDocumentString(`
    query CartStores {
  storeList {
    totalCount
    dataList {
      storeCode
      storeName
      address1
      city
      openingHours
    }
  }
}
    `) as unknown as TypedDocumentString<CartStoresQuery, CartStoresQueryVariables>;
export const StorefrontCheckoutDocument = new TypedDocumentString(`
    query StorefrontCheckout($id: ID!) {
  checkoutInit(id: $id) {
    id
    distributionType
    supportCod
    itemList {
      cartItemId
      productCode
      productName
      skuCode
      image
      quantity
      currPrice
      price
      stock
      outStock
      disabled
      deliveryDate
      attributeList {
        attributeName
        attributeValueNames
      }
    }
    storeList {
      storeCode
      storeName
      address1
      city
      openingHours
      phone
    }
    priceInfo {
      productAmount
      promotionDiscount
      couponDiscount
      mapclubPoint
      freight
      freightDiscount
      totalAmount
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontCheckoutQuery, StorefrontCheckoutQueryVariables>;
export const StorefrontPlacesDocument = new TypedDocumentString(`
    query StorefrontPlaces($parentCode: String) {
  placeList(parentCode: $parentCode) {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<StorefrontPlacesQuery, StorefrontPlacesQueryVariables>;
export const StorefrontDeliveryQuotesDocument = new TypedDocumentString(`
    query StorefrontDeliveryQuotes($checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!) {
  deliveryQuotes(
    checkoutId: $checkoutId
    state: $state
    city: $city
    district: $district
    zipCode: $zipCode
  ) {
    code
    name
    logisticsCompanyCode
    freight
    description
    earliestDate
    latestDate
    cashOnDelivery
  }
}
    `) as unknown as TypedDocumentString<StorefrontDeliveryQuotesQuery, StorefrontDeliveryQuotesQueryVariables>;
export const StorefrontPlaceOrderDocument = new TypedDocumentString(`
    mutation StorefrontPlaceOrder($order: TradeOrderInput!) {
  tradeCreateOrderCustom(order: $order) {
    success
    form
    channelOrderNo
    orderCode
    payReturnDesc
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<StorefrontPlaceOrderMutation, StorefrontPlaceOrderMutationVariables>;
export const StorefrontLandingPageDocument = new TypedDocumentString(`
    query StorefrontLandingPage($input: GetPageByUrlInput!) {
  getPageByUrl(getPageByUrlInput: $input) {
    pageUrl
    pageContent
  }
}
    `) as unknown as TypedDocumentString<StorefrontLandingPageQuery, StorefrontLandingPageQueryVariables>;
export const StorefrontRailDocument = new TypedDocumentString(`
    query StorefrontRail($input: CatalogProductSearchInput!) {
  catalogProductSearchInit(input: $input) {
    dataList {
      productCode
      productName
      mediaLink
      mobileMediaLink
      productPrice
      salePrice
      brand {
        brandName
      }
      productActivities {
        ribbonImage
        ribbonText
        ribbonPosition
      }
      skuList {
        channelSale {
          qty
          soldQty
        }
      }
      saleAttributes {
        attrCode
        values {
          valueName
          valueColour
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontRailQuery, StorefrontRailQueryVariables>;
export const StorefrontListingDocument = new TypedDocumentString(`
    query StorefrontListing($input: CatalogProductSearchInput!, $whole: Boolean!) {
  catalogProductSearchInit(input: $input) {
    dataList {
      ...Card
    }
    pageInfo {
      totalCount
      hasNextPage
    }
    filterList @include(if: $whole) {
      code
      name
      type
      items {
        code
        name
        parentCode
        count
        selected
      }
    }
    sortList @include(if: $whole) {
      code
      selected
    }
    scope @include(if: $whole) {
      type
      code
      name
      categoryPath
    }
    help @include(if: $whole) {
      correctedKeyword
      droppedWords
      categories {
        categoryCode
        name
        count
      }
      popular {
        ...Card
      }
    }
  }
}
    fragment Card on ListingProduct {
  productCode
  productName
  mediaLink
  mobileMediaLink
  productPrice
  salePrice
  brand {
    brandName
  }
  productActivities {
    ribbonImage
    ribbonText
    ribbonPosition
  }
  skuList {
    channelSale {
      qty
      soldQty
    }
    attributeValues {
      code
      value
    }
  }
  saleAttributes {
    attrCode
    values {
      valueName
      valueColour
    }
  }
}`) as unknown as TypedDocumentString<StorefrontListingQuery, StorefrontListingQueryVariables>;
export const StorefrontOrdersDocument = new TypedDocumentString(`
    query StorefrontOrders($input: OrderListInput!, $isMember: Boolean!) {
  orderList(input: $input) @include(if: $isMember) {
    ...ListedOrders
  }
  guestOrderList(input: $input) @skip(if: $isMember) {
    ...ListedOrders
  }
}
    fragment ListedOrders on OrderPage {
  pageInfo {
    totalCount
    hasNextPage
  }
  dataList {
    orderCode
    orderDate
    orderStatus
    orderStatusStr
    amount
    distributionType
    scheduleCancelTime
    expectTime
    operationList {
      type
      value
    }
    orderReceiveOut {
      storeName
    }
    productList {
      orderItemCode
      skuName
      image
      count
    }
  }
}`) as unknown as TypedDocumentString<StorefrontOrdersQuery, StorefrontOrdersQueryVariables>;
export const StorefrontOrderDetailDocument = new TypedDocumentString(`
    query StorefrontOrderDetail($orderCode: String!) {
  getCustomOrderDetail(orderCommonInput: {orderCode: $orderCode}) {
    orderCode
    amount
    productAmount
    discount
    coupon
    freight
    usedPoint
    usedPointAmount
    orderStatus
    orderStatusStr
    orderDate
    payStatus
    payMent
    payMentType
    scheduleCancelTime
    expectTime
    distributionType
    cancelCode
    cancelRemark
    operationList {
      type
      value
    }
    history {
      orderStatus
      orderStatusStr
      createTime
      remark
    }
    orderStatusChangeOut {
      payTime
      cancleTime
    }
    payInfos {
      payMent
      price
      isSucceed
    }
    store {
      storeName
      address1
      latitude
      longitude
    }
    orderReceiveOut {
      receiver
      mobile
      mail
      address
      districtName
      cityName
      provinceName
      zipCode
      logisticsName
      storeName
      storeConfirmCode
    }
    orderReturnOuts {
      returnCode
      status
    }
    expressList {
      companyName
      expressCode
      expressStatus
      deliveryFailReason
      sendTime
      sendSuccessTime
      items {
        orderItemCode
        skuName
        image
        count
      }
    }
    productList {
      orderItemCode
      skuName
      skuCode
      productCode
      image
      attribute
      salePrice
      productPrice
      count
      amount
      status
      productsStatusStr
      afterSaleStatusStr
      reasonStr
      returnCode
      isGift
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontOrderDetailQuery, StorefrontOrderDetailQueryVariables>;
export const StorefrontTrackOrderDocument = new TypedDocumentString(`
    query StorefrontTrackOrder($input: TrackOrderInput!) {
  trackOrder(input: $input) {
    orderCode
    orderDate
    orderStatus
    orderStatusStr
    distributionType
    expectTime
    scheduleCancelTime
    productAmount
    discount
    freightDiscount
    coupon
    freightTotal
    total
    history {
      orderStatus
      orderStatusStr
      createTime
      remark
    }
    parcels {
      companyName
      expressCode
      expressStatus
      deliveryFailReason
      sendTime
      sendSuccessTime
      items {
        orderItemCode
        skuName
        image
        count
      }
    }
    productList {
      orderItemCode
      skuName
      skuCode
      productCode
      image
      attribute
      salePrice
      productPrice
      count
      amount
      status
      productsStatusStr
      afterSaleStatusStr
      reasonStr
      returnCode
      isGift
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontTrackOrderQuery, StorefrontTrackOrderQueryVariables>;
export const StorefrontCancelReasonsDocument = new TypedDocumentString(`
    query StorefrontCancelReasons {
  cancelReasons {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<StorefrontCancelReasonsQuery, StorefrontCancelReasonsQueryVariables>;
export const StorefrontPayOrderDocument = new TypedDocumentString(`
    mutation StorefrontPayOrder($orderCode: String!) {
  payOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
    data {
      form
      payReturnDesc
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontPayOrderMutation, StorefrontPayOrderMutationVariables>;
export const StorefrontCancelOrderDocument = new TypedDocumentString(`
    mutation StorefrontCancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<StorefrontCancelOrderMutation, StorefrontCancelOrderMutationVariables>;
export const StorefrontUndoCancelOrderDocument = new TypedDocumentString(`
    mutation StorefrontUndoCancelOrder($orderCode: String!) {
  undoCancelOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<StorefrontUndoCancelOrderMutation, StorefrontUndoCancelOrderMutationVariables>;
export const StorefrontReceiveOrderDocument = new TypedDocumentString(`
    mutation StorefrontReceiveOrder($orderCode: String!) {
  receiveOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<StorefrontReceiveOrderMutation, StorefrontReceiveOrderMutationVariables>;
export const StorefrontPickupOrderDocument = new TypedDocumentString(`
    mutation StorefrontPickupOrder($orderCode: String!) {
  pickupOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<StorefrontPickupOrderMutation, StorefrontPickupOrderMutationVariables>;
export const StorefrontBuyAgainDocument = new TypedDocumentString(`
    mutation StorefrontBuyAgain($orderCode: String!) {
  buyAgain(orderCode: $orderCode) {
    data {
      code
      count
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontBuyAgainMutation, StorefrontBuyAgainMutationVariables>;
export const StorefrontCardTokenSettingsDocument = new TypedDocumentString(`
    query StorefrontCardTokenSettings {
  cardTokenSettings {
    tokenAddress
    clientKey
  }
}
    `) as unknown as TypedDocumentString<StorefrontCardTokenSettingsQuery, StorefrontCardTokenSettingsQueryVariables>;
export const StorefrontPaymentChannelsDocument = new TypedDocumentString(`
    query StorefrontPaymentChannels($input: PaymentChannelListInput!) {
  ssQueryPaymentChannelList(input: $input) {
    ...ChannelParts
    children {
      ...ChannelParts
      children {
        ...ChannelParts
        children {
          ...ChannelParts
        }
      }
    }
  }
}
    fragment ChannelParts on PaymentChannel {
  code
  name
  imageUrl
  paymentMethod
  installment
  minInstallmentAmount
  maxInstallmentAmount
}`) as unknown as TypedDocumentString<StorefrontPaymentChannelsQuery, StorefrontPaymentChannelsQueryVariables>;
export const StorefrontPaymentInstructionDocument = new TypedDocumentString(`
    query StorefrontPaymentInstruction($orderCode: String!) {
  paymentInstruction(orderCode: $orderCode) {
    orderCode
    kind
    status
    channelCode
    channelName
    amount
    bank
    vaNumber
    billerCode
    billKey
    paymentCode
    qrImage
    redirectAddress
    deadline
  }
}
    `) as unknown as TypedDocumentString<StorefrontPaymentInstructionQuery, StorefrontPaymentInstructionQueryVariables>;
export const StorefrontPayAgainDocument = new TypedDocumentString(`
    mutation StorefrontPayAgain($input: OrderCommonInput!) {
  payOrder(orderCommonInput: $input) {
    success
    errorCode
    errorMessage
    data {
      success
      form
      orderCode
      payReturnDesc
      errorCode
      errorMessage
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontPayAgainMutation, StorefrontPayAgainMutationVariables>;
export const StorefrontPayStatusDocument = new TypedDocumentString(`
    query StorefrontPayStatus($orderCode: String!) {
  getCustomOrderDetail(orderCommonInput: {orderCode: $orderCode}) {
    orderCode
    amount
    payStatus
    orderStatus
  }
  paymentInstruction(orderCode: $orderCode) {
    status
  }
}
    `) as unknown as TypedDocumentString<StorefrontPayStatusQuery, StorefrontPayStatusQueryVariables>;
export const StorefrontProductDocument = new TypedDocumentString(`
    query StorefrontProduct($input: ProductInitInput!) {
  productInit(input: $input) {
    productCode
    productName
    saleAttributesList {
      attrCode
      attrValue {
        valueCode
        valueName
        valueColour
        valueImage
      }
    }
    skuList {
      skuCode
      skuNo
      orgCode
      salePrice
      productPrice
      stock
      deliveryDate
      attributeValues {
        code
        value
      }
      mediaLinkListWithType {
        url
        type
      }
      productActivities {
        ribbonText
      }
    }
    originalDataInfo {
      brand {
        brandCode
        brandName
      }
      categories {
        categoryPath
        categoryCode
      }
      attributes {
        certificateNo
        description
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontProductQuery, StorefrontProductQueryVariables>;
export const StorefrontCartQuantitiesDocument = new TypedDocumentString(`
    query StorefrontCartQuantities {
  cartInit(distributionType: "11") {
    itemList {
      skuCode
      quantity
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontCartQuantitiesQuery, StorefrontCartQuantitiesQueryVariables>;
export const StorefrontAddCartDocument = new TypedDocumentString(`
    mutation StorefrontAddCart($input: AddCartInput!) {
  addCart(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontAddCartMutation, StorefrontAddCartMutationVariables>;
export const StorefrontPickUpStoresDocument = new TypedDocumentString(`
    query StorefrontPickUpStores($skuCode: String!) {
  storeList(input: {skuCode: $skuCode}) {
    dataList {
      storeCode
      storeName
      address1
      city
      openingHours
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontPickUpStoresQuery, StorefrontPickUpStoresQueryVariables>;
export const StorefrontCheckNumberDocument = new TypedDocumentString(`
    query StorefrontCheckNumber($input: MobileInput!) {
  checkMobilePhoneAlreadyExist(input: $input) {
    success
    errorCode
    errorMessage
    message
  }
}
    `) as unknown as TypedDocumentString<StorefrontCheckNumberQuery, StorefrontCheckNumberQueryVariables>;
export const StorefrontMemberRecordDocument = new TypedDocumentString(`
    query StorefrontMemberRecord($input: TokenVerifyOtpPhoneNoInput!) {
  validateTokenDetailRegistration(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      id
      email
      emailVerified
      firstName
      lastName
      birthDateLabel
      gender
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontMemberRecordQuery, StorefrontMemberRecordQueryVariables>;
export const StorefrontSignUpDocument = new TypedDocumentString(`
    mutation StorefrontSignUp($input: SignUpInput!) {
  speedShopRegisterSSWithVerificationNew(input: $input) {
    success
    code
    errorCode
    errorMessage
    message
    data {
      memberCode
      token
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontSignUpMutation, StorefrontSignUpMutationVariables>;
export const StorefrontSynchroniseDocument = new TypedDocumentString(`
    mutation StorefrontSynchronise($input: SyncUserInfoInput!) {
  synSSUserInfo(input: $input) {
    success
    errorCode
    errorMessage
    message
  }
}
    `) as unknown as TypedDocumentString<StorefrontSynchroniseMutation, StorefrontSynchroniseMutationVariables>;
export const StorefrontConfirmEmailLinkDocument = new TypedDocumentString(`
    mutation StorefrontConfirmEmailLink($input: ConfirmEmailLinkInput!) {
  confirmEmailLink(input: $input) {
    success
    errorCode
    errorMessage
    message
  }
}
    `) as unknown as TypedDocumentString<StorefrontConfirmEmailLinkMutation, StorefrontConfirmEmailLinkMutationVariables>;
export const StorefrontGuestLoginDocument = new TypedDocumentString(`
    mutation StorefrontGuestLogin($input: GuestLoginInput!) {
  guestLogin(input: $input) {
    success
    errorCode
    errorMessage
    data {
      userAuthToken
      visitorUniqueKey
      account
      firstName
      lastName
      email
      whatsApp
      mobile
      userCode
      isVisitor
      isGuest
      isMapClubUser
      mapclubBind
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontGuestLoginMutation, StorefrontGuestLoginMutationVariables>;
export const StorefrontLoginDocument = new TypedDocumentString(`
    mutation StorefrontLogin($input: LoginInput!) {
  login(input: $input) {
    success
    errorCode
    errorMessage
    data {
      userAuthToken
      visitorUniqueKey
      account
      firstName
      lastName
      email
      whatsApp
      mobile
      userCode
      isVisitor
      isGuest
      isMapClubUser
      mapclubBind
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontLoginMutation, StorefrontLoginMutationVariables>;
export const StorefrontRequestPasswordResetDocument = new TypedDocumentString(`
    mutation StorefrontRequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<StorefrontRequestPasswordResetMutation, StorefrontRequestPasswordResetMutationVariables>;
export const StorefrontResetPasswordDocument = new TypedDocumentString(`
    mutation StorefrontResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    success
    errorCode
    errorMessage
  }
}
    `) as unknown as TypedDocumentString<StorefrontResetPasswordMutation, StorefrontResetPasswordMutationVariables>;
export const StorefrontSocialSettingsDocument = new TypedDocumentString(`
    query StorefrontSocialSettings {
  socialSettings {
    googleClientId
    facebookAppId
    facebookSdkUrl
    facebookVersion
  }
}
    `) as unknown as TypedDocumentString<StorefrontSocialSettingsQuery, StorefrontSocialSettingsQueryVariables>;
export const StorefrontStartGoogleLoginDocument = new TypedDocumentString(`
    mutation StorefrontStartGoogleLogin($input: StartGoogleLoginInput!) {
  startGoogleLogin(input: $input) {
    success
    errorCode
    errorMessage
    data {
      address
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontStartGoogleLoginMutation, StorefrontStartGoogleLoginMutationVariables>;
export const StorefrontFinishGoogleLoginDocument = new TypedDocumentString(`
    mutation StorefrontFinishGoogleLogin($input: FinishGoogleLoginInput!) {
  finishGoogleLogin(input: $input) {
    success
    errorCode
    errorMessage
    data {
      thirdToken
      thirdId
      email
      firstName
      lastName
      redirectUrl
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontFinishGoogleLoginMutation, StorefrontFinishGoogleLoginMutationVariables>;
export const StorefrontLoginByThirdPartyDocument = new TypedDocumentString(`
    query StorefrontLoginByThirdParty($input: ThirdPartyLoginInput!) {
  loginByThirdPartyMc(input: $input) {
    success
    code
    message
    thirdExist
    userCode
    mobile
    thirdId
    firstName
    lastName
    email
    userAuthToken
  }
}
    `) as unknown as TypedDocumentString<StorefrontLoginByThirdPartyQuery, StorefrontLoginByThirdPartyQueryVariables>;
export const StorefrontStoresDocument = new TypedDocumentString(`
    query StorefrontStores {
  storeList {
    totalCount
    dataList {
      storeCode
      storeName
      address1
      city
      phone
      openingHours
      latitude
      longitude
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontStoresQuery, StorefrontStoresQueryVariables>;
export const StorefrontSendCodeDocument = new TypedDocumentString(`
    query StorefrontSendCode($input: SendOtpInput!) {
  sendOtpToMember(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      timeRemaining
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontSendCodeQuery, StorefrontSendCodeQueryVariables>;
export const StorefrontVerifyCodeDocument = new TypedDocumentString(`
    query StorefrontVerifyCode($input: VerifyOtpMemberInput!) {
  verifyOtpMember(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      token
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontVerifyCodeQuery, StorefrontVerifyCodeQueryVariables>;
export const StorefrontEmailAvailabilityDocument = new TypedDocumentString(`
    query StorefrontEmailAvailability($input: EmailInput!) {
  checkAvailabilityEmail(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      token
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontEmailAvailabilityQuery, StorefrontEmailAvailabilityQueryVariables>;
export const StorefrontSendEmailCodeDocument = new TypedDocumentString(`
    query StorefrontSendEmailCode($input: TokenCheckAvailabilityEmailInput!) {
  memberEmailVerification(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      status
      timeRemaining
      email
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontSendEmailCodeQuery, StorefrontSendEmailCodeQueryVariables>;
export const StorefrontVerifyEmailCodeDocument = new TypedDocumentString(`
    query StorefrontVerifyEmailCode($input: VerifyOtpEmailInput!) {
  verifyOtpEmail(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      verified
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontVerifyEmailCodeQuery, StorefrontVerifyEmailCodeQueryVariables>;
export const StorefrontResendEmailLinkDocument = new TypedDocumentString(`
    query StorefrontResendEmailLink($input: TokenVerifyOtpPhoneNoInput!) {
  resendLinkEmailVerification(input: $input) {
    success
    errorCode
    errorMessage
    message
    data {
      status
      timeRemaining
      email
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontResendEmailLinkQuery, StorefrontResendEmailLinkQueryVariables>;
export const StorefrontAccountDocument = new TypedDocumentString(`
    query StorefrontAccount {
  userInfo {
    account
    firstName
    lastName
    email
    whatsApp
    mobile
    userCode
    memberCode
    isVisitor
    isGuest
    isMapClubUser
    mapclubBind
  }
}
    `) as unknown as TypedDocumentString<StorefrontAccountQuery, StorefrontAccountQueryVariables>;
export const StorefrontContentTextDocument = new TypedDocumentString(`
    query StorefrontContentText($pageUrl: String!, $deviceType: String!) {
  getPageByUrl(getPageByUrlInput: {pageUrl: $pageUrl, deviceType: $deviceType}) {
    pageContent
  }
}
    `) as unknown as TypedDocumentString<StorefrontContentTextQuery, StorefrontContentTextQueryVariables>;
export const StorefrontMiniCartDocument = new TypedDocumentString(`
    query StorefrontMiniCart {
  miniCartNumber {
    count
  }
}
    `) as unknown as TypedDocumentString<StorefrontMiniCartQuery, StorefrontMiniCartQueryVariables>;
export const StorefrontMergeCartDocument = new TypedDocumentString(`
    query StorefrontMergeCart($guestId: String!) {
  cartInit(distributionType: 11, guestId: $guestId) {
    notices {
      cartItemId
      code
      from
      to
    }
    itemList {
      cartItemId
      productName
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontMergeCartQuery, StorefrontMergeCartQueryVariables>;
export const StorefrontGuestInitDocument = new TypedDocumentString(`
    mutation StorefrontGuestInit {
  guestInit {
    success
    errorMessage
    data {
      token
      visitorUniqueKey
      guestId
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontGuestInitMutation, StorefrontGuestInitMutationVariables>;
export const StorefrontLogoutDocument = new TypedDocumentString(`
    mutation StorefrontLogout {
  logout {
    success
  }
}
    `) as unknown as TypedDocumentString<StorefrontLogoutMutation, StorefrontLogoutMutationVariables>;
export const StorefrontSitemapDocument = new TypedDocumentString(`
    query StorefrontSitemap($after: String, $limit: Int) {
  sitemapProducts(after: $after, limit: $limit) {
    productCode
    productName
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<StorefrontSitemapQuery, StorefrontSitemapQueryVariables>;