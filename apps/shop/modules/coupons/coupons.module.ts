import type { ShopModule } from "../../platform/shop-module.ts";
import { overviewCoupons } from "./resolvers/AccountOverview.coupons.ts";
import { checkoutCoupons } from "./resolvers/Checkout.coupons.ts";
import { couponList } from "./resolvers/Query.couponList.ts";

/** It has no tables: it shows coupons beside the cart that they would be used on. */
export const couponsModule: ShopModule = {
  name: "coupons",
  migrations: {},
  resolvers: {
    Query: { couponList },
    AccountOverview: { coupons: overviewCoupons },
    Checkout: { coupons: checkoutCoupons },
  },
};
