/**
 * Every failure code that a gateway answers with, and the English sentence sent as `errorMessage`;
 * `indonesian-messages.ts` has the other language's. The storefront shows them too, except where
 * the words of its chrome say it better. `{name}` is filled from the failure's details.
 */
export const failureMessages = {
  UNKNOWN_ERROR: "There was an error. Please try again later.",
  INVALID_INPUT: "{reason}",
  TOO_MANY_REQUESTS: "Too many attempts. Please wait {wait}.",
  PRODUCT_NOT_FOUND: "Product does not exist.",
  SKU_NOT_FOUND: "This item is no longer sold.",
  REMINDER_NOT_OFFERED: "Reminders are not available for this item.",
  STILL_IN_STOCK: "This size is available now: you can order it.",
  REMINDER_TOO_LATE: "This flash sale has already begun. Have a look at what is left.",
  TOO_MANY_REMINDERS: "You are waiting for {most} sizes already. Remove one first.",
  WISHLIST_FULL: "Your wishlist is full with {most} products. Remove one first.",
  ADDRESS_NOT_FOUND: "This address is no longer saved.",
  ADDRESSES_FULL: "You can save {most} addresses. Remove one first.",
  // below one; above the limit one of the next three says which limit it is
  QUANTITY_INVALID: "Enter a quantity from {least} to {most}.",
  // sp.pdp.min_limit is about stock, sp.pdp.max_limit about the limit of five per sku [PDP-19,
  // PDP-20]
  "sp.pdp.min_limit": "Only {n} left in stock.",
  "sp.pdp.max_limit": "You have reached the maximum quantity available for this item",
  PURCHASE_LIMIT: "Purchase limit of {n}.",
  CART_ITEM_NOT_FOUND: "This item is no longer in your cart.",
  CART_EMPTY: "Please select product",
  CART_FULL: "Your cart is full: it holds at most {n} different items.",
  // a gift or add-on whose level is not reached, or beyond the pieces that it gives [PRM-15]
  GIVEAWAY_NOT_OPEN: "Your cart allows {left} more of these.",
  GIVEAWAY_NEEDS_AMOUNT: "Spend {amount} more to choose this item.",
  GIVEAWAY_NEEDS_PIECES: "Add {n} more of the items in this promotion to choose this one.",
  // for those who come too late for a flash sale, or before it begins
  FLASH_SALE_SOLD_OUT:
    "The flash sale stock of this item is all taken. If any becomes available again, it appears here right away.",
  FLASH_SALE_SHARE_TAKEN:
    "Shoppers on your network have taken their share of this flash sale. Try again in a few minutes, or on another network, such as mobile data.",
  FLASH_SALE_WAIT: "Many shoppers want this right now: {ahead} are before you. Please try again in {wait}.",
  FLASH_SALE_OVER: "This flash sale is not running now. Reload the page for the current price.",
  FLASH_SALE_LIMIT:
    "Your mobile number has already ordered the limit of {n} in this flash sale. Take that item out of your cart to order the rest.",
  CHECKOUT_NOT_FOUND: "This checkout has ended. Reload the page to see your order or your cart.",
  CHECKOUT_CHANGED: "Prices or stock have changed. Please check your order again.",
  DELIVERY_INVALID: "delivery invalid",
  SHIPPING_INVALID: "shipping invalid",
  PAYMENT_INVALID: "payment invalid",
  TERMS_INVALID: "terms invalid",
  CONSENT_INVALID: "consent invalid",
  ZIPCODE_EMPTY: "zipcode empty",
  SOLD_OUT: "{name} is sold out.",
  STORE_NOT_FOUND: "This store is not available for pick-up.",
  PAYMENT_UNAVAILABLE: "The payment provider is not responding. Your order is saved: please try again.",
  PAYMENT_DECLINED: "The transaction is unsuccessful",
  DELIVERY_UNAVAILABLE: "The courier is not responding right now. Please try again in a moment.",
  TOO_MANY_OPEN_ORDERS: "You have {n} orders awaiting payment. Please pay or cancel one first.",
  ORDER_NOT_FOUND: "We couldn't find that order. Please check the number and your contact.",
  TOO_MANY_CASH_ORDERS: "{n} of your cash orders have not been delivered yet. Please choose another way to pay.",
  INVOICE_NOT_READY: "The invoice is available once the order is paid.",
  TAX_DATA_INVALID: "Please check the tax data.",
  ORDER_CANNOT_BE_CANCELLED: "This order can no longer be cancelled.",
  CANCEL_NEEDS_PRODUCTS: "Please select product",
  CANCEL_TOO_MANY: "Only {n} of this item can still be cancelled.",
  CANCEL_WHOLE_ONLY: "This order can only be cancelled as a whole. Please select all items.",
  // returns [RET-01 to RET-08]
  RETURN_NEEDS_PRODUCTS: "Please select product",
  RETURN_NOT_POSSIBLE: "No items in this order can be returned.",
  RETURN_WINDOW_OVER: "The time to return this order has passed. The last day was {day}.",
  RETURN_TOO_MANY: "Only {n} of this item can still be returned. Please check the quantities.",
  RETURN_NOT_FOUND: "We couldn't find that return.",
  RETURN_CANNOT_BE_CHANGED: "This return can no longer be changed.",
  EXCHANGE_NOT_POSSIBLE: "This size can no longer be chosen. Please choose another, or ask for a refund.",
  TOO_MANY_PICTURES: "You can add up to {n} pictures.",
  PICTURE_INVALID: "We can't read this file. Please choose a JPEG, PNG or WebP picture of up to 10 MB.",
  PICTURE_TICKET_OVER: "That took too long. Please choose the picture again.",
  PICTURE_MISSING: "A picture didn't reach us. Please remove it and add it again.",
  REVIEW_NOT_POSSIBLE: "You can write a review once the item has been delivered.",
  // the review has another version than the one that was read
  REVIEW_CHANGED: "You have just changed this review in another tab. Send this one again to replace it.",
  LOGISTICS_INVALID: "Please check the courier and the tracking number.",
  BANK_ACCOUNT_NEEDED: "Please enter the bank account for your refund.",
  BANK_ACCOUNT_INVALID: "Please check the bank, the account number and the name.",
  REFUND_ACCOUNT_CLOSED: "We no longer need an account for this order. Its page says where your refund stands.",
  // unknown codes and other people's get one answer; text says why, in the language of the request
  COUPON_NOT_FOUND: "This coupon code is not valid. Check it and try again.",
  COUPON_REFUSED: "{text}",
  // points at the checkout [CHK-12 to CHK-15, PIN-01, Q72, Q73]
  POINTS_UNAVAILABLE: "MapClub isn't responding, so points can't be used right now. You can order without them.",
  POINTS_NOT_LINKED: "Your MapClub card is no longer linked to this account.",
  NOT_ENOUGH_POINTS: "You have {points} points now. Please check your order again.",
  PIN_NEEDED: "Please enter your PIN.",
  PIN_WRONG: "Wrong PIN. Attempts left: {attemptsLeft}.",
  PIN_DISABLED: "Your PIN is disabled after three wrong attempts. Set a new one on MapClub's page.",
  PIN_NOT_SET: "Please set your PIN first.",
  LOYALTY_ACCOUNT_NOT_FOUND: "Account +62{mobile} is not found",
  ORDER_CANNOT_BE_PAID: "This order can no longer be paid.",
  ORDER_NOT_CANCELLED: "This order was not cancelled, so there is nothing to undo.",
  // after too many attempts for one order
  PAYMENT_CHANGES_OVER: "The way to pay this order can no longer be changed.",
  ORDER_CANNOT_BE_RECEIVED: "This order cannot be confirmed as received.",
  PARCEL_NOT_DELIVERED: "The courier could not deliver this parcel, so you cannot confirm that you received it.",
  CASH_NOT_COLLECTED:
    "You pay the courier in cash. Your order is completed as soon as the courier reports that you have it.",
  PICKUP_NOT_PAID: "Please pay at the store's counter. The store then confirms your pick-up.",
  EMAIL_INVALID: "Invalid email address",
  MOBILE_EMPTY: "Please enter your mobile phone",
  MOBILE_LENGTH: "Please input mobile number with 8 to 13 digits",
  MOBILE_INVALID: "Invalid phone number",
  PAGE_NOT_FOUND: "This page could not be found",
  MEMBER_NOT_FOUND: "We couldn't find that account.",
  // results of checking a mobile number; each but the last opens the choice between WhatsApp and
  // SMS [REG-10, REG-27, Q11]
  MEMBER_NOT_FOUND_IN_BOTH: "This number is not registered yet.",
  PHONE_NOT_VERIFIED: "This number is not verified yet.",
  ACCOUNT_NOT_ACTIVATED: "The account of this number is not active yet.",
  MEMBER_SPORT_STATION_ALREADY_EXISTS: "This number already has an account.",
  CODE_NOT_SENT: "The code could not be sent by {way}. Please try {other}.",
  CODE_WAIT: "Please wait {wait} before another code.",
  CODE_DAY_OVER: "No more codes can be sent today. Please try again in {wait}.",
  CODE_BUDGET_SPENT:
    "No codes can be sent to phones right now, only by email. Please write to {email} if you need help.",
  CODE_WRONG: "This code is not correct.",
  // with a contact that is known, but not the caller's for certain
  CONTACT_CODE_SENT: "We have just sent you a code. Please enter it to save the account.",
  CODE_EXPIRED: "This code is no longer valid. Please ask for a new one.",
  CODE_LOCKED: "Too many wrong codes. Please try again in {wait}.",
  REGISTRATION_TOKEN_EXPIRED: "Your registration has taken too long. Please verify your number again.",
  EMAIL_TAKEN: "This email has been registered, please use another",
  EMAIL_NOT_VERIFIED: "Please verify your email address.",
  MOBILE_NOT_VERIFIED: "Please verify this mobile number.",
  MOBILE_TAKEN: "This number already has an account.",
  PASSWORD_RULES: "A password has 6 to 16 characters with letters, digits and a special character.",
  PASSWORD_COMMON: "This password is too easy to guess. Please choose another.",
  PASSWORDS_DIFFER: "The password you entered are not the same",
  NAME_INVALID: "Please enter a name of at most {most} characters, without a link or /.",
  BIRTH_DATE_INVALID: "date of birth invalid",
  WHATSAPP_INVALID: "A WhatsApp number has 1 to 20 digits.",
  LOGIN_FAILED: "Email, mobile number or password is wrong.",
  LOGIN_WAIT: "Too many attempts. Please wait {wait}, or reset your password.",
  // a card's password is reset at the club's site, not at the shop
  CARD_WAIT: "Too many attempts. Please wait {wait}, or set a new MapClub password on MapClub's site.",
  BUSY: "Many people are signing in right now. Please try again in a moment.",
  PASSWORD_WRONG: "The password is not correct.",
  PROOF_NEEDED: "Please confirm that it is you.",
  // the session is valid but belongs to a guest, and the request needs an account [K04]
  ACCOUNT_NEEDED: "Please sign in.",
  LINK_EXPIRED: "This link is no longer valid. Please ask for a new one.",
  SUBSCRIPTION_NEEDED: "Keep at least one of email and WhatsApp on.",
  NEW_MEMBER: "New member detected",
  SOCIAL_NOT_LINKABLE: "This account is already registered. Please sign in with your password first.",
  REFERRAL_UNKNOWN: "There is no member with this referral code.",
  REFERRAL_NOT_NEW: "A referral code counts for new MapClub members only. This number has a card already.",
  REFERRAL_OWN: "This is your own referral code. It is for friends who join.",
  CLUB_UNAVAILABLE: "MapClub is not responding. Please try again later.",
  // linking a card of the club with an account [LNK-14, LNK-15]
  LINK_TICKET_EXPIRED: "Please enter the number and password of your MapClub card again.",
  LINKED_MEANWHILE:
    "This MapClub card has just been linked to another account. To link it here, enter its number and password again.",
  LINKED_ELSEWHERE: "This MapClub card or your account is already linked to another.",
  LINK_LOCKED: "This MapClub card is locked. Please set a new MapClub password first.",
  SOCIAL_FAILED: "The sign-in could not be completed. Please try again.",
} as const;

export type FailureCode = keyof typeof failureMessages;

/** The code of an ended session, sent as text in a GraphQL error's extensions.code [SES-06]. */
export const sessionEndedCode = "0002";

/** Its sentence, by language. */
export const sessionEndedMessages = {
  "en-US": "Your session has ended.",
  "id-ID": "Sesimu sudah berakhir.",
} as const;
