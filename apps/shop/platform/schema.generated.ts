import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from './request-context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A code such as 11 or 21, given as text or as a whole number ('11' and 11 are the same). */
  Code: { input: string; output: string; }
  /** Free JSON, for fields the documents name without giving a shape. */
  JSON: { input: unknown; output: unknown; }
};

/** An account that its member had erased, until it is */
export type AccountErasure = {
  __typename?: 'AccountErasure';
  /** when it is erased, in Jakarta's time (21/11/2026 16:05:09), unless the member keeps it, or something is under way then */
  dueTime: Scalars['String']['output'];
  /** what is under way now and has to end before: ORDERS, RETURNS */
  waitsFor: Array<Scalars['String']['output']>;
};

/** Account info (stored). */
export type AccountInfo = {
  __typename?: 'AccountInfo';
  account?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  isGuest?: Maybe<Scalars['Boolean']['output']>;
  isMapClubUser?: Maybe<Scalars['Boolean']['output']>;
  isVisitor?: Maybe<Scalars['Boolean']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  mapclubBind?: Maybe<Scalars['Boolean']['output']>;
  memberCode?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  userAuthToken?: Maybe<Scalars['String']['output']>;
  userCode?: Maybe<Scalars['String']['output']>;
  visitorUniqueKey?: Maybe<Scalars['String']['output']>;
  whatsApp?: Maybe<Scalars['String']['output']>;
};

/** added: a member's account at a glance. Each part is null when it could not be read; the others are sent all the same */
export type AccountOverview = {
  __typename?: 'AccountOverview';
  addresses?: Maybe<OverviewAddresses>;
  coupons?: Maybe<OverviewCoupons>;
  orders?: Maybe<OverviewOrders>;
  userCode: Scalars['String']['output'];
  /** how many products the member wishes for */
  wishCount?: Maybe<Scalars['Int']['output']>;
};

/** amount is what opens the level and reward what it gives, in the units of amountByQty and rewardByPercentage; of gifts and add-ons reward is pieces */
export type ActivityLevel = {
  __typename?: 'ActivityLevel';
  amount?: Maybe<Scalars['Float']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  reward?: Maybe<Scalars['Float']['output']>;
};

export type AddCartInput = {
  /** of a promotion with giveaways: takes the sku as its gift or add-on; GIVEAWAY_NEEDS_AMOUNT or GIVEAWAY_NEEDS_PIECES below its level, GIVEAWAY_NOT_OPEN beyond what the cart allows. Of a flash sale: at its price or not at all */
  activityCode?: InputMaybe<Scalars['String']['input']>;
  distributionType?: InputMaybe<Scalars['Code']['input']>;
  orgCode: Scalars['String']['input'];
  productCode: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  skuCode: Scalars['String']['input'];
  /**
   * of a place in that flash sale's waiting line. FLASH_SALE_WAIT gives it in errorDetails: ticket, ahead (how many come
   * first), seconds (until the turn) and askIn (seconds until the call is repeated with it)
   */
  ticket?: InputMaybe<Scalars['String']['input']>;
};

/** zipCode is null on addresses of an earlier shop that had none: choosing one gives ZIPCODE_EMPTY */
export type Address = {
  __typename?: 'Address';
  address1?: Maybe<Scalars['String']['output']>;
  addressId?: Maybe<Scalars['ID']['output']>;
  addressKind?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Place>;
  district?: Maybe<Place>;
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  recipientEmail?: Maybe<Scalars['String']['output']>;
  recipientFirstName?: Maybe<Scalars['String']['output']>;
  recipientLastName?: Maybe<Scalars['String']['output']>;
  recipientMobile?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Place>;
  /** personal '2' / corporate '1' */
  type?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Place>;
};

/** names of places may be left out: the register's own are kept; type is always '2', and an existing '1' stays */
export type AddressInput = {
  address1: Scalars['String']['input'];
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** SHIPPING or BILLING */
  addressKind?: InputMaybe<Scalars['String']['input']>;
  city: PlaceInput;
  district: PlaceInput;
  /** false leaves the default as it is; without it the newest is the default until one is chosen */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  recipientEmail?: InputMaybe<Scalars['String']['input']>;
  recipientFirstName: Scalars['String']['input'];
  recipientLastName: Scalars['String']['input'];
  recipientMobile: Scalars['String']['input'];
  state: PlaceInput;
  type?: InputMaybe<Scalars['String']['input']>;
  zipCode: PlaceInput;
};

/** The documents read api.success here, not success. */
export type ApiStatus = {
  __typename?: 'ApiStatus';
  code?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** A question and answer, or a report: what /information/{articleCode} shows. */
export type Article = {
  __typename?: 'Article';
  /** Added: where it stands in the language of the answer */
  address: Scalars['String']['output'];
  /** Added: where it stands in every language */
  addresses: Array<LocalAddress>;
  articleCode: Scalars['ID']['output'];
  /** HTML, sanitised; empty when nothing has been written yet */
  articleContent?: Maybe<Scalars['String']['output']>;
  /** A media key */
  articleImage?: Maybe<Scalars['String']['output']>;
  articleSubtitle?: Maybe<Scalars['String']['output']>;
  articleTitle?: Maybe<Scalars['String']['output']>;
  /** Added */
  author?: Maybe<Scalars['String']['output']>;
  createTime?: Maybe<Scalars['String']['output']>;
  /** Added: the list it stands in, such as Blog */
  navigationCode?: Maybe<Scalars['String']['output']>;
  /** Added: a rail of goods, as a block of a landing page */
  relatedGoods?: Maybe<Scalars['JSON']['output']>;
};

export type ArticlePage = {
  __typename?: 'ArticlePage';
  dataList: Array<Article>;
  pageInfo: PageInfo;
};

export type AskQuestionInput = {
  productCode: Scalars['String']['input'];
  /** 10 to 500 characters */
  text: Scalars['String']['input'];
};

export type AttributeValue = {
  __typename?: 'AttributeValue';
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type BankAccountInput = {
  accountName: Scalars['String']['input'];
  accountNumber: Scalars['String']['input'];
  /** of refundBanks */
  bankCode: Scalars['String']['input'];
};

export type BlogListInput = {
  locale: Scalars['String']['input'];
  navigationCode: Scalars['String']['input'];
  pageNum?: InputMaybe<Scalars['Int']['input']>;
  /** at most 50 */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** '1' published; nothing else is shown */
  status: Scalars['String']['input'];
};

export type Brand = {
  __typename?: 'Brand';
  brandCode?: Maybe<Scalars['String']['output']>;
  brandName?: Maybe<Scalars['String']['output']>;
  mediaLink?: Maybe<Scalars['String']['output']>;
};

export type BuyAgainData = {
  __typename?: 'BuyAgainData';
  code: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
  /** added: lines of the order of which not all pieces could be put into the cart, and why */
  skipped: Array<SkippedItem>;
};

export type BuyAgainResult = {
  __typename?: 'BuyAgainResult';
  data: BuyAgainData;
};

export type CancelOrderInput = {
  orderCode: Scalars['String']['input'];
  products?: InputMaybe<Array<OrderLineInput>>;
  reasonCode?: InputMaybe<Scalars['String']['input']>;
  reasonDesc?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Of the member who asks, and their own verified address, it ends the subscription at once; for any
 * other address a mail with a link goes there, and the answer is the same.
 */
export type CancelSubscribeInput = {
  email: Scalars['String']['input'];
};

export type CancelledItem = {
  __typename?: 'CancelledItem';
  count: Scalars['Int']['output'];
  skuName: Scalars['String']['output'];
};

/** Where the browser turns a card into a token; the number goes to the provider alone. */
export type CardTokenSettings = {
  __typename?: 'CardTokenSettings';
  clientKey: Scalars['String']['output'];
  tokenAddress: Scalars['String']['output'];
};

export type Cart = {
  __typename?: 'Cart';
  count: Scalars['Int']['output'];
  distributionType?: Maybe<Scalars['String']['output']>;
  itemList: Array<CartItem>;
  notices: Array<CartNotice>;
  /** added: the rows of the sum of what is chosen and can be had, without freight */
  priceInfo: PriceInfo;
  /** added: the running promotions with what became of each, highest priority first */
  promotionList: Array<PromotionActivity>;
  totalAmount?: Maybe<Scalars['Float']['output']>;
};

export type CartAttribute = {
  __typename?: 'CartAttribute';
  attributeCode?: Maybe<Scalars['String']['output']>;
  attributeName?: Maybe<Scalars['String']['output']>;
  attributeValueNames?: Maybe<Scalars['String']['output']>;
};

/**
 * Added: how a line stands to a flash sale. With holdEnd its pieces are the shopper's at price until then; without it
 * they cost commonPrice, and pieces that are left can be taken by updateCartItem with the activityCode.
 */
export type CartFlashSale = {
  __typename?: 'CartFlashSale';
  activityCode: Scalars['String']['output'];
  /** what a piece costs otherwise */
  commonPrice: Scalars['Float']['output'];
  /** ISO 8601, by the shop's clock */
  holdEnd?: Maybe<Scalars['String']['output']>;
  /** pieces that could be had now */
  left: Scalars['Int']['output'];
  /** of a member, and of a device */
  mostPerShopper: Scalars['Int']['output'];
  price: Scalars['Float']['output'];
  /** the shop's clock, by which holdEnd is meant */
  serverTime: Scalars['String']['output'];
};

export type CartItem = {
  __typename?: 'CartItem';
  activityCode?: Maybe<Scalars['String']['output']>;
  /** added: why it costs less than its list price */
  adjustmentList: Array<PriceAdjustment>;
  /** added: the whole line: currPrice for each piece, but a gift and the pieces of an add-on that are given cost their own price; the lines that are bought sum to productAmount */
  amount?: Maybe<Scalars['Float']['output']>;
  attributeList?: Maybe<Array<CartAttribute>>;
  cartItemId?: Maybe<Scalars['ID']['output']>;
  currPrice?: Maybe<Scalars['Float']['output']>;
  deliveryDate?: Maybe<Scalars['String']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
  extCode?: Maybe<Scalars['String']['output']>;
  /** added: the flash sale that runs for it, or of which it is held; null for all others */
  flashSale?: Maybe<CartFlashSale>;
  image?: Maybe<Scalars['String']['output']>;
  limits?: Maybe<Scalars['Int']['output']>;
  max?: Maybe<Scalars['Int']['output']>;
  orgCode?: Maybe<Scalars['String']['output']>;
  outStock?: Maybe<Scalars['Boolean']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  productCode?: Maybe<Scalars['String']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  /** the promotions that its goods count for, or that make it cheaper */
  promotionActivity?: Maybe<Array<PromotionActivity>>;
  /** of a line taken under a purchase with purchase: activityCode, activityName, and price, what one costs under it */
  pwp?: Maybe<Scalars['JSON']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
  selected?: Maybe<Scalars['Boolean']['output']>;
  skuCode?: Maybe<Scalars['String']['output']>;
  skuName?: Maybe<Scalars['String']['output']>;
  stock?: Maybe<Scalars['Int']['output']>;
  /** added: GIFT or ADD_ON for a line taken under activityCode; a gift that is not earned is disabled */
  takenAs?: Maybe<Scalars['String']['output']>;
};

export type CartItemInput = {
  /** with a quantity: the flash sale at whose price it is wanted; refused rather than charged the common price */
  activityCode?: InputMaybe<Scalars['String']['input']>;
  cartItemId: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  selected?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * notices list what changed since the cart was last seen: code is PRICE_UP, PRICE_DOWN, FLASH_ENDED, FLASH_OVER, QUANTITY_CUT or SOLD_OUT
 * (FLASH_ENDED: the shopper's pieces of a flash sale were theirs for ten minutes, and cost the common price again; FLASH_OVER: they do since the flash sale has ended);
 * when a guest's cart was merged also CART_FULL, which is about no line: so many (from) had no room among the most that a cart holds (to)
 */
export type CartNotice = {
  __typename?: 'CartNotice';
  cartItemId: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  from?: Maybe<Scalars['Float']['output']>;
  to?: Maybe<Scalars['Float']['output']>;
};

export type CartResult = Envelope & {
  __typename?: 'CartResult';
  data?: Maybe<Array<MiniCart>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type CatalogProductPage = {
  __typename?: 'CatalogProductPage';
  dataList: Array<ListingProduct>;
  filterList?: Maybe<Array<FilterGroup>>;
  help?: Maybe<SearchHelp>;
  pageInfo: PageInfo;
  scope?: Maybe<ListingScope>;
  sortList?: Maybe<Array<SortOption>>;
};

export type CatalogProductSearchInput = {
  categoryCode?: InputMaybe<Scalars['String']['input']>;
  /** of a longer one the first 200 characters, as scope.name has them */
  conditionKeyword?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<FilterChoice>>;
  /** the keyword is a name from a link, of a category, a brand or a sport, and not something that was typed */
  named?: InputMaybe<Scalars['Boolean']['input']>;
  pageNum?: InputMaybe<Scalars['Int']['input']>;
  /** at most 100 */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  prefetch?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};

export type CategoryHint = {
  __typename?: 'CategoryHint';
  categoryCode: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type ChangeNewsletterInput = {
  language?: InputMaybe<Scalars['String']['input']>;
  subscribed: Scalars['Boolean']['input'];
  /** of a mail's link */
  token: Scalars['String']['input'];
  /** stay as they are when absent */
  topics?: InputMaybe<Array<NewsletterTopic>>;
};

export type ChangePasswordInput = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rePassword: Scalars['String']['input'];
};

export type ChannelSale = {
  __typename?: 'ChannelSale';
  qty: Scalars['Int']['output'];
  soldQty: Scalars['Int']['output'];
};

export type Checkout = {
  __typename?: 'Checkout';
  /** the member's addresses to send to, the default first; guests have none */
  addressList: Array<Address>;
  /** added: what became of it */
  couponActivity?: Maybe<PromotionActivity>;
  /** added: the code of the applied coupon */
  couponCode?: Maybe<Scalars['String']['output']>;
  /** as couponList has them; applyCoupon takes one of them, or a code that someone was given */
  coupons?: Maybe<Array<Coupon>>;
  distributionType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  itemList: Array<CartItem>;
  /** added: the code of the applied coupon in place of couponCode, once it is used up or withdrawn */
  lostCouponCode?: Maybe<Scalars['String']['output']>;
  priceInfo: PriceInfo;
  /** added: the running promotions with what became of each, without freight; as in the cart */
  promotionList: Array<PromotionActivity>;
  shippingMethods: Array<ShippingMethod>;
  storeList?: Maybe<Array<Store>>;
  /** 0 when pre-order and normal items are mixed, else 1 */
  supportCod: Scalars['Int']['output'];
  /** added: whether the member's points are redeemed; priceInfo.mapclubPoint says what they pay */
  usePoint: Scalars['Boolean']['output'];
};

export type ConfirmEmailLinkInput = {
  token: Scalars['String']['input'];
};

export type ConfirmIdentityInput = {
  password: Scalars['String']['input'];
};

export type ConfirmNewsletterInput = {
  /** of the mail that asked */
  token: Scalars['String']['input'];
};

export type ConfirmNewsletterResult = Envelope & {
  __typename?: 'ConfirmNewsletterResult';
  data?: Maybe<Array<ConfirmedNewsletter>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

/** Added: a confirmed subscription, and the token of its own links. */
export type ConfirmedNewsletter = {
  __typename?: 'ConfirmedNewsletter';
  email: Scalars['String']['output'];
  token: Scalars['String']['output'];
};

/**
 * A visit whose shopper agreed to be counted, as their browser notes it. A shopper who did not agree sends
 * none.
 */
export type CountedVisitInput = {
  /** utm_source, utm_medium and utm_campaign, where known */
  campaign?: InputMaybe<Scalars['JSON']['input']>;
  /** of the browser: two numbers with a dot, as Google Analytics names them */
  clientId: Scalars['String']['input'];
  /** of the session in it: seconds since 1970 */
  sessionId: Scalars['String']['input'];
  userAgent: Scalars['String']['input'];
};

export type Coupon = {
  __typename?: 'Coupon';
  /** added: its conditions as data, as of a promotion */
  activity?: Maybe<PromotionActivity>;
  /** what it would take off the present cart */
  amount?: Maybe<Scalars['Float']['output']>;
  beginTime?: Maybe<Scalars['String']['output']>;
  couponCode?: Maybe<Scalars['String']['output']>;
  couponName?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  endTime?: Maybe<Scalars['String']['output']>;
  /** added: why it would give nothing to the present cart, and what is missing */
  reasonList?: Maybe<Array<OfferReason>>;
  /** USABLE, BLOCKED (reasonList says what is missing), NEVER (it says why this shopper cannot use it any more) or USED */
  status?: Maybe<Scalars['String']['output']>;
};

export type CouponPage = {
  __typename?: 'CouponPage';
  dataList: Array<Coupon>;
  pageInfo: PageInfo;
};

export type CreateOrderResult = {
  __typename?: 'CreateOrderResult';
  channelOrderNo?: Maybe<Scalars['String']['output']>;
  /** added: why success is false, or with success why the money could not be asked for yet; the first of failures */
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** added: everything that is wrong, in the order of the page */
  failures?: Maybe<Array<Failure>>;
  /** HTML form or address of the payment page */
  form?: Maybe<Scalars['String']['output']>;
  /** added: true when the checkout had become this order before this call, as in another tab: what this call chose is not in it */
  isPlacedBefore?: Maybe<Scalars['Boolean']['output']>;
  orderCode?: Maybe<Scalars['String']['output']>;
  payReturnDesc?: Maybe<Scalars['String']['output']>;
  /** true once the order stands, also when its payment failed: a declined card gives true with PAYMENT_DECLINED, and payOrder tries again */
  success: Scalars['Boolean']['output'];
};

export type CreateSubscribeInput = {
  /** Added: the words beside the box, as shown; quoted in the history if they are ours */
  consent?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  sourceType: SubscribeSource;
  /** utm_source, utm_medium and utm_campaign, where known */
  utmData?: InputMaybe<Scalars['JSON']['input']>;
};

export type CustomOrderDetail = {
  __typename?: 'CustomOrderDetail';
  /** of all that was ordered, also after pieces were cancelled or returned; see refunds */
  amount?: Maybe<Scalars['Float']['output']>;
  cancelCode?: Maybe<Scalars['String']['output']>;
  cancelRemark?: Maybe<Scalars['String']['output']>;
  /** added: until when items that are paid in cash at the counter wait there; null otherwise, and once they are collected */
  collectBy?: Maybe<Scalars['String']['output']>;
  coupon?: Maybe<Scalars['Float']['output']>;
  discount?: Maybe<Scalars['Float']['output']>;
  /** added: each promotion and coupon with what it took off */
  discountList: Array<OrderDiscount>;
  distributionType?: Maybe<Scalars['String']['output']>;
  expectTime?: Maybe<Scalars['String']['output']>;
  expressList?: Maybe<Array<Express>>;
  expressMap?: Maybe<Scalars['JSON']['output']>;
  extProps?: Maybe<Scalars['JSON']['output']>;
  /** before its discount */
  freight?: Maybe<Scalars['Float']['output']>;
  /** added: what is taken off the freight */
  freightDiscount?: Maybe<Scalars['Float']['output']>;
  history?: Maybe<Array<OrderHistoryEntry>>;
  invoice?: Maybe<Invoice>;
  /** added: the invoice as a PDF, as a data address; null before the order is paid. BUSY when too many are drawn */
  invoicePdf?: Maybe<Scalars['String']['output']>;
  /** added: that way is a bank transfer, whose account is asked for */
  isRefundTransferred?: Maybe<Scalars['Boolean']['output']>;
  /** added: the number a guest gave for their points, masked; null if none */
  loyaltyMobile?: Maybe<Scalars['String']['output']>;
  operationList?: Maybe<Array<OrderOperation>>;
  orderCode?: Maybe<Scalars['String']['output']>;
  orderDate?: Maybe<Scalars['String']['output']>;
  orderReceiveOut?: Maybe<OrderReceiveOut>;
  orderReturnOuts?: Maybe<Array<OrderReturnOut>>;
  orderStatus?: Maybe<Scalars['Int']['output']>;
  orderStatusChangeOut?: Maybe<OrderStatusChangeOut>;
  orderStatusStr?: Maybe<Scalars['String']['output']>;
  orgCode?: Maybe<Scalars['String']['output']>;
  payChannel?: Maybe<Scalars['String']['output']>;
  payExtProps?: Maybe<Scalars['JSON']['output']>;
  payInfos?: Maybe<Array<PayInfo>>;
  payMent?: Maybe<Scalars['String']['output']>;
  payMentType?: Maybe<Scalars['String']['output']>;
  payOperationAmount?: Maybe<Scalars['Float']['output']>;
  /** paid when "1" */
  payStatus?: Maybe<Scalars['String']['output']>;
  productAmount?: Maybe<Scalars['Float']['output']>;
  productList?: Maybe<Array<OrderProductLine>>;
  /** added: of the promotions that its items took part in; empty for orders from before this was kept */
  promotionList?: Maybe<Array<OrderPromotion>>;
  /** when the items of a pick-up were ready in the store; null before */
  readyTime?: Maybe<Scalars['String']['output']>;
  /** added: null when nothing awaits a transfer */
  refundTransfer?: Maybe<RefundTransfer>;
  /** added: how money would go back, as in OrderRefund; null before it is paid */
  refundWay?: Maybe<Scalars['String']['output']>;
  /** added: money that goes back, oldest first */
  refunds?: Maybe<Array<OrderRefund>>;
  /** added: points that came back for what was cancelled or returned */
  returnedPoint?: Maybe<Scalars['Float']['output']>;
  scheduleCancelTime?: Maybe<Scalars['String']['output']>;
  /** added: the shop's clock, which decides about scheduleCancelTime; ISO moment */
  serverTime: Scalars['String']['output'];
  store?: Maybe<OrderStore>;
  usedPoint?: Maybe<Scalars['Float']['output']>;
  usedPointAmount?: Maybe<Scalars['Float']['output']>;
};

export type EmailAvailabilityData = {
  __typename?: 'EmailAvailabilityData';
  token: Scalars['String']['output'];
};

export type EmailAvailabilityResult = Envelope & {
  __typename?: 'EmailAvailabilityResult';
  data?: Maybe<Array<EmailAvailabilityData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type EmailInput = {
  email: Scalars['String']['input'];
};

export type EmailVerificationData = {
  __typename?: 'EmailVerificationData';
  accountDetails?: Maybe<Scalars['JSON']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** PENDING, VERIFIED or EXPIRED */
  status?: Maybe<Scalars['String']['output']>;
  /** milliseconds until another message may be sent */
  timeRemaining?: Maybe<Scalars['Int']['output']>;
};

export type EmailVerificationResult = Envelope & {
  __typename?: 'EmailVerificationResult';
  data?: Maybe<Array<EmailVerificationData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type EmailVerifiedData = {
  __typename?: 'EmailVerifiedData';
  verified: Scalars['Boolean']['output'];
};

export type EmailVerifiedResult = Envelope & {
  __typename?: 'EmailVerifiedResult';
  data?: Maybe<Array<EmailVerifiedData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

/** The documents ask with an empty input, which GraphQL forbids: this one may be left out */
export type EmptyInput = {
  _?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The envelope used wherever the documents read success, errorCode and data[0]. */
export type Envelope = {
  /** stable: clients have their own words for it in the shopper's language */
  errorCode?: Maybe<Scalars['String']['output']>;
  /** added: the numbers and names that a client's words for the code mention, by name */
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  /** English in every language, for clients without their own words */
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type ExchangeSize = {
  __typename?: 'ExchangeSize';
  sizeName: Scalars['String']['output'];
  skuCode: Scalars['String']['output'];
  /** pieces available now */
  stock: Scalars['Int']['output'];
};

/** added */
export type ExchangedPieces = {
  __typename?: 'ExchangedPieces';
  count: Scalars['Int']['output'];
  sizeName: Scalars['String']['output'];
};

export type Express = {
  __typename?: 'Express';
  companyCode?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  deliveryFailReason?: Maybe<Scalars['String']['output']>;
  /** added: the waybill's number */
  expressCode?: Maybe<Scalars['String']['output']>;
  expressStatus?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<OrderProductLine>>;
  sendSuccessTime?: Maybe<Scalars['String']['output']>;
  sendTime?: Maybe<Scalars['String']['output']>;
  signerName?: Maybe<Scalars['String']['output']>;
};

/** One of several reasons, in the envelope's fields. */
export type Failure = {
  __typename?: 'Failure';
  errorCode: Scalars['String']['output'];
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  /** English in every language */
  errorMessage: Scalars['String']['output'];
};

/** name is the code of a filter group, or its name in either language; another is refused */
export type FilterChoice = {
  /** at most 50 of a group, or INVALID_INPUT; those that the shop does not know are left out, and none of filterList is selected for them */
  codes: Array<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

/** type is CHECKBOX or RADIO; code is what filters name: category, brand, gender, sport, colour, size, price, discount, availability */
export type FilterGroup = {
  __typename?: 'FilterGroup';
  code?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<FilterItem>>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

/** count is exact: how many products the list would hold with this value added */
export type FilterItem = {
  __typename?: 'FilterItem';
  code?: Maybe<Scalars['String']['output']>;
  /** #rrggbb, for colours */
  colour?: Maybe<Scalars['String']['output']>;
  count?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  parentCode?: Maybe<Scalars['String']['output']>;
  selected?: Maybe<Scalars['Boolean']['output']>;
};

export type FinishGoogleLoginInput = {
  code: Scalars['String']['input'];
  /** who answered, where the provider says so in the address (RFC 9207) */
  iss?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};

/** added: how many found goods small, true to their size and large */
export type FitVotes = {
  __typename?: 'FitVotes';
  large: Scalars['Int']['output'];
  small: Scalars['Int']['output'];
  trueToSize: Scalars['Int']['output'];
};

/** Added: a request to be notified before a flash sale begins. */
export type FlashReminder = {
  __typename?: 'FlashReminder';
  activityCode: Scalars['String']['output'];
  askedTime: Scalars['String']['output'];
  /** when the message was written; null until then */
  sentTime?: Maybe<Scalars['String']['output']>;
};

/** serverTime is the shop's clock, which decides about beginnings and ends */
export type FlashSale = {
  __typename?: 'FlashSale';
  campaignList: Array<FlashSaleCampaign>;
  serverTime: Scalars['String']['output'];
};

/** state is RUNNING, COMING or PAST; times are ISO 8601 */
export type FlashSaleCampaign = {
  __typename?: 'FlashSaleCampaign';
  activityCode: Scalars['String']['output'];
  activityName: Scalars['String']['output'];
  beginTime: Scalars['String']['output'];
  endTime: Scalars['String']['output'];
  skuList: Array<FlashSaleSku>;
  state: Scalars['String']['output'];
};

/** added */
export type FlashSaleProduct = {
  __typename?: 'FlashSaleProduct';
  productCode: Scalars['String']['output'];
  /** differs after one of its flash sales began, ended or was changed; the same in every process */
  state: Scalars['String']['output'];
};

/** A sku of a flash sale; product is its card, left out of lists when the catalogue no longer has it. */
export type FlashSaleSku = {
  __typename?: 'FlashSaleSku';
  product: ListingProduct;
  productPrice?: Maybe<Scalars['Float']['output']>;
  /** pieces of the campaign in all */
  quota: Scalars['Int']['output'];
  skuCampaign: SkuCampaign;
  skuCode: Scalars['String']['output'];
  /** its colour and size */
  skuName?: Maybe<Scalars['String']['output']>;
};

export type ForgetSizesInput = {
  kinds: Array<Scalars['String']['input']>;
};

export type Gender =
  | 'FEMALE'
  | 'MALE';

export type GetPageByUrlInput = {
  /** h5 or pc; H5 and PC are accepted as well */
  deviceType: Scalars['String']['input'];
  pageUrl: Scalars['String']['input'];
  /** The draft, and what is not shown yet; for callers with a PREVIEW-TOKEN alone */
  preview?: InputMaybe<Scalars['Boolean']['input']>;
};

/** giveawayCode is the sku, giveawayType GIFT or ADD_ON, giveawayNum how many more of it the cart allows now */
export type Giveaway = {
  __typename?: 'Giveaway';
  /** added: the place that sends the cart's goods has it */
  eligible?: Maybe<Scalars['Boolean']['output']>;
  giveawayCode?: Maybe<Scalars['String']['output']>;
  giveawayName?: Maybe<Scalars['String']['output']>;
  giveawayNum?: Maybe<Scalars['Int']['output']>;
  giveawayType?: Maybe<Scalars['String']['output']>;
  /** added: when not eligible, SOLD_OUT or OTHER_SOURCE */
  ineligibleCode?: Maybe<Scalars['String']['output']>;
  mediaLink?: Maybe<Scalars['String']['output']>;
  /** added: for addCart */
  orgCode?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  /** added: for addCart */
  productCode?: Maybe<Scalars['String']['output']>;
  /** added: what one costs without the offer */
  productPrice?: Maybe<Scalars['Float']['output']>;
};

export type GuestInitResult = Envelope & {
  __typename?: 'GuestInitResult';
  data?: Maybe<Array<GuestSession>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type GuestLoginInput = {
  email: Scalars['String']['input'];
  mobile: Scalars['String']['input'];
};

export type GuestSession = {
  __typename?: 'GuestSession';
  guestId?: Maybe<Scalars['String']['output']>;
  token: Scalars['String']['output'];
  visitorUniqueKey: Scalars['String']['output'];
};

export type HomeInitResult = {
  __typename?: 'HomeInitResult';
  footerList: Array<NavItem>;
  headerList: Array<NavItem>;
  siteInfo?: Maybe<SiteInfo>;
};

/** Of a paid order. invoiceType is personal '2' with the order's address, or corporate '1' with tax data */
export type Invoice = {
  __typename?: 'Invoice';
  address?: Maybe<Scalars['String']['output']>;
  bankAccount?: Maybe<Scalars['String']['output']>;
  bankName?: Maybe<Scalars['String']['output']>;
  /** added: the company that asked for it; else who receives the order, or the buyer of a pick-up */
  billedTo?: Maybe<Scalars['String']['output']>;
  cityName?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  companyAddress?: Maybe<Scalars['String']['output']>;
  districtName?: Maybe<Scalars['String']['output']>;
  invoiceCode?: Maybe<Scalars['String']['output']>;
  invoiceDate?: Maybe<Scalars['String']['output']>;
  invoiceNo?: Maybe<Scalars['String']['output']>;
  invoiceType?: Maybe<Scalars['String']['output']>;
  mode?: Maybe<Scalars['String']['output']>;
  provinceName?: Maybe<Scalars['String']['output']>;
  receiveMobile?: Maybe<Scalars['String']['output']>;
  /** added: where that company is to be found */
  sellerAddress?: Maybe<Scalars['String']['output']>;
  /** added: the company that sells, as it is registered */
  sellerName?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  /** added: the value added tax that the prices include */
  tax: InvoiceTax;
  taxCode?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
};

/** added: whole rupiah; withoutTax and tax are together withTax */
export type InvoiceTax = {
  __typename?: 'InvoiceTax';
  /** the part of withoutTax that is taxed (DPP nilai lain) */
  base: Scalars['Float']['output'];
  /** which part that is, as 11/12 */
  baseShare: Scalars['String']['output'];
  /** of the base */
  percent: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  /** what was charged for goods and delivery after discounts, points that paid included */
  withTax: Scalars['Float']['output'];
  withoutTax: Scalars['Float']['output'];
};

export type LandingPage = {
  __typename?: 'LandingPage';
  /** Added: where the page stands in every language; pageUrl is its documented address */
  addresses?: Maybe<Array<LocalAddress>>;
  deviceType?: Maybe<Scalars['String']['output']>;
  expectCancelPublishTime?: Maybe<Scalars['String']['output']>;
  expectPublishTime?: Maybe<Scalars['String']['output']>;
  lang?: Maybe<Scalars['String']['output']>;
  /** Added: the page's address now, when it has left the one asked for; the rest is null then */
  movedTo?: Maybe<Scalars['String']['output']>;
  /** JSON text */
  pageContent?: Maybe<Scalars['String']['output']>;
  pageUrl?: Maybe<Scalars['String']['output']>;
  scheduledStatus?: Maybe<Scalars['String']['output']>;
};

export type LineActivity = {
  __typename?: 'LineActivity';
  activityCode?: Maybe<Scalars['String']['output']>;
  activityName?: Maybe<Scalars['String']['output']>;
  /** added: what it took off the line; null where the line's pieces have come into different states */
  amount?: Maybe<Scalars['Float']['output']>;
};

export type ListedReturn = {
  __typename?: 'ListedReturn';
  afterSaleStatusStr: Scalars['String']['output'];
  /** 0 for an exchange */
  amount: Scalars['Float']['output'];
  createTime: Scalars['String']['output'];
  orderCode: Scalars['String']['output'];
  points: Scalars['Float']['output'];
  products: Array<ListedReturnProduct>;
  returnCode: Scalars['String']['output'];
  /** REFUND or EXCHANGE */
  returnMode: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

export type ListedReturnProduct = {
  __typename?: 'ListedReturnProduct';
  count: Scalars['Int']['output'];
  image?: Maybe<Scalars['String']['output']>;
  skuName: Scalars['String']['output'];
};

export type ListingProduct = {
  __typename?: 'ListingProduct';
  attributes?: Maybe<Array<AttributeValue>>;
  brand?: Maybe<Brand>;
  /** added: whether the price is the lowest of several, since other sizes of the colour that is shown can be bought and cost more */
  isLowestPrice?: Maybe<Scalars['Boolean']['output']>;
  /** comma separated */
  mediaLink?: Maybe<Scalars['String']['output']>;
  mobileMediaLink?: Maybe<Scalars['String']['output']>;
  productActivities?: Maybe<Array<ProductActivity>>;
  productCode: Scalars['String']['output'];
  productName?: Maybe<Scalars['String']['output']>;
  productPrice?: Maybe<Scalars['Float']['output']>;
  /** added: null without reviews */
  rating?: Maybe<ProductRating>;
  /** added: the first of productActivities that has a ribbon, as a card shows it; null without one */
  ribbon?: Maybe<ProductActivity>;
  saleAttributes?: Maybe<Array<ListingSaleAttribute>>;
  salePrice?: Maybe<Scalars['Float']['output']>;
  /** the colour that picture and prices are of, where a filter asks for colours */
  shownColourCode?: Maybe<Scalars['String']['output']>;
  skuList?: Maybe<Array<ListingSku>>;
};

export type ListingSaleAttribute = {
  __typename?: 'ListingSaleAttribute';
  attrCode?: Maybe<Scalars['String']['output']>;
  attrImage?: Maybe<Scalars['String']['output']>;
  attrName?: Maybe<Scalars['String']['output']>;
  values?: Maybe<Array<ListingSaleAttributeValue>>;
};

/** valueColour is #rrggbb */
export type ListingSaleAttributeValue = {
  __typename?: 'ListingSaleAttributeValue';
  valueCode?: Maybe<Scalars['String']['output']>;
  valueColour?: Maybe<Scalars['String']['output']>;
  valueImage?: Maybe<Scalars['String']['output']>;
  valueName?: Maybe<Scalars['String']['output']>;
};

/** What the list is about: type is CATEGORY, BRAND, SPORT, KEYWORD or ALL. */
export type ListingScope = {
  __typename?: 'ListingScope';
  /** added: where search engines keep the list, in every language; null for a list that they do not */
  addresses?: Maybe<Array<LocalAddress>>;
  categoryPath?: Maybe<Scalars['String']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
};

export type ListingSku = {
  __typename?: 'ListingSku';
  attributeValues?: Maybe<Array<AttributeValue>>;
  barcode?: Maybe<Scalars['String']['output']>;
  channelSale?: Maybe<ChannelSale>;
  extCode?: Maybe<Scalars['String']['output']>;
  orgCode?: Maybe<Scalars['String']['output']>;
  productPrice?: Maybe<Scalars['Float']['output']>;
  salePrice?: Maybe<Scalars['Float']['output']>;
  skuActivities?: Maybe<Array<ProductActivity>>;
  skuCampaign?: Maybe<SkuCampaign>;
  skuCode: Scalars['String']['output'];
  skuName?: Maybe<Scalars['String']['output']>;
};

/** Added: a page's own address in one of the languages, without the language's first part. */
export type LocalAddress = {
  __typename?: 'LocalAddress';
  address: Scalars['String']['output'];
  /** en-US or id-ID */
  language: Scalars['String']['output'];
};

/** added: a name in one of the languages */
export type LocalName = {
  __typename?: 'LocalName';
  /** en-US or id-ID */
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type LoginInput = {
  /** email address or mobile number */
  account: Scalars['String']['input'];
  /** base64 of the UTF-8 text, as all passwords here */
  password: Scalars['String']['input'];
};

export type LoginResult = Envelope & {
  __typename?: 'LoginResult';
  code?: Maybe<Scalars['String']['output']>;
  data?: Maybe<Array<AccountInfo>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type LogisticsCompany = {
  __typename?: 'LogisticsCompany';
  companyCode: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
};

/** url is a media key; the storefront serves it at /img/{url}@{width}.{format} */
export type MediaLink = {
  __typename?: 'MediaLink';
  type?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type MemberRecord = {
  __typename?: 'MemberRecord';
  /** yyyyMMdd */
  birthDate?: Maybe<Scalars['String']['output']>;
  /** dd/MM/yyyy */
  birthDateLabel?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  emailVerified?: Maybe<Scalars['Boolean']['output']>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  /** the inactive member's id; absent for a number that no member has */
  id?: Maybe<Scalars['ID']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  loyaltyMemberId?: Maybe<Scalars['String']['output']>;
  mapclubDataConsent?: Maybe<Scalars['Boolean']['output']>;
  passwordGenerated?: Maybe<Scalars['Boolean']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneVerified?: Maybe<Scalars['Boolean']['output']>;
  primaryTierCode?: Maybe<Scalars['String']['output']>;
  profileCompleteDate?: Maybe<Scalars['String']['output']>;
  profileCompleted?: Maybe<Scalars['Boolean']['output']>;
};

export type MemberRecordResult = Envelope & {
  __typename?: 'MemberRecordResult';
  data?: Maybe<Array<MemberRecord>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type MiniCart = {
  __typename?: 'MiniCart';
  count: Scalars['Int']['output'];
};

export type MobileInput = {
  mobile: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  addCart: CartResult;
  /** Adding twice changes nothing */
  addWishlist: SimpleResult;
  /** applies a coupon in place of any other; an empty code takes it off; COUPON_NOT_FOUND, or COUPON_REFUSED with why and what is missing */
  applyCoupon: Checkout;
  /** added: for members, limited by member and source; shown once staff have answered, who mail the answer */
  askQuestion: SimpleResult;
  buyAgain: BuyAgainResult;
  cancelOrder: SimpleResult;
  cancelReturnOrder: SimpleResult;
  cancelSubscribeNotification: SubscribeResult;
  /** Added */
  changeNewsletter: NewsletterResult;
  /** ends every other session */
  changePassword: SimpleResult;
  /** added: home delivery (11) or pick-up (21), which may have other prices; INVALID_INPUT for another type */
  chooseDistributionType: Checkout;
  /** what the link of resendLinkEmailVerification calls */
  confirmEmailLink: SimpleResult;
  /** the member shows again who they are, so that this session may change email or mobile for a while */
  confirmIdentity: SimpleResult;
  /** Added */
  confirmNewsletter: ConfirmNewsletterResult;
  /**
   * Lets a purchase of the caller's own be counted once, when it is paid or is sent without. Repeating
   * it changes nothing.
   */
  countPurchase: SimpleResult;
  /** with the coupon of the caller's last checkout, unless it was taken off or ordered with; CART_ITEM_NOT_FOUND when one of the ids is not in the cart; lines to be delivered and to be picked up cannot be mixed */
  createCheckout: Checkout;
  createSubscribeNotificationSS: SubscribeResult;
  /** Deleting what is not there changes nothing; another becomes the default */
  deleteAddress: SimpleResult;
  /** ends all of them but the one that asks */
  endOtherSessions: SimpleResult;
  /** ends one of the member's own sessions */
  endSession: SimpleResult;
  /** trades the code that the browser came back with for Google's ID token, once */
  finishGoogleLogin: SocialTokenResult;
  /** added, of members: forgetting what is not there changes nothing */
  forgetSizes: SimpleResult;
  fullLogisticsInfo: SimpleResult;
  guestInit: GuestInitResult;
  guestLogin: LoginResult;
  /** Added. Gives the place in a flash sale's waiting line up; without one it changes nothing */
  leaveFlashLine: SimpleResult;
  login: LoginResult;
  logout: SimpleResult;
  /** added: puts a guest's list into the member's; what no longer exists, or is too much, is left out */
  mergeWishlist: SimpleResult;
  /** added: where the refundTransfer of an order goes; naming it again replaces it. BANK_ACCOUNT_INVALID with the field, REFUND_ACCOUNT_CLOSED when none waits, CONTACT_CODE_SENT when a code is asked for, ORDER_NOT_FOUND */
  nameRefundAccount: SimpleResult;
  payOrder: PayOrderResult;
  payTrackedOrder: PayOrderResult;
  pickupOrder: SimpleResult;
  receiveOrder: SimpleResult;
  /** turns the use of points on or off; a member proves the PIN to the club, and the order carries the proof */
  redeemPoints: Checkout;
  /** joins the club, from the account that is signed in or with a new one */
  registerMapclub: RegistrationResult;
  /** added, of members: what is no kind or no size is left out */
  rememberSizes: SimpleResult;
  /** Added. Of flash sales that have not begun, else REMINDER_TOO_LATE; asking twice changes nothing */
  remindOfFlashSale: SimpleResult;
  /** Asking twice changes nothing, and keeps one's place */
  remindWhenAvailable: SimpleResult;
  removeCartItem: CartResult;
  /** Removing what is not there changes nothing */
  removeWishlist: SimpleResult;
  /** added, of members: their account is erased after two weeks; PROOF_NEEDED without a fresh proof. Asking again changes nothing */
  requestErasure: SimpleResult;
  /** added: a company's tax data for the invoice of a paid order; asking again replaces it. TAX_DATA_INVALID with the field, INVOICE_NOT_READY, ORDER_NOT_FOUND */
  requestInvoice: SimpleResult;
  /** answers the same whether the address is known or not */
  requestPasswordReset: SimpleResult;
  /** sets the password and ends every session; signs nobody in */
  resetPassword: SimpleResult;
  returnOrder: ReturnCreateResult;
  /** Adds an address, or changes the one that addressId names: ADDRESS_NOT_FOUND, ADDRESSES_FULL, DELIVERY_INVALID with the field that is wrong, ZIPCODE_EMPTY */
  saveAddress: Address;
  /** added: the account that a return's money is transferred to */
  saveReturnBankAccount: SimpleResult;
  /** added: needs no session; limited by source and address */
  sendTicket: SendTicketResult;
  speedShopRegisterSSWithVerification: RegistrationResult;
  speedShopRegisterSSWithVerificationNew: RegistrationResult;
  /** begins Google's code flow with PKCE, state and nonce bound to this session */
  startGoogleLogin: SocialStartResult;
  /** added: lets one picture of an order be sent, before its return is requested */
  startReturnPicture: ReturnPictureTicketResult;
  /** added: lets one picture be sent, before its review is written */
  startReviewPicture: PictureTicketResult;
  /** added: lets one picture be sent, before its ticket; limited by source */
  startTicketPicture: PictureTicketResult;
  synSSUserInfo: SimpleResult;
  tradeCreateOrderCustom: CreateOrderResult;
  undoCancelOrder: SimpleResult;
  updateCartItem: CartResult;
  updateMemberProfile: UpdateMemberProfileResult;
  updateMemberProfileCustom: UpdateMemberProfileResult;
  /** added, of members: the account stays */
  withdrawErasure: SimpleResult;
  /** Added. Withdrawing what is not there, or is sent, changes nothing */
  withdrawFlashReminder: SimpleResult;
  /** Added. Withdrawing what is not there changes nothing */
  withdrawReminder: SimpleResult;
  /** added: of an order of the session's own; with its version it changes the review, which staff then review again */
  writeReview: SimpleResult;
};


export type MutationAddCartArgs = {
  input: AddCartInput;
};


export type MutationAddWishlistArgs = {
  input: WishlistInput;
};


export type MutationApplyCouponArgs = {
  checkoutId: Scalars['ID']['input'];
  couponCode?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAskQuestionArgs = {
  input: AskQuestionInput;
};


export type MutationBuyAgainArgs = {
  orderCode: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationCancelReturnOrderArgs = {
  input: ReturnCodeInput;
};


export type MutationCancelSubscribeNotificationArgs = {
  input: CancelSubscribeInput;
};


export type MutationChangeNewsletterArgs = {
  input: ChangeNewsletterInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChooseDistributionTypeArgs = {
  checkoutId: Scalars['ID']['input'];
  distributionType: Scalars['Code']['input'];
};


export type MutationConfirmEmailLinkArgs = {
  input: ConfirmEmailLinkInput;
};


export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


export type MutationConfirmNewsletterArgs = {
  input: ConfirmNewsletterInput;
};


export type MutationCountPurchaseArgs = {
  orderCode: Scalars['String']['input'];
  visit: CountedVisitInput;
};


export type MutationCreateCheckoutArgs = {
  cartItemIds: Array<Scalars['ID']['input']>;
  distributionType?: InputMaybe<Scalars['Code']['input']>;
};


export type MutationCreateSubscribeNotificationSsArgs = {
  input: CreateSubscribeInput;
};


export type MutationDeleteAddressArgs = {
  addressId: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationFinishGoogleLoginArgs = {
  input: FinishGoogleLoginInput;
};


export type MutationForgetSizesArgs = {
  input: ForgetSizesInput;
};


export type MutationFullLogisticsInfoArgs = {
  input: ReturnLogisticsInput;
};


export type MutationGuestLoginArgs = {
  input: GuestLoginInput;
};


export type MutationLeaveFlashLineArgs = {
  activityCode: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMergeWishlistArgs = {
  input: WishlistMergeInput;
};


export type MutationNameRefundAccountArgs = {
  input: NameRefundAccountInput;
};


export type MutationPayOrderArgs = {
  orderCommonInput: OrderCommonInput;
};


export type MutationPayTrackedOrderArgs = {
  input: PayTrackedOrderInput;
};


export type MutationPickupOrderArgs = {
  orderCommonInput: OrderCommonInput;
};


export type MutationReceiveOrderArgs = {
  orderCommonInput: OrderCommonInput;
};


export type MutationRedeemPointsArgs = {
  checkoutId: Scalars['ID']['input'];
  usePoint: Scalars['Boolean']['input'];
};


export type MutationRegisterMapclubArgs = {
  input: SignUpInput;
};


export type MutationRememberSizesArgs = {
  input: RememberSizesInput;
};


export type MutationRemindOfFlashSaleArgs = {
  activityCode: Scalars['String']['input'];
};


export type MutationRemindWhenAvailableArgs = {
  input: RemindInput;
};


export type MutationRemoveCartItemArgs = {
  cartItemId: Scalars['ID']['input'];
};


export type MutationRemoveWishlistArgs = {
  input: WishlistInput;
};


export type MutationRequestInvoiceArgs = {
  input: RequestInvoiceInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationReturnOrderArgs = {
  input: ReturnOrderInput;
};


export type MutationSaveAddressArgs = {
  input: AddressInput;
};


export type MutationSaveReturnBankAccountArgs = {
  input: ReturnBankAccountInput;
};


export type MutationSendTicketArgs = {
  input: SendTicketInput;
};


export type MutationSpeedShopRegisterSsWithVerificationArgs = {
  input: SignUpInput;
};


export type MutationSpeedShopRegisterSsWithVerificationNewArgs = {
  input: SignUpInput;
};


export type MutationStartGoogleLoginArgs = {
  input: StartGoogleLoginInput;
};


export type MutationStartReturnPictureArgs = {
  input: ReturnPictureStartInput;
};


export type MutationStartReviewPictureArgs = {
  orderCode: Scalars['String']['input'];
};


export type MutationSynSsUserInfoArgs = {
  input: SyncUserInfoInput;
};


export type MutationTradeCreateOrderCustomArgs = {
  order: TradeOrderInput;
};


export type MutationUndoCancelOrderArgs = {
  orderCommonInput: OrderCommonInput;
};


export type MutationUpdateCartItemArgs = {
  input: CartItemInput;
};


export type MutationUpdateMemberProfileArgs = {
  input: UpdateMemberProfileInput;
};


export type MutationUpdateMemberProfileCustomArgs = {
  input: UpdateMemberProfileInput;
};


export type MutationWithdrawFlashReminderArgs = {
  activityCode: Scalars['String']['input'];
};


export type MutationWithdrawReminderArgs = {
  input: RemindInput;
};


export type MutationWriteReviewArgs = {
  input: WriteReviewInput;
};

/**
 * One size of a shopper. kind is SHOES, MEN_TOPS (also goods for everyone), WOMEN_TOPS, MEN_BOTTOMS, WOMEN_BOTTOMS,
 * SOCKS, GLOVES, HEADWEAR, KIDS_SHOES or KIDS_CLOTHES; sizeCode is a value of the filter size, such as EU-42.
 */
export type MySize = {
  __typename?: 'MySize';
  kind: Scalars['String']['output'];
  sizeCode: Scalars['String']['output'];
};

export type MySizeInput = {
  kind: Scalars['String']['input'];
  sizeCode: Scalars['String']['input'];
};

/** added: an email or mobile number proves the order as in trackOrder; without them the session does */
export type NameRefundAccountInput = {
  bankAccount: BankAccountInput;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
  /** in another browser than the order's; without it a code is sent to the email or mobile given */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

export type NavItem = {
  __typename?: 'NavItem';
  children?: Maybe<Array<NavItem>>;
  code?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type NewExpress = {
  __typename?: 'NewExpress';
  companyName?: Maybe<Scalars['String']['output']>;
  productList?: Maybe<Array<NewExpressProduct>>;
};

export type NewExpressProduct = {
  __typename?: 'NewExpressProduct';
  count?: Maybe<Scalars['Int']['output']>;
  expressCode?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
};

export type NewsletterAct =
  | 'ASKED'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'RESUMED';

/** Added: what the link of a mail shows of its subscription. */
export type NewsletterChoices = {
  __typename?: 'NewsletterChoices';
  /** masked: a mail may have been passed on */
  email: Scalars['String']['output'];
  /** the newest first, of the last hundred */
  history: Array<NewsletterConsent>;
  language: Scalars['String']['output'];
  subscribed: Scalars['Boolean']['output'];
  topics: Array<NewsletterTopic>;
};

/** Added: something that was agreed to or withdrawn. */
export type NewsletterConsent = {
  __typename?: 'NewsletterConsent';
  act: NewsletterAct;
  /** ISO moment */
  at: Scalars['String']['output'];
  way: NewsletterWay;
  /** the words that were agreed to, where some were shown */
  wording?: Maybe<Scalars['String']['output']>;
};

export type NewsletterResult = Envelope & {
  __typename?: 'NewsletterResult';
  data?: Maybe<Array<NewsletterChoices>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

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

/** added: code and details for clients with words of their own; text is in the language of the request */
export type OfferReason = {
  __typename?: 'OfferReason';
  code: Scalars['String']['output'];
  details: Scalars['JSON']['output'];
  text: Scalars['String']['output'];
};

export type Order = {
  __typename?: 'Order';
  amount?: Maybe<Scalars['Float']['output']>;
  /** added: until when items that are paid in cash at the counter wait there; null otherwise, and once they are collected */
  collectBy?: Maybe<Scalars['String']['output']>;
  coupon?: Maybe<Scalars['Float']['output']>;
  discount?: Maybe<Scalars['Float']['output']>;
  /** added: each promotion and coupon with what it took off */
  discountList: Array<OrderDiscount>;
  distributionType?: Maybe<Scalars['String']['output']>;
  expectTime?: Maybe<Scalars['String']['output']>;
  freightDiscount?: Maybe<Scalars['Float']['output']>;
  freightTotal?: Maybe<Scalars['Float']['output']>;
  history?: Maybe<Array<OrderHistoryEntry>>;
  invoiceInfo?: Maybe<OrderReceiveOut>;
  /** added: as in CustomOrderDetail */
  loyaltyMobile?: Maybe<Scalars['String']['output']>;
  newExpressList?: Maybe<Array<NewExpress>>;
  operationList?: Maybe<Array<OrderOperation>>;
  operationMap?: Maybe<Scalars['JSON']['output']>;
  orderCode: Scalars['String']['output'];
  orderDate?: Maybe<Scalars['String']['output']>;
  orderReceiveOut?: Maybe<OrderReceiveOut>;
  /** added: as in CustomOrderDetail */
  orderReturnOuts?: Maybe<Array<OrderReturnOut>>;
  orderStatus?: Maybe<Scalars['Int']['output']>;
  orderStatusStr?: Maybe<Scalars['String']['output']>;
  parcels?: Maybe<Array<Express>>;
  payInfos?: Maybe<Array<PayInfo>>;
  /** added, of trackOrder: how an order that awaits payment is paid */
  payment?: Maybe<PaymentInstruction>;
  productAmount?: Maybe<Scalars['Float']['output']>;
  productList?: Maybe<Array<OrderProductLine>>;
  /** when the items of a pick-up were ready in the store; null before */
  readyTime?: Maybe<Scalars['String']['output']>;
  /** added, of trackOrder: as in CustomOrderDetail */
  refundTransfer?: Maybe<RefundTransfer>;
  /** added, of trackOrder: money that goes back, oldest first */
  refunds?: Maybe<Array<OrderRefund>>;
  /** added: as in CustomOrderDetail */
  returnedPoint?: Maybe<Scalars['Float']['output']>;
  scheduleCancelTime?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['Float']['output']>;
  /** added: as in CustomOrderDetail */
  usedPoint?: Maybe<Scalars['Float']['output']>;
  /** added: what points paid, in rupiah; the goods and the freight less what was taken off them and this is the total */
  usedPointAmount?: Maybe<Scalars['Float']['output']>;
};

export type OrderCommonInput = {
  cardToken?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
  /** added, for payOrder: another channel, or a new card token */
  paymentChannelCode?: InputMaybe<Scalars['String']['input']>;
};

/** added: what one promotion or coupon took off the goods and the freight; source is PROMOTION or COUPON */
export type OrderDiscount = {
  __typename?: 'OrderDiscount';
  amount: Scalars['Float']['output'];
  /** of the promotion, or of the offer behind the coupon */
  code: Scalars['String']['output'];
  /** of a coupon: with the code that the shopper entered */
  name: Scalars['String']['output'];
  source: Scalars['String']['output'];
};

/** newest last: status is the code, createTime a moment */
export type OrderHistoryEntry = {
  __typename?: 'OrderHistoryEntry';
  /** added: what was cancelled, when not the whole order was; otherwise empty */
  cancelledItems: Array<CancelledItem>;
  createTime: Scalars['String']['output'];
  /** added: FAILED or RETURNED, where the entry is about a parcel that was not delivered */
  expressStatus?: Maybe<Scalars['String']['output']>;
  orderStatus: Scalars['Int']['output'];
  orderStatusStr: Scalars['String']['output'];
  /** the shopper's, or the courier's own sentence where expressStatus is given */
  remark?: Maybe<Scalars['String']['output']>;
};

export type OrderLineInput = {
  count: Scalars['Int']['input'];
  /** added: the size wanted instead, for returnMode EXCHANGE; of ReturnPreview */
  exchangeSkuCode?: InputMaybe<Scalars['String']['input']>;
  orderItemCode: Scalars['String']['input'];
  reasonCode?: InputMaybe<Scalars['String']['input']>;
  reasonDesc?: InputMaybe<Scalars['String']['input']>;
  /** of a return: the size that the shopper has, of ReturnPreview; without it any piece of the line */
  skuCode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderListInput = {
  deliveryType?: InputMaybe<Scalars['Code']['input']>;
  orderStatus?: InputMaybe<Array<Scalars['Int']['input']>>;
  pageNum?: InputMaybe<Scalars['Int']['input']>;
  /** at most 50 */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderOfCheckout = {
  __typename?: 'OrderOfCheckout';
  orderCode: Scalars['String']['output'];
  /** the storefront's path where its owner goes on: to pay it, or to see it */
  page: Scalars['String']['output'];
};

/** type is payOrder, cancelOrder, undoCancelOrder, receiveOrder, returnOrder, cancelReturnOrder, fullLogisticsInfo or pickupOrder */
export type OrderOperation = {
  __typename?: 'OrderOperation';
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['Boolean']['output']>;
};

export type OrderPage = {
  __typename?: 'OrderPage';
  dataList: Array<Order>;
  pageInfo: PageInfo;
};

export type OrderProductLine = {
  __typename?: 'OrderProductLine';
  activityList?: Maybe<Array<LineActivity>>;
  afterSaleStatus?: Maybe<Scalars['String']['output']>;
  afterSaleStatusStr?: Maybe<Scalars['String']['output']>;
  /** what the line is charged as a whole; sellPrice is one piece's share of it, rounded, so sellPrice × count may differ */
  amount?: Maybe<Scalars['Float']['output']>;
  /** JSON text: {"saleAttribute":[{"key":…,"value":…}]} */
  attribute?: Maybe<Scalars['String']['output']>;
  barCode?: Maybe<Scalars['String']['output']>;
  brandSkuCode?: Maybe<Scalars['String']['output']>;
  cancelReasonCode?: Maybe<Scalars['String']['output']>;
  cancelReasonDesc?: Maybe<Scalars['String']['output']>;
  categoryCode?: Maybe<Scalars['String']['output']>;
  count?: Maybe<Scalars['Int']['output']>;
  /** added: the first day a pre-order is shipped, yyyy-MM-dd; null for at once */
  deliveryDate?: Maybe<Scalars['String']['output']>;
  /** added: the sizes that the shopper has for pieces that were exchanged; the others are in the line's own */
  exchangedTo?: Maybe<Array<ExchangedPieces>>;
  image?: Maybe<Scalars['String']['output']>;
  isGift?: Maybe<Scalars['Boolean']['output']>;
  /** of the line: the same for its pieces in several states, which are entries of their own */
  orderItemCode?: Maybe<Scalars['String']['output']>;
  productCode?: Maybe<Scalars['String']['output']>;
  productPrice?: Maybe<Scalars['Float']['output']>;
  productsStatusStr?: Maybe<Scalars['String']['output']>;
  reasonStr?: Maybe<Scalars['String']['output']>;
  returnCode?: Maybe<Scalars['String']['output']>;
  returnCount?: Maybe<Scalars['Int']['output']>;
  returnType?: Maybe<Scalars['String']['output']>;
  salePrice?: Maybe<Scalars['Float']['output']>;
  sellPrice?: Maybe<Scalars['Float']['output']>;
  skuCode?: Maybe<Scalars['String']['output']>;
  skuName?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  usedPoint?: Maybe<Scalars['Float']['output']>;
};

/** added: what became of a promotion when the order was placed, as the checkout said; state as in PromotionActivity */
export type OrderPromotion = {
  __typename?: 'OrderPromotion';
  activityCode: Scalars['String']['output'];
  activityName: Scalars['String']['output'];
  reasonList: Array<OfferReason>;
  saved: Scalars['Float']['output'];
  state: Scalars['String']['output'];
};

export type OrderReceiveOut = {
  __typename?: 'OrderReceiveOut';
  address?: Maybe<Scalars['String']['output']>;
  cityCode?: Maybe<Scalars['String']['output']>;
  cityName?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  countryName?: Maybe<Scalars['String']['output']>;
  distributionType?: Maybe<Scalars['String']['output']>;
  distributionTypeName?: Maybe<Scalars['String']['output']>;
  districtCode?: Maybe<Scalars['String']['output']>;
  districtName?: Maybe<Scalars['String']['output']>;
  logisticsCode?: Maybe<Scalars['String']['output']>;
  logisticsName?: Maybe<Scalars['String']['output']>;
  logisticsType?: Maybe<Scalars['String']['output']>;
  logisticsTypeStr?: Maybe<Scalars['String']['output']>;
  mail?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  provinceCode?: Maybe<Scalars['String']['output']>;
  provinceName?: Maybe<Scalars['String']['output']>;
  receiver?: Maybe<Scalars['String']['output']>;
  receiverFirstName?: Maybe<Scalars['String']['output']>;
  receiverLastName?: Maybe<Scalars['String']['output']>;
  storeCode?: Maybe<Scalars['String']['output']>;
  storeConfirmCode?: Maybe<Scalars['String']['output']>;
  storeName?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
};

export type OrderRefund = {
  __typename?: 'OrderRefund';
  amount: Scalars['Float']['output'];
  /** ISO moment */
  createTime: Scalars['String']['output'];
  /** ISO moment; null before it is done */
  doneTime?: Maybe<Scalars['String']['output']>;
  /** paid beyond the order's total, so it lowers nothing of it */
  isExtra: Scalars['Boolean']['output'];
  /** that way is a bank transfer: while it is DUE, to the account of refundTransfer */
  isTransfer: Scalars['Boolean']['output'];
  /** how it goes back, as the end of a sentence: to your card, by bank transfer */
  payMent: Scalars['String']['output'];
  status: OrderRefundStatus;
};

/** DECIDING: money that came late, for which the order may still be sent instead. DUE: it goes back for certain, and nobody has asked the provider for it yet */
export type OrderRefundStatus =
  | 'DECIDING'
  | 'DONE'
  | 'DUE'
  | 'ON_ITS_WAY';

export type OrderReturnOut = {
  __typename?: 'OrderReturnOut';
  /** added: the status in words */
  afterSaleStatusStr?: Maybe<Scalars['String']['output']>;
  /** money that goes back; 0 for an exchange */
  amount?: Maybe<Scalars['Float']['output']>;
  /** added: as in ReturnDetail */
  canCancelReturnOrder?: Maybe<Scalars['Boolean']['output']>;
  /** added: as in ReturnDetail */
  canFullLogistics?: Maybe<Scalars['Boolean']['output']>;
  companyCode?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  createTime?: Maybe<Scalars['String']['output']>;
  expressCode?: Maybe<Scalars['String']['output']>;
  /** added: points that go back; 0 for an exchange */
  points?: Maybe<Scalars['Float']['output']>;
  products?: Maybe<Array<OrderReturnOutProduct>>;
  reason?: Maybe<Scalars['String']['output']>;
  refundRemark?: Maybe<Scalars['String']['output']>;
  /** added: the parcel with the other sizes; null unless returnMode is EXCHANGE */
  replacement?: Maybe<ReturnReplacement>;
  returnCode?: Maybe<Scalars['String']['output']>;
  returnMode?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderReturnOutProduct = {
  __typename?: 'OrderReturnOutProduct';
  count?: Maybe<Scalars['Int']['output']>;
  /** added: the size that it is exchanged for; null in a refund */
  exchangeSizeName?: Maybe<Scalars['String']['output']>;
  orderItemCode?: Maybe<Scalars['String']['output']>;
  reasonCode?: Maybe<Scalars['String']['output']>;
  reasonDesc?: Maybe<Scalars['String']['output']>;
  /** of the size that goes back, which may be that of an earlier exchange */
  skuCode?: Maybe<Scalars['String']['output']>;
};

export type OrderReturnProductOut = {
  __typename?: 'OrderReturnProductOut';
  /** money that goes back for the line */
  amount?: Maybe<Scalars['Float']['output']>;
  orderItemCode?: Maybe<Scalars['String']['output']>;
  skuCode?: Maybe<Scalars['String']['output']>;
};

/** what a buyer may still review, or has reviewed, of an order */
export type OrderReview = {
  __typename?: 'OrderReview';
  /** false for goods in one size, balls and weights: nothing of them fits or does not */
  hasFit: Scalars['Boolean']['output'];
  orderItemCode: Scalars['String']['output'];
  /** null before it is written; a product has one review of each buyer, whichever line it is written from */
  review?: Maybe<OwnReview>;
};

export type OrderStatusChangeOut = {
  __typename?: 'OrderStatusChangeOut';
  cancleTime?: Maybe<Scalars['String']['output']>;
  confirmDeliveryTime?: Maybe<Scalars['String']['output']>;
  confirmTime?: Maybe<Scalars['String']['output']>;
  createTime?: Maybe<Scalars['String']['output']>;
  finalDeliveryTime?: Maybe<Scalars['String']['output']>;
  finalShippedTime?: Maybe<Scalars['String']['output']>;
  payTime?: Maybe<Scalars['String']['output']>;
};

export type OrderStore = {
  __typename?: 'OrderStore';
  address1?: Maybe<Scalars['String']['output']>;
  /** added; absent of older orders */
  city?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** added; absent of older orders */
  openingHours?: Maybe<Scalars['String']['output']>;
  storeName?: Maybe<Scalars['String']['output']>;
};

export type OriginalDataInfo = {
  __typename?: 'OriginalDataInfo';
  attributes?: Maybe<ProductAttributes>;
  brand?: Maybe<Brand>;
  categories?: Maybe<Array<ProductCategory>>;
};

export type OtpChannel =
  | 'SMS'
  | 'WHATSAPP';

export type OtpSendData = {
  __typename?: 'OtpSendData';
  /** milliseconds until another code may be sent */
  timeRemaining: Scalars['Int']['output'];
};

export type OtpSendResult = Envelope & {
  __typename?: 'OtpSendResult';
  data?: Maybe<Array<OtpSendData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type OtpVerifyData = {
  __typename?: 'OtpVerifyData';
  /** the registration token */
  token: Scalars['String']['output'];
};

export type OtpVerifyResult = Envelope & {
  __typename?: 'OtpVerifyResult';
  data?: Maybe<Array<OtpVerifyData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

/** added */
export type OverviewAddresses = {
  __typename?: 'OverviewAddresses';
  /** the shipping address that is the default; null without one */
  default?: Maybe<Address>;
};

/** added: coupons that can be used now, with the present cart or with other goods in it */
export type OverviewCoupons = {
  __typename?: 'OverviewCoupons';
  /** at most three; those that fit the present cart come first */
  dataList: Array<Coupon>;
  totalCount: Scalars['Int']['output'];
};

/** added */
export type OverviewOrders = {
  __typename?: 'OverviewOrders';
  /** the newest order, delivered or picked up; null before the first */
  last?: Maybe<Order>;
};

export type OwnReview = {
  __typename?: 'OwnReview';
  answer?: Maybe<Scalars['String']['output']>;
  fit?: Maybe<ReviewFit>;
  /** en-US or id-ID: what it is written in */
  language: Scalars['String']['output'];
  pictures: Array<OwnReviewPicture>;
  /** why it is not shown, as staff put it */
  rejection?: Maybe<Scalars['String']['output']>;
  stars: Scalars['Int']['output'];
  /** PENDING while staff look at it, APPROVED or REJECTED */
  status: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** another one at each rewrite; sent with the change */
  version: Scalars['Int']['output'];
};

export type OwnReviewPicture = {
  __typename?: 'OwnReviewPicture';
  pictureCode: Scalars['String']['output'];
  /** a data address of a small JPEG */
  small: Scalars['String']['output'];
};

export type PageHint = {
  __typename?: 'PageHint';
  address: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage?: Maybe<Scalars['Boolean']['output']>;
  /** added: how many entries a page has, as asked for or the most that the list allows */
  pageSize?: Maybe<Scalars['Int']['output']>;
  startCursor?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** The most that a page has stands at each list; pageInfo says how many it has. */
export type PageInput = {
  after?: InputMaybe<Scalars['String']['input']>;
  pageNum?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PayInfo = {
  __typename?: 'PayInfo';
  bankBrand?: Maybe<Scalars['String']['output']>;
  bankCode?: Maybe<Scalars['String']['output']>;
  createTime?: Maybe<Scalars['String']['output']>;
  giftCard?: Maybe<Scalars['String']['output']>;
  isSucceed?: Maybe<Scalars['Boolean']['output']>;
  payChannel?: Maybe<Scalars['String']['output']>;
  payCode?: Maybe<Scalars['String']['output']>;
  payMent?: Maybe<Scalars['String']['output']>;
  payMentType?: Maybe<Scalars['String']['output']>;
  paySerialCode?: Maybe<Scalars['String']['output']>;
  payStatus?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
};

export type PayOrderResult = Envelope & {
  __typename?: 'PayOrderResult';
  data?: Maybe<Array<CreateOrderResult>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

/** added: an order is proven as in trackOrder, and paid by its own channel or another */
export type PayTrackedOrderInput = {
  cardToken?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
  paymentChannelCode?: InputMaybe<Scalars['String']['input']>;
};

/** A tree of up to four levels. stage is the depth from 1 to 4; installment is the number of months, 0 when paid at once; expiryDate is the ISO moment until which an order of now can be paid. */
export type PaymentChannel = {
  __typename?: 'PaymentChannel';
  children?: Maybe<Array<PaymentChannel>>;
  code?: Maybe<Scalars['String']['output']>;
  expiryDate?: Maybe<Scalars['String']['output']>;
  fee?: Maybe<Scalars['Float']['output']>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  installment?: Maybe<Scalars['Int']['output']>;
  maxInstallmentAmount?: Maybe<Scalars['Float']['output']>;
  merchantHosted?: Maybe<Scalars['Boolean']['output']>;
  minInstallmentAmount?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  parentCode?: Maybe<Scalars['String']['output']>;
  paymentMethod?: Maybe<Scalars['String']['output']>;
  paymentPlatform?: Maybe<Scalars['String']['output']>;
  paymentType?: Maybe<Scalars['String']['output']>;
  paymentVia?: Maybe<Scalars['String']['output']>;
  stage?: Maybe<Scalars['Int']['output']>;
};

export type PaymentChannelListInput = {
  /** added: 11 hides cash in the store, 21 hides cash on delivery; INVALID_INPUT for any other */
  distributionType?: InputMaybe<Scalars['Code']['input']>;
  /** default GRAB; a courier that takes no money at the door hides cash on delivery; INVALID_INPUT for no courier of ours */
  logisticsCompanyCode?: InputMaybe<Scalars['String']['input']>;
  /** INVALID_INPUT below 0 */
  orderAmount: Scalars['Float']['input'];
  /** 0 if the cart mixes pre-order and normal items, else 1 */
  supportCod: Scalars['Int']['input'];
};

/** kind is VIRTUAL_ACCOUNT, BILL, QRIS, EWALLET, CARD, COUNTER or CASH; status is PENDING, PAID, DECLINED, EXPIRED or CANCELLED */
export type PaymentInstruction = {
  __typename?: 'PaymentInstruction';
  amount: Scalars['Float']['output'];
  bank?: Maybe<Scalars['String']['output']>;
  billKey?: Maybe<Scalars['String']['output']>;
  billerCode?: Maybe<Scalars['String']['output']>;
  /** added: whether another way to pay can be chosen, or the same tried again */
  canChange: Scalars['Boolean']['output'];
  channelCode: Scalars['String']['output'];
  channelName: Scalars['String']['output'];
  /** ISO moment */
  deadline?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  orderCode: Scalars['String']['output'];
  /** code for the cashier of a convenience store */
  paymentCode?: Maybe<Scalars['String']['output']>;
  /** SVG as a data address */
  qrImage?: Maybe<Scalars['String']['output']>;
  redirectAddress?: Maybe<Scalars['String']['output']>;
  /** added: the shop's clock, which decides about the deadline; ISO moment */
  serverTime: Scalars['String']['output'];
  status: Scalars['String']['output'];
  vaNumber?: Maybe<Scalars['String']['output']>;
};

/** A picture is sent to the address by POST as JSON, { ticket, picture }, the picture in base64; the answer is an envelope */
export type PictureTicket = {
  __typename?: 'PictureTicket';
  address: Scalars['String']['output'];
  pictureCode: Scalars['String']['output'];
  /** good for one picture, for a quarter of an hour */
  ticket: Scalars['String']['output'];
};

export type PictureTicketResult = Envelope & {
  __typename?: 'PictureTicketResult';
  data?: Maybe<Array<PictureTicket>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type Place = {
  __typename?: 'Place';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type PlaceInput = {
  code: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The shop as it will stand at a moment; times are ISO 8601. */
export type Preview = {
  __typename?: 'Preview';
  /** When its link ends */
  expires: Scalars['String']['output'];
  moment: Scalars['String']['output'];
};

/** added: why a line costs less than its list price; source is SALE_PRICE, PROMOTION, COUPON or POINTS */
export type PriceAdjustment = {
  __typename?: 'PriceAdjustment';
  /** what it takes off the whole line */
  amount: Scalars['Float']['output'];
  code: Scalars['String']['output'];
  /** in the language of the request */
  explanation: Scalars['String']['output'];
  source: Scalars['String']['output'];
};

/** The rows of a sum: items and freight less the other four are the total. */
export type PriceInfo = {
  __typename?: 'PriceInfo';
  couponDiscount?: Maybe<Scalars['Float']['output']>;
  freight?: Maybe<Scalars['Float']['output']>;
  freightDiscount?: Maybe<Scalars['Float']['output']>;
  mapclubPoint?: Maybe<Scalars['Float']['output']>;
  productAmount?: Maybe<Scalars['Float']['output']>;
  promotionDiscount?: Maybe<Scalars['Float']['output']>;
  totalAmount?: Maybe<Scalars['Float']['output']>;
};

export type Product = {
  __typename?: 'Product';
  activeSkuData?: Maybe<ProductSku>;
  /** added: its name in every language, for the addresses of its pages */
  names: Array<LocalName>;
  originalDataInfo?: Maybe<OriginalDataInfo>;
  productCode?: Maybe<Scalars['String']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  /** added: the few that were answered last, and how many there are */
  questions?: Maybe<ProductQuestionPage>;
  /** added: null without reviews */
  rating?: Maybe<ProductRating>;
  /** added: the newest few, or empty */
  reviews?: Maybe<Array<ProductReview>>;
  saleAttributesList?: Maybe<Array<SaleAttribute>>;
  /** added */
  sizeFacts?: Maybe<ProductSizes>;
  skuList?: Maybe<Array<ProductSku>>;
};

export type ProductActivity = {
  __typename?: 'ProductActivity';
  activityBegin?: Maybe<Scalars['String']['output']>;
  activityCode?: Maybe<Scalars['String']['output']>;
  activityDesc?: Maybe<Scalars['String']['output']>;
  activityEnd?: Maybe<Scalars['String']['output']>;
  activityLabel?: Maybe<Scalars['String']['output']>;
  activityName?: Maybe<Scalars['String']['output']>;
  activityRemark?: Maybe<Scalars['String']['output']>;
  activitySort?: Maybe<Scalars['Int']['output']>;
  activityType?: Maybe<Scalars['String']['output']>;
  ribbonImage?: Maybe<Scalars['String']['output']>;
  ribbonPosition?: Maybe<Scalars['String']['output']>;
  ribbonText?: Maybe<Scalars['String']['output']>;
};

export type ProductAttributes = {
  __typename?: 'ProductAttributes';
  certificateNo?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['String']['output']>;
  sport?: Maybe<Scalars['String']['output']>;
};

/** categoryPath is names in the asked language joined by >, from the root */
export type ProductCategory = {
  __typename?: 'ProductCategory';
  attributeValues?: Maybe<Array<AttributeValue>>;
  categoryCode?: Maybe<Scalars['String']['output']>;
  categoryPath?: Maybe<Scalars['String']['output']>;
};

export type ProductInitInput = {
  activityCode?: InputMaybe<Scalars['String']['input']>;
  activityType?: InputMaybe<Scalars['String']['input']>;
  productCode: Scalars['String']['input'];
  skuCode?: InputMaybe<Scalars['String']['input']>;
};

/** A promotion that a product takes part in now. */
export type ProductPromotion = {
  __typename?: 'ProductPromotion';
  activityCode?: Maybe<Scalars['String']['output']>;
  activityName?: Maybe<Scalars['String']['output']>;
  ribbonImage?: Maybe<Scalars['String']['output']>;
  ribbonName?: Maybe<Scalars['String']['output']>;
  ribbonPosition?: Maybe<Scalars['String']['output']>;
  ribbonText?: Maybe<Scalars['String']['output']>;
};

/** added: of a member about a product, with the shop's answer */
export type ProductQuestion = {
  __typename?: 'ProductQuestion';
  /** the shop's */
  answer: Scalars['String']['output'];
  /** ISO moment */
  answeredAt: Scalars['String']['output'];
  /** ISO moment */
  askedAt: Scalars['String']['output'];
  /** first name and initial; null for someone who has left */
  author?: Maybe<Scalars['String']['output']>;
  /** en-US or id-ID: what question and answer are written in */
  language: Scalars['String']['output'];
  questionCode: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ProductQuestionPage = {
  __typename?: 'ProductQuestionPage';
  dataList: Array<ProductQuestion>;
  pageInfo: PageInfo;
};

/** added: what the approved reviews of a product come to */
export type ProductRating = {
  __typename?: 'ProductRating';
  /** from 1 to 5, with one decimal */
  average: Scalars['Float']['output'];
  /** at least 1 */
  count: Scalars['Int']['output'];
  fit: FitVotes;
  /** how many gave 1, 2, 3, 4 and 5 stars */
  stars: Array<Scalars['Int']['output']>;
};

/** added: an approved review, by someone who received the goods */
export type ProductReview = {
  __typename?: 'ProductReview';
  /** the shop's */
  answer?: Maybe<Scalars['String']['output']>;
  /** first name and initial; null for someone who has left */
  author?: Maybe<Scalars['String']['output']>;
  fit?: Maybe<ReviewFit>;
  /** en-US or id-ID: what it is written in */
  language: Scalars['String']['output'];
  pictures: Array<ReviewPicture>;
  reviewCode: Scalars['String']['output'];
  /** the size bought, by its name in the review's language */
  sizeName: Scalars['String']['output'];
  stars: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  /** ISO moment */
  writtenAt: Scalars['String']['output'];
};

export type ProductReviewPage = {
  __typename?: 'ProductReviewPage';
  dataList: Array<ProductReview>;
  pageInfo: PageInfo;
};

export type ProductReviewsInput = {
  productCode: Scalars['String']['input'];
  sort?: InputMaybe<ReviewOrder>;
  /** only those with so many stars */
  stars?: InputMaybe<Scalars['Int']['input']>;
};

/** One size of a product. valueCode is that of the product's sale attribute. */
export type ProductSize = {
  __typename?: 'ProductSize';
  fits: Array<SizeRange>;
  /** the same size in other systems, such as UK 8 */
  otherNames: Array<Scalars['String']['output']>;
  /** the size under which lists file it, such as EU-42 */
  sizeCode: Scalars['String']['output'];
  valueCode: Scalars['String']['output'];
};

/** How a product's sizes measure up. */
export type ProductSizes = {
  __typename?: 'ProductSizes';
  /** null where no guide explains them */
  chart?: Maybe<SizeChart>;
  /** SMALL, TRUE or LARGE; null where no guide says so */
  fit?: Maybe<Scalars['String']['output']>;
  fitNote?: Maybe<Scalars['String']['output']>;
  /** fit as a sentence */
  fitText?: Maybe<Scalars['String']['output']>;
  /** which of a shopper's sizes it is about, see MySize; null for sizes that are not remembered */
  kind?: Maybe<Scalars['String']['output']>;
  /** false for goods whose sizes need no explanation, such as balls and weights */
  needsGuide: Scalars['Boolean']['output'];
  sizes: Array<ProductSize>;
};

export type ProductSku = {
  __typename?: 'ProductSku';
  attributeValues?: Maybe<Array<AttributeValue>>;
  barcode?: Maybe<Scalars['String']['output']>;
  /** expected day of shipping of pre-order items, yyyy-MM-dd */
  deliveryDate?: Maybe<Scalars['String']['output']>;
  mediaLinkListWithType?: Maybe<Array<MediaLink>>;
  orgCode?: Maybe<Scalars['String']['output']>;
  productActivities?: Maybe<Array<ProductActivity>>;
  productName?: Maybe<Scalars['String']['output']>;
  productPrice?: Maybe<Scalars['Float']['output']>;
  promotionCarousel?: Maybe<Scalars['JSON']['output']>;
  /** added: the documents name the option, not the field */
  remindEnabled?: Maybe<Scalars['Boolean']['output']>;
  salePrice?: Maybe<Scalars['Float']['output']>;
  /** added: of a flash sale that runs or comes, as in lists */
  skuCampaign?: Maybe<SkuCampaign>;
  skuCode?: Maybe<Scalars['String']['output']>;
  skuNo?: Maybe<Scalars['String']['output']>;
  stock?: Maybe<Scalars['Int']['output']>;
};

/** A promotion as it stands with the cart or checkout that carries it. */
export type PromotionActivity = {
  __typename?: 'PromotionActivity';
  activityBegin?: Maybe<Scalars['String']['output']>;
  activityCode?: Maybe<Scalars['String']['output']>;
  activityEnd?: Maybe<Scalars['String']['output']>;
  activityLevel?: Maybe<Array<ActivityLevel>>;
  activityName?: Maybe<Scalars['String']['output']>;
  activityRemark?: Maybe<Scalars['String']['output']>;
  /** RUNNING */
  activityStatus?: Maybe<Scalars['String']['output']>;
  /** added: DISCOUNT, FIXED_PRICE, BUY_GET, GWP, PWP or FREE_DELIVERY */
  activityType?: Maybe<Scalars['String']['output']>;
  amountByQty?: Maybe<Scalars['Boolean']['output']>;
  /** false when none of the giveaways can come from where the cart's goods come from */
  eligibleGiveaway?: Maybe<Scalars['Boolean']['output']>;
  giveaways?: Maybe<Array<Giveaway>>;
  opsType?: Maybe<PromotionOpsType>;
  /** added: gift or add-on pieces that may still be added */
  piecesOpen?: Maybe<Scalars['Int']['output']>;
  priority?: Maybe<Scalars['Int']['output']>;
  /** added: how far the cart is */
  promotionTiers?: Maybe<PromotionTiers>;
  /** added: why it gives nothing, or not yet */
  reasonList?: Maybe<Array<OfferReason>>;
  rewardByPercentage?: Maybe<Scalars['Boolean']['output']>;
  ribbonImage?: Maybe<Scalars['String']['output']>;
  ribbonName?: Maybe<Scalars['String']['output']>;
  ribbonPosition?: Maybe<Scalars['String']['output']>;
  ribbonText?: Maybe<Scalars['String']['output']>;
  /** added: what it takes off goods and freight */
  saved?: Maybe<Scalars['Float']['output']>;
  /** added: APPLIED is in the prices; READY waits for the shopper's choice; BLOCKED says why in reasonList; null for lines that are not selected */
  state?: Maybe<Scalars['String']['output']>;
};

export type PromotionOpsType =
  | 'GWP'
  | 'PWP';

export type PromotionTiers = {
  __typename?: 'PromotionTiers';
  activityLevel?: Maybe<Array<ActivityLevel>>;
  amountByQty?: Maybe<Scalars['Boolean']['output']>;
  currentActivityLevel?: Maybe<ActivityLevel>;
  latestTier?: Maybe<Scalars['Boolean']['output']>;
  /** added: the most that one order gets of it, in rupiah; null without such a limit */
  maxReward?: Maybe<Scalars['Float']['output']>;
  nextRewardEarned?: Maybe<Scalars['Float']['output']>;
  noTier?: Maybe<Scalars['Boolean']['output']>;
  opsType?: Maybe<Scalars['String']['output']>;
  remainingAmount?: Maybe<Scalars['Float']['output']>;
  rewardByPercentage?: Maybe<Scalars['Boolean']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** added, of members: everything that the shop keeps about them; PROOF_NEEDED without a fresh proof of identity */
  accountData: Scalars['JSON']['output'];
  /** added, of members: null while no erasure is asked for */
  accountErasure?: Maybe<AccountErasure>;
  /** added: everything that the account's first page shows, for members */
  accountOverview: AccountOverview;
  /** Of members: the default first, then the newest; of both kinds when addressKind is absent */
  addressList: Array<Address>;
  /** Null when there is no such article */
  articleDetail?: Maybe<Article>;
  /** The newest first */
  blogList: ArticlePage;
  cancelReasons: Array<Reason>;
  cardTokenSettings: CardTokenSettings;
  /** with a member token and a guestId the guest's cart is merged first; repeating it changes nothing */
  cartInit: Cart;
  /** sort is relevance, newest, price-up or price-down */
  catalogProductSearchInit: CatalogProductPage;
  checkAvailabilityEmail: EmailAvailabilityResult;
  checkMobilePhoneAlreadyExist: SimpleResult;
  /** the same for the club's registration */
  checkMobilePhoneAlreadyExistInMapclub: SimpleResult;
  checkoutInit?: Maybe<Checkout>;
  /** the caller's own coupons, then those for everyone; pages of at most 200 */
  couponList: CouponPage;
  /** added: products of which a size came into stock or sold out within the last seconds: cached pages that show them are out of date */
  crossedProducts: Array<Scalars['String']['output']>;
  /** Ways of delivery to this place, by the courier's quotation. */
  deliveryQuotes: Array<ShippingMethod>;
  /** added: differs after a promotion, a sale price or a written page began, ended or was changed: cached pages are out of date */
  displayVersion: Scalars['String']['output'];
  /** Added. Of members, the newest first */
  flashReminderList: Array<FlashReminder>;
  /** flash sales that run or come, and the last that have ended, by their beginning */
  flashSale: FlashSale;
  /** added: the products of flash sales; where one appears, goes or has another state, cached pages that show it are out of date */
  flashSaleProducts: Array<FlashSaleProduct>;
  getCustomOrderDetail?: Maybe<CustomOrderDetail>;
  getPageByUrl?: Maybe<LandingPage>;
  /** categoryCode is a code, or a name in either language; null where there is no guide */
  getSizeGuideDetail?: Maybe<SizeGuideDetail>;
  getUserInfoDetail?: Maybe<UserDetail>;
  guestOrderList: OrderPage;
  homeInit: HomeInitResult;
  loginByThirdPartyMc?: Maybe<ThirdPartyLoginResult>;
  logisticsCompanies: Array<LogisticsCompany>;
  memberEmailVerification: EmailVerificationResult;
  miniCartNumber: MiniCart;
  /** added, of members: at most one of each kind */
  mySizes: Array<MySize>;
  /** Added */
  newsletterChoices: NewsletterResult;
  orderList: OrderPage;
  /** added: the order that the caller's checkout became, or that took its lines with another checkout of theirs, for one that checkoutInit no longer answers */
  orderOfCheckout?: Maybe<OrderOfCheckout>;
  /** added: the received lines of an order of the session's own */
  orderReviews: Array<OrderReview>;
  paymentInstruction?: Maybe<PaymentInstruction>;
  /** Provinces without a parent; then cities, then districts. */
  placeList: Array<Place>;
  /** added: what the PREVIEW-TOKEN header of the call opens; null for calls without one, which see the shop of now */
  preview?: Maybe<Preview>;
  /** added: products as lists show them, by their codes and in their order, the first 20; those that do not exist are left out */
  productCards: Array<ListingProduct>;
  productInit?: Maybe<Product>;
  /** added: answered last first; pages of at most 200 */
  productQuestions: ProductQuestionPage;
  /** added: pages of at most 200 */
  productReviews: ProductReviewPage;
  /** null for a promotion that does not run; the tiers are those of an empty cart without a session; pages of at most 50 */
  queryCatalogProductsByPromotion?: Maybe<ShopMorePromotion>;
  /** Of members, the record of their own verified address; pages of at most 50 */
  queryPageSubscribeNotificationList: SubscriptionPage;
  /** the running promotions of any of its skus, in the order in which they are given; null for an unknown product */
  queryPromotionActivityByProduct?: Maybe<Array<ProductPromotion>>;
  querySSUserInfo: SubscriptionPreferencesResult;
  /** The categories that have size guides, at most three levels, with the brands of each */
  querySizeGuideDetailList?: Maybe<SizeGuideDetailList>;
  /** added */
  refundBanks: Array<RefundBank>;
  /** Added: others of the list that an article stands in, the closest first, three at most */
  relatedArticles: Array<Article>;
  /** Of members, the newest first */
  reminderList: Array<Reminder>;
  /** mails an inactive member a link that verifies the address on their record; VERIFIED: none is left to verify, go on to the form */
  resendLinkEmailVerification: EmailVerificationResult;
  returnDetail?: Maybe<ReturnDetail>;
  /** added: the returns of the session's own orders, newest first; pages of at most 50 */
  returnList: ReturnPage;
  /** added: a data address of a JPEG; null for a picture of someone else's return */
  returnPicture?: Maybe<Scalars['String']['output']>;
  /** added: products may be empty */
  returnPreview: ReturnPreview;
  returnReasons: Array<Reason>;
  /** of the keyword the first 100 characters; limit is at most 20 */
  searchSuggestions: SearchSuggestions;
  sendOtpToMember: OtpSendResult;
  /** the member's own sessions, the latest first */
  sessionList: Array<SessionInfo>;
  /** added: the lists of categories, brands and sports that have goods and an address of their own */
  sitemapLists: Array<SitemapPlace>;
  /** Added: the written pages that are shown */
  sitemapPages: Array<SitemapPlace>;
  /** Products that are still sold, in the order of their codes, for the sitemap; after is the last code of the page before. */
  sitemapProducts: Array<SitemapProduct>;
  socialSettings: SocialSettings;
  ssQueryPaymentChannelList: Array<PaymentChannel>;
  storeList: StoreListResult;
  /** added: by the shop's clock */
  supportHours: SupportHours;
  trackOrder?: Maybe<Order>;
  userInfo?: Maybe<AccountInfo>;
  validateEmail: SimpleResult;
  validateReferralCode: ReferralCodeResult;
  validateTokenDetailRegistration: MemberRecordResult;
  verifyOtpEmail: EmailVerifiedResult;
  verifyOtpMember: OtpVerifyResult;
  /** Of members; pages of at most 200 */
  wishlist: WishlistPage;
  /** added: the codes of all its products, for the hearts of a page */
  wishlistCodes: Array<Scalars['String']['output']>;
};


export type QueryAddressListArgs = {
  addressKind?: InputMaybe<Scalars['String']['input']>;
};


export type QueryArticleDetailArgs = {
  id: Scalars['ID']['input'];
  preview?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBlogListArgs = {
  input: BlogListInput;
};


export type QueryCartInitArgs = {
  distributionType?: InputMaybe<Scalars['Code']['input']>;
  guestId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCatalogProductSearchInitArgs = {
  input: CatalogProductSearchInput;
};


export type QueryCheckAvailabilityEmailArgs = {
  input: EmailInput;
};


export type QueryCheckMobilePhoneAlreadyExistArgs = {
  input: MobileInput;
};


export type QueryCheckMobilePhoneAlreadyExistInMapclubArgs = {
  input: MobileInput;
};


export type QueryCheckoutInitArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCouponListArgs = {
  pageInput?: InputMaybe<PageInput>;
};


export type QueryDeliveryQuotesArgs = {
  checkoutId: Scalars['ID']['input'];
  city: PlaceInput;
  district: PlaceInput;
  state: PlaceInput;
  zipCode: PlaceInput;
};


export type QueryGetCustomOrderDetailArgs = {
  orderCommonInput: OrderCommonInput;
};


export type QueryGetPageByUrlArgs = {
  getPageByUrlInput: GetPageByUrlInput;
};


export type QueryGetSizeGuideDetailArgs = {
  brandCode: Scalars['String']['input'];
  categoryCode: Scalars['String']['input'];
};


export type QueryGuestOrderListArgs = {
  input: OrderListInput;
};


export type QueryLoginByThirdPartyMcArgs = {
  input: ThirdPartyLoginInput;
};


export type QueryMemberEmailVerificationArgs = {
  input: TokenCheckAvailabilityEmailInput;
};


export type QueryNewsletterChoicesArgs = {
  token: Scalars['String']['input'];
};


export type QueryOrderListArgs = {
  input: OrderListInput;
};


export type QueryOrderOfCheckoutArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderReviewsArgs = {
  orderCode: Scalars['String']['input'];
};


export type QueryPaymentInstructionArgs = {
  orderCode: Scalars['String']['input'];
};


export type QueryPlaceListArgs = {
  parentCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductCardsArgs = {
  productCodes: Array<Scalars['String']['input']>;
};


export type QueryProductInitArgs = {
  input: ProductInitInput;
};


export type QueryProductQuestionsArgs = {
  pageNum?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  productCode: Scalars['String']['input'];
};


export type QueryProductReviewsArgs = {
  input: ProductReviewsInput;
  pageNum?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQueryCatalogProductsByPromotionArgs = {
  activityCode: Scalars['String']['input'];
  distributionType?: InputMaybe<Scalars['Code']['input']>;
  pageInput?: InputMaybe<PageInput>;
};


export type QueryQueryPageSubscribeNotificationListArgs = {
  input?: InputMaybe<SubscriptionListInput>;
  pageInput?: InputMaybe<PageInput>;
};


export type QueryQueryPromotionActivityByProductArgs = {
  productCode: Scalars['String']['input'];
};


export type QueryQuerySsUserInfoArgs = {
  userCode: Scalars['String']['input'];
};


export type QueryQuerySizeGuideDetailListArgs = {
  input?: InputMaybe<EmptyInput>;
};


export type QueryRelatedArticlesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryResendLinkEmailVerificationArgs = {
  input: TokenVerifyOtpPhoneNoInput;
};


export type QueryReturnDetailArgs = {
  input: ReturnCodeInput;
};


export type QueryReturnListArgs = {
  pageNum?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReturnPictureArgs = {
  input: ReturnPictureInput;
};


export type QueryReturnPreviewArgs = {
  input: ReturnOrderInput;
};


export type QuerySearchSuggestionsArgs = {
  keyword: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySendOtpToMemberArgs = {
  input: SendOtpInput;
};


export type QuerySitemapProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySsQueryPaymentChannelListArgs = {
  input: PaymentChannelListInput;
};


export type QueryStoreListArgs = {
  input?: InputMaybe<StoreListInput>;
};


export type QueryTrackOrderArgs = {
  input: TrackOrderInput;
};


export type QueryUserInfoArgs = {
  userCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryValidateEmailArgs = {
  input: EmailInput;
};


export type QueryValidateReferralCodeArgs = {
  input: ReferralCodeInput;
};


export type QueryValidateTokenDetailRegistrationArgs = {
  input: TokenVerifyOtpPhoneNoInput;
};


export type QueryVerifyOtpEmailArgs = {
  input: VerifyOtpEmailInput;
};


export type QueryVerifyOtpMemberArgs = {
  input: VerifyOtpMemberInput;
};


export type QueryWishlistArgs = {
  pageInput?: InputMaybe<PageInput>;
};

export type Reason = {
  __typename?: 'Reason';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ReferralCodeData = {
  __typename?: 'ReferralCodeData';
  firstName?: Maybe<Scalars['String']['output']>;
  fullName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  referralCode?: Maybe<Scalars['String']['output']>;
  /** an ISO date and time */
  registerDate?: Maybe<Scalars['String']['output']>;
};

export type ReferralCodeInput = {
  /** upper case */
  referralCode: Scalars['String']['input'];
};

export type ReferralCodeResult = Envelope & {
  __typename?: 'ReferralCodeResult';
  data?: Maybe<Array<ReferralCodeData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type RefundBank = {
  __typename?: 'RefundBank';
  bankCode: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
};

/** added: money that goes back by bank transfer, until staff have noted the transfer */
export type RefundTransfer = {
  __typename?: 'RefundTransfer';
  amount: Scalars['Float']['output'];
  /** the account that it goes to, masked; null until nameRefundAccount */
  bankAccount?: Maybe<Scalars['String']['output']>;
  /** false while the order may still be sent instead */
  isCertain: Scalars['Boolean']['output'];
};

export type RegistrationData = {
  __typename?: 'RegistrationData';
  expired?: Maybe<Scalars['String']['output']>;
  memberCode?: Maybe<Scalars['String']['output']>;
  /** ACTIVE; of registerMapclub also PENDING, when the club's card follows, and LINKED_ELSEWHERE, when the number's card belongs to another account or is locked */
  status?: Maybe<Scalars['String']['output']>;
  /** signs the new member in, as AUTH-TOKEN; null if signed in already */
  token?: Maybe<Scalars['String']['output']>;
};

export type RegistrationResult = Envelope & {
  __typename?: 'RegistrationResult';
  /** read beside success by the sign-up calls */
  code?: Maybe<Scalars['String']['output']>;
  data?: Maybe<Array<RegistrationData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

/** onlyMissing leaves the kinds alone that have a size: for a guest's sizes at the sign-in */
export type RememberSizesInput = {
  onlyMissing?: InputMaybe<Scalars['Boolean']['input']>;
  sizes: Array<MySizeInput>;
};

/** email is of the documents; the message goes to the member's own contacts, as their preferences say. One that is none is refused: EMAIL_INVALID */
export type RemindInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  productCode: Scalars['String']['input'];
  skuCode?: InputMaybe<Scalars['String']['input']>;
};

/** Added: a wait for one size that is sold out. */
export type Reminder = {
  __typename?: 'Reminder';
  askedTime: Scalars['String']['output'];
  brandName: Scalars['String']['output'];
  colourName: Scalars['String']['output'];
  /** a media key */
  image?: Maybe<Scalars['String']['output']>;
  productCode: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  sizeName: Scalars['String']['output'];
  skuCode: Scalars['String']['output'];
};

export type RequestInvoiceInput = {
  /** at most 100 characters */
  company: Scalars['String']['input'];
  /** at most 200 characters */
  companyAddress: Scalars['String']['input'];
  orderCode: Scalars['String']['input'];
  /** NPWP, 15 or 16 digits, with or without dots */
  taxCode: Scalars['String']['input'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  rePassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type ReturnBankAccountInput = {
  bankAccount: BankAccountInput;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
  returnCode: Scalars['String']['input'];
  /** in another browser than the order's; without it a code is sent to the email or mobile given */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

export type ReturnCodeInput = {
  /** added */
  email?: InputMaybe<Scalars['String']['input']>;
  /** added */
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
  returnCode: Scalars['String']['input'];
};

export type ReturnCreateData = {
  __typename?: 'ReturnCreateData';
  returnCode: Scalars['String']['output'];
};

export type ReturnCreateResult = Envelope & {
  __typename?: 'ReturnCreateResult';
  data?: Maybe<Array<ReturnCreateData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type ReturnDetail = {
  __typename?: 'ReturnDetail';
  afterSaleStatusStr?: Maybe<Scalars['String']['output']>;
  /** reject reason */
  approverDescription?: Maybe<Scalars['String']['output']>;
  /** added: the account that the money is transferred to, masked; null if none, or once it has gone */
  bankAccount?: Maybe<Scalars['String']['output']>;
  canCancelReturnOrder?: Maybe<Scalars['Boolean']['output']>;
  canFullLogistics?: Maybe<Scalars['Boolean']['output']>;
  /** added: the company's code */
  companyCode?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  createTime?: Maybe<Scalars['String']['output']>;
  /** added: the sizes that the shopper gets; empty in a refund */
  exchanges?: Maybe<Array<ReturnExchange>>;
  /** added: the last calendar day in Jakarta on which the old items of an exchange are expected, as 22/11/2026; null unless they are on their way and the new size has left */
  expectedBy?: Maybe<Scalars['String']['output']>;
  expressCode?: Maybe<Scalars['String']['output']>;
  /** added: newest last; also REPLACEMENT_SENT, REPLACEMENT_DELIVERED, REFUND_INSTEAD and, where something else goes back than was shown, GIFTS_CHARGED, GIFTS_UNCHARGED, FREIGHT_BACK, FREIGHT_KEPT and ACCOUNT_NEEDED */
  history?: Maybe<Array<ReturnHistoryEntry>>;
  /** added: true when it is to be transferred and no account is known */
  needsBankAccount?: Maybe<Scalars['Boolean']['output']>;
  orderCode?: Maybe<Scalars['String']['output']>;
  orderReturnProductOuts?: Maybe<Array<OrderReturnProductOut>>;
  /** added: for returnPicture */
  pictureCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** added: what goes back: as it was shown before sending, and once the items are here as it is settled */
  refund?: Maybe<ReturnRefund>;
  /** added: what the shopper wrote */
  remark?: Maybe<Scalars['String']['output']>;
  /** added: the parcel with the other sizes; null unless returnMode is EXCHANGE */
  replacement?: Maybe<ReturnReplacement>;
  returnCode?: Maybe<Scalars['String']['output']>;
  /** added: REFUND or EXCHANGE; an exchange that cannot be fulfilled becomes a refund */
  returnMode?: Maybe<Scalars['String']['output']>;
  /** the lines with the pieces that go back; reasonStr says why */
  returnProductList?: Maybe<Array<OrderProductLine>>;
  /** added: the last calendar day in Jakarta to send it, as 22/11/2026; null unless it is approved without a label of ours */
  sendBy?: Maybe<Scalars['String']['output']>;
  /** added: where to send it, line by line; empty unless it is approved or sent */
  sendTo?: Maybe<Array<Scalars['String']['output']>>;
  /** REQUESTED, APPROVED, LABELLED, SENT, RECEIVED, REFUNDED, REJECTED, CANCELLED, LAPSED, EXCHANGED or MISSING */
  status?: Maybe<Scalars['String']['output']>;
};

/** added */
export type ReturnExchange = {
  __typename?: 'ReturnExchange';
  count: Scalars['Int']['output'];
  orderItemCode: Scalars['String']['output'];
  /** of what comes instead */
  sizeName: Scalars['String']['output'];
  /** what goes back */
  skuName: Scalars['String']['output'];
};

/** added */
export type ReturnHistoryEntry = {
  __typename?: 'ReturnHistoryEntry';
  /** ISO moment */
  createTime: Scalars['String']['output'];
  status: Scalars['String']['output'];
  statusStr: Scalars['String']['output'];
};

export type ReturnLogisticsInput = {
  /** of logisticsCompanies */
  companyCode: Scalars['String']['input'];
  /** for the company OTHER */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** added */
  email?: InputMaybe<Scalars['String']['input']>;
  expressCode: Scalars['String']['input'];
  /** added */
  mobile?: InputMaybe<Scalars['String']['input']>;
  returnCode: Scalars['String']['input'];
};

/** added, of all inputs about returns: a contact of the order proves it in any browser, as in trackOrder; without one the session's own orders count */
export type ReturnOrderInput = {
  /** added: where a bank transfer goes, in the order's own browser alone; without it the return asks for it (ReturnDetail.needsBankAccount) */
  bankAccount?: InputMaybe<BankAccountInput>;
  /** added */
  email?: InputMaybe<Scalars['String']['input']>;
  /** added */
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
  /** added: of startReturnPicture, each sent; five at most */
  pictureCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** each with the pieces to return and a code of returnReasons */
  products: Array<OrderLineInput>;
  remark?: InputMaybe<Scalars['String']['input']>;
  /** added: chosen by the form; sending the same again returns the first return. At most 64 characters */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** REFUND unless it is EXCHANGE, for another size of the same at the same price */
  returnMode?: InputMaybe<Scalars['String']['input']>;
};

/** added */
export type ReturnPage = {
  __typename?: 'ReturnPage';
  dataList: Array<ListedReturn>;
  pageInfo: PageInfo;
};

/** added */
export type ReturnPictureInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
  pictureCode: Scalars['String']['input'];
  returnCode: Scalars['String']['input'];
};

/** added */
export type ReturnPictureStartInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
};

/** added: a picture is sent to the address by POST as JSON, { ticket, picture }, the picture in base64; the answer is an envelope */
export type ReturnPictureTicket = {
  __typename?: 'ReturnPictureTicket';
  address: Scalars['String']['output'];
  pictureCode: Scalars['String']['output'];
  /** good for one picture, for a quarter of an hour */
  ticket: Scalars['String']['output'];
};

export type ReturnPictureTicketResult = Envelope & {
  __typename?: 'ReturnPictureTicketResult';
  data?: Maybe<Array<ReturnPictureTicket>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

/** added: what can be returned of an order, and what would go back */
export type ReturnPreview = {
  __typename?: 'ReturnPreview';
  /** the last calendar day in Jakarta to request a return; null while a parcel is on its way */
  lastDay?: Maybe<Scalars['String']['output']>;
  /** money of this order goes back by bank transfer, so a request that returns any needs an account */
  needsBankAccount: Scalars['Boolean']['output'];
  refund: ReturnRefund;
  returnable: Array<ReturnablePieces>;
};

/** added: money and points that go back; amount and points are sums, delivery included */
export type ReturnRefund = {
  __typename?: 'ReturnRefund';
  amount: Scalars['Float']['output'];
  /** what of the two is for the delivery */
  freight: Scalars['Float']['output'];
  /** what the delivery of the order cost in money and points, whether it goes back or not */
  freightPaid: Scalars['Float']['output'];
  freightPoints: Scalars['Float']['output'];
  /** taken off the amount: gifts that are kept although nothing that was bought is; one that comes back after it was charged has its price in its line */
  giftCharge: Scalars['Float']['output'];
  lines: Array<ReturnRefundLine>;
  points: Scalars['Float']['output'];
  /** the shop pays for the parcel back: it is at fault for a piece, or has given its label */
  shopPaysParcel: Scalars['Boolean']['output'];
  /** in words: to your card, by bank transfer */
  way: Scalars['String']['output'];
};

/** added: price less promotion, coupon and points is the amount */
export type ReturnRefundLine = {
  __typename?: 'ReturnRefundLine';
  amount: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  coupon: Scalars['Float']['output'];
  orderItemCode: Scalars['String']['output'];
  points: Scalars['Float']['output'];
  /** the prices of the pieces before promotions, coupons and points */
  price: Scalars['Float']['output'];
  promotion: Scalars['Float']['output'];
  skuName: Scalars['String']['output'];
};

/** added: the parcel of an exchange with the other sizes */
export type ReturnReplacement = {
  __typename?: 'ReturnReplacement';
  companyName?: Maybe<Scalars['String']['output']>;
  expressCode?: Maybe<Scalars['String']['output']>;
  /** HELD, REQUESTED once the shopper's parcel is on its way, SENT or DELIVERED */
  status: Scalars['String']['output'];
  statusStr: Scalars['String']['output'];
  /** the courier's own page about it */
  trackAddress?: Maybe<Scalars['String']['output']>;
};

/** pieces of a line in one size: a line of which some were exchanged comes once for each size */
export type ReturnablePieces = {
  __typename?: 'ReturnablePieces';
  /** the money that goes back if all these pieces do, delivery and kept gifts aside; 0 where points paid all of it */
  amount: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  /** whether there are such sizes at all, also if all are sold out now; false for pick-ups */
  hasOtherSizes: Scalars['Boolean']['output'];
  orderItemCode: Scalars['String']['output'];
  /** the points that go back to the card then */
  points: Scalars['Float']['output'];
  /** what it can be exchanged for now: sizes of the same colour at the same price; empty for pick-ups */
  sizes: Array<ExchangeSize>;
  /** of the size that the shopper has by now */
  skuCode: Scalars['String']['output'];
  skuName: Scalars['String']['output'];
};

export type ReviewFit =
  | 'LARGE'
  | 'SMALL'
  | 'TRUE_TO_SIZE';

export type ReviewOrder =
  | 'BEST'
  | 'NEWEST'
  | 'WORST';

/** addresses of JPEGs, as long as the review is shown */
export type ReviewPicture = {
  __typename?: 'ReviewPicture';
  small: Scalars['String']['output'];
  whole: Scalars['String']['output'];
};

export type SaleAttrValue = {
  __typename?: 'SaleAttrValue';
  /** true when the value belongs to the active sku */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** for colours the colour code, for sizes system and label, such as EU-42 */
  valueCode?: Maybe<Scalars['String']['output']>;
  /** #rrggbb, for colours */
  valueColour?: Maybe<Scalars['String']['output']>;
  /** media key of the picture that stands for the value, for colours */
  valueImage?: Maybe<Scalars['String']['output']>;
  valueName?: Maybe<Scalars['String']['output']>;
};

/** attrCode is colour or size */
export type SaleAttribute = {
  __typename?: 'SaleAttribute';
  attrCode?: Maybe<Scalars['String']['output']>;
  attrName?: Maybe<Scalars['String']['output']>;
  attrValue?: Maybe<Array<SaleAttrValue>>;
};

/** Help where nothing, or little, was found. */
export type SearchHelp = {
  __typename?: 'SearchHelp';
  categories?: Maybe<Array<CategoryHint>>;
  /** the keyword that was searched instead, when the given one found nothing */
  correctedKeyword?: Maybe<Scalars['String']['output']>;
  droppedWords?: Maybe<Array<Scalars['String']['output']>>;
  /** pages that answer the question, such as the one about delivery costs */
  pages?: Maybe<Array<PageHint>>;
  popular?: Maybe<Array<ListingProduct>>;
};

export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  brands: Array<SuggestedBrand>;
  categories: Array<CategoryHint>;
  keywords: Array<Scalars['String']['output']>;
  products: Array<SuggestedProduct>;
};

export type SendOtpInput = {
  channel: OtpChannel;
  mobile: Scalars['String']['input'];
};

export type SendTicketInput = {
  /** where the answer goes */
  email: Scalars['String']['input'];
  /** 2 to 80 characters */
  name: Scalars['String']['input'];
  /** as it was typed: it proves nothing */
  orderCode?: InputMaybe<Scalars['String']['input']>;
  /** of startTicketPicture, each sent; three at most */
  pictureCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 10 to 4000 characters */
  text: Scalars['String']['input'];
  topic: TicketTopic;
  /** a field that people do not see: a client that fills it in is a bot, and gets no ticket */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type SendTicketResult = Envelope & {
  __typename?: 'SendTicketResult';
  data?: Maybe<Array<SentTicket>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type SentTicket = {
  __typename?: 'SentTicket';
  /** TK and the day, as in the mail */
  ticketCode: Scalars['String']['output'];
};

export type SessionInfo = {
  __typename?: 'SessionInfo';
  /** the one that asks */
  current: Scalars['Boolean']['output'];
  /** browser and system, as far as they say */
  device: Scalars['String']['output'];
  lastSeen: Scalars['String']['output'];
  sessionId: Scalars['ID']['output'];
  /** DD/MM/YYYY HH:mm:ss, Jakarta */
  since: Scalars['String']['output'];
};

export type ShippingMethod = {
  __typename?: 'ShippingMethod';
  cashOnDelivery?: Maybe<Scalars['Boolean']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** first and last expected day of arrival, yyyy-MM-dd */
  earliestDate?: Maybe<Scalars['String']['output']>;
  /** null while no address is known */
  freight?: Maybe<Scalars['Float']['output']>;
  latestDate?: Maybe<Scalars['String']['output']>;
  logisticsCompanyCode?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** added: the whole sum of the checkout with this way of delivery */
  priceInfo?: Maybe<PriceInfo>;
  /** added: the promotions and the coupon that its freight makes a difference to, as they stand with it; the rest stand as in the checkout */
  promotionList?: Maybe<Array<PromotionActivity>>;
};

/** The products of a promotion, and how far the caller's cart is on its levels. */
export type ShopMorePromotion = {
  __typename?: 'ShopMorePromotion';
  /** added: its name, period, terms and reasons, as in the cart */
  activity?: Maybe<PromotionActivity>;
  activityCode?: Maybe<Scalars['String']['output']>;
  dataList?: Maybe<Array<ListingProduct>>;
  pageInfo?: Maybe<PageInfo>;
  promotionTiers?: Maybe<PromotionTiers>;
};

export type SignUpInput = {
  /** yyyyMMdd; dd/MM/yyyy in registerMapclub */
  birthDate: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  gender: Gender;
  /** the inactive member's id */
  id?: InputMaybe<Scalars['ID']['input']>;
  joinLoyaltyProgram?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  memberCode?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  newsletterSubscription?: InputMaybe<Scalars['Boolean']['input']>;
  /** base64 of the UTF-8 text */
  password: Scalars['String']['input'];
  rePassword: Scalars['String']['input'];
  /** upper case; registerMapclub only */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** the token of verifyOtpMember, where tokenOtpPhoneNo is not sent; otherwise it is not read */
  token?: InputMaybe<Scalars['String']['input']>;
  /**
   * the token of verifyOtpMember. The token of checkAvailabilityEmail is not sent: the address counts as
   * verified once verifyOtpEmail has agreed in the same session
   */
  tokenOtpPhoneNo?: InputMaybe<Scalars['String']['input']>;
  /** the tokenSS of a third party's sign-in that found a new member (NEW_MEMBER), and nothing else: any other token here is answered as an ended one, REGISTRATION_TOKEN_EXPIRED */
  tokenSS?: InputMaybe<Scalars['String']['input']>;
};

export type SimpleResult = Envelope & {
  __typename?: 'SimpleResult';
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type SiteInfo = {
  __typename?: 'SiteInfo';
  currency?: Maybe<Scalars['String']['output']>;
  extra?: Maybe<Scalars['JSON']['output']>;
  siteCode?: Maybe<Scalars['String']['output']>;
  siteName?: Maybe<Scalars['String']['output']>;
};

/** Added: what the sitemap names. */
export type SitemapPlace = {
  __typename?: 'SitemapPlace';
  addresses: Array<LocalAddress>;
};

export type SitemapProduct = {
  __typename?: 'SitemapProduct';
  /** added: a media key */
  mediaLink?: Maybe<Scalars['String']['output']>;
  /** added: its name in every language, for the addresses of its pages */
  names: Array<LocalName>;
  productCode: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
};

/** The sizes of one kind of wearer, from small to large */
export type SizeChart = {
  __typename?: 'SizeChart';
  /** which of a shopper's sizes it is about, see MySize; null for sizes that are not remembered */
  kind?: Maybe<Scalars['String']['output']>;
  measures: Array<SizeMeasure>;
  rows: Array<SizeChartRow>;
  /** MEN, WOMEN, UNISEX or KIDS */
  wearer: Scalars['String']['output'];
  wearerName: Scalars['String']['output'];
};

/** One size: its name as the goods are labelled, the same size in other systems, and what it fits */
export type SizeChartRow = {
  __typename?: 'SizeChartRow';
  fits: Array<SizeRange>;
  name: Scalars['String']['output'];
  otherNames: Array<Scalars['String']['output']>;
  /** the size under which lists file it, such as EU-42 */
  sizeCode: Scalars['String']['output'];
};

export type SizeGuideBrand = {
  __typename?: 'SizeGuideBrand';
  brandCode?: Maybe<Scalars['String']['output']>;
  brandName?: Maybe<Scalars['String']['output']>;
};

export type SizeGuideCategory = {
  __typename?: 'SizeGuideCategory';
  categoryCode?: Maybe<Scalars['String']['output']>;
  categoryList?: Maybe<Array<SizeGuideCategory>>;
  categoryName?: Maybe<Scalars['String']['output']>;
  sizeGuideBrandObjects?: Maybe<Array<SizeGuideBrand>>;
};

export type SizeGuideDetail = {
  __typename?: 'SizeGuideDetail';
  brandCode?: Maybe<Scalars['String']['output']>;
  /** added: names in the asked language, for titles */
  brandName?: Maybe<Scalars['String']['output']>;
  categoryCode?: Maybe<Scalars['String']['output']>;
  /** added */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** added: its tables as data, to find a size by */
  charts?: Maybe<Array<SizeChart>>;
  /** added: SMALL, TRUE or LARGE */
  fit?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  siteCode?: Maybe<Scalars['String']['output']>;
  /** HTML, composed from the guide's data and escaped */
  sizeGuide?: Maybe<Scalars['String']['output']>;
  sizeGuideId?: Maybe<Scalars['ID']['output']>;
};

export type SizeGuideDetailList = {
  __typename?: 'SizeGuideDetailList';
  categoryList?: Maybe<Array<SizeGuideCategory>>;
  domainCode?: Maybe<Scalars['String']['output']>;
  orgCode?: Maybe<Scalars['String']['output']>;
  siteCode?: Maybe<Scalars['String']['output']>;
  tenantCode?: Maybe<Scalars['String']['output']>;
};

/** measure is as in SizeRange; name and how to take it, in the asked language */
export type SizeMeasure = {
  __typename?: 'SizeMeasure';
  how: Scalars['String']['output'];
  measure: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** measure is foot, height, chest, waist, hips, head, hand or knee; from (inclusive) and to in cm */
export type SizeRange = {
  __typename?: 'SizeRange';
  from: Scalars['Float']['output'];
  measure: Scalars['String']['output'];
  to: Scalars['Float']['output'];
};

/** added */
export type SkippedItem = {
  __typename?: 'SkippedItem';
  added: Scalars['Int']['output'];
  /** as a failure's code */
  code: Scalars['String']['output'];
  skuCode: Scalars['String']['output'];
  skuName: Scalars['String']['output'];
  /** pieces that were bought, and those of them that are in the cart now */
  wanted: Scalars['Int']['output'];
};

/** of a flash sale that runs or comes: activityStock is the pieces that are left of its quota, maxPerUser holds for a member and for a device */
export type SkuCampaign = {
  __typename?: 'SkuCampaign';
  activityPrice?: Maybe<Scalars['Float']['output']>;
  activityStock?: Maybe<Scalars['Int']['output']>;
  maxPerUser?: Maybe<Scalars['Int']['output']>;
  /** the first day its pieces are shipped, yyyy-MM-dd, as a pre-order; null for at once */
  shippingTime?: Maybe<Scalars['String']['output']>;
};

export type SocialSettings = {
  __typename?: 'SocialSettings';
  /** empty: Facebook is not offered */
  facebookAppId: Scalars['String']['output'];
  facebookSdkUrl: Scalars['String']['output'];
  /** v8.0 */
  facebookVersion: Scalars['String']['output'];
  /** empty: Google is not offered */
  googleClientId: Scalars['String']['output'];
};

export type SocialStartData = {
  __typename?: 'SocialStartData';
  /** where the browser goes to sign in */
  address: Scalars['String']['output'];
};

export type SocialStartResult = Envelope & {
  __typename?: 'SocialStartResult';
  data?: Maybe<Array<SocialStartData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type SocialTokenData = {
  __typename?: 'SocialTokenData';
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** the own path that was asked for at the start */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  thirdId: Scalars['String']['output'];
  /** for loginByThirdPartyMc */
  thirdToken: Scalars['String']['output'];
};

export type SocialTokenResult = Envelope & {
  __typename?: 'SocialTokenResult';
  data?: Maybe<Array<SocialTokenData>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type SortOption = {
  __typename?: 'SortOption';
  code: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
};

export type StartGoogleLoginInput = {
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

export type Store = {
  __typename?: 'Store';
  address1?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  openingHours?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  storeCode?: Maybe<Scalars['String']['output']>;
  storeName?: Maybe<Scalars['String']['output']>;
};

/** keyword: words in name, address or city; skuCode: only stores that have the sku; productCode: only stores that have any sku of the product */
export type StoreListInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  productCode?: InputMaybe<Scalars['String']['input']>;
  skuCode?: InputMaybe<Scalars['String']['input']>;
};

export type StoreListResult = {
  __typename?: 'StoreListResult';
  dataList: Array<Store>;
  totalCount: Scalars['Int']['output'];
};

export type SubscribeResult = {
  __typename?: 'SubscribeResult';
  api: ApiStatus;
};

export type SubscribeSource =
  | 'QR'
  | 'Web';

export type SubscriptionListInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  sourceType?: InputMaybe<SubscribeSource>;
  subscribeStatus?: InputMaybe<Scalars['String']['input']>;
};

export type SubscriptionPage = {
  __typename?: 'SubscriptionPage';
  dataList: Array<SubscriptionRecord>;
  pageInfo: PageInfo;
};

export type SubscriptionPreferences = {
  __typename?: 'SubscriptionPreferences';
  emailSubscribe?: Maybe<Scalars['String']['output']>;
  newsSubscribe?: Maybe<Scalars['String']['output']>;
  userCode?: Maybe<Scalars['String']['output']>;
  whatsappSubscribe?: Maybe<Scalars['String']['output']>;
};

export type SubscriptionPreferencesResult = Envelope & {
  __typename?: 'SubscriptionPreferencesResult';
  data?: Maybe<Array<SubscriptionPreferences>>;
  errorCode?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  timestamp?: Maybe<Scalars['String']['output']>;
};

export type SubscriptionRecord = {
  __typename?: 'SubscriptionRecord';
  cancelSubscribeTime?: Maybe<Scalars['String']['output']>;
  domainCode?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  siteCode?: Maybe<Scalars['String']['output']>;
  sourceType?: Maybe<SubscribeSource>;
  /** '0' subscribed, '1' not, as all flags of subscriptions */
  subscribeStatus?: Maybe<Scalars['String']['output']>;
  subscribeTime?: Maybe<Scalars['String']['output']>;
  tenantCode?: Maybe<Scalars['String']['output']>;
  updateTime?: Maybe<Scalars['String']['output']>;
  utmData?: Maybe<Scalars['JSON']['output']>;
};

export type SuggestedBrand = {
  __typename?: 'SuggestedBrand';
  brandCode: Scalars['String']['output'];
  brandName: Scalars['String']['output'];
};

export type SuggestedProduct = {
  __typename?: 'SuggestedProduct';
  brandName?: Maybe<Scalars['String']['output']>;
  /** added: as a card has it */
  isLowestPrice?: Maybe<Scalars['Boolean']['output']>;
  mediaLink?: Maybe<Scalars['String']['output']>;
  productCode: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  salePrice?: Maybe<Scalars['Float']['output']>;
};

/** added: of chat support, every day in Jakarta's time */
export type SupportHours = {
  __typename?: 'SupportHours';
  /** when that changes: ISO moment */
  changesAt: Scalars['String']['output'];
  isOpen: Scalars['Boolean']['output'];
};

/**
 * Each flag is the text '0' (subscribed) or '1' (not subscribed). Email and WhatsApp are the channels of
 * messages about orders, one of which stays on; news is the consent to news and offers.
 */
export type SyncUserInfoInput = {
  emailSubscribe?: InputMaybe<Scalars['String']['input']>;
  newsSubscribe?: InputMaybe<Scalars['String']['input']>;
  userCode: Scalars['String']['input'];
  whatsappSubscribe?: InputMaybe<Scalars['String']['input']>;
};

export type ThirdChannel =
  | 'facebook'
  | 'google';

export type ThirdId = {
  __typename?: 'ThirdId';
  thirdChannel?: Maybe<Scalars['String']['output']>;
  thirdId?: Maybe<Scalars['String']['output']>;
};

export type ThirdPartyLoginInput = {
  birthDate?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** 'login' */
  pageType: Scalars['String']['input'];
  thirdChannel: ThirdChannel;
  thirdId: Scalars['String']['input'];
  /** the provider's own token, which the shop verifies: Google's ID token, Facebook's access token */
  thirdToken: Scalars['String']['input'];
};

/** 'New member detected' is a GraphQL error; the details in its extensions carry tokenSS, email, emailVerified, firstName and lastName for the sign-up. */
export type ThirdPartyLoginResult = {
  __typename?: 'ThirdPartyLoginResult';
  /** added: the card with the member's verified number is linked to another account, and theirs to none */
  clubLinkedElsewhere?: Maybe<Scalars['Boolean']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  success?: Maybe<Scalars['Boolean']['output']>;
  thirdExist?: Maybe<Scalars['Boolean']['output']>;
  thirdId?: Maybe<Scalars['String']['output']>;
  userAuthToken?: Maybe<Scalars['String']['output']>;
  userCode?: Maybe<Scalars['String']['output']>;
};

export type TicketTopic =
  | 'ACCOUNT'
  | 'ORDER'
  | 'OTHER'
  | 'PAYMENT'
  | 'PRODUCT'
  | 'RETURN';

export type TokenCheckAvailabilityEmailInput = {
  tokenCheckAvailabilityEmail: Scalars['String']['input'];
};

export type TokenVerifyOtpPhoneNoInput = {
  tokenVerifyOtpPhoneNo: Scalars['String']['input'];
};

export type TrackOrderInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  orderCode: Scalars['String']['input'];
};

export type TradeOrderInput = {
  address?: InputMaybe<AddressInput>;
  /** a saved address of the member, unless address is given too: what was shown is where it goes */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** added: the total that the shopper was shown; another total is refused with CHECKOUT_CHANGED */
  agreedTotal?: InputMaybe<Scalars['Float']['input']>;
  /** added: the provider's token of the card, made in the browser; card numbers never reach the shop. Without it, form leads to our page where the card is typed */
  cardToken?: InputMaybe<Scalars['String']['input']>;
  checkoutId: Scalars['ID']['input'];
  /** the applied one when absent; another is applied first, and the order is not placed when it is refused */
  couponCode?: InputMaybe<Scalars['String']['input']>;
  dataConsent: Scalars['Boolean']['input'];
  /** in place of the checkout's: it is at the prices of this way from then on */
  distributionType?: InputMaybe<Scalars['Code']['input']>;
  /** of a guest, digits with or without +62: the member who earns the points of this order */
  guestLoyaltyMobile?: InputMaybe<Scalars['String']['input']>;
  /** added: whether a member's typed address is saved; one with an addressId takes that one's place */
  keepAddress?: InputMaybe<Scalars['Boolean']['input']>;
  /** the courier is that of shippingMethodCode; SHIPPING_INVALID for no courier of ours */
  logisticsCompanyCode?: InputMaybe<Scalars['String']['input']>;
  paymentChannelCode?: InputMaybe<Scalars['String']['input']>;
  /** for an order with points, of clients that do not ask the club for a proof; a wrong one counts as a try */
  pin?: InputMaybe<Scalars['String']['input']>;
  /** added, in place of the PIN: the proof that mapClubCheckPin gave, for an order with points */
  pinProof?: InputMaybe<Scalars['String']['input']>;
  /** at most 500 characters */
  remark?: InputMaybe<Scalars['String']['input']>;
  shippingMethodCode?: InputMaybe<Scalars['String']['input']>;
  storeCode?: InputMaybe<Scalars['String']['input']>;
  termsAccepted: Scalars['Boolean']['input'];
  /** as redeemPoints says when absent; true redeems what is available, false orders without points */
  usePoint?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One field at a time; whatsApp for the WhatsApp edit. */
export type UpdateMemberProfileInput = {
  birthDate?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** with mobile: the token of its code */
  tokenOtpPhoneNo?: InputMaybe<Scalars['String']['input']>;
  whatsApp?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMemberProfileResult = {
  __typename?: 'UpdateMemberProfileResult';
  code?: Maybe<Scalars['String']['output']>;
  errorDetails?: Maybe<Scalars['JSON']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type UserDetail = {
  __typename?: 'UserDetail';
  /** yyyyMMdd */
  birthDate?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  /** added: the member has joined the club, which has not answered yet */
  isCardComing?: Maybe<Scalars['Boolean']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  mapclubBind?: Maybe<Scalars['Boolean']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  /** false for who signs in by a third party and has set none */
  passwordSet?: Maybe<Scalars['Boolean']['output']>;
  thirdIds?: Maybe<Array<ThirdId>>;
  userCode?: Maybe<Scalars['String']['output']>;
  whatsApp?: Maybe<Scalars['String']['output']>;
};

export type VerifyOtpEmailInput = {
  email: Scalars['String']['input'];
  tokenCheckAvailabilityEmail: Scalars['String']['input'];
  verificationCode: Scalars['String']['input'];
};

export type VerifyOtpMemberInput = {
  mobile: Scalars['String']['input'];
  verificationCode: Scalars['String']['input'];
};

export type WishlistInput = {
  productCode: Scalars['String']['input'];
  /** of the documents; the list is of products. One that is not the product's cannot be added: SKU_NOT_FOUND */
  skuCode?: InputMaybe<Scalars['String']['input']>;
};

export type WishlistItem = {
  __typename?: 'WishlistItem';
  addedTime: Scalars['String']['output'];
  /** how many are left in all its sizes, when they are few; null otherwise */
  fewLeft?: Maybe<Scalars['Int']['output']>;
  /** by how many rupiah it is cheaper now than when it was added; null when it is not */
  priceDrop?: Maybe<Scalars['Float']['output']>;
  productCode: Scalars['String']['output'];
};

/** The product codes of a guest's list, kept on their device, oldest first */
export type WishlistMergeInput = {
  productCodes: Array<Scalars['String']['input']>;
};

/** The lists of a member's wishes, newest first. dataList and itemList have the same order and length. */
export type WishlistPage = {
  __typename?: 'WishlistPage';
  dataList: Array<ListingProduct>;
  /** added: what else to know of each product of dataList */
  itemList: Array<WishlistItem>;
  pageInfo: PageInfo;
};

export type WriteReviewInput = {
  /** only where hasFit */
  fit?: InputMaybe<ReviewFit>;
  orderCode: Scalars['String']['input'];
  /** of a line that was received */
  orderItemCode: Scalars['String']['input'];
  /** of startReviewPicture, each sent, or of the review as it is; three at most */
  pictureCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 5 */
  stars: Scalars['Int']['input'];
  /** 10 to 2000 characters */
  text: Scalars['String']['input'];
  /** of the review that is changed, as it was read; absent for the first. REVIEW_CHANGED where it has another by now */
  version?: InputMaybe<Scalars['Int']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Envelope:
    | ( CartResult )
    | ( ConfirmNewsletterResult )
    | ( EmailAvailabilityResult )
    | ( EmailVerificationResult )
    | ( EmailVerifiedResult )
    | ( GuestInitResult )
    | ( LoginResult )
    | ( MemberRecordResult )
    | ( NewsletterResult )
    | ( OtpSendResult )
    | ( OtpVerifyResult )
    | ( PayOrderResult )
    | ( PictureTicketResult )
    | ( ReferralCodeResult )
    | ( RegistrationResult )
    | ( ReturnCreateResult )
    | ( ReturnPictureTicketResult )
    | ( SendTicketResult )
    | ( SimpleResult )
    | ( SocialStartResult )
    | ( SocialTokenResult )
    | ( SubscriptionPreferencesResult )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountErasure: ResolverTypeWrapper<AccountErasure>;
  AccountInfo: ResolverTypeWrapper<AccountInfo>;
  AccountOverview: ResolverTypeWrapper<AccountOverview>;
  ActivityLevel: ResolverTypeWrapper<ActivityLevel>;
  AddCartInput: AddCartInput;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  ApiStatus: ResolverTypeWrapper<ApiStatus>;
  Article: ResolverTypeWrapper<Article>;
  ArticlePage: ResolverTypeWrapper<ArticlePage>;
  AskQuestionInput: AskQuestionInput;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  BankAccountInput: BankAccountInput;
  BlogListInput: BlogListInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  BuyAgainData: ResolverTypeWrapper<BuyAgainData>;
  BuyAgainResult: ResolverTypeWrapper<BuyAgainResult>;
  CancelOrderInput: CancelOrderInput;
  CancelSubscribeInput: CancelSubscribeInput;
  CancelledItem: ResolverTypeWrapper<CancelledItem>;
  CardTokenSettings: ResolverTypeWrapper<CardTokenSettings>;
  Cart: ResolverTypeWrapper<Cart>;
  CartAttribute: ResolverTypeWrapper<CartAttribute>;
  CartFlashSale: ResolverTypeWrapper<CartFlashSale>;
  CartItem: ResolverTypeWrapper<CartItem>;
  CartItemInput: CartItemInput;
  CartNotice: ResolverTypeWrapper<CartNotice>;
  CartResult: ResolverTypeWrapper<CartResult>;
  CatalogProductPage: ResolverTypeWrapper<CatalogProductPage>;
  CatalogProductSearchInput: CatalogProductSearchInput;
  CategoryHint: ResolverTypeWrapper<CategoryHint>;
  ChangeNewsletterInput: ChangeNewsletterInput;
  ChangePasswordInput: ChangePasswordInput;
  ChannelSale: ResolverTypeWrapper<ChannelSale>;
  Checkout: ResolverTypeWrapper<Checkout>;
  Code: ResolverTypeWrapper<Scalars['Code']['output']>;
  ConfirmEmailLinkInput: ConfirmEmailLinkInput;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmNewsletterResult: ResolverTypeWrapper<ConfirmNewsletterResult>;
  ConfirmedNewsletter: ResolverTypeWrapper<ConfirmedNewsletter>;
  CountedVisitInput: CountedVisitInput;
  Coupon: ResolverTypeWrapper<Coupon>;
  CouponPage: ResolverTypeWrapper<CouponPage>;
  CreateOrderResult: ResolverTypeWrapper<CreateOrderResult>;
  CreateSubscribeInput: CreateSubscribeInput;
  CustomOrderDetail: ResolverTypeWrapper<CustomOrderDetail>;
  EmailAvailabilityData: ResolverTypeWrapper<EmailAvailabilityData>;
  EmailAvailabilityResult: ResolverTypeWrapper<EmailAvailabilityResult>;
  EmailInput: EmailInput;
  EmailVerificationData: ResolverTypeWrapper<EmailVerificationData>;
  EmailVerificationResult: ResolverTypeWrapper<EmailVerificationResult>;
  EmailVerifiedData: ResolverTypeWrapper<EmailVerifiedData>;
  EmailVerifiedResult: ResolverTypeWrapper<EmailVerifiedResult>;
  EmptyInput: EmptyInput;
  Envelope: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Envelope']>;
  ExchangeSize: ResolverTypeWrapper<ExchangeSize>;
  ExchangedPieces: ResolverTypeWrapper<ExchangedPieces>;
  Express: ResolverTypeWrapper<Express>;
  Failure: ResolverTypeWrapper<Failure>;
  FilterChoice: FilterChoice;
  FilterGroup: ResolverTypeWrapper<FilterGroup>;
  FilterItem: ResolverTypeWrapper<FilterItem>;
  FinishGoogleLoginInput: FinishGoogleLoginInput;
  FitVotes: ResolverTypeWrapper<FitVotes>;
  FlashReminder: ResolverTypeWrapper<FlashReminder>;
  FlashSale: ResolverTypeWrapper<FlashSale>;
  FlashSaleCampaign: ResolverTypeWrapper<FlashSaleCampaign>;
  FlashSaleProduct: ResolverTypeWrapper<FlashSaleProduct>;
  FlashSaleSku: ResolverTypeWrapper<FlashSaleSku>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetSizesInput: ForgetSizesInput;
  Gender: Gender;
  GetPageByUrlInput: GetPageByUrlInput;
  Giveaway: ResolverTypeWrapper<Giveaway>;
  GuestInitResult: ResolverTypeWrapper<GuestInitResult>;
  GuestLoginInput: GuestLoginInput;
  GuestSession: ResolverTypeWrapper<GuestSession>;
  HomeInitResult: ResolverTypeWrapper<HomeInitResult>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Invoice>;
  InvoiceTax: ResolverTypeWrapper<InvoiceTax>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LandingPage: ResolverTypeWrapper<LandingPage>;
  LineActivity: ResolverTypeWrapper<LineActivity>;
  ListedReturn: ResolverTypeWrapper<ListedReturn>;
  ListedReturnProduct: ResolverTypeWrapper<ListedReturnProduct>;
  ListingProduct: ResolverTypeWrapper<ListingProduct>;
  ListingSaleAttribute: ResolverTypeWrapper<ListingSaleAttribute>;
  ListingSaleAttributeValue: ResolverTypeWrapper<ListingSaleAttributeValue>;
  ListingScope: ResolverTypeWrapper<ListingScope>;
  ListingSku: ResolverTypeWrapper<ListingSku>;
  LocalAddress: ResolverTypeWrapper<LocalAddress>;
  LocalName: ResolverTypeWrapper<LocalName>;
  LoginInput: LoginInput;
  LoginResult: ResolverTypeWrapper<LoginResult>;
  LogisticsCompany: ResolverTypeWrapper<LogisticsCompany>;
  MediaLink: ResolverTypeWrapper<MediaLink>;
  MemberRecord: ResolverTypeWrapper<MemberRecord>;
  MemberRecordResult: ResolverTypeWrapper<MemberRecordResult>;
  MiniCart: ResolverTypeWrapper<MiniCart>;
  MobileInput: MobileInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MySize: ResolverTypeWrapper<MySize>;
  MySizeInput: MySizeInput;
  NameRefundAccountInput: NameRefundAccountInput;
  NavItem: ResolverTypeWrapper<NavItem>;
  NewExpress: ResolverTypeWrapper<NewExpress>;
  NewExpressProduct: ResolverTypeWrapper<NewExpressProduct>;
  NewsletterAct: NewsletterAct;
  NewsletterChoices: ResolverTypeWrapper<NewsletterChoices>;
  NewsletterConsent: ResolverTypeWrapper<NewsletterConsent>;
  NewsletterResult: ResolverTypeWrapper<NewsletterResult>;
  NewsletterTopic: NewsletterTopic;
  NewsletterWay: NewsletterWay;
  OfferReason: ResolverTypeWrapper<OfferReason>;
  Order: ResolverTypeWrapper<Order>;
  OrderCommonInput: OrderCommonInput;
  OrderDiscount: ResolverTypeWrapper<OrderDiscount>;
  OrderHistoryEntry: ResolverTypeWrapper<OrderHistoryEntry>;
  OrderLineInput: OrderLineInput;
  OrderListInput: OrderListInput;
  OrderOfCheckout: ResolverTypeWrapper<OrderOfCheckout>;
  OrderOperation: ResolverTypeWrapper<OrderOperation>;
  OrderPage: ResolverTypeWrapper<OrderPage>;
  OrderProductLine: ResolverTypeWrapper<OrderProductLine>;
  OrderPromotion: ResolverTypeWrapper<OrderPromotion>;
  OrderReceiveOut: ResolverTypeWrapper<OrderReceiveOut>;
  OrderRefund: ResolverTypeWrapper<OrderRefund>;
  OrderRefundStatus: OrderRefundStatus;
  OrderReturnOut: ResolverTypeWrapper<OrderReturnOut>;
  OrderReturnOutProduct: ResolverTypeWrapper<OrderReturnOutProduct>;
  OrderReturnProductOut: ResolverTypeWrapper<OrderReturnProductOut>;
  OrderReview: ResolverTypeWrapper<OrderReview>;
  OrderStatusChangeOut: ResolverTypeWrapper<OrderStatusChangeOut>;
  OrderStore: ResolverTypeWrapper<OrderStore>;
  OriginalDataInfo: ResolverTypeWrapper<OriginalDataInfo>;
  OtpChannel: OtpChannel;
  OtpSendData: ResolverTypeWrapper<OtpSendData>;
  OtpSendResult: ResolverTypeWrapper<OtpSendResult>;
  OtpVerifyData: ResolverTypeWrapper<OtpVerifyData>;
  OtpVerifyResult: ResolverTypeWrapper<OtpVerifyResult>;
  OverviewAddresses: ResolverTypeWrapper<OverviewAddresses>;
  OverviewCoupons: ResolverTypeWrapper<OverviewCoupons>;
  OverviewOrders: ResolverTypeWrapper<OverviewOrders>;
  OwnReview: ResolverTypeWrapper<OwnReview>;
  OwnReviewPicture: ResolverTypeWrapper<OwnReviewPicture>;
  PageHint: ResolverTypeWrapper<PageHint>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageInput: PageInput;
  PayInfo: ResolverTypeWrapper<PayInfo>;
  PayOrderResult: ResolverTypeWrapper<PayOrderResult>;
  PayTrackedOrderInput: PayTrackedOrderInput;
  PaymentChannel: ResolverTypeWrapper<PaymentChannel>;
  PaymentChannelListInput: PaymentChannelListInput;
  PaymentInstruction: ResolverTypeWrapper<PaymentInstruction>;
  PictureTicket: ResolverTypeWrapper<PictureTicket>;
  PictureTicketResult: ResolverTypeWrapper<PictureTicketResult>;
  Place: ResolverTypeWrapper<Place>;
  PlaceInput: PlaceInput;
  Preview: ResolverTypeWrapper<Preview>;
  PriceAdjustment: ResolverTypeWrapper<PriceAdjustment>;
  PriceInfo: ResolverTypeWrapper<PriceInfo>;
  Product: ResolverTypeWrapper<Product>;
  ProductActivity: ResolverTypeWrapper<ProductActivity>;
  ProductAttributes: ResolverTypeWrapper<ProductAttributes>;
  ProductCategory: ResolverTypeWrapper<ProductCategory>;
  ProductInitInput: ProductInitInput;
  ProductPromotion: ResolverTypeWrapper<ProductPromotion>;
  ProductQuestion: ResolverTypeWrapper<ProductQuestion>;
  ProductQuestionPage: ResolverTypeWrapper<ProductQuestionPage>;
  ProductRating: ResolverTypeWrapper<ProductRating>;
  ProductReview: ResolverTypeWrapper<ProductReview>;
  ProductReviewPage: ResolverTypeWrapper<ProductReviewPage>;
  ProductReviewsInput: ProductReviewsInput;
  ProductSize: ResolverTypeWrapper<ProductSize>;
  ProductSizes: ResolverTypeWrapper<ProductSizes>;
  ProductSku: ResolverTypeWrapper<ProductSku>;
  PromotionActivity: ResolverTypeWrapper<PromotionActivity>;
  PromotionOpsType: PromotionOpsType;
  PromotionTiers: ResolverTypeWrapper<PromotionTiers>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reason: ResolverTypeWrapper<Reason>;
  ReferralCodeData: ResolverTypeWrapper<ReferralCodeData>;
  ReferralCodeInput: ReferralCodeInput;
  ReferralCodeResult: ResolverTypeWrapper<ReferralCodeResult>;
  RefundBank: ResolverTypeWrapper<RefundBank>;
  RefundTransfer: ResolverTypeWrapper<RefundTransfer>;
  RegistrationData: ResolverTypeWrapper<RegistrationData>;
  RegistrationResult: ResolverTypeWrapper<RegistrationResult>;
  RememberSizesInput: RememberSizesInput;
  RemindInput: RemindInput;
  Reminder: ResolverTypeWrapper<Reminder>;
  RequestInvoiceInput: RequestInvoiceInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  ReturnBankAccountInput: ReturnBankAccountInput;
  ReturnCodeInput: ReturnCodeInput;
  ReturnCreateData: ResolverTypeWrapper<ReturnCreateData>;
  ReturnCreateResult: ResolverTypeWrapper<ReturnCreateResult>;
  ReturnDetail: ResolverTypeWrapper<ReturnDetail>;
  ReturnExchange: ResolverTypeWrapper<ReturnExchange>;
  ReturnHistoryEntry: ResolverTypeWrapper<ReturnHistoryEntry>;
  ReturnLogisticsInput: ReturnLogisticsInput;
  ReturnOrderInput: ReturnOrderInput;
  ReturnPage: ResolverTypeWrapper<ReturnPage>;
  ReturnPictureInput: ReturnPictureInput;
  ReturnPictureStartInput: ReturnPictureStartInput;
  ReturnPictureTicket: ResolverTypeWrapper<ReturnPictureTicket>;
  ReturnPictureTicketResult: ResolverTypeWrapper<ReturnPictureTicketResult>;
  ReturnPreview: ResolverTypeWrapper<ReturnPreview>;
  ReturnRefund: ResolverTypeWrapper<ReturnRefund>;
  ReturnRefundLine: ResolverTypeWrapper<ReturnRefundLine>;
  ReturnReplacement: ResolverTypeWrapper<ReturnReplacement>;
  ReturnablePieces: ResolverTypeWrapper<ReturnablePieces>;
  ReviewFit: ReviewFit;
  ReviewOrder: ReviewOrder;
  ReviewPicture: ResolverTypeWrapper<ReviewPicture>;
  SaleAttrValue: ResolverTypeWrapper<SaleAttrValue>;
  SaleAttribute: ResolverTypeWrapper<SaleAttribute>;
  SearchHelp: ResolverTypeWrapper<SearchHelp>;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestions>;
  SendOtpInput: SendOtpInput;
  SendTicketInput: SendTicketInput;
  SendTicketResult: ResolverTypeWrapper<SendTicketResult>;
  SentTicket: ResolverTypeWrapper<SentTicket>;
  SessionInfo: ResolverTypeWrapper<SessionInfo>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  ShopMorePromotion: ResolverTypeWrapper<ShopMorePromotion>;
  SignUpInput: SignUpInput;
  SimpleResult: ResolverTypeWrapper<SimpleResult>;
  SiteInfo: ResolverTypeWrapper<SiteInfo>;
  SitemapPlace: ResolverTypeWrapper<SitemapPlace>;
  SitemapProduct: ResolverTypeWrapper<SitemapProduct>;
  SizeChart: ResolverTypeWrapper<SizeChart>;
  SizeChartRow: ResolverTypeWrapper<SizeChartRow>;
  SizeGuideBrand: ResolverTypeWrapper<SizeGuideBrand>;
  SizeGuideCategory: ResolverTypeWrapper<SizeGuideCategory>;
  SizeGuideDetail: ResolverTypeWrapper<SizeGuideDetail>;
  SizeGuideDetailList: ResolverTypeWrapper<SizeGuideDetailList>;
  SizeMeasure: ResolverTypeWrapper<SizeMeasure>;
  SizeRange: ResolverTypeWrapper<SizeRange>;
  SkippedItem: ResolverTypeWrapper<SkippedItem>;
  SkuCampaign: ResolverTypeWrapper<SkuCampaign>;
  SocialSettings: ResolverTypeWrapper<SocialSettings>;
  SocialStartData: ResolverTypeWrapper<SocialStartData>;
  SocialStartResult: ResolverTypeWrapper<SocialStartResult>;
  SocialTokenData: ResolverTypeWrapper<SocialTokenData>;
  SocialTokenResult: ResolverTypeWrapper<SocialTokenResult>;
  SortOption: ResolverTypeWrapper<SortOption>;
  StartGoogleLoginInput: StartGoogleLoginInput;
  Store: ResolverTypeWrapper<Store>;
  StoreListInput: StoreListInput;
  StoreListResult: ResolverTypeWrapper<StoreListResult>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeResult: ResolverTypeWrapper<SubscribeResult>;
  SubscribeSource: SubscribeSource;
  SubscriptionListInput: SubscriptionListInput;
  SubscriptionPage: ResolverTypeWrapper<SubscriptionPage>;
  SubscriptionPreferences: ResolverTypeWrapper<SubscriptionPreferences>;
  SubscriptionPreferencesResult: ResolverTypeWrapper<SubscriptionPreferencesResult>;
  SubscriptionRecord: ResolverTypeWrapper<SubscriptionRecord>;
  SuggestedBrand: ResolverTypeWrapper<SuggestedBrand>;
  SuggestedProduct: ResolverTypeWrapper<SuggestedProduct>;
  SupportHours: ResolverTypeWrapper<SupportHours>;
  SyncUserInfoInput: SyncUserInfoInput;
  ThirdChannel: ThirdChannel;
  ThirdId: ResolverTypeWrapper<ThirdId>;
  ThirdPartyLoginInput: ThirdPartyLoginInput;
  ThirdPartyLoginResult: ResolverTypeWrapper<ThirdPartyLoginResult>;
  TicketTopic: TicketTopic;
  TokenCheckAvailabilityEmailInput: TokenCheckAvailabilityEmailInput;
  TokenVerifyOtpPhoneNoInput: TokenVerifyOtpPhoneNoInput;
  TrackOrderInput: TrackOrderInput;
  TradeOrderInput: TradeOrderInput;
  UpdateMemberProfileInput: UpdateMemberProfileInput;
  UpdateMemberProfileResult: ResolverTypeWrapper<UpdateMemberProfileResult>;
  UserDetail: ResolverTypeWrapper<UserDetail>;
  VerifyOtpEmailInput: VerifyOtpEmailInput;
  VerifyOtpMemberInput: VerifyOtpMemberInput;
  WishlistInput: WishlistInput;
  WishlistItem: ResolverTypeWrapper<WishlistItem>;
  WishlistMergeInput: WishlistMergeInput;
  WishlistPage: ResolverTypeWrapper<WishlistPage>;
  WriteReviewInput: WriteReviewInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountErasure: AccountErasure;
  AccountInfo: AccountInfo;
  AccountOverview: AccountOverview;
  ActivityLevel: ActivityLevel;
  AddCartInput: AddCartInput;
  Address: Address;
  AddressInput: AddressInput;
  ApiStatus: ApiStatus;
  Article: Article;
  ArticlePage: ArticlePage;
  AskQuestionInput: AskQuestionInput;
  AttributeValue: AttributeValue;
  BankAccountInput: BankAccountInput;
  BlogListInput: BlogListInput;
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  BuyAgainData: BuyAgainData;
  BuyAgainResult: BuyAgainResult;
  CancelOrderInput: CancelOrderInput;
  CancelSubscribeInput: CancelSubscribeInput;
  CancelledItem: CancelledItem;
  CardTokenSettings: CardTokenSettings;
  Cart: Cart;
  CartAttribute: CartAttribute;
  CartFlashSale: CartFlashSale;
  CartItem: CartItem;
  CartItemInput: CartItemInput;
  CartNotice: CartNotice;
  CartResult: CartResult;
  CatalogProductPage: CatalogProductPage;
  CatalogProductSearchInput: CatalogProductSearchInput;
  CategoryHint: CategoryHint;
  ChangeNewsletterInput: ChangeNewsletterInput;
  ChangePasswordInput: ChangePasswordInput;
  ChannelSale: ChannelSale;
  Checkout: Checkout;
  Code: Scalars['Code']['output'];
  ConfirmEmailLinkInput: ConfirmEmailLinkInput;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmNewsletterResult: ConfirmNewsletterResult;
  ConfirmedNewsletter: ConfirmedNewsletter;
  CountedVisitInput: CountedVisitInput;
  Coupon: Coupon;
  CouponPage: CouponPage;
  CreateOrderResult: CreateOrderResult;
  CreateSubscribeInput: CreateSubscribeInput;
  CustomOrderDetail: CustomOrderDetail;
  EmailAvailabilityData: EmailAvailabilityData;
  EmailAvailabilityResult: EmailAvailabilityResult;
  EmailInput: EmailInput;
  EmailVerificationData: EmailVerificationData;
  EmailVerificationResult: EmailVerificationResult;
  EmailVerifiedData: EmailVerifiedData;
  EmailVerifiedResult: EmailVerifiedResult;
  EmptyInput: EmptyInput;
  Envelope: ResolversInterfaceTypes<ResolversParentTypes>['Envelope'];
  ExchangeSize: ExchangeSize;
  ExchangedPieces: ExchangedPieces;
  Express: Express;
  Failure: Failure;
  FilterChoice: FilterChoice;
  FilterGroup: FilterGroup;
  FilterItem: FilterItem;
  FinishGoogleLoginInput: FinishGoogleLoginInput;
  FitVotes: FitVotes;
  FlashReminder: FlashReminder;
  FlashSale: FlashSale;
  FlashSaleCampaign: FlashSaleCampaign;
  FlashSaleProduct: FlashSaleProduct;
  FlashSaleSku: FlashSaleSku;
  Float: Scalars['Float']['output'];
  ForgetSizesInput: ForgetSizesInput;
  GetPageByUrlInput: GetPageByUrlInput;
  Giveaway: Giveaway;
  GuestInitResult: GuestInitResult;
  GuestLoginInput: GuestLoginInput;
  GuestSession: GuestSession;
  HomeInitResult: HomeInitResult;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invoice: Invoice;
  InvoiceTax: InvoiceTax;
  JSON: Scalars['JSON']['output'];
  LandingPage: LandingPage;
  LineActivity: LineActivity;
  ListedReturn: ListedReturn;
  ListedReturnProduct: ListedReturnProduct;
  ListingProduct: ListingProduct;
  ListingSaleAttribute: ListingSaleAttribute;
  ListingSaleAttributeValue: ListingSaleAttributeValue;
  ListingScope: ListingScope;
  ListingSku: ListingSku;
  LocalAddress: LocalAddress;
  LocalName: LocalName;
  LoginInput: LoginInput;
  LoginResult: LoginResult;
  LogisticsCompany: LogisticsCompany;
  MediaLink: MediaLink;
  MemberRecord: MemberRecord;
  MemberRecordResult: MemberRecordResult;
  MiniCart: MiniCart;
  MobileInput: MobileInput;
  Mutation: Record<PropertyKey, never>;
  MySize: MySize;
  MySizeInput: MySizeInput;
  NameRefundAccountInput: NameRefundAccountInput;
  NavItem: NavItem;
  NewExpress: NewExpress;
  NewExpressProduct: NewExpressProduct;
  NewsletterChoices: NewsletterChoices;
  NewsletterConsent: NewsletterConsent;
  NewsletterResult: NewsletterResult;
  OfferReason: OfferReason;
  Order: Order;
  OrderCommonInput: OrderCommonInput;
  OrderDiscount: OrderDiscount;
  OrderHistoryEntry: OrderHistoryEntry;
  OrderLineInput: OrderLineInput;
  OrderListInput: OrderListInput;
  OrderOfCheckout: OrderOfCheckout;
  OrderOperation: OrderOperation;
  OrderPage: OrderPage;
  OrderProductLine: OrderProductLine;
  OrderPromotion: OrderPromotion;
  OrderReceiveOut: OrderReceiveOut;
  OrderRefund: OrderRefund;
  OrderReturnOut: OrderReturnOut;
  OrderReturnOutProduct: OrderReturnOutProduct;
  OrderReturnProductOut: OrderReturnProductOut;
  OrderReview: OrderReview;
  OrderStatusChangeOut: OrderStatusChangeOut;
  OrderStore: OrderStore;
  OriginalDataInfo: OriginalDataInfo;
  OtpSendData: OtpSendData;
  OtpSendResult: OtpSendResult;
  OtpVerifyData: OtpVerifyData;
  OtpVerifyResult: OtpVerifyResult;
  OverviewAddresses: OverviewAddresses;
  OverviewCoupons: OverviewCoupons;
  OverviewOrders: OverviewOrders;
  OwnReview: OwnReview;
  OwnReviewPicture: OwnReviewPicture;
  PageHint: PageHint;
  PageInfo: PageInfo;
  PageInput: PageInput;
  PayInfo: PayInfo;
  PayOrderResult: PayOrderResult;
  PayTrackedOrderInput: PayTrackedOrderInput;
  PaymentChannel: PaymentChannel;
  PaymentChannelListInput: PaymentChannelListInput;
  PaymentInstruction: PaymentInstruction;
  PictureTicket: PictureTicket;
  PictureTicketResult: PictureTicketResult;
  Place: Place;
  PlaceInput: PlaceInput;
  Preview: Preview;
  PriceAdjustment: PriceAdjustment;
  PriceInfo: PriceInfo;
  Product: Product;
  ProductActivity: ProductActivity;
  ProductAttributes: ProductAttributes;
  ProductCategory: ProductCategory;
  ProductInitInput: ProductInitInput;
  ProductPromotion: ProductPromotion;
  ProductQuestion: ProductQuestion;
  ProductQuestionPage: ProductQuestionPage;
  ProductRating: ProductRating;
  ProductReview: ProductReview;
  ProductReviewPage: ProductReviewPage;
  ProductReviewsInput: ProductReviewsInput;
  ProductSize: ProductSize;
  ProductSizes: ProductSizes;
  ProductSku: ProductSku;
  PromotionActivity: PromotionActivity;
  PromotionTiers: PromotionTiers;
  Query: Record<PropertyKey, never>;
  Reason: Reason;
  ReferralCodeData: ReferralCodeData;
  ReferralCodeInput: ReferralCodeInput;
  ReferralCodeResult: ReferralCodeResult;
  RefundBank: RefundBank;
  RefundTransfer: RefundTransfer;
  RegistrationData: RegistrationData;
  RegistrationResult: RegistrationResult;
  RememberSizesInput: RememberSizesInput;
  RemindInput: RemindInput;
  Reminder: Reminder;
  RequestInvoiceInput: RequestInvoiceInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  ReturnBankAccountInput: ReturnBankAccountInput;
  ReturnCodeInput: ReturnCodeInput;
  ReturnCreateData: ReturnCreateData;
  ReturnCreateResult: ReturnCreateResult;
  ReturnDetail: ReturnDetail;
  ReturnExchange: ReturnExchange;
  ReturnHistoryEntry: ReturnHistoryEntry;
  ReturnLogisticsInput: ReturnLogisticsInput;
  ReturnOrderInput: ReturnOrderInput;
  ReturnPage: ReturnPage;
  ReturnPictureInput: ReturnPictureInput;
  ReturnPictureStartInput: ReturnPictureStartInput;
  ReturnPictureTicket: ReturnPictureTicket;
  ReturnPictureTicketResult: ReturnPictureTicketResult;
  ReturnPreview: ReturnPreview;
  ReturnRefund: ReturnRefund;
  ReturnRefundLine: ReturnRefundLine;
  ReturnReplacement: ReturnReplacement;
  ReturnablePieces: ReturnablePieces;
  ReviewPicture: ReviewPicture;
  SaleAttrValue: SaleAttrValue;
  SaleAttribute: SaleAttribute;
  SearchHelp: SearchHelp;
  SearchSuggestions: SearchSuggestions;
  SendOtpInput: SendOtpInput;
  SendTicketInput: SendTicketInput;
  SendTicketResult: SendTicketResult;
  SentTicket: SentTicket;
  SessionInfo: SessionInfo;
  ShippingMethod: ShippingMethod;
  ShopMorePromotion: ShopMorePromotion;
  SignUpInput: SignUpInput;
  SimpleResult: SimpleResult;
  SiteInfo: SiteInfo;
  SitemapPlace: SitemapPlace;
  SitemapProduct: SitemapProduct;
  SizeChart: SizeChart;
  SizeChartRow: SizeChartRow;
  SizeGuideBrand: SizeGuideBrand;
  SizeGuideCategory: SizeGuideCategory;
  SizeGuideDetail: SizeGuideDetail;
  SizeGuideDetailList: SizeGuideDetailList;
  SizeMeasure: SizeMeasure;
  SizeRange: SizeRange;
  SkippedItem: SkippedItem;
  SkuCampaign: SkuCampaign;
  SocialSettings: SocialSettings;
  SocialStartData: SocialStartData;
  SocialStartResult: SocialStartResult;
  SocialTokenData: SocialTokenData;
  SocialTokenResult: SocialTokenResult;
  SortOption: SortOption;
  StartGoogleLoginInput: StartGoogleLoginInput;
  Store: Store;
  StoreListInput: StoreListInput;
  StoreListResult: StoreListResult;
  String: Scalars['String']['output'];
  SubscribeResult: SubscribeResult;
  SubscriptionListInput: SubscriptionListInput;
  SubscriptionPage: SubscriptionPage;
  SubscriptionPreferences: SubscriptionPreferences;
  SubscriptionPreferencesResult: SubscriptionPreferencesResult;
  SubscriptionRecord: SubscriptionRecord;
  SuggestedBrand: SuggestedBrand;
  SuggestedProduct: SuggestedProduct;
  SupportHours: SupportHours;
  SyncUserInfoInput: SyncUserInfoInput;
  ThirdId: ThirdId;
  ThirdPartyLoginInput: ThirdPartyLoginInput;
  ThirdPartyLoginResult: ThirdPartyLoginResult;
  TokenCheckAvailabilityEmailInput: TokenCheckAvailabilityEmailInput;
  TokenVerifyOtpPhoneNoInput: TokenVerifyOtpPhoneNoInput;
  TrackOrderInput: TrackOrderInput;
  TradeOrderInput: TradeOrderInput;
  UpdateMemberProfileInput: UpdateMemberProfileInput;
  UpdateMemberProfileResult: UpdateMemberProfileResult;
  UserDetail: UserDetail;
  VerifyOtpEmailInput: VerifyOtpEmailInput;
  VerifyOtpMemberInput: VerifyOtpMemberInput;
  WishlistInput: WishlistInput;
  WishlistItem: WishlistItem;
  WishlistMergeInput: WishlistMergeInput;
  WishlistPage: WishlistPage;
  WriteReviewInput: WriteReviewInput;
};

export type AccountErasureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountErasure'] = ResolversParentTypes['AccountErasure']> = {
  dueTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitsFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountInfo'] = ResolversParentTypes['AccountInfo']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGuest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMapClubUser?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVisitor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapclubBind?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  memberCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAuthToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitorUniqueKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsApp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountOverviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountOverview'] = ResolversParentTypes['AccountOverview']> = {
  addresses?: Resolver<Maybe<ResolversTypes['OverviewAddresses']>, ParentType, ContextType>;
  coupons?: Resolver<Maybe<ResolversTypes['OverviewCoupons']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['OverviewOrders']>, ParentType, ContextType>;
  userCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ActivityLevelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActivityLevel'] = ResolversParentTypes['ActivityLevel']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  addressKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  recipientEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
};

export type ApiStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiStatus'] = ResolversParentTypes['ApiStatus']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['LocalAddress']>, ParentType, ContextType>;
  articleCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  articleContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleSubtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  navigationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relatedGoods?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ArticlePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArticlePage'] = ResolversParentTypes['ArticlePage']> = {
  dataList?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  brandCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BuyAgainDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BuyAgainData'] = ResolversParentTypes['BuyAgainData']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedItem']>, ParentType, ContextType>;
};

export type BuyAgainResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BuyAgainResult'] = ResolversParentTypes['BuyAgainResult']> = {
  data?: Resolver<ResolversTypes['BuyAgainData'], ParentType, ContextType>;
};

export type CancelledItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelledItem'] = ResolversParentTypes['CancelledItem']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardTokenSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardTokenSettings'] = ResolversParentTypes['CardTokenSettings']> = {
  clientKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distributionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemList?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
  priceInfo?: Resolver<ResolversTypes['PriceInfo'], ParentType, ContextType>;
  promotionList?: Resolver<Array<ResolversTypes['PromotionActivity']>, ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartAttribute'] = ResolversParentTypes['CartAttribute']> = {
  attributeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributeValueNames?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartFlashSaleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartFlashSale'] = ResolversParentTypes['CartFlashSale']> = {
  activityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commonPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  holdEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostPerShopper?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  activityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adjustmentList?: Resolver<Array<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  attributeList?: Resolver<Maybe<Array<ResolversTypes['CartAttribute']>>, ParentType, ContextType>;
  cartItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  extCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flashSale?: Resolver<Maybe<ResolversTypes['CartFlashSale']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orgCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outStock?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionActivity?: Resolver<Maybe<Array<ResolversTypes['PromotionActivity']>>, ParentType, ContextType>;
  pwp?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  skuCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  takenAs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  cartItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartResult'] = ResolversParentTypes['CartResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['MiniCart']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogProductPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CatalogProductPage'] = ResolversParentTypes['CatalogProductPage']> = {
  dataList?: Resolver<Array<ResolversTypes['ListingProduct']>, ParentType, ContextType>;
  filterList?: Resolver<Maybe<Array<ResolversTypes['FilterGroup']>>, ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['SearchHelp']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['ListingScope']>, ParentType, ContextType>;
  sortList?: Resolver<Maybe<Array<ResolversTypes['SortOption']>>, ParentType, ContextType>;
};

export type CategoryHintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryHint'] = ResolversParentTypes['CategoryHint']> = {
  categoryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelSaleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelSale'] = ResolversParentTypes['ChannelSale']> = {
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  addressList?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  couponActivity?: Resolver<Maybe<ResolversTypes['PromotionActivity']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupons?: Resolver<Maybe<Array<ResolversTypes['Coupon']>>, ParentType, ContextType>;
  distributionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemList?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  lostCouponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceInfo?: Resolver<ResolversTypes['PriceInfo'], ParentType, ContextType>;
  promotionList?: Resolver<Array<ResolversTypes['PromotionActivity']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  storeList?: Resolver<Maybe<Array<ResolversTypes['Store']>>, ParentType, ContextType>;
  supportCod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usePoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface CodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Code'], any> {
  name: 'Code';
}

export type ConfirmNewsletterResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmNewsletterResult'] = ResolversParentTypes['ConfirmNewsletterResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['ConfirmedNewsletter']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmedNewsletterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmedNewsletter'] = ResolversParentTypes['ConfirmedNewsletter']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  activity?: Resolver<Maybe<ResolversTypes['PromotionActivity']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  beginTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  couponName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonList?: Resolver<Maybe<Array<ResolversTypes['OfferReason']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CouponPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CouponPage'] = ResolversParentTypes['CouponPage']> = {
  dataList?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CreateOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateOrderResult'] = ResolversParentTypes['CreateOrderResult']> = {
  channelOrderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failures?: Resolver<Maybe<Array<ResolversTypes['Failure']>>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPlacedBefore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  orderCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payReturnDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomOrderDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomOrderDetail'] = ResolversParentTypes['CustomOrderDetail']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cancelCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collectBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountList?: Resolver<Array<ResolversTypes['OrderDiscount']>, ParentType, ContextType>;
  distributionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressList?: Resolver<Maybe<Array<ResolversTypes['Express']>>, ParentType, ContextType>;
  expressMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  extProps?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  freight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freightDiscount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['OrderHistoryEntry']>>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  invoicePdf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRefundTransferred?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loyaltyMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operationList?: Resolver<Maybe<Array<ResolversTypes['OrderOperation']>>, ParentType, ContextType>;
  orderCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderReceiveOut?: Resolver<Maybe<ResolversTypes['OrderReceiveOut']>, ParentType, ContextType>;
  orderReturnOuts?: Resolver<Maybe<Array<ResolversTypes['OrderReturnOut']>>, ParentType, ContextType>;
  orderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderStatusChangeOut?: Resolver<Maybe<ResolversTypes['OrderStatusChangeOut']>, ParentType, ContextType>;
  orderStatusStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payChannel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payExtProps?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  payInfos?: Resolver<Maybe<Array<ResolversTypes['PayInfo']>>, ParentType, ContextType>;
  payMent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payMentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payOperationAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  payStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productList?: Resolver<Maybe<Array<ResolversTypes['OrderProductLine']>>, ParentType, ContextType>;
  promotionList?: Resolver<Maybe<Array<ResolversTypes['OrderPromotion']>>, ParentType, ContextType>;
  readyTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundTransfer?: Resolver<Maybe<ResolversTypes['RefundTransfer']>, ParentType, ContextType>;
  refundWay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<Array<ResolversTypes['OrderRefund']>>, ParentType, ContextType>;
  returnedPoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scheduleCancelTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['OrderStore']>, ParentType, ContextType>;
  usedPoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedPointAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EmailAvailabilityDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailAvailabilityData'] = ResolversParentTypes['EmailAvailabilityData']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailAvailabilityResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailAvailabilityResult'] = ResolversParentTypes['EmailAvailabilityResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['EmailAvailabilityData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerificationDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailVerificationData'] = ResolversParentTypes['EmailVerificationData']> = {
  accountDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeRemaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EmailVerificationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailVerificationResult'] = ResolversParentTypes['EmailVerificationResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['EmailVerificationData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerifiedDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailVerifiedData'] = ResolversParentTypes['EmailVerifiedData']> = {
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailVerifiedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailVerifiedResult'] = ResolversParentTypes['EmailVerifiedResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['EmailVerifiedData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvelopeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Envelope'] = ResolversParentTypes['Envelope']> = {
  __resolveType: TypeResolveFn<'CartResult' | 'ConfirmNewsletterResult' | 'EmailAvailabilityResult' | 'EmailVerificationResult' | 'EmailVerifiedResult' | 'GuestInitResult' | 'LoginResult' | 'MemberRecordResult' | 'NewsletterResult' | 'OtpSendResult' | 'OtpVerifyResult' | 'PayOrderResult' | 'PictureTicketResult' | 'ReferralCodeResult' | 'RegistrationResult' | 'ReturnCreateResult' | 'ReturnPictureTicketResult' | 'SendTicketResult' | 'SimpleResult' | 'SocialStartResult' | 'SocialTokenResult' | 'SubscriptionPreferencesResult', ParentType, ContextType>;
};

export type ExchangeSizeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExchangeSize'] = ResolversParentTypes['ExchangeSize']> = {
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExchangedPiecesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExchangedPieces'] = ResolversParentTypes['ExchangedPieces']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Express'] = ResolversParentTypes['Express']> = {
  companyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryFailReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['OrderProductLine']>>, ParentType, ContextType>;
  sendSuccessTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FailureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilterGroup'] = ResolversParentTypes['FilterGroup']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['FilterItem']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilterItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilterItem'] = ResolversParentTypes['FilterItem']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FitVotesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FitVotes'] = ResolversParentTypes['FitVotes']> = {
  large?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  small?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trueToSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlashReminderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlashReminder'] = ResolversParentTypes['FlashReminder']> = {
  activityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlashSaleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlashSale'] = ResolversParentTypes['FlashSale']> = {
  campaignList?: Resolver<Array<ResolversTypes['FlashSaleCampaign']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlashSaleCampaignResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlashSaleCampaign'] = ResolversParentTypes['FlashSaleCampaign']> = {
  activityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuList?: Resolver<Array<ResolversTypes['FlashSaleSku']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlashSaleProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlashSaleProduct'] = ResolversParentTypes['FlashSaleProduct']> = {
  productCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlashSaleSkuResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlashSaleSku'] = ResolversParentTypes['FlashSaleSku']> = {
  product?: Resolver<ResolversTypes['ListingProduct'], ParentType, ContextType>;
  productPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuCampaign?: Resolver<ResolversTypes['SkuCampaign'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiveawayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Giveaway'] = ResolversParentTypes['Giveaway']> = {
  eligible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  giveawayCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giveawayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giveawayNum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giveawayType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ineligibleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GuestInitResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GuestInitResult'] = ResolversParentTypes['GuestInitResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['GuestSession']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GuestSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GuestSession'] = ResolversParentTypes['GuestSession']> = {
  guestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorUniqueKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeInitResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HomeInitResult'] = ResolversParentTypes['HomeInitResult']> = {
  footerList?: Resolver<Array<ResolversTypes['NavItem']>, ParentType, ContextType>;
  headerList?: Resolver<Array<ResolversTypes['NavItem']>, ParentType, ContextType>;
  siteInfo?: Resolver<Maybe<ResolversTypes['SiteInfo']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provinceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiveMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['InvoiceTax'], ParentType, ContextType>;
  taxCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceTaxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceTax'] = ResolversParentTypes['InvoiceTax']> = {
  base?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  baseShare?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  withTax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  withoutTax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LandingPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['LocalAddress']>>, ParentType, ContextType>;
  deviceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectCancelPublishTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectPublishTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lang?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  movedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LineActivity'] = ResolversParentTypes['LineActivity']> = {
  activityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ListedReturnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListedReturn'] = ResolversParentTypes['ListedReturn']> = {
  afterSaleStatusStr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ListedReturnProduct']>, ParentType, ContextType>;
  returnCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnMode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListedReturnProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListedReturnProduct'] = ResolversParentTypes['ListedReturnProduct']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingProduct'] = ResolversParentTypes['ListingProduct']> = {
  attributes?: Resolver<Maybe<Array<ResolversTypes['AttributeValue']>>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  isLowestPrice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mediaLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileMediaLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productActivities?: Resolver<Maybe<Array<ResolversTypes['ProductActivity']>>, ParentType, ContextType>;
  productCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  ribbon?: Resolver<Maybe<ResolversTypes['ProductActivity']>, ParentType, ContextType>;
  saleAttributes?: Resolver<Maybe<Array<ResolversTypes['ListingSaleAttribute']>>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shownColourCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuList?: Resolver<Maybe<Array<ResolversTypes['ListingSku']>>, ParentType, ContextType>;
};

export type ListingSaleAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingSaleAttribute'] = ResolversParentTypes['ListingSaleAttribute']> = {
  attrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attrImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attrName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['ListingSaleAttributeValue']>>, ParentType, ContextType>;
};

export type ListingSaleAttributeValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingSaleAttributeValue'] = ResolversParentTypes['ListingSaleAttributeValue']> = {
  valueCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueColour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingScopeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingScope'] = ResolversParentTypes['ListingScope']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['LocalAddress']>>, ParentType, ContextType>;
  categoryPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingSkuResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingSku'] = ResolversParentTypes['ListingSku']> = {
  attributeValues?: Resolver<Maybe<Array<ResolversTypes['AttributeValue']>>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelSale?: Resolver<Maybe<ResolversTypes['ChannelSale']>, ParentType, ContextType>;
  extCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  skuActivities?: Resolver<Maybe<Array<ResolversTypes['ProductActivity']>>, ParentType, ContextType>;
  skuCampaign?: Resolver<Maybe<ResolversTypes['SkuCampaign']>, ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocalAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LocalAddress'] = ResolversParentTypes['LocalAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LocalName'] = ResolversParentTypes['LocalName']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<Maybe<Array<ResolversTypes['AccountInfo']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogisticsCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogisticsCompany'] = ResolversParentTypes['LogisticsCompany']> = {
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaLink'] = ResolversParentTypes['MediaLink']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberRecord'] = ResolversParentTypes['MemberRecord']> = {
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDateLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyaltyMemberId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapclubDataConsent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passwordGenerated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  primaryTierCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileCompleteDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileCompleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MemberRecordResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberRecordResult'] = ResolversParentTypes['MemberRecordResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['MemberRecord']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MiniCartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MiniCart'] = ResolversParentTypes['MiniCart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCart?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddCartArgs, 'input'>>;
  addWishlist?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationAddWishlistArgs, 'input'>>;
  applyCoupon?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'checkoutId'>>;
  askQuestion?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationAskQuestionArgs, 'input'>>;
  buyAgain?: Resolver<ResolversTypes['BuyAgainResult'], ParentType, ContextType, RequireFields<MutationBuyAgainArgs, 'orderCode'>>;
  cancelOrder?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  cancelReturnOrder?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationCancelReturnOrderArgs, 'input'>>;
  cancelSubscribeNotification?: Resolver<ResolversTypes['SubscribeResult'], ParentType, ContextType, RequireFields<MutationCancelSubscribeNotificationArgs, 'input'>>;
  changeNewsletter?: Resolver<ResolversTypes['NewsletterResult'], ParentType, ContextType, RequireFields<MutationChangeNewsletterArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  chooseDistributionType?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationChooseDistributionTypeArgs, 'checkoutId' | 'distributionType'>>;
  confirmEmailLink?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailLinkArgs, 'input'>>;
  confirmIdentity?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmNewsletter?: Resolver<ResolversTypes['ConfirmNewsletterResult'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'input'>>;
  countPurchase?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationCountPurchaseArgs, 'orderCode' | 'visit'>>;
  createCheckout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationCreateCheckoutArgs, 'cartItemIds' | 'distributionType'>>;
  createSubscribeNotificationSS?: Resolver<ResolversTypes['SubscribeResult'], ParentType, ContextType, RequireFields<MutationCreateSubscribeNotificationSsArgs, 'input'>>;
  deleteAddress?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'addressId'>>;
  endOtherSessions?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'sessionId'>>;
  finishGoogleLogin?: Resolver<ResolversTypes['SocialTokenResult'], ParentType, ContextType, RequireFields<MutationFinishGoogleLoginArgs, 'input'>>;
  forgetSizes?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationForgetSizesArgs, 'input'>>;
  fullLogisticsInfo?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationFullLogisticsInfoArgs, 'input'>>;
  guestInit?: Resolver<ResolversTypes['GuestInitResult'], ParentType, ContextType>;
  guestLogin?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationGuestLoginArgs, 'input'>>;
  leaveFlashLine?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationLeaveFlashLineArgs, 'activityCode'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType>;
  mergeWishlist?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationMergeWishlistArgs, 'input'>>;
  nameRefundAccount?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationNameRefundAccountArgs, 'input'>>;
  payOrder?: Resolver<ResolversTypes['PayOrderResult'], ParentType, ContextType, RequireFields<MutationPayOrderArgs, 'orderCommonInput'>>;
  payTrackedOrder?: Resolver<ResolversTypes['PayOrderResult'], ParentType, ContextType, RequireFields<MutationPayTrackedOrderArgs, 'input'>>;
  pickupOrder?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationPickupOrderArgs, 'orderCommonInput'>>;
  receiveOrder?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationReceiveOrderArgs, 'orderCommonInput'>>;
  redeemPoints?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationRedeemPointsArgs, 'checkoutId' | 'usePoint'>>;
  registerMapclub?: Resolver<ResolversTypes['RegistrationResult'], ParentType, ContextType, RequireFields<MutationRegisterMapclubArgs, 'input'>>;
  rememberSizes?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationRememberSizesArgs, 'input'>>;
  remindOfFlashSale?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationRemindOfFlashSaleArgs, 'activityCode'>>;
  remindWhenAvailable?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationRemindWhenAvailableArgs, 'input'>>;
  removeCartItem?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveCartItemArgs, 'cartItemId'>>;
  removeWishlist?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationRemoveWishlistArgs, 'input'>>;
  requestErasure?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType>;
  requestInvoice?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationRequestInvoiceArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  returnOrder?: Resolver<ResolversTypes['ReturnCreateResult'], ParentType, ContextType, RequireFields<MutationReturnOrderArgs, 'input'>>;
  saveAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  saveReturnBankAccount?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationSaveReturnBankAccountArgs, 'input'>>;
  sendTicket?: Resolver<ResolversTypes['SendTicketResult'], ParentType, ContextType, RequireFields<MutationSendTicketArgs, 'input'>>;
  speedShopRegisterSSWithVerification?: Resolver<ResolversTypes['RegistrationResult'], ParentType, ContextType, RequireFields<MutationSpeedShopRegisterSsWithVerificationArgs, 'input'>>;
  speedShopRegisterSSWithVerificationNew?: Resolver<ResolversTypes['RegistrationResult'], ParentType, ContextType, RequireFields<MutationSpeedShopRegisterSsWithVerificationNewArgs, 'input'>>;
  startGoogleLogin?: Resolver<ResolversTypes['SocialStartResult'], ParentType, ContextType, RequireFields<MutationStartGoogleLoginArgs, 'input'>>;
  startReturnPicture?: Resolver<ResolversTypes['ReturnPictureTicketResult'], ParentType, ContextType, RequireFields<MutationStartReturnPictureArgs, 'input'>>;
  startReviewPicture?: Resolver<ResolversTypes['PictureTicketResult'], ParentType, ContextType, RequireFields<MutationStartReviewPictureArgs, 'orderCode'>>;
  startTicketPicture?: Resolver<ResolversTypes['PictureTicketResult'], ParentType, ContextType>;
  synSSUserInfo?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationSynSsUserInfoArgs, 'input'>>;
  tradeCreateOrderCustom?: Resolver<ResolversTypes['CreateOrderResult'], ParentType, ContextType, RequireFields<MutationTradeCreateOrderCustomArgs, 'order'>>;
  undoCancelOrder?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationUndoCancelOrderArgs, 'orderCommonInput'>>;
  updateCartItem?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationUpdateCartItemArgs, 'input'>>;
  updateMemberProfile?: Resolver<ResolversTypes['UpdateMemberProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateMemberProfileArgs, 'input'>>;
  updateMemberProfileCustom?: Resolver<ResolversTypes['UpdateMemberProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateMemberProfileCustomArgs, 'input'>>;
  withdrawErasure?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType>;
  withdrawFlashReminder?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationWithdrawFlashReminderArgs, 'activityCode'>>;
  withdrawReminder?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationWithdrawReminderArgs, 'input'>>;
  writeReview?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<MutationWriteReviewArgs, 'input'>>;
};

export type MySizeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MySize'] = ResolversParentTypes['MySize']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NavItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NavItem'] = ResolversParentTypes['NavItem']> = {
  children?: Resolver<Maybe<Array<ResolversTypes['NavItem']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NewExpressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewExpress'] = ResolversParentTypes['NewExpress']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productList?: Resolver<Maybe<Array<ResolversTypes['NewExpressProduct']>>, ParentType, ContextType>;
};

export type NewExpressProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewExpressProduct'] = ResolversParentTypes['NewExpressProduct']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expressCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NewsletterChoicesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsletterChoices'] = ResolversParentTypes['NewsletterChoices']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['NewsletterConsent']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['NewsletterTopic']>, ParentType, ContextType>;
};

export type NewsletterConsentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsletterConsent'] = ResolversParentTypes['NewsletterConsent']> = {
  act?: Resolver<ResolversTypes['NewsletterAct'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['NewsletterWay'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NewsletterResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsletterResult'] = ResolversParentTypes['NewsletterResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['NewsletterChoices']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferReason'] = ResolversParentTypes['OfferReason']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  collectBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountList?: Resolver<Array<ResolversTypes['OrderDiscount']>, ParentType, ContextType>;
  distributionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freightDiscount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freightTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['OrderHistoryEntry']>>, ParentType, ContextType>;
  invoiceInfo?: Resolver<Maybe<ResolversTypes['OrderReceiveOut']>, ParentType, ContextType>;
  loyaltyMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newExpressList?: Resolver<Maybe<Array<ResolversTypes['NewExpress']>>, ParentType, ContextType>;
  operationList?: Resolver<Maybe<Array<ResolversTypes['OrderOperation']>>, ParentType, ContextType>;
  operationMap?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  orderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderReceiveOut?: Resolver<Maybe<ResolversTypes['OrderReceiveOut']>, ParentType, ContextType>;
  orderReturnOuts?: Resolver<Maybe<Array<ResolversTypes['OrderReturnOut']>>, ParentType, ContextType>;
  orderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderStatusStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parcels?: Resolver<Maybe<Array<ResolversTypes['Express']>>, ParentType, ContextType>;
  payInfos?: Resolver<Maybe<Array<ResolversTypes['PayInfo']>>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentInstruction']>, ParentType, ContextType>;
  productAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productList?: Resolver<Maybe<Array<ResolversTypes['OrderProductLine']>>, ParentType, ContextType>;
  readyTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundTransfer?: Resolver<Maybe<ResolversTypes['RefundTransfer']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<Array<ResolversTypes['OrderRefund']>>, ParentType, ContextType>;
  returnedPoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scheduleCancelTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedPoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedPointAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OrderDiscountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDiscount'] = ResolversParentTypes['OrderDiscount']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderHistoryEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderHistoryEntry'] = ResolversParentTypes['OrderHistoryEntry']> = {
  cancelledItems?: Resolver<Array<ResolversTypes['CancelledItem']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expressStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderStatusStr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderOfCheckoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderOfCheckout'] = ResolversParentTypes['OrderOfCheckout']> = {
  orderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderOperationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderOperation'] = ResolversParentTypes['OrderOperation']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  dataList?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderProductLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderProductLine'] = ResolversParentTypes['OrderProductLine']> = {
  activityList?: Resolver<Maybe<Array<ResolversTypes['LineActivity']>>, ParentType, ContextType>;
  afterSaleStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  afterSaleStatusStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandSkuCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReasonDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchangedTo?: Resolver<Maybe<Array<ResolversTypes['ExchangedPieces']>>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGift?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  orderItemCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productsStatusStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sellPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  skuCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedPoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OrderPromotionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPromotion'] = ResolversParentTypes['OrderPromotion']> = {
  activityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonList?: Resolver<Array<ResolversTypes['OfferReason']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReceiveOutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReceiveOut'] = ResolversParentTypes['OrderReceiveOut']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distributionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distributionTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logisticsCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logisticsName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logisticsType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logisticsTypeStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provinceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provinceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiverFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiverLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeConfirmCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExtra?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payMent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderRefundStatus'], ParentType, ContextType>;
};

export type OrderReturnOutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReturnOut'] = ResolversParentTypes['OrderReturnOut']> = {
  afterSaleStatusStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  canCancelReturnOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canFullLogistics?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  companyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['OrderReturnOutProduct']>>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['ReturnReplacement']>, ParentType, ContextType>;
  returnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderReturnOutProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReturnOutProduct'] = ResolversParentTypes['OrderReturnOutProduct']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exchangeSizeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderItemCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderReturnProductOutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReturnProductOut'] = ResolversParentTypes['OrderReturnProductOut']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orderItemCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReview'] = ResolversParentTypes['OrderReview']> = {
  hasFit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderItemCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['OwnReview']>, ParentType, ContextType>;
};

export type OrderStatusChangeOutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderStatusChangeOut'] = ResolversParentTypes['OrderStatusChangeOut']> = {
  cancleTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmDeliveryTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalDeliveryTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalShippedTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderStoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderStore'] = ResolversParentTypes['OrderStore']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OriginalDataInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OriginalDataInfo'] = ResolversParentTypes['OriginalDataInfo']> = {
  attributes?: Resolver<Maybe<ResolversTypes['ProductAttributes']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['ProductCategory']>>, ParentType, ContextType>;
};

export type OtpSendDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OtpSendData'] = ResolversParentTypes['OtpSendData']> = {
  timeRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OtpSendResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OtpSendResult'] = ResolversParentTypes['OtpSendResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['OtpSendData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtpVerifyDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OtpVerifyData'] = ResolversParentTypes['OtpVerifyData']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtpVerifyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OtpVerifyResult'] = ResolversParentTypes['OtpVerifyResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['OtpVerifyData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OverviewAddressesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OverviewAddresses'] = ResolversParentTypes['OverviewAddresses']> = {
  default?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type OverviewCouponsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OverviewCoupons'] = ResolversParentTypes['OverviewCoupons']> = {
  dataList?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OverviewOrdersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OverviewOrders'] = ResolversParentTypes['OverviewOrders']> = {
  last?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OwnReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnReview'] = ResolversParentTypes['OwnReview']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['ReviewFit']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['OwnReviewPicture']>, ParentType, ContextType>;
  rejection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnReviewPictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnReviewPicture'] = ResolversParentTypes['OwnReviewPicture']> = {
  pictureCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  small?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageHintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageHint'] = ResolversParentTypes['PageHint']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pageSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayInfo'] = ResolversParentTypes['PayInfo']> = {
  bankBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSucceed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  payChannel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payMent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payMentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paySerialCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PayOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayOrderResult'] = ResolversParentTypes['PayOrderResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['CreateOrderResult']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentChannel'] = ResolversParentTypes['PaymentChannel']> = {
  children?: Resolver<Maybe<Array<ResolversTypes['PaymentChannel']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  installment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxInstallmentAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  merchantHosted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minInstallmentAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentPlatform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentVia?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentInstructionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentInstruction'] = ResolversParentTypes['PaymentInstruction']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billerCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channelCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vaNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PictureTicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PictureTicket'] = ResolversParentTypes['PictureTicket']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureTicketResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PictureTicketResult'] = ResolversParentTypes['PictureTicketResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['PictureTicket']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceAdjustmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceInfo'] = ResolversParentTypes['PriceInfo']> = {
  couponDiscount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freightDiscount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mapclubPoint?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promotionDiscount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  activeSkuData?: Resolver<Maybe<ResolversTypes['ProductSku']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalName']>, ParentType, ContextType>;
  originalDataInfo?: Resolver<Maybe<ResolversTypes['OriginalDataInfo']>, ParentType, ContextType>;
  productCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<ResolversTypes['ProductQuestionPage']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<Array<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  saleAttributesList?: Resolver<Maybe<Array<ResolversTypes['SaleAttribute']>>, ParentType, ContextType>;
  sizeFacts?: Resolver<Maybe<ResolversTypes['ProductSizes']>, ParentType, ContextType>;
  skuList?: Resolver<Maybe<Array<ResolversTypes['ProductSku']>>, ParentType, ContextType>;
};

export type ProductActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductActivity'] = ResolversParentTypes['ProductActivity']> = {
  activityBegin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activitySort?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  activityType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductAttributesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductAttributes'] = ResolversParentTypes['ProductAttributes']> = {
  certificateNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  attributeValues?: Resolver<Maybe<Array<ResolversTypes['AttributeValue']>>, ParentType, ContextType>;
  categoryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductPromotionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPromotion'] = ResolversParentTypes['ProductPromotion']> = {
  activityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductQuestion'] = ResolversParentTypes['ProductQuestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductQuestionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductQuestionPage'] = ResolversParentTypes['ProductQuestionPage']> = {
  dataList?: Resolver<Array<ResolversTypes['ProductQuestion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductRating'] = ResolversParentTypes['ProductRating']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fit?: Resolver<ResolversTypes['FitVotes'], ParentType, ContextType>;
  stars?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['ReviewFit']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['ReviewPicture']>, ParentType, ContextType>;
  reviewCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductReviewPage'] = ResolversParentTypes['ProductReviewPage']> = {
  dataList?: Resolver<Array<ResolversTypes['ProductReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductSizeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductSize'] = ResolversParentTypes['ProductSize']> = {
  fits?: Resolver<Array<ResolversTypes['SizeRange']>, ParentType, ContextType>;
  otherNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sizeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductSizesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductSizes'] = ResolversParentTypes['ProductSizes']> = {
  chart?: Resolver<Maybe<ResolversTypes['SizeChart']>, ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fitNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fitText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsGuide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['ProductSize']>, ParentType, ContextType>;
};

export type ProductSkuResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductSku'] = ResolversParentTypes['ProductSku']> = {
  attributeValues?: Resolver<Maybe<Array<ResolversTypes['AttributeValue']>>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaLinkListWithType?: Resolver<Maybe<Array<ResolversTypes['MediaLink']>>, ParentType, ContextType>;
  orgCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productActivities?: Resolver<Maybe<Array<ResolversTypes['ProductActivity']>>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promotionCarousel?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  remindEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  skuCampaign?: Resolver<Maybe<ResolversTypes['SkuCampaign']>, ParentType, ContextType>;
  skuCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PromotionActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromotionActivity'] = ResolversParentTypes['PromotionActivity']> = {
  activityBegin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityLevel?: Resolver<Maybe<Array<ResolversTypes['ActivityLevel']>>, ParentType, ContextType>;
  activityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activityType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amountByQty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eligibleGiveaway?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  giveaways?: Resolver<Maybe<Array<ResolversTypes['Giveaway']>>, ParentType, ContextType>;
  opsType?: Resolver<Maybe<ResolversTypes['PromotionOpsType']>, ParentType, ContextType>;
  piecesOpen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotionTiers?: Resolver<Maybe<ResolversTypes['PromotionTiers']>, ParentType, ContextType>;
  reasonList?: Resolver<Maybe<Array<ResolversTypes['OfferReason']>>, ParentType, ContextType>;
  rewardByPercentage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ribbonImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionTiersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromotionTiers'] = ResolversParentTypes['PromotionTiers']> = {
  activityLevel?: Resolver<Maybe<Array<ResolversTypes['ActivityLevel']>>, ParentType, ContextType>;
  amountByQty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  currentActivityLevel?: Resolver<Maybe<ResolversTypes['ActivityLevel']>, ParentType, ContextType>;
  latestTier?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxReward?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nextRewardEarned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  noTier?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  opsType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rewardByPercentage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountData?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  accountErasure?: Resolver<Maybe<ResolversTypes['AccountErasure']>, ParentType, ContextType>;
  accountOverview?: Resolver<ResolversTypes['AccountOverview'], ParentType, ContextType>;
  addressList?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<QueryAddressListArgs>>;
  articleDetail?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleDetailArgs, 'id'>>;
  blogList?: Resolver<ResolversTypes['ArticlePage'], ParentType, ContextType, RequireFields<QueryBlogListArgs, 'input'>>;
  cancelReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  cardTokenSettings?: Resolver<ResolversTypes['CardTokenSettings'], ParentType, ContextType>;
  cartInit?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryCartInitArgs, 'distributionType'>>;
  catalogProductSearchInit?: Resolver<ResolversTypes['CatalogProductPage'], ParentType, ContextType, RequireFields<QueryCatalogProductSearchInitArgs, 'input'>>;
  checkAvailabilityEmail?: Resolver<ResolversTypes['EmailAvailabilityResult'], ParentType, ContextType, RequireFields<QueryCheckAvailabilityEmailArgs, 'input'>>;
  checkMobilePhoneAlreadyExist?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<QueryCheckMobilePhoneAlreadyExistArgs, 'input'>>;
  checkMobilePhoneAlreadyExistInMapclub?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<QueryCheckMobilePhoneAlreadyExistInMapclubArgs, 'input'>>;
  checkoutInit?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<QueryCheckoutInitArgs, 'id'>>;
  couponList?: Resolver<ResolversTypes['CouponPage'], ParentType, ContextType, Partial<QueryCouponListArgs>>;
  crossedProducts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryQuotes?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType, RequireFields<QueryDeliveryQuotesArgs, 'checkoutId' | 'city' | 'district' | 'state' | 'zipCode'>>;
  displayVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flashReminderList?: Resolver<Array<ResolversTypes['FlashReminder']>, ParentType, ContextType>;
  flashSale?: Resolver<ResolversTypes['FlashSale'], ParentType, ContextType>;
  flashSaleProducts?: Resolver<Array<ResolversTypes['FlashSaleProduct']>, ParentType, ContextType>;
  getCustomOrderDetail?: Resolver<Maybe<ResolversTypes['CustomOrderDetail']>, ParentType, ContextType, RequireFields<QueryGetCustomOrderDetailArgs, 'orderCommonInput'>>;
  getPageByUrl?: Resolver<Maybe<ResolversTypes['LandingPage']>, ParentType, ContextType, RequireFields<QueryGetPageByUrlArgs, 'getPageByUrlInput'>>;
  getSizeGuideDetail?: Resolver<Maybe<ResolversTypes['SizeGuideDetail']>, ParentType, ContextType, RequireFields<QueryGetSizeGuideDetailArgs, 'brandCode' | 'categoryCode'>>;
  getUserInfoDetail?: Resolver<Maybe<ResolversTypes['UserDetail']>, ParentType, ContextType>;
  guestOrderList?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryGuestOrderListArgs, 'input'>>;
  homeInit?: Resolver<ResolversTypes['HomeInitResult'], ParentType, ContextType>;
  loginByThirdPartyMc?: Resolver<Maybe<ResolversTypes['ThirdPartyLoginResult']>, ParentType, ContextType, RequireFields<QueryLoginByThirdPartyMcArgs, 'input'>>;
  logisticsCompanies?: Resolver<Array<ResolversTypes['LogisticsCompany']>, ParentType, ContextType>;
  memberEmailVerification?: Resolver<ResolversTypes['EmailVerificationResult'], ParentType, ContextType, RequireFields<QueryMemberEmailVerificationArgs, 'input'>>;
  miniCartNumber?: Resolver<ResolversTypes['MiniCart'], ParentType, ContextType>;
  mySizes?: Resolver<Array<ResolversTypes['MySize']>, ParentType, ContextType>;
  newsletterChoices?: Resolver<ResolversTypes['NewsletterResult'], ParentType, ContextType, RequireFields<QueryNewsletterChoicesArgs, 'token'>>;
  orderList?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryOrderListArgs, 'input'>>;
  orderOfCheckout?: Resolver<Maybe<ResolversTypes['OrderOfCheckout']>, ParentType, ContextType, RequireFields<QueryOrderOfCheckoutArgs, 'id'>>;
  orderReviews?: Resolver<Array<ResolversTypes['OrderReview']>, ParentType, ContextType, RequireFields<QueryOrderReviewsArgs, 'orderCode'>>;
  paymentInstruction?: Resolver<Maybe<ResolversTypes['PaymentInstruction']>, ParentType, ContextType, RequireFields<QueryPaymentInstructionArgs, 'orderCode'>>;
  placeList?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, Partial<QueryPlaceListArgs>>;
  preview?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType>;
  productCards?: Resolver<Array<ResolversTypes['ListingProduct']>, ParentType, ContextType, RequireFields<QueryProductCardsArgs, 'productCodes'>>;
  productInit?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductInitArgs, 'input'>>;
  productQuestions?: Resolver<ResolversTypes['ProductQuestionPage'], ParentType, ContextType, RequireFields<QueryProductQuestionsArgs, 'pageNum' | 'pageSize' | 'productCode'>>;
  productReviews?: Resolver<ResolversTypes['ProductReviewPage'], ParentType, ContextType, RequireFields<QueryProductReviewsArgs, 'input' | 'pageNum' | 'pageSize'>>;
  queryCatalogProductsByPromotion?: Resolver<Maybe<ResolversTypes['ShopMorePromotion']>, ParentType, ContextType, RequireFields<QueryQueryCatalogProductsByPromotionArgs, 'activityCode' | 'distributionType'>>;
  queryPageSubscribeNotificationList?: Resolver<ResolversTypes['SubscriptionPage'], ParentType, ContextType, Partial<QueryQueryPageSubscribeNotificationListArgs>>;
  queryPromotionActivityByProduct?: Resolver<Maybe<Array<ResolversTypes['ProductPromotion']>>, ParentType, ContextType, RequireFields<QueryQueryPromotionActivityByProductArgs, 'productCode'>>;
  querySSUserInfo?: Resolver<ResolversTypes['SubscriptionPreferencesResult'], ParentType, ContextType, RequireFields<QueryQuerySsUserInfoArgs, 'userCode'>>;
  querySizeGuideDetailList?: Resolver<Maybe<ResolversTypes['SizeGuideDetailList']>, ParentType, ContextType, Partial<QueryQuerySizeGuideDetailListArgs>>;
  refundBanks?: Resolver<Array<ResolversTypes['RefundBank']>, ParentType, ContextType>;
  relatedArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryRelatedArticlesArgs, 'id'>>;
  reminderList?: Resolver<Array<ResolversTypes['Reminder']>, ParentType, ContextType>;
  resendLinkEmailVerification?: Resolver<ResolversTypes['EmailVerificationResult'], ParentType, ContextType, RequireFields<QueryResendLinkEmailVerificationArgs, 'input'>>;
  returnDetail?: Resolver<Maybe<ResolversTypes['ReturnDetail']>, ParentType, ContextType, RequireFields<QueryReturnDetailArgs, 'input'>>;
  returnList?: Resolver<ResolversTypes['ReturnPage'], ParentType, ContextType, RequireFields<QueryReturnListArgs, 'pageNum' | 'pageSize'>>;
  returnPicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryReturnPictureArgs, 'input'>>;
  returnPreview?: Resolver<ResolversTypes['ReturnPreview'], ParentType, ContextType, RequireFields<QueryReturnPreviewArgs, 'input'>>;
  returnReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'keyword' | 'limit'>>;
  sendOtpToMember?: Resolver<ResolversTypes['OtpSendResult'], ParentType, ContextType, RequireFields<QuerySendOtpToMemberArgs, 'input'>>;
  sessionList?: Resolver<Array<ResolversTypes['SessionInfo']>, ParentType, ContextType>;
  sitemapLists?: Resolver<Array<ResolversTypes['SitemapPlace']>, ParentType, ContextType>;
  sitemapPages?: Resolver<Array<ResolversTypes['SitemapPlace']>, ParentType, ContextType>;
  sitemapProducts?: Resolver<Array<ResolversTypes['SitemapProduct']>, ParentType, ContextType, RequireFields<QuerySitemapProductsArgs, 'limit'>>;
  socialSettings?: Resolver<ResolversTypes['SocialSettings'], ParentType, ContextType>;
  ssQueryPaymentChannelList?: Resolver<Array<ResolversTypes['PaymentChannel']>, ParentType, ContextType, RequireFields<QuerySsQueryPaymentChannelListArgs, 'input'>>;
  storeList?: Resolver<ResolversTypes['StoreListResult'], ParentType, ContextType, Partial<QueryStoreListArgs>>;
  supportHours?: Resolver<ResolversTypes['SupportHours'], ParentType, ContextType>;
  trackOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryTrackOrderArgs, 'input'>>;
  userInfo?: Resolver<Maybe<ResolversTypes['AccountInfo']>, ParentType, ContextType, Partial<QueryUserInfoArgs>>;
  validateEmail?: Resolver<ResolversTypes['SimpleResult'], ParentType, ContextType, RequireFields<QueryValidateEmailArgs, 'input'>>;
  validateReferralCode?: Resolver<ResolversTypes['ReferralCodeResult'], ParentType, ContextType, RequireFields<QueryValidateReferralCodeArgs, 'input'>>;
  validateTokenDetailRegistration?: Resolver<ResolversTypes['MemberRecordResult'], ParentType, ContextType, RequireFields<QueryValidateTokenDetailRegistrationArgs, 'input'>>;
  verifyOtpEmail?: Resolver<ResolversTypes['EmailVerifiedResult'], ParentType, ContextType, RequireFields<QueryVerifyOtpEmailArgs, 'input'>>;
  verifyOtpMember?: Resolver<ResolversTypes['OtpVerifyResult'], ParentType, ContextType, RequireFields<QueryVerifyOtpMemberArgs, 'input'>>;
  wishlist?: Resolver<ResolversTypes['WishlistPage'], ParentType, ContextType, Partial<QueryWishlistArgs>>;
  wishlistCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferralCodeDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReferralCodeData'] = ResolversParentTypes['ReferralCodeData']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referralCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReferralCodeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReferralCodeResult'] = ResolversParentTypes['ReferralCodeResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['ReferralCodeData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundBankResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundBank'] = ResolversParentTypes['RefundBank']> = {
  bankCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundTransferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundTransfer'] = ResolversParentTypes['RefundTransfer']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCertain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegistrationData'] = ResolversParentTypes['RegistrationData']> = {
  expired?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegistrationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegistrationResult'] = ResolversParentTypes['RegistrationResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<Maybe<Array<ResolversTypes['RegistrationData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  askedTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colourName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnCreateDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnCreateData'] = ResolversParentTypes['ReturnCreateData']> = {
  returnCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnCreateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnCreateResult'] = ResolversParentTypes['ReturnCreateResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['ReturnCreateData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnDetail'] = ResolversParentTypes['ReturnDetail']> = {
  afterSaleStatusStr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approverDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canCancelReturnOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canFullLogistics?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  companyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchanges?: Resolver<Maybe<Array<ResolversTypes['ReturnExchange']>>, ParentType, ContextType>;
  expectedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['ReturnHistoryEntry']>>, ParentType, ContextType>;
  needsBankAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  orderCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderReturnProductOuts?: Resolver<Maybe<Array<ResolversTypes['OrderReturnProductOut']>>, ParentType, ContextType>;
  pictureCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['ReturnRefund']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['ReturnReplacement']>, ParentType, ContextType>;
  returnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnProductList?: Resolver<Maybe<Array<ResolversTypes['OrderProductLine']>>, ParentType, ContextType>;
  sendBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendTo?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnExchangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnExchange'] = ResolversParentTypes['ReturnExchange']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderItemCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnHistoryEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnHistoryEntry'] = ResolversParentTypes['ReturnHistoryEntry']> = {
  createTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusStr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnPage'] = ResolversParentTypes['ReturnPage']> = {
  dataList?: Resolver<Array<ResolversTypes['ListedReturn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReturnPictureTicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnPictureTicket'] = ResolversParentTypes['ReturnPictureTicket']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnPictureTicketResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnPictureTicketResult'] = ResolversParentTypes['ReturnPictureTicketResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['ReturnPictureTicket']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnPreview'] = ResolversParentTypes['ReturnPreview']> = {
  lastDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsBankAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['ReturnRefund'], ParentType, ContextType>;
  returnable?: Resolver<Array<ResolversTypes['ReturnablePieces']>, ParentType, ContextType>;
};

export type ReturnRefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnRefund'] = ResolversParentTypes['ReturnRefund']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freightPaid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  freightPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  giftCharge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReturnRefundLine']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shopPaysParcel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnRefundLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnRefundLine'] = ResolversParentTypes['ReturnRefundLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coupon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderItemCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnReplacementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnReplacement'] = ResolversParentTypes['ReturnReplacement']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusStr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnablePiecesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnablePieces'] = ResolversParentTypes['ReturnablePieces']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasOtherSizes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderItemCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['ExchangeSize']>, ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewPictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewPicture'] = ResolversParentTypes['ReviewPicture']> = {
  small?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleAttrValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaleAttrValue'] = ResolversParentTypes['SaleAttrValue']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  valueCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueColour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaleAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaleAttribute'] = ResolversParentTypes['SaleAttribute']> = {
  attrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attrName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attrValue?: Resolver<Maybe<Array<ResolversTypes['SaleAttrValue']>>, ParentType, ContextType>;
};

export type SearchHelpResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchHelp'] = ResolversParentTypes['SearchHelp']> = {
  categories?: Resolver<Maybe<Array<ResolversTypes['CategoryHint']>>, ParentType, ContextType>;
  correctedKeyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  droppedWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  pages?: Resolver<Maybe<Array<ResolversTypes['PageHint']>>, ParentType, ContextType>;
  popular?: Resolver<Maybe<Array<ResolversTypes['ListingProduct']>>, ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  brands?: Resolver<Array<ResolversTypes['SuggestedBrand']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryHint']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['SuggestedProduct']>, ParentType, ContextType>;
};

export type SendTicketResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendTicketResult'] = ResolversParentTypes['SendTicketResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['SentTicket']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SentTicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentTicket'] = ResolversParentTypes['SentTicket']> = {
  ticketCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionInfo'] = ResolversParentTypes['SessionInfo']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  cashOnDelivery?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earliestDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  latestDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logisticsCompanyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceInfo?: Resolver<Maybe<ResolversTypes['PriceInfo']>, ParentType, ContextType>;
  promotionList?: Resolver<Maybe<Array<ResolversTypes['PromotionActivity']>>, ParentType, ContextType>;
};

export type ShopMorePromotionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopMorePromotion'] = ResolversParentTypes['ShopMorePromotion']> = {
  activity?: Resolver<Maybe<ResolversTypes['PromotionActivity']>, ParentType, ContextType>;
  activityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataList?: Resolver<Maybe<Array<ResolversTypes['ListingProduct']>>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  promotionTiers?: Resolver<Maybe<ResolversTypes['PromotionTiers']>, ParentType, ContextType>;
};

export type SimpleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimpleResult'] = ResolversParentTypes['SimpleResult']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteInfo'] = ResolversParentTypes['SiteInfo']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extra?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  siteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SitemapPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SitemapPlace'] = ResolversParentTypes['SitemapPlace']> = {
  addresses?: Resolver<Array<ResolversTypes['LocalAddress']>, ParentType, ContextType>;
};

export type SitemapProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SitemapProduct'] = ResolversParentTypes['SitemapProduct']> = {
  mediaLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalName']>, ParentType, ContextType>;
  productCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeChartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeChart'] = ResolversParentTypes['SizeChart']> = {
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measures?: Resolver<Array<ResolversTypes['SizeMeasure']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SizeChartRow']>, ParentType, ContextType>;
  wearer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wearerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeChartRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeChartRow'] = ResolversParentTypes['SizeChartRow']> = {
  fits?: Resolver<Array<ResolversTypes['SizeRange']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sizeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeGuideBrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeGuideBrand'] = ResolversParentTypes['SizeGuideBrand']> = {
  brandCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SizeGuideCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeGuideCategory'] = ResolversParentTypes['SizeGuideCategory']> = {
  categoryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryList?: Resolver<Maybe<Array<ResolversTypes['SizeGuideCategory']>>, ParentType, ContextType>;
  categoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeGuideBrandObjects?: Resolver<Maybe<Array<ResolversTypes['SizeGuideBrand']>>, ParentType, ContextType>;
};

export type SizeGuideDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeGuideDetail'] = ResolversParentTypes['SizeGuideDetail']> = {
  brandCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charts?: Resolver<Maybe<Array<ResolversTypes['SizeChart']>>, ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  siteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeGuide?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeGuideId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SizeGuideDetailListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeGuideDetailList'] = ResolversParentTypes['SizeGuideDetailList']> = {
  categoryList?: Resolver<Maybe<Array<ResolversTypes['SizeGuideCategory']>>, ParentType, ContextType>;
  domainCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SizeMeasureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeMeasure'] = ResolversParentTypes['SizeMeasure']> = {
  how?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SizeRange'] = ResolversParentTypes['SizeRange']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SkippedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SkippedItem'] = ResolversParentTypes['SkippedItem']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkuCampaignResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SkuCampaign'] = ResolversParentTypes['SkuCampaign']> = {
  activityPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  activityStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPerUser?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shippingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SocialSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SocialSettings'] = ResolversParentTypes['SocialSettings']> = {
  facebookAppId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebookSdkUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebookVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  googleClientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialStartDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SocialStartData'] = ResolversParentTypes['SocialStartData']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialStartResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SocialStartResult'] = ResolversParentTypes['SocialStartResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['SocialStartData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialTokenDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SocialTokenData'] = ResolversParentTypes['SocialTokenData']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thirdId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thirdToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialTokenResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SocialTokenResult'] = ResolversParentTypes['SocialTokenResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['SocialTokenData']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SortOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SortOption'] = ResolversParentTypes['SortOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreListResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreListResult'] = ResolversParentTypes['StoreListResult']> = {
  dataList?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscribeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscribeResult'] = ResolversParentTypes['SubscribeResult']> = {
  api?: Resolver<ResolversTypes['ApiStatus'], ParentType, ContextType>;
};

export type SubscriptionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionPage'] = ResolversParentTypes['SubscriptionPage']> = {
  dataList?: Resolver<Array<ResolversTypes['SubscriptionRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SubscriptionPreferencesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionPreferences'] = ResolversParentTypes['SubscriptionPreferences']> = {
  emailSubscribe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsSubscribe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsappSubscribe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionPreferencesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionPreferencesResult'] = ResolversParentTypes['SubscriptionPreferencesResult']> = {
  data?: Resolver<Maybe<Array<ResolversTypes['SubscriptionPreferences']>>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionRecord'] = ResolversParentTypes['SubscriptionRecord']> = {
  cancelSubscribeTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domainCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceType?: Resolver<Maybe<ResolversTypes['SubscribeSource']>, ParentType, ContextType>;
  subscribeStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscribeTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updateTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmData?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type SuggestedBrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedBrand'] = ResolversParentTypes['SuggestedBrand']> = {
  brandCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedProduct'] = ResolversParentTypes['SuggestedProduct']> = {
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLowestPrice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mediaLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SupportHoursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportHours'] = ResolversParentTypes['SupportHours']> = {
  changesAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ThirdIdResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ThirdId'] = ResolversParentTypes['ThirdId']> = {
  thirdChannel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thirdId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThirdPartyLoginResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ThirdPartyLoginResult'] = ResolversParentTypes['ThirdPartyLoginResult']> = {
  clubLinkedElsewhere?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  thirdExist?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  thirdId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAuthToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateMemberProfileResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateMemberProfileResult'] = ResolversParentTypes['UpdateMemberProfileResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserDetail'] = ResolversParentTypes['UserDetail']> = {
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  isCardComing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapclubBind?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordSet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  thirdIds?: Resolver<Maybe<Array<ResolversTypes['ThirdId']>>, ParentType, ContextType>;
  userCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsApp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  addedTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fewLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceDrop?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistPage'] = ResolversParentTypes['WishlistPage']> = {
  dataList?: Resolver<Array<ResolversTypes['ListingProduct']>, ParentType, ContextType>;
  itemList?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AccountErasure?: AccountErasureResolvers<ContextType>;
  AccountInfo?: AccountInfoResolvers<ContextType>;
  AccountOverview?: AccountOverviewResolvers<ContextType>;
  ActivityLevel?: ActivityLevelResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  ApiStatus?: ApiStatusResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticlePage?: ArticlePageResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BuyAgainData?: BuyAgainDataResolvers<ContextType>;
  BuyAgainResult?: BuyAgainResultResolvers<ContextType>;
  CancelledItem?: CancelledItemResolvers<ContextType>;
  CardTokenSettings?: CardTokenSettingsResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAttribute?: CartAttributeResolvers<ContextType>;
  CartFlashSale?: CartFlashSaleResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  CatalogProductPage?: CatalogProductPageResolvers<ContextType>;
  CategoryHint?: CategoryHintResolvers<ContextType>;
  ChannelSale?: ChannelSaleResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  Code?: GraphQLScalarType;
  ConfirmNewsletterResult?: ConfirmNewsletterResultResolvers<ContextType>;
  ConfirmedNewsletter?: ConfirmedNewsletterResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponPage?: CouponPageResolvers<ContextType>;
  CreateOrderResult?: CreateOrderResultResolvers<ContextType>;
  CustomOrderDetail?: CustomOrderDetailResolvers<ContextType>;
  EmailAvailabilityData?: EmailAvailabilityDataResolvers<ContextType>;
  EmailAvailabilityResult?: EmailAvailabilityResultResolvers<ContextType>;
  EmailVerificationData?: EmailVerificationDataResolvers<ContextType>;
  EmailVerificationResult?: EmailVerificationResultResolvers<ContextType>;
  EmailVerifiedData?: EmailVerifiedDataResolvers<ContextType>;
  EmailVerifiedResult?: EmailVerifiedResultResolvers<ContextType>;
  Envelope?: EnvelopeResolvers<ContextType>;
  ExchangeSize?: ExchangeSizeResolvers<ContextType>;
  ExchangedPieces?: ExchangedPiecesResolvers<ContextType>;
  Express?: ExpressResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  FilterItem?: FilterItemResolvers<ContextType>;
  FitVotes?: FitVotesResolvers<ContextType>;
  FlashReminder?: FlashReminderResolvers<ContextType>;
  FlashSale?: FlashSaleResolvers<ContextType>;
  FlashSaleCampaign?: FlashSaleCampaignResolvers<ContextType>;
  FlashSaleProduct?: FlashSaleProductResolvers<ContextType>;
  FlashSaleSku?: FlashSaleSkuResolvers<ContextType>;
  Giveaway?: GiveawayResolvers<ContextType>;
  GuestInitResult?: GuestInitResultResolvers<ContextType>;
  GuestSession?: GuestSessionResolvers<ContextType>;
  HomeInitResult?: HomeInitResultResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceTax?: InvoiceTaxResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LandingPage?: LandingPageResolvers<ContextType>;
  LineActivity?: LineActivityResolvers<ContextType>;
  ListedReturn?: ListedReturnResolvers<ContextType>;
  ListedReturnProduct?: ListedReturnProductResolvers<ContextType>;
  ListingProduct?: ListingProductResolvers<ContextType>;
  ListingSaleAttribute?: ListingSaleAttributeResolvers<ContextType>;
  ListingSaleAttributeValue?: ListingSaleAttributeValueResolvers<ContextType>;
  ListingScope?: ListingScopeResolvers<ContextType>;
  ListingSku?: ListingSkuResolvers<ContextType>;
  LocalAddress?: LocalAddressResolvers<ContextType>;
  LocalName?: LocalNameResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LogisticsCompany?: LogisticsCompanyResolvers<ContextType>;
  MediaLink?: MediaLinkResolvers<ContextType>;
  MemberRecord?: MemberRecordResolvers<ContextType>;
  MemberRecordResult?: MemberRecordResultResolvers<ContextType>;
  MiniCart?: MiniCartResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MySize?: MySizeResolvers<ContextType>;
  NavItem?: NavItemResolvers<ContextType>;
  NewExpress?: NewExpressResolvers<ContextType>;
  NewExpressProduct?: NewExpressProductResolvers<ContextType>;
  NewsletterChoices?: NewsletterChoicesResolvers<ContextType>;
  NewsletterConsent?: NewsletterConsentResolvers<ContextType>;
  NewsletterResult?: NewsletterResultResolvers<ContextType>;
  OfferReason?: OfferReasonResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderDiscount?: OrderDiscountResolvers<ContextType>;
  OrderHistoryEntry?: OrderHistoryEntryResolvers<ContextType>;
  OrderOfCheckout?: OrderOfCheckoutResolvers<ContextType>;
  OrderOperation?: OrderOperationResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderProductLine?: OrderProductLineResolvers<ContextType>;
  OrderPromotion?: OrderPromotionResolvers<ContextType>;
  OrderReceiveOut?: OrderReceiveOutResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderReturnOut?: OrderReturnOutResolvers<ContextType>;
  OrderReturnOutProduct?: OrderReturnOutProductResolvers<ContextType>;
  OrderReturnProductOut?: OrderReturnProductOutResolvers<ContextType>;
  OrderReview?: OrderReviewResolvers<ContextType>;
  OrderStatusChangeOut?: OrderStatusChangeOutResolvers<ContextType>;
  OrderStore?: OrderStoreResolvers<ContextType>;
  OriginalDataInfo?: OriginalDataInfoResolvers<ContextType>;
  OtpSendData?: OtpSendDataResolvers<ContextType>;
  OtpSendResult?: OtpSendResultResolvers<ContextType>;
  OtpVerifyData?: OtpVerifyDataResolvers<ContextType>;
  OtpVerifyResult?: OtpVerifyResultResolvers<ContextType>;
  OverviewAddresses?: OverviewAddressesResolvers<ContextType>;
  OverviewCoupons?: OverviewCouponsResolvers<ContextType>;
  OverviewOrders?: OverviewOrdersResolvers<ContextType>;
  OwnReview?: OwnReviewResolvers<ContextType>;
  OwnReviewPicture?: OwnReviewPictureResolvers<ContextType>;
  PageHint?: PageHintResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PayInfo?: PayInfoResolvers<ContextType>;
  PayOrderResult?: PayOrderResultResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  PaymentInstruction?: PaymentInstructionResolvers<ContextType>;
  PictureTicket?: PictureTicketResolvers<ContextType>;
  PictureTicketResult?: PictureTicketResultResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  PriceInfo?: PriceInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductActivity?: ProductActivityResolvers<ContextType>;
  ProductAttributes?: ProductAttributesResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductPromotion?: ProductPromotionResolvers<ContextType>;
  ProductQuestion?: ProductQuestionResolvers<ContextType>;
  ProductQuestionPage?: ProductQuestionPageResolvers<ContextType>;
  ProductRating?: ProductRatingResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviewPage?: ProductReviewPageResolvers<ContextType>;
  ProductSize?: ProductSizeResolvers<ContextType>;
  ProductSizes?: ProductSizesResolvers<ContextType>;
  ProductSku?: ProductSkuResolvers<ContextType>;
  PromotionActivity?: PromotionActivityResolvers<ContextType>;
  PromotionTiers?: PromotionTiersResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reason?: ReasonResolvers<ContextType>;
  ReferralCodeData?: ReferralCodeDataResolvers<ContextType>;
  ReferralCodeResult?: ReferralCodeResultResolvers<ContextType>;
  RefundBank?: RefundBankResolvers<ContextType>;
  RefundTransfer?: RefundTransferResolvers<ContextType>;
  RegistrationData?: RegistrationDataResolvers<ContextType>;
  RegistrationResult?: RegistrationResultResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  ReturnCreateData?: ReturnCreateDataResolvers<ContextType>;
  ReturnCreateResult?: ReturnCreateResultResolvers<ContextType>;
  ReturnDetail?: ReturnDetailResolvers<ContextType>;
  ReturnExchange?: ReturnExchangeResolvers<ContextType>;
  ReturnHistoryEntry?: ReturnHistoryEntryResolvers<ContextType>;
  ReturnPage?: ReturnPageResolvers<ContextType>;
  ReturnPictureTicket?: ReturnPictureTicketResolvers<ContextType>;
  ReturnPictureTicketResult?: ReturnPictureTicketResultResolvers<ContextType>;
  ReturnPreview?: ReturnPreviewResolvers<ContextType>;
  ReturnRefund?: ReturnRefundResolvers<ContextType>;
  ReturnRefundLine?: ReturnRefundLineResolvers<ContextType>;
  ReturnReplacement?: ReturnReplacementResolvers<ContextType>;
  ReturnablePieces?: ReturnablePiecesResolvers<ContextType>;
  ReviewPicture?: ReviewPictureResolvers<ContextType>;
  SaleAttrValue?: SaleAttrValueResolvers<ContextType>;
  SaleAttribute?: SaleAttributeResolvers<ContextType>;
  SearchHelp?: SearchHelpResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SendTicketResult?: SendTicketResultResolvers<ContextType>;
  SentTicket?: SentTicketResolvers<ContextType>;
  SessionInfo?: SessionInfoResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShopMorePromotion?: ShopMorePromotionResolvers<ContextType>;
  SimpleResult?: SimpleResultResolvers<ContextType>;
  SiteInfo?: SiteInfoResolvers<ContextType>;
  SitemapPlace?: SitemapPlaceResolvers<ContextType>;
  SitemapProduct?: SitemapProductResolvers<ContextType>;
  SizeChart?: SizeChartResolvers<ContextType>;
  SizeChartRow?: SizeChartRowResolvers<ContextType>;
  SizeGuideBrand?: SizeGuideBrandResolvers<ContextType>;
  SizeGuideCategory?: SizeGuideCategoryResolvers<ContextType>;
  SizeGuideDetail?: SizeGuideDetailResolvers<ContextType>;
  SizeGuideDetailList?: SizeGuideDetailListResolvers<ContextType>;
  SizeMeasure?: SizeMeasureResolvers<ContextType>;
  SizeRange?: SizeRangeResolvers<ContextType>;
  SkippedItem?: SkippedItemResolvers<ContextType>;
  SkuCampaign?: SkuCampaignResolvers<ContextType>;
  SocialSettings?: SocialSettingsResolvers<ContextType>;
  SocialStartData?: SocialStartDataResolvers<ContextType>;
  SocialStartResult?: SocialStartResultResolvers<ContextType>;
  SocialTokenData?: SocialTokenDataResolvers<ContextType>;
  SocialTokenResult?: SocialTokenResultResolvers<ContextType>;
  SortOption?: SortOptionResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreListResult?: StoreListResultResolvers<ContextType>;
  SubscribeResult?: SubscribeResultResolvers<ContextType>;
  SubscriptionPage?: SubscriptionPageResolvers<ContextType>;
  SubscriptionPreferences?: SubscriptionPreferencesResolvers<ContextType>;
  SubscriptionPreferencesResult?: SubscriptionPreferencesResultResolvers<ContextType>;
  SubscriptionRecord?: SubscriptionRecordResolvers<ContextType>;
  SuggestedBrand?: SuggestedBrandResolvers<ContextType>;
  SuggestedProduct?: SuggestedProductResolvers<ContextType>;
  SupportHours?: SupportHoursResolvers<ContextType>;
  ThirdId?: ThirdIdResolvers<ContextType>;
  ThirdPartyLoginResult?: ThirdPartyLoginResultResolvers<ContextType>;
  UpdateMemberProfileResult?: UpdateMemberProfileResultResolvers<ContextType>;
  UserDetail?: UserDetailResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistPage?: WishlistPageResolvers<ContextType>;
};

