import { days, hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { addressList } from "./resolvers/Checkout.addressList.ts";
import { shippingMethods } from "./resolvers/Checkout.shippingMethods.ts";
import { storeList } from "./resolvers/Checkout.storeList.ts";
import { applyCoupon } from "./resolvers/Mutation.applyCoupon.ts";
import { chooseDistributionType } from "./resolvers/Mutation.chooseDistributionType.ts";
import { createCheckout } from "./resolvers/Mutation.createCheckout.ts";
import { redeemPoints } from "./resolvers/Mutation.redeemPoints.ts";
import { tradeCreateOrderCustom } from "./resolvers/Mutation.tradeCreateOrderCustom.ts";
import { checkoutInit } from "./resolvers/Query.checkoutInit.ts";
import { deliveryQuotes } from "./resolvers/Query.deliveryQuotes.ts";
import { orderOfCheckout } from "./resolvers/Query.orderOfCheckout.ts";
import * as createCheckouts from "./storage/migrations/0001-create-checkouts.ts";
import * as keepLines from "./storage/migrations/0002-keep-lines-with-checkout.ts";
import * as collateCodes from "./storage/migrations/0003-collate-codes.ts";
import * as keepShownQuote from "./storage/migrations/0004-keep-shown-quote.ts";
import * as keepPoints from "./storage/migrations/0005-keep-points.ts";
import * as keepCoupon from "./storage/migrations/0006-keep-coupon.ts";
import * as bringCouponAlong from "./storage/migrations/0007-bring-coupon-along.ts";
import * as findOrderedCheckouts from "./storage/migrations/0008-find-ordered-checkouts.ts";
import { deleteCheckoutsOlderThan } from "./storage/write-checkouts.ts";

/** Long enough for a shopper who comes back after a weekend. */
const checkoutLife = days(7);

export const checkoutModule: ShopModule = {
  name: "checkout",
  migrations: {
    "0001-create-checkouts": createCheckouts,
    "0002-keep-lines-with-checkout": keepLines,
    "0003-collate-codes": collateCodes,
    "0004-keep-shown-quote": keepShownQuote,
    "0005-keep-points": keepPoints,
    "0006-keep-coupon": keepCoupon,
    "0007-bring-coupon-along": bringCouponAlong,
    "0008-find-ordered-checkouts": findOrderedCheckouts,
  },
  resolvers: {
    Query: { checkoutInit, deliveryQuotes, orderOfCheckout },
    Mutation: { applyCoupon, chooseDistributionType, createCheckout, redeemPoints, tradeCreateOrderCustom },
    Checkout: { addressList, shippingMethods, storeList },
  },
  recurringTasks: (platform) => [
    { name: "delete old checkouts", every: hours(6), run: () => deleteCheckoutsOlderThan(platform, checkoutLife) },
  ],
};
