/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddCartInput = {
  /** of a promotion with giveaways: takes the sku as its gift or add-on; GIVEAWAY_NEEDS_AMOUNT or GIVEAWAY_NEEDS_PIECES below its level, GIVEAWAY_NOT_OPEN beyond what the cart allows. Of a flash sale: at its price or not at all */
  activityCode?: string | null | undefined;
  distributionType?: string | null | undefined;
  orgCode: string;
  productCode: string;
  quantity?: number | null | undefined;
  skuCode: string;
  /**
   * of a place in that flash sale's waiting line. FLASH_SALE_WAIT gives it in errorDetails: ticket, ahead (how many come
   * first), seconds (until the turn) and askIn (seconds until the call is repeated with it)
   */
  ticket?: string | null | undefined;
};

/** names of places may be left out: the register's own are kept; type is always '2', and an existing '1' stays */
export type AddressInput = {
  address1: string;
  addressId?: string | number | null | undefined;
  /** SHIPPING or BILLING */
  addressKind?: string | null | undefined;
  city: PlaceInput;
  district: PlaceInput;
  /** false leaves the default as it is; without it the newest is the default until one is chosen */
  isDefault?: boolean | null | undefined;
  recipientEmail?: string | null | undefined;
  recipientFirstName: string;
  recipientLastName: string;
  recipientMobile: string;
  state: PlaceInput;
  type?: string | null | undefined;
  zipCode: PlaceInput;
};

export type AskQuestionInput = {
  productCode: string;
  /** 10 to 500 characters */
  text: string;
};

export type BankAccountInput = {
  accountName: string;
  accountNumber: string;
  /** of refundBanks */
  bankCode: string;
};

export type BlogListInput = {
  locale: string;
  navigationCode: string;
  pageNum?: number | null | undefined;
  /** at most 50 */
  pageSize?: number | null | undefined;
  /** '1' published; nothing else is shown */
  status: string;
};

export type CancelOrderInput = {
  orderCode: string;
  products?: Array<OrderLineInput> | null | undefined;
  reasonCode?: string | null | undefined;
  reasonDesc?: string | null | undefined;
};

export type CartItemInput = {
  /** with a quantity: the flash sale at whose price it is wanted; refused rather than charged the common price */
  activityCode?: string | null | undefined;
  cartItemId: string | number;
  quantity?: number | null | undefined;
  selected?: boolean | null | undefined;
};

export type CatalogProductSearchInput = {
  categoryCode?: string | null | undefined;
  /** of a longer one the first 200 characters, as scope.name has them */
  conditionKeyword?: string | null | undefined;
  filters?: Array<FilterChoice> | null | undefined;
  /** the keyword is a name from a link, of a category, a brand or a sport, and not something that was typed */
  named?: boolean | null | undefined;
  pageNum?: number | null | undefined;
  /** at most 100 */
  pageSize?: number | null | undefined;
  prefetch?: boolean | null | undefined;
  sort?: string | null | undefined;
};

export type ChangeNewsletterInput = {
  language?: string | null | undefined;
  subscribed: boolean;
  /** of a mail's link */
  token: string;
  /** stay as they are when absent */
  topics?: Array<NewsletterTopic> | null | undefined;
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

export type ConfirmNewsletterInput = {
  /** of the mail that asked */
  token: string;
};

/**
 * A visit whose shopper agreed to be counted, as their browser notes it. A shopper who did not agree sends
 * none.
 */
export type CountedVisitInput = {
  /** utm_source, utm_medium and utm_campaign, where known */
  campaign?: unknown;
  /** of the browser: two numbers with a dot, as Google Analytics names them */
  clientId: string;
  /** of the session in it: seconds since 1970 */
  sessionId: string;
  userAgent: string;
};

export type CreateSubscribeInput = {
  /** Added: the words beside the box, as shown; quoted in the history if they are ours */
  consent?: string | null | undefined;
  email: string;
  sourceType: SubscribeSource;
  /** utm_source, utm_medium and utm_campaign, where known */
  utmData?: unknown;
};

export type EmailInput = {
  email: string;
};

/** name is the code of a filter group, or its name in either language; another is refused */
export type FilterChoice = {
  /** at most 50 of a group, or INVALID_INPUT; those that the shop does not know are left out, and none of filterList is selected for them */
  codes: Array<string>;
  name: string;
};

export type FinishGoogleLoginInput = {
  code: string;
  /** who answered, where the provider says so in the address (RFC 9207) */
  iss?: string | null | undefined;
  state: string;
};

export type ForgetSizesInput = {
  kinds: Array<string>;
};

export type Gender =
  | 'FEMALE'
  | 'MALE';

export type GetPageByUrlInput = {
  /** h5 or pc; H5 and PC are accepted as well */
  deviceType: string;
  pageUrl: string;
  /** The draft, and what is not shown yet; for callers with a PREVIEW-TOKEN alone */
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

export type MySizeInput = {
  kind: string;
  sizeCode: string;
};

/** added: an email or mobile number proves the order as in trackOrder; without them the session does */
export type NameRefundAccountInput = {
  bankAccount: BankAccountInput;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  orderCode: string;
  /** in another browser than the order's; without it a code is sent to the email or mobile given */
  verificationCode?: string | null | undefined;
};

export type NewsletterAct =
  | 'ASKED'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'RESUMED';

/** What a subscriber hears about. */
export type NewsletterTopic =
  | 'ARRIVALS'
  | 'GUIDES'
  | 'OFFERS';

export type NewsletterWay =
  | 'ACCOUNT'
  /** the mail provider reported that the address takes no mail */
  | 'BOUNCE'
  /** the mail provider reported that its owner complained */
  | 'COMPLAINT'
  | 'DIALOG'
  | 'MAILED_LINK'
  | 'ONE_CLICK'
  | 'QR_PAGE';

export type OrderCommonInput = {
  cardToken?: string | null | undefined;
  orderCode: string;
  /** added, for payOrder: another channel, or a new card token */
  paymentChannelCode?: string | null | undefined;
};

export type OrderLineInput = {
  count: number;
  /** added: the size wanted instead, for returnMode EXCHANGE; of ReturnPreview */
  exchangeSkuCode?: string | null | undefined;
  orderItemCode: string;
  reasonCode?: string | null | undefined;
  reasonDesc?: string | null | undefined;
  /** of a return: the size that the shopper has, of ReturnPreview; without it any piece of the line */
  skuCode?: string | null | undefined;
};

export type OrderListInput = {
  deliveryType?: string | null | undefined;
  orderStatus?: Array<number> | null | undefined;
  pageNum?: number | null | undefined;
  /** at most 50 */
  pageSize?: number | null | undefined;
};

/** DECIDING: money that came late, for which the order may still be sent instead. DUE: it goes back for certain, and nobody has asked the provider for it yet */
export type OrderRefundStatus =
  | 'DECIDING'
  | 'DONE'
  | 'DUE'
  | 'ON_ITS_WAY';

export type OtpChannel =
  | 'SMS'
  | 'WHATSAPP';

/** The most that a page has stands at each list; pageInfo says how many it has. */
export type PageInput = {
  after?: string | null | undefined;
  pageNum?: number | null | undefined;
  pageSize?: number | null | undefined;
};

/** added: an order is proven as in trackOrder, and paid by its own channel or another */
export type PayTrackedOrderInput = {
  cardToken?: string | null | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  orderCode: string;
  paymentChannelCode?: string | null | undefined;
};

export type PaymentChannelListInput = {
  /** added: 11 hides cash in the store, 21 hides cash on delivery; INVALID_INPUT for any other */
  distributionType?: string | null | undefined;
  /** default GRAB; a courier that takes no money at the door hides cash on delivery; INVALID_INPUT for no courier of ours */
  logisticsCompanyCode?: string | null | undefined;
  /** INVALID_INPUT below 0 */
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

export type ProductReviewsInput = {
  productCode: string;
  sort?: ReviewOrder | null | undefined;
  /** only those with so many stars */
  stars?: number | null | undefined;
};

export type PromotionOpsType =
  | 'GWP'
  | 'PWP';

export type ReferralCodeInput = {
  /** upper case */
  referralCode: string;
};

/** onlyMissing leaves the kinds alone that have a size: for a guest's sizes at the sign-in */
export type RememberSizesInput = {
  onlyMissing?: boolean | null | undefined;
  sizes: Array<MySizeInput>;
};

/** email is of the documents; the message goes to the member's own contacts, as their preferences say. One that is none is refused: EMAIL_INVALID */
export type RemindInput = {
  email?: string | null | undefined;
  productCode: string;
  skuCode?: string | null | undefined;
};

export type RequestInvoiceInput = {
  /** at most 100 characters */
  company: string;
  /** at most 200 characters */
  companyAddress: string;
  orderCode: string;
  /** NPWP, 15 or 16 digits, with or without dots */
  taxCode: string;
};

export type RequestPasswordResetInput = {
  email: string;
};

export type ResetPasswordInput = {
  password: string;
  rePassword: string;
  token: string;
};

export type ReturnBankAccountInput = {
  bankAccount: BankAccountInput;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  orderCode: string;
  returnCode: string;
  /** in another browser than the order's; without it a code is sent to the email or mobile given */
  verificationCode?: string | null | undefined;
};

export type ReturnCodeInput = {
  /** added */
  email?: string | null | undefined;
  /** added */
  mobile?: string | null | undefined;
  orderCode: string;
  returnCode: string;
};

export type ReturnLogisticsInput = {
  /** of logisticsCompanies */
  companyCode: string;
  /** for the company OTHER */
  companyName?: string | null | undefined;
  /** added */
  email?: string | null | undefined;
  expressCode: string;
  /** added */
  mobile?: string | null | undefined;
  returnCode: string;
};

/** added, of all inputs about returns: a contact of the order proves it in any browser, as in trackOrder; without one the session's own orders count */
export type ReturnOrderInput = {
  /** added: where a bank transfer goes, in the order's own browser alone; without it the return asks for it (ReturnDetail.needsBankAccount) */
  bankAccount?: BankAccountInput | null | undefined;
  /** added */
  email?: string | null | undefined;
  /** added */
  mobile?: string | null | undefined;
  orderCode: string;
  /** added: of startReturnPicture, each sent; five at most */
  pictureCodes?: Array<string> | null | undefined;
  /** each with the pieces to return and a code of returnReasons */
  products: Array<OrderLineInput>;
  remark?: string | null | undefined;
  /** added: chosen by the form; sending the same again returns the first return. At most 64 characters */
  requestKey?: string | null | undefined;
  /** REFUND unless it is EXCHANGE, for another size of the same at the same price */
  returnMode?: string | null | undefined;
};

/** added */
export type ReturnPictureInput = {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  orderCode: string;
  pictureCode: string;
  returnCode: string;
};

/** added */
export type ReturnPictureStartInput = {
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  orderCode: string;
};

export type ReviewFit =
  | 'LARGE'
  | 'SMALL'
  | 'TRUE_TO_SIZE';

export type ReviewOrder =
  | 'BEST'
  | 'NEWEST'
  | 'WORST';

export type SendOtpInput = {
  channel: OtpChannel;
  mobile: string;
};

export type SendTicketInput = {
  /** where the answer goes */
  email: string;
  /** 2 to 80 characters */
  name: string;
  /** as it was typed: it proves nothing */
  orderCode?: string | null | undefined;
  /** of startTicketPicture, each sent; three at most */
  pictureCodes?: Array<string> | null | undefined;
  /** 10 to 4000 characters */
  text: string;
  topic: TicketTopic;
  /** a field that people do not see: a client that fills it in is a bot, and gets no ticket */
  website?: string | null | undefined;
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
  /** the token of verifyOtpMember, where tokenOtpPhoneNo is not sent; otherwise it is not read */
  token?: string | null | undefined;
  /**
   * the token of verifyOtpMember. The token of checkAvailabilityEmail is not sent: the address counts as
   * verified once verifyOtpEmail has agreed in the same session
   */
  tokenOtpPhoneNo?: string | null | undefined;
  /** the tokenSS of a third party's sign-in that found a new member (NEW_MEMBER), and nothing else: any other token here is answered as an ended one, REGISTRATION_TOKEN_EXPIRED */
  tokenSS?: string | null | undefined;
};

export type StartGoogleLoginInput = {
  redirectUrl?: string | null | undefined;
};

export type SubscribeSource =
  | 'QR'
  | 'Web';

/**
 * Each flag is the text '0' (subscribed) or '1' (not subscribed). Email and WhatsApp are the channels of
 * messages about orders, one of which stays on; news is the consent to news and offers.
 */
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

export type TicketTopic =
  | 'ACCOUNT'
  | 'ORDER'
  | 'OTHER'
  | 'PAYMENT'
  | 'PRODUCT'
  | 'RETURN';

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
  /** a saved address of the member, unless address is given too: what was shown is where it goes */
  addressId?: string | number | null | undefined;
  /** added: the total that the shopper was shown; another total is refused with CHECKOUT_CHANGED */
  agreedTotal?: number | null | undefined;
  /** added: the provider's token of the card, made in the browser; card numbers never reach the shop. Without it, form leads to our page where the card is typed */
  cardToken?: string | null | undefined;
  checkoutId: string | number;
  /** the applied one when absent; another is applied first, and the order is not placed when it is refused */
  couponCode?: string | null | undefined;
  dataConsent: boolean;
  /** in place of the checkout's: it is at the prices of this way from then on */
  distributionType?: string | null | undefined;
  /** of a guest, digits with or without +62: the member who earns the points of this order */
  guestLoyaltyMobile?: string | null | undefined;
  /** added: whether a member's typed address is saved; one with an addressId takes that one's place */
  keepAddress?: boolean | null | undefined;
  /** the courier is that of shippingMethodCode; SHIPPING_INVALID for no courier of ours */
  logisticsCompanyCode?: string | null | undefined;
  paymentChannelCode?: string | null | undefined;
  /** for an order with points, of clients that do not ask the club for a proof; a wrong one counts as a try */
  pin?: string | null | undefined;
  /** added, in place of the PIN: the proof that mapClubCheckPin gave, for an order with points */
  pinProof?: string | null | undefined;
  /** at most 500 characters */
  remark?: string | null | undefined;
  shippingMethodCode?: string | null | undefined;
  storeCode?: string | null | undefined;
  termsAccepted: boolean;
  /** as redeemPoints says when absent; true redeems what is available, false orders without points */
  usePoint?: boolean | null | undefined;
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

export type WishlistInput = {
  productCode: string;
  /** of the documents; the list is of products. One that is not the product's cannot be added: SKU_NOT_FOUND */
  skuCode?: string | null | undefined;
};

/** The product codes of a guest's list, kept on their device, oldest first */
export type WishlistMergeInput = {
  productCodes: Array<string>;
};

export type WriteReviewInput = {
  /** only where hasFit */
  fit?: ReviewFit | null | undefined;
  orderCode: string;
  /** of a line that was received */
  orderItemCode: string;
  /** of startReviewPicture, each sent, or of the review as it is; three at most */
  pictureCodes?: Array<string> | null | undefined;
  /** 1 to 5 */
  stars: number;
  /** 10 to 2000 characters */
  text: string;
  /** of the review that is changed, as it was read; absent for the first. REVIEW_CHANGED where it has another by now */
  version?: number | null | undefined;
};

export type GetPageByUrl_TextQueryVariables = Exact<{
  pageUrl: string;
  deviceType: string;
}>;


export type GetPageByUrl_TextQuery = { getPageByUrl: { pageContent: string | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  keyword: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { keywords: Array<string>, products: Array<{ productCode: string, productName: string, brandName: string | null, mediaLink: string | null, salePrice: number | null, isLowestPrice: boolean | null }>, categories: Array<{ categoryCode: string, name: string, count: number }>, brands: Array<{ brandCode: string, brandName: string }> } };

export type HomeInitQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeInitQuery = { homeInit: { headerList: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null, image: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }> | null }>, footerList: Array<{ code: string | null, name: string | null, url: string | null, children: Array<{ code: string | null, name: string | null, url: string | null }> | null }>, siteInfo: { siteCode: string | null, siteName: string | null, currency: string | null, extra: unknown } | null } };

export type GetUserInfoDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUserInfoDetailQuery = { getUserInfoDetail: { userCode: string | null, firstName: string | null, lastName: string | null, email: string | null, mobile: string | null, whatsApp: string | null, gender: Gender | null, birthDate: string | null, mapclubBind: boolean | null, passwordSet: boolean | null, thirdIds: Array<{ thirdChannel: string | null, thirdId: string | null }> | null } | null };

export type UpdateMemberProfileMutationVariables = Exact<{
  input: UpdateMemberProfileInput;
}>;


export type UpdateMemberProfileMutation = { updateMemberProfile: { success: boolean, mobile: string | null, code: string | null, message: string | null, errorDetails: unknown } };

export type UpdateMemberProfileCustomMutationVariables = Exact<{
  input: UpdateMemberProfileInput;
}>;


export type UpdateMemberProfileCustomMutation = { updateMemberProfileCustom: { success: boolean, mobile: string | null, code: string | null, message: string | null, errorDetails: unknown } };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type RequestPasswordReset_AccountMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordReset_AccountMutation = { requestPasswordReset: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type QuerySsUserInfoQueryVariables = Exact<{
  userCode: string;
}>;


export type QuerySsUserInfoQuery = { querySSUserInfo: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ userCode: string | null, emailSubscribe: string | null, whatsappSubscribe: string | null, newsSubscribe: string | null }> | null } };

export type SynSsUserInfoMutationVariables = Exact<{
  input: SyncUserInfoInput;
}>;


export type SynSsUserInfoMutation = { synSSUserInfo: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type SessionListQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionListQuery = { sessionList: Array<{ sessionId: string, device: string, since: string, lastSeen: string, current: boolean }> };

export type EndSessionMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type EndSessionMutation = { endSession: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type AccountDataQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDataQuery = { accountData: unknown };

export type AccountErasureQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountErasureQuery = { accountErasure: { dueTime: string, waitsFor: Array<string> } | null };

export type RequestErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestErasureMutation = { requestErasure: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type WithdrawErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawErasureMutation = { withdrawErasure: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type PlaceListQueryVariables = Exact<{
  parentCode?: string | null | undefined;
}>;


export type PlaceListQuery = { placeList: Array<{ code: string, name: string }> };

export type AddressListQueryVariables = Exact<{
  addressKind?: string | null | undefined;
}>;


export type AddressListQuery = { addressList: Array<{ addressId: string | null, addressKind: string | null, recipientFirstName: string | null, recipientLastName: string | null, recipientMobile: string | null, recipientEmail: string | null, address1: string | null, isDefault: boolean | null, state: { code: string, name: string } | null, city: { code: string, name: string } | null, district: { code: string, name: string } | null, zipCode: { code: string, name: string } | null }> };

export type SaveAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { addressId: string | null } };

export type DeleteAddressMutationVariables = Exact<{
  addressId: string | number;
}>;


export type DeleteAddressMutation = { deleteAddress: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type BlogListQueryVariables = Exact<{
  input: BlogListInput;
}>;


export type BlogListQuery = { blogList: { dataList: Array<{ articleCode: string, address: string, articleTitle: string | null, articleSubtitle: string | null, articleImage: string | null, createTime: string | null }>, pageInfo: { hasNextPage: boolean, totalCount: number } } };

export type CartInitQueryVariables = Exact<{ [key: string]: never; }>;


export type CartInitQuery = { cartInit: { count: number, priceInfo: { productAmount: number | null, promotionDiscount: number | null, couponDiscount: number | null, mapclubPoint: number | null, freightDiscount: number | null, totalAmount: number | null }, notices: Array<{ cartItemId: string, code: string, from: number | null, to: number | null }>, itemList: Array<{ cartItemId: string | null, productCode: string | null, productName: string | null, skuCode: string | null, orgCode: string | null, image: string | null, deliveryDate: string | null, quantity: number | null, max: number | null, stock: number | null, limits: number | null, outStock: boolean | null, disabled: boolean | null, currPrice: number | null, price: number | null, amount: number | null, selected: boolean | null, activityCode: string | null, takenAs: string | null, attributeList: Array<{ attributeCode: string | null, attributeName: string | null, attributeValueNames: string | null }> | null, adjustmentList: Array<{ source: string, code: string, amount: number, explanation: string }>, flashSale: { activityCode: string, price: number, commonPrice: number, mostPerShopper: number, left: number, holdEnd: string | null, serverTime: string } | null, promotionActivity: Array<{ activityCode: string | null }> | null }>, promotionList: Array<{ activityCode: string | null, activityName: string | null, activityRemark: string | null, opsType: PromotionOpsType | null, state: string | null, saved: number | null, piecesOpen: number | null, reasonList: Array<{ code: string, text: string }> | null, promotionTiers: { opsType: string | null, amountByQty: boolean | null, remainingAmount: number | null, nextRewardEarned: number | null, noTier: boolean | null, latestTier: boolean | null, rewardByPercentage: boolean | null, maxReward: number | null, activityLevel: Array<{ amount: number | null, reward: number | null }> | null, currentActivityLevel: { reward: number | null } | null } | null, giveaways: Array<{ giveawayCode: string | null, giveawayName: string | null, price: number | null, productPrice: number | null, giveawayNum: number | null, mediaLink: string | null, productCode: string | null, orgCode: string | null, eligible: boolean | null, ineligibleCode: string | null }> | null }> } };

export type UpdateCartItemMutationVariables = Exact<{
  input: CartItemInput;
}>;


export type UpdateCartItemMutation = { updateCartItem: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ count: number }> | null } };

export type RemoveCartItemMutationVariables = Exact<{
  cartItemId: string | number;
}>;


export type RemoveCartItemMutation = { removeCartItem: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ count: number }> | null } };

export type AddCart_PutBackMutationVariables = Exact<{
  input: AddCartInput;
}>;


export type AddCart_PutBackMutation = { addCart: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ count: number }> | null } };

export type CreateCheckoutMutationVariables = Exact<{
  cartItemIds: Array<string | number> | string | number;
}>;


export type CreateCheckoutMutation = { createCheckout: { id: string } };

export type StoreList_CartQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreList_CartQuery = { storeList: { totalCount: number, dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, openingHours: string | null }> } };

export type CartInit_MergeQueryVariables = Exact<{
  guestId: string;
}>;


export type CartInit_MergeQuery = { cartInit: { notices: Array<{ cartItemId: string, code: string, from: number | null, to: number | null }>, itemList: Array<{ cartItemId: string | null, productName: string | null }> } };

export type MiniCartNumberQueryVariables = Exact<{ [key: string]: never; }>;


export type MiniCartNumberQuery = { miniCartNumber: { count: number } };

export type CheckoutInitQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutInitQuery = { checkoutInit: { id: string, distributionType: string, supportCod: number, usePoint: boolean, couponCode: string | null, lostCouponCode: string | null, couponActivity: { activityCode: string | null, activityName: string | null, state: string | null, saved: number | null, reasonList: Array<{ code: string, text: string }> | null } | null, promotionList: Array<{ activityCode: string | null, activityName: string | null, activityRemark: string | null, activityType: string | null, opsType: PromotionOpsType | null, state: string | null, saved: number | null, piecesOpen: number | null, reasonList: Array<{ code: string, text: string }> | null, promotionTiers: { opsType: string | null, amountByQty: boolean | null, remainingAmount: number | null, nextRewardEarned: number | null, noTier: boolean | null, latestTier: boolean | null, rewardByPercentage: boolean | null, maxReward: number | null, activityLevel: Array<{ amount: number | null, reward: number | null }> | null, currentActivityLevel: { reward: number | null } | null } | null }>, itemList: Array<{ cartItemId: string | null, activityCode: string | null, productCode: string | null, productName: string | null, skuCode: string | null, image: string | null, quantity: number | null, currPrice: number | null, price: number | null, amount: number | null, stock: number | null, outStock: boolean | null, disabled: boolean | null, deliveryDate: string | null, adjustmentList: Array<{ source: string, code: string, amount: number, explanation: string }>, flashSale: { activityCode: string, price: number, commonPrice: number, mostPerShopper: number, left: number, holdEnd: string | null, serverTime: string } | null, promotionActivity: Array<{ activityCode: string | null }> | null, attributeList: Array<{ attributeName: string | null, attributeValueNames: string | null }> | null }>, addressList: Array<{ addressId: string | null, recipientFirstName: string | null, recipientLastName: string | null, recipientMobile: string | null, recipientEmail: string | null, address1: string | null, isDefault: boolean | null, state: { code: string, name: string } | null, city: { code: string, name: string } | null, district: { code: string, name: string } | null, zipCode: { code: string, name: string } | null }>, storeList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, openingHours: string | null, phone: string | null }> | null, priceInfo: { productAmount: number | null, promotionDiscount: number | null, couponDiscount: number | null, mapclubPoint: number | null, freight: number | null, freightDiscount: number | null, totalAmount: number | null } } | null };

export type OrderOfCheckoutQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderOfCheckoutQuery = { orderOfCheckout: { page: string } | null };

export type DeliveryQuotesQueryVariables = Exact<{
  checkoutId: string | number;
  state: PlaceInput;
  city: PlaceInput;
  district: PlaceInput;
  zipCode: PlaceInput;
}>;


export type DeliveryQuotesQuery = { deliveryQuotes: Array<{ code: string | null, name: string | null, logisticsCompanyCode: string | null, freight: number | null, description: string | null, earliestDate: string | null, latestDate: string | null, cashOnDelivery: boolean | null, priceInfo: { productAmount: number | null, promotionDiscount: number | null, couponDiscount: number | null, mapclubPoint: number | null, freight: number | null, freightDiscount: number | null, totalAmount: number | null } | null, promotionList: Array<{ activityCode: string | null, state: string | null, saved: number | null, reasonList: Array<{ code: string, text: string }> | null }> | null }> };

export type RedeemPointsMutationVariables = Exact<{
  checkoutId: string | number;
  usePoint: boolean;
}>;


export type RedeemPointsMutation = { redeemPoints: { id: string, usePoint: boolean } };

export type ChooseDistributionTypeMutationVariables = Exact<{
  checkoutId: string | number;
  distributionType: string;
}>;


export type ChooseDistributionTypeMutation = { chooseDistributionType: { id: string, distributionType: string } };

export type TradeCreateOrderCustomMutationVariables = Exact<{
  order: TradeOrderInput;
}>;


export type TradeCreateOrderCustomMutation = { tradeCreateOrderCustom: { success: boolean, form: string | null, channelOrderNo: string | null, orderCode: string | null, payReturnDesc: string | null, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, isPlacedBefore: boolean | null } };

export type CountPurchaseMutationVariables = Exact<{
  orderCode: string;
  visit: CountedVisitInput;
}>;


export type CountPurchaseMutation = { countPurchase: { success: boolean } };

export type GetUserInfoDetail_CardQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUserInfoDetail_CardQuery = { getUserInfoDetail: { isCardComing: boolean | null } | null };

export type SupportHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportHoursQuery = { supportHours: { isOpen: boolean, changesAt: string } };

export type SendTicketMutationVariables = Exact<{
  input: SendTicketInput;
}>;


export type SendTicketMutation = { sendTicket: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ ticketCode: string }> | null } };

export type StartTicketPictureMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTicketPictureMutation = { startTicketPicture: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ pictureCode: string, ticket: string, address: string }> | null } };

export type CatalogProductSearchInit_RailQueryVariables = Exact<{
  input: CatalogProductSearchInput;
}>;


export type CatalogProductSearchInit_RailQuery = { catalogProductSearchInit: { dataList: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, isLowestPrice: boolean | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }> } };

export type ProductCards_ShelfQueryVariables = Exact<{
  productCodes: Array<string> | string;
}>;


export type ProductCards_ShelfQuery = { productCards: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, isLowestPrice: boolean | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }> };

export type StorefrontArticleQueryVariables = Exact<{
  id: string | number;
  preview?: boolean | null | undefined;
  page: GetPageByUrlInput;
}>;


export type StorefrontArticleQuery = { articleDetail: { articleCode: string, address: string, articleTitle: string | null, articleSubtitle: string | null, articleImage: string | null, articleContent: string | null, createTime: string | null, navigationCode: string | null, author: string | null, relatedGoods: unknown } | null, getPageByUrl: { pageUrl: string | null, pageContent: string | null, movedTo: string | null, addresses: Array<{ language: string, address: string }> | null } | null };

export type RelatedArticlesQueryVariables = Exact<{
  id: string | number;
}>;


export type RelatedArticlesQuery = { relatedArticles: Array<{ articleCode: string, address: string, articleTitle: string | null, articleSubtitle: string | null, articleImage: string | null, createTime: string | null }> };

export type GetPageByUrlQueryVariables = Exact<{
  input: GetPageByUrlInput;
}>;


export type GetPageByUrlQuery = { getPageByUrl: { pageUrl: string | null, pageContent: string | null, movedTo: string | null, addresses: Array<{ language: string, address: string }> | null } | null };

export type ApplyCouponMutationVariables = Exact<{
  checkoutId: string | number;
  couponCode?: string | null | undefined;
}>;


export type ApplyCouponMutation = { applyCoupon: { id: string, couponCode: string | null } };

export type CouponListQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
}>;


export type CouponListQuery = { couponList: { dataList: Array<{ couponCode: string | null, couponName: string | null, description: string | null, amount: number | null, beginTime: string | null, endTime: string | null, status: string | null, reasonList: Array<{ code: string, text: string }> | null }>, pageInfo: { totalCount: number, hasNextPage: boolean } } };

export type FlashSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type FlashSaleQuery = { flashSale: { serverTime: string, campaignList: Array<{ activityCode: string, activityName: string, state: string, beginTime: string, endTime: string, skuList: Array<{ skuCode: string, skuName: string | null, productPrice: number | null, quota: number, skuCampaign: { shippingTime: string | null, maxPerUser: number | null, activityPrice: number | null, activityStock: number | null }, product: { productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ skuCode: string, salePrice: number | null, channelSale: { qty: number, soldQty: number } | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null } }> }> } };

export type FlashReminderListQueryVariables = Exact<{ [key: string]: never; }>;


export type FlashReminderListQuery = { flashReminderList: Array<{ activityCode: string, sentTime: string | null }> };

export type RemindOfFlashSaleMutationVariables = Exact<{
  activityCode: string;
}>;


export type RemindOfFlashSaleMutation = { remindOfFlashSale: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type WithdrawFlashReminderMutationVariables = Exact<{
  activityCode: string;
}>;


export type WithdrawFlashReminderMutation = { withdrawFlashReminder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type CatalogProductSearchInitQueryVariables = Exact<{
  input: CatalogProductSearchInput;
  whole: boolean;
}>;


export type CatalogProductSearchInitQuery = { catalogProductSearchInit: { dataList: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, isLowestPrice: boolean | null, shownColourCode: string | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }>, pageInfo: { totalCount: number, hasNextPage: boolean }, filterList?: Array<{ code: string | null, name: string | null, type: string | null, items: Array<{ code: string | null, name: string | null, parentCode: string | null, count: number | null, selected: boolean | null, colour: string | null }> | null }> | null, sortList?: Array<{ code: string, selected: boolean }> | null, scope?: { type: string, code: string | null, name: string | null, categoryPath: string | null, addresses: Array<{ language: string, address: string }> | null } | null, help?: { correctedKeyword: string | null, droppedWords: Array<string> | null, categories: Array<{ categoryCode: string, name: string, count: number }> | null, pages: Array<{ title: string, address: string }> | null, popular: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, isLowestPrice: boolean | null, shownColourCode: string | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }> | null } | null } };

export type CardFragment = { productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, isLowestPrice: boolean | null, shownColourCode: string | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null };

export type GetPageByUrl_NewsletterQueryVariables = Exact<{
  pageUrl: string;
  deviceType: string;
}>;


export type GetPageByUrl_NewsletterQuery = { getPageByUrl: { pageContent: string | null, scheduledStatus: string | null, expectPublishTime: string | null, expectCancelPublishTime: string | null } | null };

export type CreateSubscribeNotificationSsMutationVariables = Exact<{
  input: CreateSubscribeInput;
}>;


export type CreateSubscribeNotificationSsMutation = { createSubscribeNotificationSS: { api: { success: boolean, code: string | null, message: string | null, errorDetails: unknown } } };

export type NewsletterChoicesQueryVariables = Exact<{
  token: string;
}>;


export type NewsletterChoicesQuery = { newsletterChoices: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ email: string, subscribed: boolean, language: string, topics: Array<NewsletterTopic>, history: Array<{ act: NewsletterAct, way: NewsletterWay, wording: string | null, at: string }> }> | null } };

export type ConfirmNewsletterMutationVariables = Exact<{
  input: ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ email: string, token: string }> | null } };

export type ChangeNewsletterMutationVariables = Exact<{
  input: ChangeNewsletterInput;
}>;


export type ChangeNewsletterMutation = { changeNewsletter: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ email: string, subscribed: boolean, language: string, topics: Array<NewsletterTopic>, history: Array<{ act: NewsletterAct, way: NewsletterWay, wording: string | null, at: string }> }> | null } };

export type GetCustomOrderDetail_InvoiceQueryVariables = Exact<{
  orderCode: string;
}>;


export type GetCustomOrderDetail_InvoiceQuery = { getCustomOrderDetail: { orderCode: string | null, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, productAmount: number | null, discount: number | null, coupon: number | null, freight: number | null, freightDiscount: number | null, usedPointAmount: number | null, returnedPoint: number | null, distributionType: string | null, payMent: string | null, invoice: { invoiceNo: string | null, invoiceDate: string | null, sellerName: string | null, sellerAddress: string | null, invoiceType: string | null, billedTo: string | null, taxCode: string | null, company: string | null, companyAddress: string | null, receiveMobile: string | null, address: string | null, districtName: string | null, cityName: string | null, provinceName: string | null, zipCode: string | null, tax: { withTax: number, withoutTax: number, base: number, baseShare: string, percent: number, tax: number } } | null, discountList: Array<{ source: string, code: string, name: string, amount: number }>, refunds: Array<{ amount: number, status: OrderRefundStatus, isExtra: boolean, payMent: string, createTime: string, doneTime: string | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, attribute: string | null, count: number | null, salePrice: number | null, amount: number | null, status: string | null, productsStatusStr: string | null }> | null } | null };

export type GetCustomOrderDetail_InvoicePdfQueryVariables = Exact<{
  orderCode: string;
}>;


export type GetCustomOrderDetail_InvoicePdfQuery = { getCustomOrderDetail: { invoicePdf: string | null } | null };

export type RequestInvoiceMutationVariables = Exact<{
  input: RequestInvoiceInput;
}>;


export type RequestInvoiceMutation = { requestInvoice: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type StorefrontOrdersQueryVariables = Exact<{
  input: OrderListInput;
  isMember: boolean;
}>;


export type StorefrontOrdersQuery = { orderList?: { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, usedPoint: number | null, distributionType: string | null, scheduleCancelTime: string | null, expectTime: string | null, readyTime: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReceiveOut: { storeName: string | null } | null, parcels: Array<{ expressStatus: string | null }> | null, orderReturnOuts: Array<{ status: string | null, afterSaleStatusStr: string | null, amount: number | null, points: number | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null, status: string | null, deliveryDate: string | null }> | null }> }, guestOrderList?: { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, usedPoint: number | null, distributionType: string | null, scheduleCancelTime: string | null, expectTime: string | null, readyTime: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReceiveOut: { storeName: string | null } | null, parcels: Array<{ expressStatus: string | null }> | null, orderReturnOuts: Array<{ status: string | null, afterSaleStatusStr: string | null, amount: number | null, points: number | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null, status: string | null, deliveryDate: string | null }> | null }> } };

export type ListedOrdersFragment = { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, usedPoint: number | null, distributionType: string | null, scheduleCancelTime: string | null, expectTime: string | null, readyTime: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReceiveOut: { storeName: string | null } | null, parcels: Array<{ expressStatus: string | null }> | null, orderReturnOuts: Array<{ status: string | null, afterSaleStatusStr: string | null, amount: number | null, points: number | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null, status: string | null, deliveryDate: string | null }> | null }> };

export type GetCustomOrderDetailQueryVariables = Exact<{
  orderCode: string;
}>;


export type GetCustomOrderDetailQuery = { getCustomOrderDetail: { orderCode: string | null, amount: number | null, productAmount: number | null, discount: number | null, coupon: number | null, freight: number | null, freightDiscount: number | null, usedPoint: number | null, usedPointAmount: number | null, returnedPoint: number | null, refundWay: string | null, isRefundTransferred: boolean | null, loyaltyMobile: string | null, orderStatus: number | null, orderStatusStr: string | null, orderDate: string | null, payStatus: string | null, payMent: string | null, payMentType: string | null, scheduleCancelTime: string | null, expectTime: string | null, readyTime: string | null, collectBy: string | null, serverTime: string, distributionType: string | null, cancelCode: string | null, cancelRemark: string | null, extProps: unknown, discountList: Array<{ source: string, code: string, name: string, amount: number }>, promotionList: Array<{ activityCode: string, activityName: string, state: string, reasonList: Array<{ text: string }> }> | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, history: Array<{ orderStatus: number, orderStatusStr: string, createTime: string, remark: string | null, expressStatus: string | null, cancelledItems: Array<{ skuName: string, count: number }> }> | null, orderStatusChangeOut: { payTime: string | null, cancleTime: string | null } | null, payInfos: Array<{ payMent: string | null, payMentType: string | null, price: number | null, isSucceed: boolean | null }> | null, store: { storeName: string | null, address1: string | null, city: string | null, openingHours: string | null, latitude: number | null, longitude: number | null } | null, orderReceiveOut: { receiver: string | null, mobile: string | null, mail: string | null, address: string | null, districtName: string | null, cityName: string | null, provinceName: string | null, zipCode: string | null, logisticsName: string | null, storeName: string | null, storeConfirmCode: string | null } | null, orderReturnOuts: Array<{ returnCode: string | null, status: string | null, afterSaleStatusStr: string | null, amount: number | null, points: number | null, createTime: string | null, replacement: { statusStr: string, companyName: string | null, expressCode: string | null } | null, products: Array<{ orderItemCode: string | null, count: number | null, exchangeSizeName: string | null }> | null }> | null, refunds: Array<{ amount: number, status: OrderRefundStatus, isExtra: boolean, payMent: string, isTransfer: boolean, createTime: string, doneTime: string | null }> | null, refundTransfer: { amount: number, isCertain: boolean, bankAccount: string | null } | null, expressList: Array<{ companyName: string | null, expressCode: string | null, expressStatus: string | null, sendTime: string | null, sendSuccessTime: string | null, items: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null, status: string | null, deliveryDate: string | null }> | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, skuCode: string | null, productCode: string | null, image: string | null, deliveryDate: string | null, attribute: string | null, salePrice: number | null, sellPrice: number | null, productPrice: number | null, count: number | null, amount: number | null, status: string | null, productsStatusStr: string | null, afterSaleStatusStr: string | null, reasonStr: string | null, returnCode: string | null, isGift: boolean | null, usedPoint: number | null, exchangedTo: Array<{ sizeName: string, count: number }> | null, activityList: Array<{ activityCode: string | null, activityName: string | null, amount: number | null }> | null }> | null } | null };

export type TrackOrderQueryVariables = Exact<{
  input: TrackOrderInput;
}>;


export type TrackOrderQuery = { trackOrder: { orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, distributionType: string | null, expectTime: string | null, readyTime: string | null, collectBy: string | null, scheduleCancelTime: string | null, productAmount: number | null, discount: number | null, freightDiscount: number | null, coupon: number | null, freightTotal: number | null, total: number | null, usedPoint: number | null, returnedPoint: number | null, loyaltyMobile: string | null, payInfos: Array<{ payMent: string | null, payMentType: string | null, price: number | null, isSucceed: boolean | null }> | null, payment: { orderCode: string, kind: string, status: string, channelCode: string, channelName: string, amount: number, vaNumber: string | null, billerCode: string | null, billKey: string | null, paymentCode: string | null, qrImage: string | null, redirectAddress: string | null, deadline: string | null, serverTime: string, canChange: boolean } | null, refunds: Array<{ amount: number, status: OrderRefundStatus, isExtra: boolean, payMent: string, isTransfer: boolean, createTime: string, doneTime: string | null }> | null, refundTransfer: { amount: number, isCertain: boolean, bankAccount: string | null } | null, discountList: Array<{ source: string, code: string, name: string, amount: number }>, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReturnOuts: Array<{ returnCode: string | null, status: string | null, afterSaleStatusStr: string | null, amount: number | null, points: number | null, createTime: string | null, replacement: { statusStr: string, companyName: string | null, expressCode: string | null } | null, products: Array<{ orderItemCode: string | null, count: number | null, exchangeSizeName: string | null }> | null }> | null, history: Array<{ orderStatus: number, orderStatusStr: string, createTime: string, remark: string | null, expressStatus: string | null, cancelledItems: Array<{ skuName: string, count: number }> }> | null, parcels: Array<{ companyName: string | null, expressCode: string | null, expressStatus: string | null, sendTime: string | null, sendSuccessTime: string | null, items: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null, status: string | null, deliveryDate: string | null }> | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, skuCode: string | null, productCode: string | null, image: string | null, deliveryDate: string | null, attribute: string | null, salePrice: number | null, sellPrice: number | null, productPrice: number | null, count: number | null, amount: number | null, status: string | null, productsStatusStr: string | null, afterSaleStatusStr: string | null, reasonStr: string | null, returnCode: string | null, isGift: boolean | null, usedPoint: number | null, exchangedTo: Array<{ sizeName: string, count: number }> | null, activityList: Array<{ activityCode: string | null, activityName: string | null, amount: number | null }> | null }> | null } | null };

export type CancelReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type CancelReasonsQuery = { cancelReasons: Array<{ code: string, name: string }> };

export type PayOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type PayOrderMutation = { payOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ form: string | null, errorCode: string | null, errorMessage: string | null, errorDetails: unknown }> | null } };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type UndoCancelOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type UndoCancelOrderMutation = { undoCancelOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type ReceiveOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type ReceiveOrderMutation = { receiveOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type PickupOrderMutationVariables = Exact<{
  orderCode: string;
}>;


export type PickupOrderMutation = { pickupOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type NameRefundAccountMutationVariables = Exact<{
  input: NameRefundAccountInput;
}>;


export type NameRefundAccountMutation = { nameRefundAccount: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type BuyAgainMutationVariables = Exact<{
  orderCode: string;
}>;


export type BuyAgainMutation = { buyAgain: { data: { code: string, count: number | null, skipped: Array<{ skuName: string, code: string, wanted: number, added: number }> } } };

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQuery = { accountOverview: { wishCount: number | null, orders: { last: { orderCode: string, orderDate: string | null, orderStatus: number | null, orderStatusStr: string | null, amount: number | null, usedPoint: number | null, distributionType: string | null, scheduleCancelTime: string | null, expectTime: string | null, readyTime: string | null, operationList: Array<{ type: string | null, value: boolean | null }> | null, orderReceiveOut: { storeName: string | null } | null, payInfos: Array<{ payMentType: string | null, isSucceed: boolean | null }> | null, parcels: Array<{ expressStatus: string | null }> | null, orderReturnOuts: Array<{ status: string | null, afterSaleStatusStr: string | null, amount: number | null, points: number | null }> | null, productList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null, status: string | null, deliveryDate: string | null }> | null } | null } | null, coupons: { totalCount: number, dataList: Array<{ couponCode: string | null, couponName: string | null, amount: number | null }> } | null, addresses: { default: { recipientFirstName: string | null, recipientLastName: string | null, address1: string | null, state: { code: string, name: string } | null, city: { code: string, name: string } | null, district: { code: string, name: string } | null, zipCode: { code: string, name: string } | null } | null } | null } };

export type CardTokenSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CardTokenSettingsQuery = { cardTokenSettings: { tokenAddress: string, clientKey: string } };

export type SsQueryPaymentChannelListQueryVariables = Exact<{
  input: PaymentChannelListInput;
}>;


export type SsQueryPaymentChannelListQuery = { ssQueryPaymentChannelList: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, fee: number | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null, children: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, fee: number | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null, children: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, fee: number | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null, children: Array<{ code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, fee: number | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null }> | null }> | null }> | null }> };

export type ChannelPartsFragment = { code: string | null, name: string | null, imageUrl: string | null, paymentMethod: string | null, fee: number | null, installment: number | null, minInstallmentAmount: number | null, maxInstallmentAmount: number | null };

export type PaymentInstructionQueryVariables = Exact<{
  orderCode: string;
}>;


export type PaymentInstructionQuery = { paymentInstruction: { orderCode: string, kind: string, status: string, channelCode: string, channelName: string, amount: number, bank: string | null, vaNumber: string | null, billerCode: string | null, billKey: string | null, paymentCode: string | null, qrImage: string | null, redirectAddress: string | null, deadline: string | null, serverTime: string, canChange: boolean } | null };

export type PayOrder_AgainMutationVariables = Exact<{
  input: OrderCommonInput;
}>;


export type PayOrder_AgainMutation = { payOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ success: boolean, form: string | null, orderCode: string | null, payReturnDesc: string | null, errorCode: string | null, errorMessage: string | null, errorDetails: unknown }> | null } };

export type PayTrackedOrderMutationVariables = Exact<{
  input: PayTrackedOrderInput;
}>;


export type PayTrackedOrderMutation = { payTrackedOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ success: boolean, form: string | null, orderCode: string | null, payReturnDesc: string | null, errorCode: string | null, errorMessage: string | null, errorDetails: unknown }> | null } };

export type StorefrontPayStatusQueryVariables = Exact<{
  orderCode: string;
}>;


export type StorefrontPayStatusQuery = { getCustomOrderDetail: { orderCode: string | null, amount: number | null, payStatus: string | null, orderStatus: number | null } | null, paymentInstruction: { status: string, deadline: string | null } | null };

export type CatalogProductSearchInit_AlternativesQueryVariables = Exact<{
  input: CatalogProductSearchInput;
}>;


export type CatalogProductSearchInit_AlternativesQuery = { catalogProductSearchInit: { dataList: Array<{ productCode: string, productName: string | null, mediaLink: string | null, salePrice: number | null, brand: { brandName: string | null } | null }> } };

export type ProductInitQueryVariables = Exact<{
  input: ProductInitInput;
}>;


export type ProductInitQuery = { productInit: { productCode: string | null, productName: string | null, names: Array<{ language: string, name: string }>, saleAttributesList: Array<{ attrCode: string | null, attrValue: Array<{ valueCode: string | null, valueName: string | null, valueColour: string | null, valueImage: string | null }> | null }> | null, skuList: Array<{ skuCode: string | null, skuNo: string | null, orgCode: string | null, salePrice: number | null, productPrice: number | null, stock: number | null, deliveryDate: string | null, remindEnabled: boolean | null, skuCampaign: { activityPrice: number | null, activityStock: number | null, maxPerUser: number | null } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null, mediaLinkListWithType: Array<{ url: string | null, type: string | null }> | null, productActivities: Array<{ activityType: string | null, activityCode: string | null, activityName: string | null, activityDesc: string | null, activityBegin: string | null, activityEnd: string | null, ribbonText: string | null }> | null }> | null, originalDataInfo: { brand: { brandCode: string | null, brandName: string | null } | null, categories: Array<{ categoryPath: string | null, categoryCode: string | null }> | null, attributes: { certificateNo: string | null, description: string | null } | null } | null, rating: { average: number, count: number, stars: Array<number>, fit: { small: number, trueToSize: number, large: number } } | null, reviews: Array<{ reviewCode: string, stars: number, fit: ReviewFit | null, sizeName: string, text: string, language: string, author: string | null, writtenAt: string, answer: string | null, pictures: Array<{ small: string, whole: string }> }> | null, questions: { pageInfo: { totalCount: number }, dataList: Array<{ questionCode: string, text: string, language: string, author: string | null, askedAt: string, answer: string }> } | null, sizeFacts: { needsGuide: boolean, fitText: string | null, fitNote: string | null, kind: string | null, sizes: Array<{ valueCode: string, sizeCode: string, otherNames: Array<string> }> } | null } | null };

export type CartInit_QuantitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartInit_QuantitiesQuery = { cartInit: { itemList: Array<{ skuCode: string | null, quantity: number | null }> } };

export type AddCartMutationVariables = Exact<{
  input: AddCartInput;
}>;


export type AddCartMutation = { addCart: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ count: number }> | null } };

export type StoreList_PickUpQueryVariables = Exact<{
  skuCode: string;
}>;


export type StoreList_PickUpQuery = { storeList: { dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, openingHours: string | null }> } };

export type ProductCardsQueryVariables = Exact<{
  productCodes: Array<string> | string;
}>;


export type ProductCardsQuery = { productCards: Array<{ productCode: string, salePrice: number | null, isLowestPrice: boolean | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null }> };

export type LeaveFlashLineMutationVariables = Exact<{
  activityCode: string;
}>;


export type LeaveFlashLineMutation = { leaveFlashLine: { success: boolean } };

export type QueryCatalogProductsByPromotionQueryVariables = Exact<{
  activityCode: string;
  pageInput?: PageInput | null | undefined;
}>;


export type QueryCatalogProductsByPromotionQuery = { queryCatalogProductsByPromotion: { activityCode: string | null, activity: { activityName: string | null, activityRemark: string | null, state: string | null, saved: number | null, reasonList: Array<{ code: string, text: string }> | null, promotionTiers: { opsType: string | null, amountByQty: boolean | null, remainingAmount: number | null, nextRewardEarned: number | null, noTier: boolean | null, latestTier: boolean | null, rewardByPercentage: boolean | null, maxReward: number | null, activityLevel: Array<{ amount: number | null, reward: number | null }> | null, currentActivityLevel: { reward: number | null } | null } | null } | null, dataList: Array<{ productCode: string, productName: string | null, mediaLink: string | null, salePrice: number | null, productPrice: number | null, brand: { brandName: string | null } | null, skuList: Array<{ orgCode: string | null, skuCode: string, salePrice: number | null, productPrice: number | null, channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null }> | null }> | null } | null };

export type AddCart_PromotionMutationVariables = Exact<{
  input: AddCartInput;
}>;


export type AddCart_PromotionMutation = { addCart: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ count: number }> | null } };

export type RemoveCartItem_GiftMutationVariables = Exact<{
  cartItemId: string | number;
}>;


export type RemoveCartItem_GiftMutation = { removeCartItem: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ count: number }> | null } };

export type ProductQuestionsQueryVariables = Exact<{
  productCode: string;
  pageSize: number;
}>;


export type ProductQuestionsQuery = { productQuestions: { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ questionCode: string, text: string, language: string, author: string | null, askedAt: string, answer: string }> } };

export type AskQuestionMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type ProductCards_SeenQueryVariables = Exact<{
  productCodes: Array<string> | string;
}>;


export type ProductCards_SeenQuery = { productCards: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, isLowestPrice: boolean | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ channelSale: { qty: number, soldQty: number } | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }> };

export type CheckMobilePhoneAlreadyExistQueryVariables = Exact<{
  input: MobileInput;
}>;


export type CheckMobilePhoneAlreadyExistQuery = { checkMobilePhoneAlreadyExist: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null } };

export type CheckMobilePhoneAlreadyExistInMapclubQueryVariables = Exact<{
  input: MobileInput;
}>;


export type CheckMobilePhoneAlreadyExistInMapclubQuery = { checkMobilePhoneAlreadyExistInMapclub: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null } };

export type ValidateReferralCodeQueryVariables = Exact<{
  input: ReferralCodeInput;
}>;


export type ValidateReferralCodeQuery = { validateReferralCode: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ fullName: string | null, referralCode: string | null }> | null } };

export type RegisterMapclubMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type RegisterMapclubMutation = { registerMapclub: { success: boolean, code: string | null, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ memberCode: string | null, token: string | null, status: string | null }> | null } };

export type ValidateTokenDetailRegistrationQueryVariables = Exact<{
  input: TokenVerifyOtpPhoneNoInput;
}>;


export type ValidateTokenDetailRegistrationQuery = { validateTokenDetailRegistration: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ id: string | null, email: string | null, emailVerified: boolean | null, firstName: string | null, lastName: string | null, birthDateLabel: string | null, gender: Gender | null, loyaltyMemberId: string | null, mapclubDataConsent: boolean | null }> | null } };

export type SpeedShopRegisterSsWithVerificationNewMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SpeedShopRegisterSsWithVerificationNewMutation = { speedShopRegisterSSWithVerificationNew: { success: boolean, code: string | null, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ memberCode: string | null, token: string | null }> | null } };

export type SynSsUserInfo_SignUpMutationVariables = Exact<{
  input: SyncUserInfoInput;
}>;


export type SynSsUserInfo_SignUpMutation = { synSSUserInfo: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null } };

export type ConfirmEmailLinkMutationVariables = Exact<{
  input: ConfirmEmailLinkInput;
}>;


export type ConfirmEmailLinkMutation = { confirmEmailLink: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null } };

export type StorefrontReturnOptionsQueryVariables = Exact<{
  input: ReturnOrderInput;
}>;


export type StorefrontReturnOptionsQuery = { returnPreview: { needsBankAccount: boolean, returnable: Array<{ orderItemCode: string, skuCode: string, skuName: string, count: number, amount: number, points: number, hasOtherSizes: boolean, sizes: Array<{ skuCode: string, sizeName: string, stock: number }> }> }, returnReasons: Array<{ code: string, name: string }>, refundBanks: Array<{ bankCode: string, bankName: string }> };

export type ReturnPreviewQueryVariables = Exact<{
  input: ReturnOrderInput;
}>;


export type ReturnPreviewQuery = { returnPreview: { refund: { amount: number, points: number, freight: number, freightPoints: number, freightPaid: number, giftCharge: number, way: string, shopPaysParcel: boolean, lines: Array<{ orderItemCode: string, skuName: string, count: number, price: number, promotion: number, coupon: number, points: number, amount: number }> } } };

export type RefundPartsFragment = { amount: number, points: number, freight: number, freightPoints: number, freightPaid: number, giftCharge: number, way: string, shopPaysParcel: boolean, lines: Array<{ orderItemCode: string, skuName: string, count: number, price: number, promotion: number, coupon: number, points: number, amount: number }> };

export type ReturnDetailQueryVariables = Exact<{
  input: ReturnCodeInput;
}>;


export type ReturnDetailQuery = { returnDetail: { returnCode: string | null, orderCode: string | null, status: string | null, afterSaleStatusStr: string | null, createTime: string | null, expressCode: string | null, companyCode: string | null, companyName: string | null, approverDescription: string | null, remark: string | null, pictureCodes: Array<string> | null, canCancelReturnOrder: boolean | null, canFullLogistics: boolean | null, sendTo: Array<string> | null, sendBy: string | null, expectedBy: string | null, needsBankAccount: boolean | null, bankAccount: string | null, returnMode: string | null, replacement: { status: string, statusStr: string, companyName: string | null, expressCode: string | null, trackAddress: string | null } | null, exchanges: Array<{ orderItemCode: string, skuName: string, sizeName: string, count: number }> | null, history: Array<{ status: string, statusStr: string, createTime: string }> | null, refund: { amount: number, points: number, freight: number, freightPoints: number, freightPaid: number, giftCharge: number, way: string, shopPaysParcel: boolean, lines: Array<{ orderItemCode: string, skuName: string, count: number, price: number, promotion: number, coupon: number, points: number, amount: number }> } | null, returnProductList: Array<{ orderItemCode: string | null, skuName: string | null, image: string | null, count: number | null, reasonStr: string | null }> | null } | null };

export type ReturnListQueryVariables = Exact<{
  pageNum: number;
}>;


export type ReturnListQuery = { returnList: { pageInfo: { hasNextPage: boolean }, dataList: Array<{ returnCode: string, orderCode: string, status: string, afterSaleStatusStr: string, createTime: string, returnMode: string, amount: number, points: number, products: Array<{ skuName: string, image: string | null, count: number }> }> } };

export type LogisticsCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type LogisticsCompaniesQuery = { logisticsCompanies: Array<{ companyCode: string, companyName: string }> };

export type RefundBanksQueryVariables = Exact<{ [key: string]: never; }>;


export type RefundBanksQuery = { refundBanks: Array<{ bankCode: string, bankName: string }> };

export type ReturnOrderMutationVariables = Exact<{
  input: ReturnOrderInput;
}>;


export type ReturnOrderMutation = { returnOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ returnCode: string }> | null } };

export type StartReturnPictureMutationVariables = Exact<{
  input: ReturnPictureStartInput;
}>;


export type StartReturnPictureMutation = { startReturnPicture: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ pictureCode: string, ticket: string, address: string }> | null } };

export type ReturnPictureQueryVariables = Exact<{
  input: ReturnPictureInput;
}>;


export type ReturnPictureQuery = { returnPicture: string | null };

export type CancelReturnOrderMutationVariables = Exact<{
  input: ReturnCodeInput;
}>;


export type CancelReturnOrderMutation = { cancelReturnOrder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type FullLogisticsInfoMutationVariables = Exact<{
  input: ReturnLogisticsInput;
}>;


export type FullLogisticsInfoMutation = { fullLogisticsInfo: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type SaveReturnBankAccountMutationVariables = Exact<{
  input: ReturnBankAccountInput;
}>;


export type SaveReturnBankAccountMutation = { saveReturnBankAccount: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type ProductReviewsQueryVariables = Exact<{
  input: ProductReviewsInput;
  pageSize: number;
}>;


export type ProductReviewsQuery = { productReviews: { pageInfo: { totalCount: number, hasNextPage: boolean }, dataList: Array<{ reviewCode: string, stars: number, fit: ReviewFit | null, sizeName: string, text: string, language: string, author: string | null, writtenAt: string, answer: string | null, pictures: Array<{ small: string, whole: string }> }> } };

export type OrderReviewsQueryVariables = Exact<{
  orderCode: string;
}>;


export type OrderReviewsQuery = { orderReviews: Array<{ orderItemCode: string, hasFit: boolean, review: { version: number, status: string, stars: number, fit: ReviewFit | null, text: string, language: string, rejection: string | null, answer: string | null, pictures: Array<{ pictureCode: string, small: string }> } | null }> };

export type WriteReviewMutationVariables = Exact<{
  input: WriteReviewInput;
}>;


export type WriteReviewMutation = { writeReview: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type StartReviewPictureMutationVariables = Exact<{
  orderCode: string;
}>;


export type StartReviewPictureMutation = { startReviewPicture: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ pictureCode: string, ticket: string, address: string }> | null } };

export type GuestLoginMutationVariables = Exact<{
  input: GuestLoginInput;
}>;


export type GuestLoginMutation = { guestLogin: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ userAuthToken: string | null, visitorUniqueKey: string | null, account: string | null, firstName: string | null, lastName: string | null, email: string | null, whatsApp: string | null, mobile: string | null, userCode: string | null, isVisitor: boolean | null, isGuest: boolean | null, isMapClubUser: boolean | null, mapclubBind: boolean | null }> | null } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ userAuthToken: string | null, visitorUniqueKey: string | null, account: string | null, firstName: string | null, lastName: string | null, email: string | null, whatsApp: string | null, mobile: string | null, userCode: string | null, isVisitor: boolean | null, isGuest: boolean | null, isMapClubUser: boolean | null, mapclubBind: boolean | null }> | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type MySizesQueryVariables = Exact<{ [key: string]: never; }>;


export type MySizesQuery = { mySizes: Array<{ kind: string, sizeCode: string }> };

export type RememberSizesMutationVariables = Exact<{
  input: RememberSizesInput;
}>;


export type RememberSizesMutation = { rememberSizes: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type ForgetSizesMutationVariables = Exact<{
  input: ForgetSizesInput;
}>;


export type ForgetSizesMutation = { forgetSizes: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type ProductInit_SizesQueryVariables = Exact<{
  input: ProductInitInput;
}>;


export type ProductInit_SizesQuery = { productInit: { sizeFacts: { fit: string | null, chart: { wearer: string, wearerName: string, kind: string | null, measures: Array<{ measure: string, name: string, how: string }>, rows: Array<{ sizeCode: string, name: string, otherNames: Array<string>, fits: Array<{ measure: string, from: number, to: number }> }> } | null } | null } | null };

export type ChartFragment = { wearer: string, wearerName: string, kind: string | null, measures: Array<{ measure: string, name: string, how: string }>, rows: Array<{ sizeCode: string, name: string, otherNames: Array<string>, fits: Array<{ measure: string, from: number, to: number }> }> };

export type GetSizeGuideDetail_ChartsQueryVariables = Exact<{
  categoryCode: string;
  brandCode: string;
}>;


export type GetSizeGuideDetail_ChartsQuery = { getSizeGuideDetail: { fit: string | null, charts: Array<{ wearer: string, wearerName: string, kind: string | null, measures: Array<{ measure: string, name: string, how: string }>, rows: Array<{ sizeCode: string, name: string, otherNames: Array<string>, fits: Array<{ measure: string, from: number, to: number }> }> }> | null } | null };

export type QuerySizeGuideDetailListQueryVariables = Exact<{ [key: string]: never; }>;


export type QuerySizeGuideDetailListQuery = { querySizeGuideDetailList: { categoryList: Array<{ categoryCode: string | null, categoryName: string | null, sizeGuideBrandObjects: Array<{ brandCode: string | null, brandName: string | null }> | null, categoryList: Array<{ categoryCode: string | null, categoryName: string | null, sizeGuideBrandObjects: Array<{ brandCode: string | null, brandName: string | null }> | null, categoryList: Array<{ categoryCode: string | null, categoryName: string | null, sizeGuideBrandObjects: Array<{ brandCode: string | null, brandName: string | null }> | null }> | null }> | null }> | null } | null };

export type GetSizeGuideDetailQueryVariables = Exact<{
  categoryCode: string;
  brandCode: string;
}>;


export type GetSizeGuideDetailQuery = { getSizeGuideDetail: { categoryCode: string | null, categoryName: string | null, brandCode: string | null, brandName: string | null, sizeGuide: string | null } | null };

export type SocialSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialSettingsQuery = { socialSettings: { googleClientId: string, facebookAppId: string, facebookSdkUrl: string, facebookVersion: string } };

export type StartGoogleLoginMutationVariables = Exact<{
  input: StartGoogleLoginInput;
}>;


export type StartGoogleLoginMutation = { startGoogleLogin: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ address: string }> | null } };

export type FinishGoogleLoginMutationVariables = Exact<{
  input: FinishGoogleLoginInput;
}>;


export type FinishGoogleLoginMutation = { finishGoogleLogin: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ thirdToken: string, thirdId: string, email: string | null, firstName: string | null, lastName: string | null, redirectUrl: string | null }> | null } };

export type LoginByThirdPartyMcQueryVariables = Exact<{
  input: ThirdPartyLoginInput;
}>;


export type LoginByThirdPartyMcQuery = { loginByThirdPartyMc: { success: boolean | null, code: string | null, message: string | null, errorDetails: unknown, thirdExist: boolean | null, userCode: string | null, mobile: string | null, thirdId: string | null, firstName: string | null, lastName: string | null, email: string | null, userAuthToken: string | null, clubLinkedElsewhere: boolean | null } | null };

export type StoreListQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreListQuery = { storeList: { totalCount: number, dataList: Array<{ storeCode: string | null, storeName: string | null, address1: string | null, city: string | null, phone: string | null, openingHours: string | null, latitude: number | null, longitude: number | null }> } };

export type SendOtpToMemberQueryVariables = Exact<{
  input: SendOtpInput;
}>;


export type SendOtpToMemberQuery = { sendOtpToMember: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ timeRemaining: number }> | null } };

export type VerifyOtpMemberQueryVariables = Exact<{
  input: VerifyOtpMemberInput;
}>;


export type VerifyOtpMemberQuery = { verifyOtpMember: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ token: string }> | null } };

export type CheckAvailabilityEmailQueryVariables = Exact<{
  input: EmailInput;
}>;


export type CheckAvailabilityEmailQuery = { checkAvailabilityEmail: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ token: string }> | null } };

export type MemberEmailVerificationQueryVariables = Exact<{
  input: TokenCheckAvailabilityEmailInput;
}>;


export type MemberEmailVerificationQuery = { memberEmailVerification: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ status: string | null, timeRemaining: number | null, email: string | null }> | null } };

export type VerifyOtpEmailQueryVariables = Exact<{
  input: VerifyOtpEmailInput;
}>;


export type VerifyOtpEmailQuery = { verifyOtpEmail: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ verified: boolean }> | null } };

export type ResendLinkEmailVerificationQueryVariables = Exact<{
  input: TokenVerifyOtpPhoneNoInput;
}>;


export type ResendLinkEmailVerificationQuery = { resendLinkEmailVerification: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, message: string | null, data: Array<{ status: string | null, timeRemaining: number | null, email: string | null }> | null } };

export type WishlistCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistCodesQuery = { wishlistCodes: Array<string> };

export type MergeWishlistMutationVariables = Exact<{
  input: WishlistMergeInput;
}>;


export type MergeWishlistMutation = { mergeWishlist: { success: boolean } };

export type AddWishlistMutationVariables = Exact<{
  input: WishlistInput;
}>;


export type AddWishlistMutation = { addWishlist: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type RemoveWishlistMutationVariables = Exact<{
  input: WishlistInput;
}>;


export type RemoveWishlistMutation = { removeWishlist: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type WishlistQueryVariables = Exact<{
  pageInput?: PageInput | null | undefined;
}>;


export type WishlistQuery = { wishlist: { dataList: Array<{ productCode: string, productName: string | null, mediaLink: string | null, mobileMediaLink: string | null, productPrice: number | null, salePrice: number | null, brand: { brandName: string | null } | null, ribbon: { ribbonImage: string | null, ribbonText: string | null, ribbonPosition: string | null } | null, rating: { average: number, count: number } | null, skuList: Array<{ skuCode: string, orgCode: string | null, salePrice: number | null, productPrice: number | null, channelSale: { qty: number, soldQty: number } | null, attributeValues: Array<{ code: string | null, value: string | null }> | null, skuActivities: Array<{ activityType: string | null, activityCode: string | null }> | null, skuCampaign: { activityPrice: number | null } | null }> | null, saleAttributes: Array<{ attrCode: string | null, values: Array<{ valueName: string | null, valueColour: string | null }> | null }> | null }>, itemList: Array<{ productCode: string, priceDrop: number | null, fewLeft: number | null }>, pageInfo: { totalCount: number, hasNextPage: boolean } } };

export type ReminderListQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderListQuery = { reminderList: Array<{ productCode: string, skuCode: string, productName: string, brandName: string, colourName: string, sizeName: string, image: string | null }> };

export type WithdrawReminderMutationVariables = Exact<{
  input: RemindInput;
}>;


export type WithdrawReminderMutation = { withdrawReminder: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type RemindWhenAvailableMutationVariables = Exact<{
  input: RemindInput;
}>;


export type RemindWhenAvailableMutation = { remindWhenAvailable: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown } };

export type AddCart_WishlistMutationVariables = Exact<{
  input: AddCartInput;
}>;


export type AddCart_WishlistMutation = { addCart: { success: boolean, errorCode: string | null, errorMessage: string | null, errorDetails: unknown, data: Array<{ count: number }> | null } };

export type UserInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type UserInfoQuery = { userInfo: { account: string | null, firstName: string | null, lastName: string | null, email: string | null, whatsApp: string | null, mobile: string | null, userCode: string | null, memberCode: string | null, isVisitor: boolean | null, isGuest: boolean | null, isMapClubUser: boolean | null, mapclubBind: boolean | null } | null };

export type GuestInitMutationVariables = Exact<{ [key: string]: never; }>;


export type GuestInitMutation = { guestInit: { success: boolean, errorMessage: string | null, data: Array<{ token: string, visitorUniqueKey: string, guestId: string | null }> | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type PreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewQuery = { preview: { moment: string, expires: string } | null };

export type BlogList_FeedQueryVariables = Exact<{
  locale: string;
  pageNum: number;
}>;


export type BlogList_FeedQuery = { blogList: { dataList: Array<{ address: string, articleTitle: string | null, articleSubtitle: string | null, articleImage: string | null, createTime: string | null, addresses: Array<{ language: string, address: string }> }>, pageInfo: { hasNextPage: boolean } } };

export type StorefrontSitemapQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontSitemapQuery = { sitemapLists: Array<{ addresses: Array<{ language: string, address: string }> }>, sitemapPages: Array<{ addresses: Array<{ language: string, address: string }> }> };

export type SitemapProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type SitemapProductsQuery = { sitemapProducts: Array<{ productCode: string, mediaLink: string | null, updatedAt: string, names: Array<{ language: string, name: string }> }> };

export type StorefrontDisplayQueryVariables = Exact<{ [key: string]: never; }>;


export type StorefrontDisplayQuery = { displayVersion: string, crossedProducts: Array<string>, flashSaleProducts: Array<{ productCode: string, state: string }> };

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
  isLowestPrice
  shownColourCode
  brand {
    brandName
  }
  ribbon {
    ribbonImage
    ribbonText
    ribbonPosition
  }
  rating {
    average
    count
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
    usedPoint
    distributionType
    scheduleCancelTime
    expectTime
    readyTime
    operationList {
      type
      value
    }
    orderReceiveOut {
      storeName
    }
    parcels {
      expressStatus
    }
    orderReturnOuts {
      status
      afterSaleStatusStr
      amount
      points
    }
    productList {
      orderItemCode
      skuName
      image
      count
      status
      deliveryDate
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
  fee
  installment
  minInstallmentAmount
  maxInstallmentAmount
}
    `, {"fragmentName":"ChannelParts"}) as unknown as TypedDocumentString<ChannelPartsFragment, unknown>;
export const RefundPartsFragmentDoc = new TypedDocumentString(`
    fragment RefundParts on ReturnRefund {
  amount
  points
  freight
  freightPoints
  freightPaid
  giftCharge
  way
  shopPaysParcel
  lines {
    orderItemCode
    skuName
    count
    price
    promotion
    coupon
    points
    amount
  }
}
    `, {"fragmentName":"RefundParts"}) as unknown as TypedDocumentString<RefundPartsFragment, unknown>;
export const ChartFragmentDoc = new TypedDocumentString(`
    fragment Chart on SizeChart {
  wearer
  wearerName
  kind
  measures {
    measure
    name
    how
  }
  rows {
    sizeCode
    name
    otherNames
    fits {
      measure
      from
      to
    }
  }
}
    `, {"fragmentName":"Chart"}) as unknown as TypedDocumentString<ChartFragment, unknown>;
export const GetPageByUrl_TextDocument = new TypedDocumentString(`
    query getPageByUrl_text($pageUrl: String!, $deviceType: String!) {
  getPageByUrl(getPageByUrlInput: {pageUrl: $pageUrl, deviceType: $deviceType}) {
    pageContent
  }
}
    `) as unknown as TypedDocumentString<GetPageByUrl_TextQuery, GetPageByUrl_TextQueryVariables>;
export const SearchSuggestionsDocument = new TypedDocumentString(`
    query searchSuggestions($keyword: String!) {
  searchSuggestions(keyword: $keyword, limit: 4) {
    keywords
    products {
      productCode
      productName
      brandName
      mediaLink
      salePrice
      isLowestPrice
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
    `) as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const HomeInitDocument = new TypedDocumentString(`
    query homeInit {
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
    `) as unknown as TypedDocumentString<HomeInitQuery, HomeInitQueryVariables>;
export const GetUserInfoDetailDocument = new TypedDocumentString(`
    query getUserInfoDetail {
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
    `) as unknown as TypedDocumentString<GetUserInfoDetailQuery, GetUserInfoDetailQueryVariables>;
export const UpdateMemberProfileDocument = new TypedDocumentString(`
    mutation updateMemberProfile($input: UpdateMemberProfileInput!) {
  updateMemberProfile(input: $input) {
    success
    mobile
    code
    message
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<UpdateMemberProfileMutation, UpdateMemberProfileMutationVariables>;
export const UpdateMemberProfileCustomDocument = new TypedDocumentString(`
    mutation updateMemberProfileCustom($input: UpdateMemberProfileInput!) {
  updateMemberProfileCustom(input: $input) {
    success
    mobile
    code
    message
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<UpdateMemberProfileCustomMutation, UpdateMemberProfileCustomMutationVariables>;
export const ConfirmIdentityDocument = new TypedDocumentString(`
    mutation confirmIdentity($input: ConfirmIdentityInput!) {
  confirmIdentity(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation changePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestPasswordReset_AccountDocument = new TypedDocumentString(`
    mutation requestPasswordReset_account($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordReset_AccountMutation, RequestPasswordReset_AccountMutationVariables>;
export const QuerySsUserInfoDocument = new TypedDocumentString(`
    query querySSUserInfo($userCode: String!) {
  querySSUserInfo(userCode: $userCode) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      userCode
      emailSubscribe
      whatsappSubscribe
      newsSubscribe
    }
  }
}
    `) as unknown as TypedDocumentString<QuerySsUserInfoQuery, QuerySsUserInfoQueryVariables>;
export const SynSsUserInfoDocument = new TypedDocumentString(`
    mutation synSSUserInfo($input: SyncUserInfoInput!) {
  synSSUserInfo(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<SynSsUserInfoMutation, SynSsUserInfoMutationVariables>;
export const SessionListDocument = new TypedDocumentString(`
    query sessionList {
  sessionList {
    sessionId
    device
    since
    lastSeen
    current
  }
}
    `) as unknown as TypedDocumentString<SessionListQuery, SessionListQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation endSession($sessionId: ID!) {
  endSession(sessionId: $sessionId) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation endOtherSessions {
  endOtherSessions {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const AccountDataDocument = new TypedDocumentString(`
    query accountData {
  accountData
}
    `) as unknown as TypedDocumentString<AccountDataQuery, AccountDataQueryVariables>;
export const AccountErasureDocument = new TypedDocumentString(`
    query accountErasure {
  accountErasure {
    dueTime
    waitsFor
  }
}
    `) as unknown as TypedDocumentString<AccountErasureQuery, AccountErasureQueryVariables>;
export const RequestErasureDocument = new TypedDocumentString(`
    mutation requestErasure {
  requestErasure {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RequestErasureMutation, RequestErasureMutationVariables>;
export const WithdrawErasureDocument = new TypedDocumentString(`
    mutation withdrawErasure {
  withdrawErasure {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<WithdrawErasureMutation, WithdrawErasureMutationVariables>;
export const PlaceListDocument = new TypedDocumentString(`
    query placeList($parentCode: String) {
  placeList(parentCode: $parentCode) {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<PlaceListQuery, PlaceListQueryVariables>;
export const AddressListDocument = new TypedDocumentString(`
    query addressList($addressKind: String) {
  addressList(addressKind: $addressKind) {
    addressId
    addressKind
    recipientFirstName
    recipientLastName
    recipientMobile
    recipientEmail
    address1
    isDefault
    state {
      code
      name
    }
    city {
      code
      name
    }
    district {
      code
      name
    }
    zipCode {
      code
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddressListQuery, AddressListQueryVariables>;
export const SaveAddressDocument = new TypedDocumentString(`
    mutation saveAddress($input: AddressInput!) {
  saveAddress(input: $input) {
    addressId
  }
}
    `) as unknown as TypedDocumentString<SaveAddressMutation, SaveAddressMutationVariables>;
export const DeleteAddressDocument = new TypedDocumentString(`
    mutation deleteAddress($addressId: ID!) {
  deleteAddress(addressId: $addressId) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const BlogListDocument = new TypedDocumentString(`
    query blogList($input: BlogListInput!) {
  blogList(input: $input) {
    dataList {
      articleCode
      address
      articleTitle
      articleSubtitle
      articleImage
      createTime
    }
    pageInfo {
      hasNextPage
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<BlogListQuery, BlogListQueryVariables>;
export const CartInitDocument = new TypedDocumentString(`
    query cartInit {
  cartInit(distributionType: 11) {
    count
    priceInfo {
      productAmount
      promotionDiscount
      couponDiscount
      mapclubPoint
      freightDiscount
      totalAmount
    }
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
      amount
      selected
      adjustmentList {
        source
        code
        amount
        explanation
      }
      flashSale {
        activityCode
        price
        commonPrice
        mostPerShopper
        left
        holdEnd
        serverTime
      }
      activityCode
      takenAs
      promotionActivity {
        activityCode
      }
    }
    promotionList {
      activityCode
      activityName
      activityRemark
      opsType
      state
      saved
      piecesOpen
      reasonList {
        code
        text
      }
      promotionTiers {
        opsType
        amountByQty
        activityLevel {
          amount
          reward
        }
        currentActivityLevel {
          reward
        }
        remainingAmount
        nextRewardEarned
        noTier
        latestTier
        rewardByPercentage
        maxReward
      }
      giveaways {
        giveawayCode
        giveawayName
        price
        productPrice
        giveawayNum
        mediaLink
        productCode
        orgCode
        eligible
        ineligibleCode
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CartInitQuery, CartInitQueryVariables>;
export const UpdateCartItemDocument = new TypedDocumentString(`
    mutation updateCartItem($input: CartItemInput!) {
  updateCartItem(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const RemoveCartItemDocument = new TypedDocumentString(`
    mutation removeCartItem($cartItemId: ID!) {
  removeCartItem(cartItemId: $cartItemId) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveCartItemMutation, RemoveCartItemMutationVariables>;
export const AddCart_PutBackDocument = new TypedDocumentString(`
    mutation addCart_putBack($input: AddCartInput!) {
  addCart(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<AddCart_PutBackMutation, AddCart_PutBackMutationVariables>;
export const CreateCheckoutDocument = new TypedDocumentString(`
    mutation createCheckout($cartItemIds: [ID!]!) {
  createCheckout(cartItemIds: $cartItemIds) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateCheckoutMutation, CreateCheckoutMutationVariables>;
export const StoreList_CartDocument = new TypedDocumentString(`
    query storeList_cart {
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
    `) as unknown as TypedDocumentString<StoreList_CartQuery, StoreList_CartQueryVariables>;
export const CartInit_MergeDocument = new TypedDocumentString(`
    query cartInit_merge($guestId: String!) {
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
    `) as unknown as TypedDocumentString<CartInit_MergeQuery, CartInit_MergeQueryVariables>;
export const MiniCartNumberDocument = new TypedDocumentString(`
    query miniCartNumber {
  miniCartNumber {
    count
  }
}
    `) as unknown as TypedDocumentString<MiniCartNumberQuery, MiniCartNumberQueryVariables>;
export const CheckoutInitDocument = new TypedDocumentString(`
    query checkoutInit($id: ID!) {
  checkoutInit(id: $id) {
    id
    distributionType
    supportCod
    usePoint
    couponCode
    lostCouponCode
    couponActivity {
      activityCode
      activityName
      state
      saved
      reasonList {
        code
        text
      }
    }
    promotionList {
      activityCode
      activityName
      activityRemark
      activityType
      opsType
      state
      saved
      piecesOpen
      reasonList {
        code
        text
      }
      promotionTiers {
        opsType
        amountByQty
        activityLevel {
          amount
          reward
        }
        currentActivityLevel {
          reward
        }
        remainingAmount
        nextRewardEarned
        noTier
        latestTier
        rewardByPercentage
        maxReward
      }
    }
    itemList {
      cartItemId
      activityCode
      productCode
      productName
      skuCode
      image
      quantity
      currPrice
      price
      amount
      stock
      outStock
      disabled
      deliveryDate
      adjustmentList {
        source
        code
        amount
        explanation
      }
      flashSale {
        activityCode
        price
        commonPrice
        mostPerShopper
        left
        holdEnd
        serverTime
      }
      promotionActivity {
        activityCode
      }
      attributeList {
        attributeName
        attributeValueNames
      }
    }
    addressList {
      addressId
      recipientFirstName
      recipientLastName
      recipientMobile
      recipientEmail
      address1
      isDefault
      state {
        code
        name
      }
      city {
        code
        name
      }
      district {
        code
        name
      }
      zipCode {
        code
        name
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
    `) as unknown as TypedDocumentString<CheckoutInitQuery, CheckoutInitQueryVariables>;
export const OrderOfCheckoutDocument = new TypedDocumentString(`
    query orderOfCheckout($id: ID!) {
  orderOfCheckout(id: $id) {
    page
  }
}
    `) as unknown as TypedDocumentString<OrderOfCheckoutQuery, OrderOfCheckoutQueryVariables>;
export const DeliveryQuotesDocument = new TypedDocumentString(`
    query deliveryQuotes($checkoutId: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!) {
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
    priceInfo {
      productAmount
      promotionDiscount
      couponDiscount
      mapclubPoint
      freight
      freightDiscount
      totalAmount
    }
    promotionList {
      activityCode
      state
      saved
      reasonList {
        code
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeliveryQuotesQuery, DeliveryQuotesQueryVariables>;
export const RedeemPointsDocument = new TypedDocumentString(`
    mutation redeemPoints($checkoutId: ID!, $usePoint: Boolean!) {
  redeemPoints(checkoutId: $checkoutId, usePoint: $usePoint) {
    id
    usePoint
  }
}
    `) as unknown as TypedDocumentString<RedeemPointsMutation, RedeemPointsMutationVariables>;
export const ChooseDistributionTypeDocument = new TypedDocumentString(`
    mutation chooseDistributionType($checkoutId: ID!, $distributionType: Code!) {
  chooseDistributionType(
    checkoutId: $checkoutId
    distributionType: $distributionType
  ) {
    id
    distributionType
  }
}
    `) as unknown as TypedDocumentString<ChooseDistributionTypeMutation, ChooseDistributionTypeMutationVariables>;
export const TradeCreateOrderCustomDocument = new TypedDocumentString(`
    mutation tradeCreateOrderCustom($order: TradeOrderInput!) {
  tradeCreateOrderCustom(order: $order) {
    success
    form
    channelOrderNo
    orderCode
    payReturnDesc
    errorCode
    errorMessage
    errorDetails
    isPlacedBefore
  }
}
    `) as unknown as TypedDocumentString<TradeCreateOrderCustomMutation, TradeCreateOrderCustomMutationVariables>;
export const CountPurchaseDocument = new TypedDocumentString(`
    mutation countPurchase($orderCode: String!, $visit: CountedVisitInput!) {
  countPurchase(orderCode: $orderCode, visit: $visit) {
    success
  }
}
    `) as unknown as TypedDocumentString<CountPurchaseMutation, CountPurchaseMutationVariables>;
export const GetUserInfoDetail_CardDocument = new TypedDocumentString(`
    query getUserInfoDetail_card {
  getUserInfoDetail {
    isCardComing
  }
}
    `) as unknown as TypedDocumentString<GetUserInfoDetail_CardQuery, GetUserInfoDetail_CardQueryVariables>;
export const SupportHoursDocument = new TypedDocumentString(`
    query supportHours {
  supportHours {
    isOpen
    changesAt
  }
}
    `) as unknown as TypedDocumentString<SupportHoursQuery, SupportHoursQueryVariables>;
export const SendTicketDocument = new TypedDocumentString(`
    mutation sendTicket($input: SendTicketInput!) {
  sendTicket(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      ticketCode
    }
  }
}
    `) as unknown as TypedDocumentString<SendTicketMutation, SendTicketMutationVariables>;
export const StartTicketPictureDocument = new TypedDocumentString(`
    mutation startTicketPicture {
  startTicketPicture {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      pictureCode
      ticket
      address
    }
  }
}
    `) as unknown as TypedDocumentString<StartTicketPictureMutation, StartTicketPictureMutationVariables>;
export const CatalogProductSearchInit_RailDocument = new TypedDocumentString(`
    query catalogProductSearchInit_rail($input: CatalogProductSearchInput!) {
  catalogProductSearchInit(input: $input) {
    dataList {
      productCode
      productName
      mediaLink
      mobileMediaLink
      productPrice
      salePrice
      isLowestPrice
      brand {
        brandName
      }
      ribbon {
        ribbonImage
        ribbonText
        ribbonPosition
      }
      rating {
        average
        count
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
    `) as unknown as TypedDocumentString<CatalogProductSearchInit_RailQuery, CatalogProductSearchInit_RailQueryVariables>;
export const ProductCards_ShelfDocument = new TypedDocumentString(`
    query productCards_shelf($productCodes: [String!]!) {
  productCards(productCodes: $productCodes) {
    productCode
    productName
    mediaLink
    mobileMediaLink
    productPrice
    salePrice
    isLowestPrice
    brand {
      brandName
    }
    ribbon {
      ribbonImage
      ribbonText
      ribbonPosition
    }
    rating {
      average
      count
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
    `) as unknown as TypedDocumentString<ProductCards_ShelfQuery, ProductCards_ShelfQueryVariables>;
export const StorefrontArticleDocument = new TypedDocumentString(`
    query StorefrontArticle($id: ID!, $preview: Boolean, $page: GetPageByUrlInput!) {
  articleDetail(id: $id, preview: $preview) {
    articleCode
    address
    articleTitle
    articleSubtitle
    articleImage
    articleContent
    createTime
    navigationCode
    author
    relatedGoods
  }
  getPageByUrl(getPageByUrlInput: $page) {
    pageUrl
    addresses {
      language
      address
    }
    pageContent
    movedTo
  }
}
    `) as unknown as TypedDocumentString<StorefrontArticleQuery, StorefrontArticleQueryVariables>;
export const RelatedArticlesDocument = new TypedDocumentString(`
    query relatedArticles($id: ID!) {
  relatedArticles(id: $id) {
    articleCode
    address
    articleTitle
    articleSubtitle
    articleImage
    createTime
  }
}
    `) as unknown as TypedDocumentString<RelatedArticlesQuery, RelatedArticlesQueryVariables>;
export const GetPageByUrlDocument = new TypedDocumentString(`
    query getPageByUrl($input: GetPageByUrlInput!) {
  getPageByUrl(getPageByUrlInput: $input) {
    pageUrl
    addresses {
      language
      address
    }
    pageContent
    movedTo
  }
}
    `) as unknown as TypedDocumentString<GetPageByUrlQuery, GetPageByUrlQueryVariables>;
export const ApplyCouponDocument = new TypedDocumentString(`
    mutation applyCoupon($checkoutId: ID!, $couponCode: String) {
  applyCoupon(checkoutId: $checkoutId, couponCode: $couponCode) {
    id
    couponCode
  }
}
    `) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const CouponListDocument = new TypedDocumentString(`
    query couponList($pageInput: PageInput) {
  couponList(pageInput: $pageInput) {
    dataList {
      couponCode
      couponName
      description
      amount
      beginTime
      endTime
      status
      reasonList {
        code
        text
      }
    }
    pageInfo {
      totalCount
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<CouponListQuery, CouponListQueryVariables>;
export const FlashSaleDocument = new TypedDocumentString(`
    query flashSale {
  flashSale {
    serverTime
    campaignList {
      activityCode
      activityName
      state
      beginTime
      endTime
      skuList {
        skuCode
        skuName
        productPrice
        quota
        skuCampaign {
          shippingTime
          maxPerUser
          activityPrice
          activityStock
        }
        product {
          productCode
          productName
          mediaLink
          mobileMediaLink
          productPrice
          salePrice
          brand {
            brandName
          }
          ribbon {
            ribbonImage
            ribbonText
            ribbonPosition
          }
          rating {
            average
            count
          }
          skuList {
            skuCode
            salePrice
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
  }
}
    `) as unknown as TypedDocumentString<FlashSaleQuery, FlashSaleQueryVariables>;
export const FlashReminderListDocument = new TypedDocumentString(`
    query flashReminderList {
  flashReminderList {
    activityCode
    sentTime
  }
}
    `) as unknown as TypedDocumentString<FlashReminderListQuery, FlashReminderListQueryVariables>;
export const RemindOfFlashSaleDocument = new TypedDocumentString(`
    mutation remindOfFlashSale($activityCode: String!) {
  remindOfFlashSale(activityCode: $activityCode) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RemindOfFlashSaleMutation, RemindOfFlashSaleMutationVariables>;
export const WithdrawFlashReminderDocument = new TypedDocumentString(`
    mutation withdrawFlashReminder($activityCode: String!) {
  withdrawFlashReminder(activityCode: $activityCode) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<WithdrawFlashReminderMutation, WithdrawFlashReminderMutationVariables>;
export const CatalogProductSearchInitDocument = new TypedDocumentString(`
    query catalogProductSearchInit($input: CatalogProductSearchInput!, $whole: Boolean!) {
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
        colour
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
      addresses {
        language
        address
      }
    }
    help @include(if: $whole) {
      correctedKeyword
      droppedWords
      categories {
        categoryCode
        name
        count
      }
      pages {
        title
        address
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
  isLowestPrice
  shownColourCode
  brand {
    brandName
  }
  ribbon {
    ribbonImage
    ribbonText
    ribbonPosition
  }
  rating {
    average
    count
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
}`) as unknown as TypedDocumentString<CatalogProductSearchInitQuery, CatalogProductSearchInitQueryVariables>;
export const GetPageByUrl_NewsletterDocument = new TypedDocumentString(`
    query getPageByUrl_newsletter($pageUrl: String!, $deviceType: String!) {
  getPageByUrl(getPageByUrlInput: {pageUrl: $pageUrl, deviceType: $deviceType}) {
    pageContent
    scheduledStatus
    expectPublishTime
    expectCancelPublishTime
  }
}
    `) as unknown as TypedDocumentString<GetPageByUrl_NewsletterQuery, GetPageByUrl_NewsletterQueryVariables>;
export const CreateSubscribeNotificationSsDocument = new TypedDocumentString(`
    mutation createSubscribeNotificationSS($input: CreateSubscribeInput!) {
  createSubscribeNotificationSS(input: $input) {
    api {
      success
      code
      message
      errorDetails
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSubscribeNotificationSsMutation, CreateSubscribeNotificationSsMutationVariables>;
export const NewsletterChoicesDocument = new TypedDocumentString(`
    query newsletterChoices($token: String!) {
  newsletterChoices(token: $token) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      email
      subscribed
      language
      topics
      history {
        act
        way
        wording
        at
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NewsletterChoicesQuery, NewsletterChoicesQueryVariables>;
export const ConfirmNewsletterDocument = new TypedDocumentString(`
    mutation confirmNewsletter($input: ConfirmNewsletterInput!) {
  confirmNewsletter(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      email
      token
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const ChangeNewsletterDocument = new TypedDocumentString(`
    mutation changeNewsletter($input: ChangeNewsletterInput!) {
  changeNewsletter(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      email
      subscribed
      language
      topics
      history {
        act
        way
        wording
        at
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeNewsletterMutation, ChangeNewsletterMutationVariables>;
export const GetCustomOrderDetail_InvoiceDocument = new TypedDocumentString(`
    query getCustomOrderDetail_invoice($orderCode: String!) {
  getCustomOrderDetail(orderCommonInput: {orderCode: $orderCode}) {
    orderCode
    orderDate
    orderStatus
    orderStatusStr
    amount
    productAmount
    discount
    coupon
    freight
    freightDiscount
    usedPointAmount
    returnedPoint
    distributionType
    payMent
    invoice {
      invoiceNo
      invoiceDate
      sellerName
      sellerAddress
      invoiceType
      billedTo
      taxCode
      company
      companyAddress
      receiveMobile
      address
      districtName
      cityName
      provinceName
      zipCode
      tax {
        withTax
        withoutTax
        base
        baseShare
        percent
        tax
      }
    }
    discountList {
      source
      code
      name
      amount
    }
    refunds {
      amount
      status
      isExtra
      payMent
      createTime
      doneTime
    }
    productList {
      orderItemCode
      skuName
      attribute
      count
      salePrice
      amount
      status
      productsStatusStr
    }
  }
}
    `) as unknown as TypedDocumentString<GetCustomOrderDetail_InvoiceQuery, GetCustomOrderDetail_InvoiceQueryVariables>;
export const GetCustomOrderDetail_InvoicePdfDocument = new TypedDocumentString(`
    query getCustomOrderDetail_invoicePdf($orderCode: String!) {
  getCustomOrderDetail(orderCommonInput: {orderCode: $orderCode}) {
    invoicePdf
  }
}
    `) as unknown as TypedDocumentString<GetCustomOrderDetail_InvoicePdfQuery, GetCustomOrderDetail_InvoicePdfQueryVariables>;
export const RequestInvoiceDocument = new TypedDocumentString(`
    mutation requestInvoice($input: RequestInvoiceInput!) {
  requestInvoice(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RequestInvoiceMutation, RequestInvoiceMutationVariables>;
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
    usedPoint
    distributionType
    scheduleCancelTime
    expectTime
    readyTime
    operationList {
      type
      value
    }
    orderReceiveOut {
      storeName
    }
    parcels {
      expressStatus
    }
    orderReturnOuts {
      status
      afterSaleStatusStr
      amount
      points
    }
    productList {
      orderItemCode
      skuName
      image
      count
      status
      deliveryDate
    }
  }
}`) as unknown as TypedDocumentString<StorefrontOrdersQuery, StorefrontOrdersQueryVariables>;
export const GetCustomOrderDetailDocument = new TypedDocumentString(`
    query getCustomOrderDetail($orderCode: String!) {
  getCustomOrderDetail(orderCommonInput: {orderCode: $orderCode}) {
    orderCode
    amount
    productAmount
    discount
    coupon
    freight
    freightDiscount
    usedPoint
    usedPointAmount
    returnedPoint
    refundWay
    isRefundTransferred
    loyaltyMobile
    orderStatus
    orderStatusStr
    orderDate
    payStatus
    payMent
    payMentType
    scheduleCancelTime
    expectTime
    readyTime
    collectBy
    serverTime
    distributionType
    cancelCode
    cancelRemark
    extProps
    discountList {
      source
      code
      name
      amount
    }
    promotionList {
      activityCode
      activityName
      state
      reasonList {
        text
      }
    }
    operationList {
      type
      value
    }
    history {
      orderStatus
      orderStatusStr
      createTime
      remark
      expressStatus
      cancelledItems {
        skuName
        count
      }
    }
    orderStatusChangeOut {
      payTime
      cancleTime
    }
    payInfos {
      payMent
      payMentType
      price
      isSucceed
    }
    store {
      storeName
      address1
      city
      openingHours
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
      afterSaleStatusStr
      amount
      points
      createTime
      replacement {
        statusStr
        companyName
        expressCode
      }
      products {
        orderItemCode
        count
        exchangeSizeName
      }
    }
    refunds {
      amount
      status
      isExtra
      payMent
      isTransfer
      createTime
      doneTime
    }
    refundTransfer {
      amount
      isCertain
      bankAccount
    }
    expressList {
      companyName
      expressCode
      expressStatus
      sendTime
      sendSuccessTime
      items {
        orderItemCode
        skuName
        image
        count
        status
        deliveryDate
      }
    }
    productList {
      orderItemCode
      skuName
      skuCode
      productCode
      image
      deliveryDate
      attribute
      salePrice
      sellPrice
      productPrice
      count
      amount
      status
      productsStatusStr
      afterSaleStatusStr
      reasonStr
      returnCode
      isGift
      usedPoint
      exchangedTo {
        sizeName
        count
      }
      activityList {
        activityCode
        activityName
        amount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GetCustomOrderDetailQuery, GetCustomOrderDetailQueryVariables>;
export const TrackOrderDocument = new TypedDocumentString(`
    query trackOrder($input: TrackOrderInput!) {
  trackOrder(input: $input) {
    orderCode
    orderDate
    orderStatus
    orderStatusStr
    distributionType
    expectTime
    readyTime
    collectBy
    scheduleCancelTime
    productAmount
    discount
    freightDiscount
    coupon
    freightTotal
    total
    usedPoint
    returnedPoint
    loyaltyMobile
    payInfos {
      payMent
      payMentType
      price
      isSucceed
    }
    payment {
      orderCode
      kind
      status
      channelCode
      channelName
      amount
      vaNumber
      billerCode
      billKey
      paymentCode
      qrImage
      redirectAddress
      deadline
      serverTime
      canChange
    }
    refunds {
      amount
      status
      isExtra
      payMent
      isTransfer
      createTime
      doneTime
    }
    refundTransfer {
      amount
      isCertain
      bankAccount
    }
    discountList {
      source
      code
      name
      amount
    }
    operationList {
      type
      value
    }
    orderReturnOuts {
      returnCode
      status
      afterSaleStatusStr
      amount
      points
      createTime
      replacement {
        statusStr
        companyName
        expressCode
      }
      products {
        orderItemCode
        count
        exchangeSizeName
      }
    }
    history {
      orderStatus
      orderStatusStr
      createTime
      remark
      expressStatus
      cancelledItems {
        skuName
        count
      }
    }
    parcels {
      companyName
      expressCode
      expressStatus
      sendTime
      sendSuccessTime
      items {
        orderItemCode
        skuName
        image
        count
        status
        deliveryDate
      }
    }
    productList {
      orderItemCode
      skuName
      skuCode
      productCode
      image
      deliveryDate
      attribute
      salePrice
      sellPrice
      productPrice
      count
      amount
      status
      productsStatusStr
      afterSaleStatusStr
      reasonStr
      returnCode
      isGift
      usedPoint
      exchangedTo {
        sizeName
        count
      }
      activityList {
        activityCode
        activityName
        amount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrackOrderQuery, TrackOrderQueryVariables>;
export const CancelReasonsDocument = new TypedDocumentString(`
    query cancelReasons {
  cancelReasons {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<CancelReasonsQuery, CancelReasonsQueryVariables>;
export const PayOrderDocument = new TypedDocumentString(`
    mutation payOrder($orderCode: String!) {
  payOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      form
      errorCode
      errorMessage
      errorDetails
    }
  }
}
    `) as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation cancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const UndoCancelOrderDocument = new TypedDocumentString(`
    mutation undoCancelOrder($orderCode: String!) {
  undoCancelOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<UndoCancelOrderMutation, UndoCancelOrderMutationVariables>;
export const ReceiveOrderDocument = new TypedDocumentString(`
    mutation receiveOrder($orderCode: String!) {
  receiveOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<ReceiveOrderMutation, ReceiveOrderMutationVariables>;
export const PickupOrderDocument = new TypedDocumentString(`
    mutation pickupOrder($orderCode: String!) {
  pickupOrder(orderCommonInput: {orderCode: $orderCode}) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<PickupOrderMutation, PickupOrderMutationVariables>;
export const NameRefundAccountDocument = new TypedDocumentString(`
    mutation nameRefundAccount($input: NameRefundAccountInput!) {
  nameRefundAccount(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<NameRefundAccountMutation, NameRefundAccountMutationVariables>;
export const BuyAgainDocument = new TypedDocumentString(`
    mutation buyAgain($orderCode: String!) {
  buyAgain(orderCode: $orderCode) {
    data {
      code
      count
      skipped {
        skuName
        code
        wanted
        added
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BuyAgainMutation, BuyAgainMutationVariables>;
export const AccountOverviewDocument = new TypedDocumentString(`
    query accountOverview {
  accountOverview {
    orders {
      last {
        orderCode
        orderDate
        orderStatus
        orderStatusStr
        amount
        usedPoint
        distributionType
        scheduleCancelTime
        expectTime
        readyTime
        operationList {
          type
          value
        }
        orderReceiveOut {
          storeName
        }
        payInfos {
          payMentType
          isSucceed
        }
        parcels {
          expressStatus
        }
        orderReturnOuts {
          status
          afterSaleStatusStr
          amount
          points
        }
        productList {
          orderItemCode
          skuName
          image
          count
          status
          deliveryDate
        }
      }
    }
    coupons {
      totalCount
      dataList {
        couponCode
        couponName
        amount
      }
    }
    addresses {
      default {
        recipientFirstName
        recipientLastName
        address1
        state {
          code
          name
        }
        city {
          code
          name
        }
        district {
          code
          name
        }
        zipCode {
          code
          name
        }
      }
    }
    wishCount
  }
}
    `) as unknown as TypedDocumentString<AccountOverviewQuery, AccountOverviewQueryVariables>;
export const CardTokenSettingsDocument = new TypedDocumentString(`
    query cardTokenSettings {
  cardTokenSettings {
    tokenAddress
    clientKey
  }
}
    `) as unknown as TypedDocumentString<CardTokenSettingsQuery, CardTokenSettingsQueryVariables>;
export const SsQueryPaymentChannelListDocument = new TypedDocumentString(`
    query ssQueryPaymentChannelList($input: PaymentChannelListInput!) {
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
  fee
  installment
  minInstallmentAmount
  maxInstallmentAmount
}`) as unknown as TypedDocumentString<SsQueryPaymentChannelListQuery, SsQueryPaymentChannelListQueryVariables>;
export const PaymentInstructionDocument = new TypedDocumentString(`
    query paymentInstruction($orderCode: String!) {
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
    serverTime
    canChange
  }
}
    `) as unknown as TypedDocumentString<PaymentInstructionQuery, PaymentInstructionQueryVariables>;
export const PayOrder_AgainDocument = new TypedDocumentString(`
    mutation payOrder_again($input: OrderCommonInput!) {
  payOrder(orderCommonInput: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      success
      form
      orderCode
      payReturnDesc
      errorCode
      errorMessage
      errorDetails
    }
  }
}
    `) as unknown as TypedDocumentString<PayOrder_AgainMutation, PayOrder_AgainMutationVariables>;
export const PayTrackedOrderDocument = new TypedDocumentString(`
    mutation payTrackedOrder($input: PayTrackedOrderInput!) {
  payTrackedOrder(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      success
      form
      orderCode
      payReturnDesc
      errorCode
      errorMessage
      errorDetails
    }
  }
}
    `) as unknown as TypedDocumentString<PayTrackedOrderMutation, PayTrackedOrderMutationVariables>;
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
    deadline
  }
}
    `) as unknown as TypedDocumentString<StorefrontPayStatusQuery, StorefrontPayStatusQueryVariables>;
export const CatalogProductSearchInit_AlternativesDocument = new TypedDocumentString(`
    query catalogProductSearchInit_alternatives($input: CatalogProductSearchInput!) {
  catalogProductSearchInit(input: $input) {
    dataList {
      productCode
      productName
      mediaLink
      salePrice
      brand {
        brandName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CatalogProductSearchInit_AlternativesQuery, CatalogProductSearchInit_AlternativesQueryVariables>;
export const ProductInitDocument = new TypedDocumentString(`
    query productInit($input: ProductInitInput!) {
  productInit(input: $input) {
    productCode
    productName
    names {
      language
      name
    }
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
      remindEnabled
      skuCampaign {
        activityPrice
        activityStock
        maxPerUser
      }
      attributeValues {
        code
        value
      }
      mediaLinkListWithType {
        url
        type
      }
      productActivities {
        activityType
        activityCode
        activityName
        activityDesc
        activityBegin
        activityEnd
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
    rating {
      average
      count
      stars
      fit {
        small
        trueToSize
        large
      }
    }
    reviews {
      reviewCode
      stars
      fit
      sizeName
      text
      language
      author
      writtenAt
      answer
      pictures {
        small
        whole
      }
    }
    questions {
      pageInfo {
        totalCount
      }
      dataList {
        questionCode
        text
        language
        author
        askedAt
        answer
      }
    }
    sizeFacts {
      needsGuide
      fitText
      fitNote
      kind
      sizes {
        valueCode
        sizeCode
        otherNames
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductInitQuery, ProductInitQueryVariables>;
export const CartInit_QuantitiesDocument = new TypedDocumentString(`
    query cartInit_quantities {
  cartInit(distributionType: "11") {
    itemList {
      skuCode
      quantity
    }
  }
}
    `) as unknown as TypedDocumentString<CartInit_QuantitiesQuery, CartInit_QuantitiesQueryVariables>;
export const AddCartDocument = new TypedDocumentString(`
    mutation addCart($input: AddCartInput!) {
  addCart(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<AddCartMutation, AddCartMutationVariables>;
export const StoreList_PickUpDocument = new TypedDocumentString(`
    query storeList_pickUp($skuCode: String!) {
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
    `) as unknown as TypedDocumentString<StoreList_PickUpQuery, StoreList_PickUpQueryVariables>;
export const ProductCardsDocument = new TypedDocumentString(`
    query productCards($productCodes: [String!]!) {
  productCards(productCodes: $productCodes) {
    productCode
    salePrice
    isLowestPrice
    ribbon {
      ribbonImage
      ribbonText
      ribbonPosition
    }
    rating {
      average
      count
    }
  }
}
    `) as unknown as TypedDocumentString<ProductCardsQuery, ProductCardsQueryVariables>;
export const LeaveFlashLineDocument = new TypedDocumentString(`
    mutation leaveFlashLine($activityCode: String!) {
  leaveFlashLine(activityCode: $activityCode) {
    success
  }
}
    `) as unknown as TypedDocumentString<LeaveFlashLineMutation, LeaveFlashLineMutationVariables>;
export const QueryCatalogProductsByPromotionDocument = new TypedDocumentString(`
    query queryCatalogProductsByPromotion($activityCode: String!, $pageInput: PageInput) {
  queryCatalogProductsByPromotion(
    activityCode: $activityCode
    pageInput: $pageInput
  ) {
    activityCode
    activity {
      activityName
      activityRemark
      state
      saved
      reasonList {
        code
        text
      }
      promotionTiers {
        opsType
        amountByQty
        activityLevel {
          amount
          reward
        }
        currentActivityLevel {
          reward
        }
        remainingAmount
        nextRewardEarned
        noTier
        latestTier
        rewardByPercentage
        maxReward
      }
    }
    dataList {
      productCode
      productName
      mediaLink
      salePrice
      productPrice
      brand {
        brandName
      }
      skuList {
        orgCode
        skuCode
        salePrice
        productPrice
        channelSale {
          qty
          soldQty
        }
        attributeValues {
          code
          value
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QueryCatalogProductsByPromotionQuery, QueryCatalogProductsByPromotionQueryVariables>;
export const AddCart_PromotionDocument = new TypedDocumentString(`
    mutation addCart_promotion($input: AddCartInput!) {
  addCart(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<AddCart_PromotionMutation, AddCart_PromotionMutationVariables>;
export const RemoveCartItem_GiftDocument = new TypedDocumentString(`
    mutation removeCartItem_gift($cartItemId: ID!) {
  removeCartItem(cartItemId: $cartItemId) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveCartItem_GiftMutation, RemoveCartItem_GiftMutationVariables>;
export const ProductQuestionsDocument = new TypedDocumentString(`
    query productQuestions($productCode: String!, $pageSize: Int!) {
  productQuestions(productCode: $productCode, pageSize: $pageSize) {
    pageInfo {
      totalCount
      hasNextPage
    }
    dataList {
      questionCode
      text
      language
      author
      askedAt
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<ProductQuestionsQuery, ProductQuestionsQueryVariables>;
export const AskQuestionDocument = new TypedDocumentString(`
    mutation askQuestion($input: AskQuestionInput!) {
  askQuestion(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<AskQuestionMutation, AskQuestionMutationVariables>;
export const ProductCards_SeenDocument = new TypedDocumentString(`
    query productCards_seen($productCodes: [String!]!) {
  productCards(productCodes: $productCodes) {
    productCode
    productName
    mediaLink
    mobileMediaLink
    productPrice
    salePrice
    isLowestPrice
    brand {
      brandName
    }
    ribbon {
      ribbonImage
      ribbonText
      ribbonPosition
    }
    rating {
      average
      count
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
    `) as unknown as TypedDocumentString<ProductCards_SeenQuery, ProductCards_SeenQueryVariables>;
export const CheckMobilePhoneAlreadyExistDocument = new TypedDocumentString(`
    query checkMobilePhoneAlreadyExist($input: MobileInput!) {
  checkMobilePhoneAlreadyExist(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
  }
}
    `) as unknown as TypedDocumentString<CheckMobilePhoneAlreadyExistQuery, CheckMobilePhoneAlreadyExistQueryVariables>;
export const CheckMobilePhoneAlreadyExistInMapclubDocument = new TypedDocumentString(`
    query checkMobilePhoneAlreadyExistInMapclub($input: MobileInput!) {
  checkMobilePhoneAlreadyExistInMapclub(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
  }
}
    `) as unknown as TypedDocumentString<CheckMobilePhoneAlreadyExistInMapclubQuery, CheckMobilePhoneAlreadyExistInMapclubQueryVariables>;
export const ValidateReferralCodeDocument = new TypedDocumentString(`
    query validateReferralCode($input: ReferralCodeInput!) {
  validateReferralCode(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      fullName
      referralCode
    }
  }
}
    `) as unknown as TypedDocumentString<ValidateReferralCodeQuery, ValidateReferralCodeQueryVariables>;
export const RegisterMapclubDocument = new TypedDocumentString(`
    mutation registerMapclub($input: SignUpInput!) {
  registerMapclub(input: $input) {
    success
    code
    errorCode
    errorMessage
    errorDetails
    message
    data {
      memberCode
      token
      status
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterMapclubMutation, RegisterMapclubMutationVariables>;
export const ValidateTokenDetailRegistrationDocument = new TypedDocumentString(`
    query validateTokenDetailRegistration($input: TokenVerifyOtpPhoneNoInput!) {
  validateTokenDetailRegistration(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      id
      email
      emailVerified
      firstName
      lastName
      birthDateLabel
      gender
      loyaltyMemberId
      mapclubDataConsent
    }
  }
}
    `) as unknown as TypedDocumentString<ValidateTokenDetailRegistrationQuery, ValidateTokenDetailRegistrationQueryVariables>;
export const SpeedShopRegisterSsWithVerificationNewDocument = new TypedDocumentString(`
    mutation speedShopRegisterSSWithVerificationNew($input: SignUpInput!) {
  speedShopRegisterSSWithVerificationNew(input: $input) {
    success
    code
    errorCode
    errorMessage
    errorDetails
    message
    data {
      memberCode
      token
    }
  }
}
    `) as unknown as TypedDocumentString<SpeedShopRegisterSsWithVerificationNewMutation, SpeedShopRegisterSsWithVerificationNewMutationVariables>;
export const SynSsUserInfo_SignUpDocument = new TypedDocumentString(`
    mutation synSSUserInfo_signUp($input: SyncUserInfoInput!) {
  synSSUserInfo(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
  }
}
    `) as unknown as TypedDocumentString<SynSsUserInfo_SignUpMutation, SynSsUserInfo_SignUpMutationVariables>;
export const ConfirmEmailLinkDocument = new TypedDocumentString(`
    mutation confirmEmailLink($input: ConfirmEmailLinkInput!) {
  confirmEmailLink(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailLinkMutation, ConfirmEmailLinkMutationVariables>;
export const StorefrontReturnOptionsDocument = new TypedDocumentString(`
    query StorefrontReturnOptions($input: ReturnOrderInput!) {
  returnPreview(input: $input) {
    returnable {
      orderItemCode
      skuCode
      skuName
      count
      amount
      points
      hasOtherSizes
      sizes {
        skuCode
        sizeName
        stock
      }
    }
    needsBankAccount
  }
  returnReasons {
    code
    name
  }
  refundBanks {
    bankCode
    bankName
  }
}
    `) as unknown as TypedDocumentString<StorefrontReturnOptionsQuery, StorefrontReturnOptionsQueryVariables>;
export const ReturnPreviewDocument = new TypedDocumentString(`
    query returnPreview($input: ReturnOrderInput!) {
  returnPreview(input: $input) {
    refund {
      ...RefundParts
    }
  }
}
    fragment RefundParts on ReturnRefund {
  amount
  points
  freight
  freightPoints
  freightPaid
  giftCharge
  way
  shopPaysParcel
  lines {
    orderItemCode
    skuName
    count
    price
    promotion
    coupon
    points
    amount
  }
}`) as unknown as TypedDocumentString<ReturnPreviewQuery, ReturnPreviewQueryVariables>;
export const ReturnDetailDocument = new TypedDocumentString(`
    query returnDetail($input: ReturnCodeInput!) {
  returnDetail(input: $input) {
    returnCode
    orderCode
    status
    afterSaleStatusStr
    createTime
    expressCode
    companyCode
    companyName
    approverDescription
    remark
    pictureCodes
    canCancelReturnOrder
    canFullLogistics
    sendTo
    sendBy
    expectedBy
    needsBankAccount
    bankAccount
    returnMode
    replacement {
      status
      statusStr
      companyName
      expressCode
      trackAddress
    }
    exchanges {
      orderItemCode
      skuName
      sizeName
      count
    }
    history {
      status
      statusStr
      createTime
    }
    refund {
      amount
      points
      freight
      freightPoints
      freightPaid
      giftCharge
      way
      shopPaysParcel
      lines {
        orderItemCode
        skuName
        count
        price
        promotion
        coupon
        points
        amount
      }
    }
    returnProductList {
      orderItemCode
      skuName
      image
      count
      reasonStr
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnDetailQuery, ReturnDetailQueryVariables>;
export const ReturnListDocument = new TypedDocumentString(`
    query returnList($pageNum: Int!) {
  returnList(pageNum: $pageNum) {
    pageInfo {
      hasNextPage
    }
    dataList {
      returnCode
      orderCode
      status
      afterSaleStatusStr
      createTime
      returnMode
      amount
      points
      products {
        skuName
        image
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnListQuery, ReturnListQueryVariables>;
export const LogisticsCompaniesDocument = new TypedDocumentString(`
    query logisticsCompanies {
  logisticsCompanies {
    companyCode
    companyName
  }
}
    `) as unknown as TypedDocumentString<LogisticsCompaniesQuery, LogisticsCompaniesQueryVariables>;
export const RefundBanksDocument = new TypedDocumentString(`
    query refundBanks {
  refundBanks {
    bankCode
    bankName
  }
}
    `) as unknown as TypedDocumentString<RefundBanksQuery, RefundBanksQueryVariables>;
export const ReturnOrderDocument = new TypedDocumentString(`
    mutation returnOrder($input: ReturnOrderInput!) {
  returnOrder(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      returnCode
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnOrderMutation, ReturnOrderMutationVariables>;
export const StartReturnPictureDocument = new TypedDocumentString(`
    mutation startReturnPicture($input: ReturnPictureStartInput!) {
  startReturnPicture(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      pictureCode
      ticket
      address
    }
  }
}
    `) as unknown as TypedDocumentString<StartReturnPictureMutation, StartReturnPictureMutationVariables>;
export const ReturnPictureDocument = new TypedDocumentString(`
    query returnPicture($input: ReturnPictureInput!) {
  returnPicture(input: $input)
}
    `) as unknown as TypedDocumentString<ReturnPictureQuery, ReturnPictureQueryVariables>;
export const CancelReturnOrderDocument = new TypedDocumentString(`
    mutation cancelReturnOrder($input: ReturnCodeInput!) {
  cancelReturnOrder(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<CancelReturnOrderMutation, CancelReturnOrderMutationVariables>;
export const FullLogisticsInfoDocument = new TypedDocumentString(`
    mutation fullLogisticsInfo($input: ReturnLogisticsInput!) {
  fullLogisticsInfo(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<FullLogisticsInfoMutation, FullLogisticsInfoMutationVariables>;
export const SaveReturnBankAccountDocument = new TypedDocumentString(`
    mutation saveReturnBankAccount($input: ReturnBankAccountInput!) {
  saveReturnBankAccount(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<SaveReturnBankAccountMutation, SaveReturnBankAccountMutationVariables>;
export const ProductReviewsDocument = new TypedDocumentString(`
    query productReviews($input: ProductReviewsInput!, $pageSize: Int!) {
  productReviews(input: $input, pageSize: $pageSize) {
    pageInfo {
      totalCount
      hasNextPage
    }
    dataList {
      reviewCode
      stars
      fit
      sizeName
      text
      language
      author
      writtenAt
      answer
      pictures {
        small
        whole
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const OrderReviewsDocument = new TypedDocumentString(`
    query orderReviews($orderCode: String!) {
  orderReviews(orderCode: $orderCode) {
    orderItemCode
    hasFit
    review {
      version
      status
      stars
      fit
      text
      language
      rejection
      answer
      pictures {
        pictureCode
        small
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderReviewsQuery, OrderReviewsQueryVariables>;
export const WriteReviewDocument = new TypedDocumentString(`
    mutation writeReview($input: WriteReviewInput!) {
  writeReview(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<WriteReviewMutation, WriteReviewMutationVariables>;
export const StartReviewPictureDocument = new TypedDocumentString(`
    mutation startReviewPicture($orderCode: String!) {
  startReviewPicture(orderCode: $orderCode) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      pictureCode
      ticket
      address
    }
  }
}
    `) as unknown as TypedDocumentString<StartReviewPictureMutation, StartReviewPictureMutationVariables>;
export const GuestLoginDocument = new TypedDocumentString(`
    mutation guestLogin($input: GuestLoginInput!) {
  guestLogin(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
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
    `) as unknown as TypedDocumentString<GuestLoginMutation, GuestLoginMutationVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation login($input: LoginInput!) {
  login(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
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
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation requestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation resetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const MySizesDocument = new TypedDocumentString(`
    query mySizes {
  mySizes {
    kind
    sizeCode
  }
}
    `) as unknown as TypedDocumentString<MySizesQuery, MySizesQueryVariables>;
export const RememberSizesDocument = new TypedDocumentString(`
    mutation rememberSizes($input: RememberSizesInput!) {
  rememberSizes(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RememberSizesMutation, RememberSizesMutationVariables>;
export const ForgetSizesDocument = new TypedDocumentString(`
    mutation forgetSizes($input: ForgetSizesInput!) {
  forgetSizes(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<ForgetSizesMutation, ForgetSizesMutationVariables>;
export const ProductInit_SizesDocument = new TypedDocumentString(`
    query productInit_sizes($input: ProductInitInput!) {
  productInit(input: $input) {
    sizeFacts {
      fit
      chart {
        ...Chart
      }
    }
  }
}
    fragment Chart on SizeChart {
  wearer
  wearerName
  kind
  measures {
    measure
    name
    how
  }
  rows {
    sizeCode
    name
    otherNames
    fits {
      measure
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<ProductInit_SizesQuery, ProductInit_SizesQueryVariables>;
export const GetSizeGuideDetail_ChartsDocument = new TypedDocumentString(`
    query getSizeGuideDetail_charts($categoryCode: String!, $brandCode: String!) {
  getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {
    fit
    charts {
      wearer
      wearerName
      kind
      measures {
        measure
        name
        how
      }
      rows {
        sizeCode
        name
        otherNames
        fits {
          measure
          from
          to
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GetSizeGuideDetail_ChartsQuery, GetSizeGuideDetail_ChartsQueryVariables>;
export const QuerySizeGuideDetailListDocument = new TypedDocumentString(`
    query querySizeGuideDetailList {
  querySizeGuideDetailList {
    categoryList {
      categoryCode
      categoryName
      sizeGuideBrandObjects {
        brandCode
        brandName
      }
      categoryList {
        categoryCode
        categoryName
        sizeGuideBrandObjects {
          brandCode
          brandName
        }
        categoryList {
          categoryCode
          categoryName
          sizeGuideBrandObjects {
            brandCode
            brandName
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuerySizeGuideDetailListQuery, QuerySizeGuideDetailListQueryVariables>;
export const GetSizeGuideDetailDocument = new TypedDocumentString(`
    query getSizeGuideDetail($categoryCode: String!, $brandCode: String!) {
  getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {
    categoryCode
    categoryName
    brandCode
    brandName
    sizeGuide
  }
}
    `) as unknown as TypedDocumentString<GetSizeGuideDetailQuery, GetSizeGuideDetailQueryVariables>;
export const SocialSettingsDocument = new TypedDocumentString(`
    query socialSettings {
  socialSettings {
    googleClientId
    facebookAppId
    facebookSdkUrl
    facebookVersion
  }
}
    `) as unknown as TypedDocumentString<SocialSettingsQuery, SocialSettingsQueryVariables>;
export const StartGoogleLoginDocument = new TypedDocumentString(`
    mutation startGoogleLogin($input: StartGoogleLoginInput!) {
  startGoogleLogin(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      address
    }
  }
}
    `) as unknown as TypedDocumentString<StartGoogleLoginMutation, StartGoogleLoginMutationVariables>;
export const FinishGoogleLoginDocument = new TypedDocumentString(`
    mutation finishGoogleLogin($input: FinishGoogleLoginInput!) {
  finishGoogleLogin(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
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
    `) as unknown as TypedDocumentString<FinishGoogleLoginMutation, FinishGoogleLoginMutationVariables>;
export const LoginByThirdPartyMcDocument = new TypedDocumentString(`
    query loginByThirdPartyMc($input: ThirdPartyLoginInput!) {
  loginByThirdPartyMc(input: $input) {
    success
    code
    message
    errorDetails
    thirdExist
    userCode
    mobile
    thirdId
    firstName
    lastName
    email
    userAuthToken
    clubLinkedElsewhere
  }
}
    `) as unknown as TypedDocumentString<LoginByThirdPartyMcQuery, LoginByThirdPartyMcQueryVariables>;
export const StoreListDocument = new TypedDocumentString(`
    query storeList {
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
    `) as unknown as TypedDocumentString<StoreListQuery, StoreListQueryVariables>;
export const SendOtpToMemberDocument = new TypedDocumentString(`
    query sendOtpToMember($input: SendOtpInput!) {
  sendOtpToMember(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      timeRemaining
    }
  }
}
    `) as unknown as TypedDocumentString<SendOtpToMemberQuery, SendOtpToMemberQueryVariables>;
export const VerifyOtpMemberDocument = new TypedDocumentString(`
    query verifyOtpMember($input: VerifyOtpMemberInput!) {
  verifyOtpMember(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      token
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyOtpMemberQuery, VerifyOtpMemberQueryVariables>;
export const CheckAvailabilityEmailDocument = new TypedDocumentString(`
    query checkAvailabilityEmail($input: EmailInput!) {
  checkAvailabilityEmail(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      token
    }
  }
}
    `) as unknown as TypedDocumentString<CheckAvailabilityEmailQuery, CheckAvailabilityEmailQueryVariables>;
export const MemberEmailVerificationDocument = new TypedDocumentString(`
    query memberEmailVerification($input: TokenCheckAvailabilityEmailInput!) {
  memberEmailVerification(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      status
      timeRemaining
      email
    }
  }
}
    `) as unknown as TypedDocumentString<MemberEmailVerificationQuery, MemberEmailVerificationQueryVariables>;
export const VerifyOtpEmailDocument = new TypedDocumentString(`
    query verifyOtpEmail($input: VerifyOtpEmailInput!) {
  verifyOtpEmail(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      verified
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyOtpEmailQuery, VerifyOtpEmailQueryVariables>;
export const ResendLinkEmailVerificationDocument = new TypedDocumentString(`
    query resendLinkEmailVerification($input: TokenVerifyOtpPhoneNoInput!) {
  resendLinkEmailVerification(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    message
    data {
      status
      timeRemaining
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ResendLinkEmailVerificationQuery, ResendLinkEmailVerificationQueryVariables>;
export const WishlistCodesDocument = new TypedDocumentString(`
    query wishlistCodes {
  wishlistCodes
}
    `) as unknown as TypedDocumentString<WishlistCodesQuery, WishlistCodesQueryVariables>;
export const MergeWishlistDocument = new TypedDocumentString(`
    mutation mergeWishlist($input: WishlistMergeInput!) {
  mergeWishlist(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<MergeWishlistMutation, MergeWishlistMutationVariables>;
export const AddWishlistDocument = new TypedDocumentString(`
    mutation addWishlist($input: WishlistInput!) {
  addWishlist(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<AddWishlistMutation, AddWishlistMutationVariables>;
export const RemoveWishlistDocument = new TypedDocumentString(`
    mutation removeWishlist($input: WishlistInput!) {
  removeWishlist(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RemoveWishlistMutation, RemoveWishlistMutationVariables>;
export const WishlistDocument = new TypedDocumentString(`
    query wishlist($pageInput: PageInput) {
  wishlist(pageInput: $pageInput) {
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
      ribbon {
        ribbonImage
        ribbonText
        ribbonPosition
      }
      rating {
        average
        count
      }
      skuList {
        skuCode
        orgCode
        salePrice
        productPrice
        channelSale {
          qty
          soldQty
        }
        attributeValues {
          code
          value
        }
        skuActivities {
          activityType
          activityCode
        }
        skuCampaign {
          activityPrice
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
    itemList {
      productCode
      priceDrop
      fewLeft
    }
    pageInfo {
      totalCount
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<WishlistQuery, WishlistQueryVariables>;
export const ReminderListDocument = new TypedDocumentString(`
    query reminderList {
  reminderList {
    productCode
    skuCode
    productName
    brandName
    colourName
    sizeName
    image
  }
}
    `) as unknown as TypedDocumentString<ReminderListQuery, ReminderListQueryVariables>;
export const WithdrawReminderDocument = new TypedDocumentString(`
    mutation withdrawReminder($input: RemindInput!) {
  withdrawReminder(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<WithdrawReminderMutation, WithdrawReminderMutationVariables>;
export const RemindWhenAvailableDocument = new TypedDocumentString(`
    mutation remindWhenAvailable($input: RemindInput!) {
  remindWhenAvailable(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
  }
}
    `) as unknown as TypedDocumentString<RemindWhenAvailableMutation, RemindWhenAvailableMutationVariables>;
export const AddCart_WishlistDocument = new TypedDocumentString(`
    mutation addCart_wishlist($input: AddCartInput!) {
  addCart(input: $input) {
    success
    errorCode
    errorMessage
    errorDetails
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<AddCart_WishlistMutation, AddCart_WishlistMutationVariables>;
export const UserInfoDocument = new TypedDocumentString(`
    query userInfo {
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
    `) as unknown as TypedDocumentString<UserInfoQuery, UserInfoQueryVariables>;
export const GuestInitDocument = new TypedDocumentString(`
    mutation guestInit {
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
    `) as unknown as TypedDocumentString<GuestInitMutation, GuestInitMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation logout {
  logout {
    success
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const PreviewDocument = new TypedDocumentString(`
    query preview {
  preview {
    moment
    expires
  }
}
    `) as unknown as TypedDocumentString<PreviewQuery, PreviewQueryVariables>;
export const BlogList_FeedDocument = new TypedDocumentString(`
    query blogList_feed($locale: String!, $pageNum: Int!) {
  blogList(
    input: {navigationCode: "Blog", status: "1", locale: $locale, pageNum: $pageNum, pageSize: 50}
  ) {
    dataList {
      address
      addresses {
        language
        address
      }
      articleTitle
      articleSubtitle
      articleImage
      createTime
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<BlogList_FeedQuery, BlogList_FeedQueryVariables>;
export const StorefrontSitemapDocument = new TypedDocumentString(`
    query StorefrontSitemap {
  sitemapLists {
    addresses {
      language
      address
    }
  }
  sitemapPages {
    addresses {
      language
      address
    }
  }
}
    `) as unknown as TypedDocumentString<StorefrontSitemapQuery, StorefrontSitemapQueryVariables>;
export const SitemapProductsDocument = new TypedDocumentString(`
    query sitemapProducts($after: String, $limit: Int) {
  sitemapProducts(after: $after, limit: $limit) {
    productCode
    names {
      language
      name
    }
    mediaLink
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<SitemapProductsQuery, SitemapProductsQueryVariables>;
export const StorefrontDisplayDocument = new TypedDocumentString(`
    query StorefrontDisplay {
  displayVersion
  crossedProducts
  flashSaleProducts {
    productCode
    state
  }
}
    `) as unknown as TypedDocumentString<StorefrontDisplayQuery, StorefrontDisplayQueryVariables>;