import type chrome from "../../chrome/messages/en-US.json";
import type account from "../../features/account/messages/en-US.json";
import type cart from "../../features/cart/messages/en-US.json";
import type checkout from "../../features/checkout/messages/en-US.json";
import type contact from "../../features/contact/messages/en-US.json";
import type content from "../../features/content/messages/en-US.json";
import type home from "../../features/home/messages/en-US.json";
import type listing from "../../features/listing/messages/en-US.json";
import type orders from "../../features/orders/messages/en-US.json";
import type payment from "../../features/payment/messages/en-US.json";
import type paymentMethods from "../../features/payment-methods/messages/en-US.json";
import type product from "../../features/product/messages/en-US.json";
import type register from "../../features/register/messages/en-US.json";
import type signIn from "../../features/sign-in/messages/en-US.json";
import type social from "../../features/social/messages/en-US.json";
import type stores from "../../features/stores/messages/en-US.json";
import type verification from "../../features/verification/messages/en-US.json";

/** The features that have words, and their keys; new features are added here. */
export type WordFiles = {
  chrome: typeof chrome;
  account: typeof account;
  cart: typeof cart;
  contact: typeof contact;
  checkout: typeof checkout;
  content: typeof content;
  home: typeof home;
  listing: typeof listing;
  orders: typeof orders;
  payment: typeof payment;
  "payment-methods": typeof paymentMethods;
  product: typeof product;
  register: typeof register;
  "sign-in": typeof signIn;
  social: typeof social;
  stores: typeof stores;
  verification: typeof verification;
};
