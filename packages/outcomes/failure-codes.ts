/**
 * Every failure that a gateway answers with, by its stable code, with the English sentence that travels in `errorMessage`.
 * The storefront owns the words on screen in both languages; the sentence here serves other clients. `{name}` is filled from the failure's details.
 */
export const failureMessages = {
  UNKNOWN_ERROR: "There was an error. Please try again later.",
  INVALID_INPUT: "{reason}",
  TOO_MANY_REQUESTS: "Too many tries. Please wait {seconds} seconds.",
  PRODUCT_NOT_FOUND: "Product does not exist.",
  SKU_NOT_FOUND: "This item is no longer sold.",
  // sp.pdp.min_limit is about stock, sp.pdp.max_limit about the five of a sku [PDP-19, PDP-20]
  "sp.pdp.min_limit": "Only {n} left in stock.",
  "sp.pdp.max_limit": "You have reached the maximum quantity available for this item",
  PURCHASE_LIMIT: "Purchase limit of {n}.",
  CART_ITEM_NOT_FOUND: "This item is no longer in your cart.",
  CART_EMPTY: "Please select product",
  CART_FULL: "A cart holds at most {n} different items.",
  CHECKOUT_NOT_FOUND: "This checkout has ended.",
  CHECKOUT_CHANGED: "Prices or stock have changed. Please look over your order again.",
  DELIVERY_INVALID: "delivery invalid",
  SHIPPING_INVALID: "shipping invalid",
  PAYMENT_INVALID: "payment invalid",
  TERMS_INVALID: "terms invalid",
  CONSENT_INVALID: "consent invalid",
  ZIPCODE_EMPTY: "zipcode empty",
  SOLD_OUT: "{name} is sold out.",
  STORE_NOT_FOUND: "This store is not available for pick-up.",
  PAYMENT_UNAVAILABLE: "The payment provider does not answer. Your order is kept: please try again.",
  PAYMENT_DECLINED: "The transaction is unsuccessful",
  DELIVERY_UNAVAILABLE: "The courier does not answer. Please try again.",
  TOO_MANY_OPEN_ORDERS: "You have {n} orders awaiting payment. Please pay or cancel one first.",
  ORDER_NOT_FOUND: "We know no such order.",
  ORDER_CANNOT_BE_CANCELLED: "This order can no longer be cancelled.",
  ORDER_CANNOT_BE_PAID: "This order can no longer be paid.",
  ORDER_CANNOT_BE_RECEIVED: "This order cannot be confirmed as received.",
  EMAIL_INVALID: "Invalid email address",
  MOBILE_EMPTY: "Please enter your mobile phone",
  MOBILE_LENGTH: "Please input mobile number with 8 to 13 digits",
  MOBILE_INVALID: "Invalid phone number",
  PAGE_NOT_FOUND: "This page could not be found",
  MEMBER_NOT_FOUND: "There is no such member.",
} as const;

export type FailureCode = keyof typeof failureMessages;

/** The code of a session that has ended; travels as a GraphQL error's extensions.code, as text [SES-06]. */
export const sessionEndedCode = "0002";
