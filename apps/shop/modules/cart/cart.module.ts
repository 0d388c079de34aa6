import { days, hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { addCart } from "./resolvers/Mutation.addCart.ts";
import { removeCartItem } from "./resolvers/Mutation.removeCartItem.ts";
import { updateCartItem } from "./resolvers/Mutation.updateCartItem.ts";
import { cartInit } from "./resolvers/Query.cartInit.ts";
import { miniCartNumber } from "./resolvers/Query.miniCartNumber.ts";
import { deleteCartsUntouchedFor } from "./storage/cart-lines.ts";
import * as createCarts from "./storage/migrations/0001-create-carts.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";
import * as fiveOfASku from "./storage/migrations/0003-five-of-a-sku.ts";
import * as tellGiftsApart from "./storage/migrations/0004-tell-gifts-apart.ts";
import { giveawayCache } from "./use-cases/giveaway-goods.ts";
import { limitsCache } from "./use-cases/purchase-limits.ts";

/** Longer than any session, so a cart that can still be opened is never deleted. */
const cartLife = days(90);

export const cartModule: ShopModule = {
  name: "cart",
  migrations: {
    "0001-create-carts": createCarts,
    "0002-collate-codes": collateCodes,
    "0003-five-of-a-sku": fiveOfASku,
    "0004-tell-gifts-apart": tellGiftsApart,
  },
  parts: [limitsCache, giveawayCache],
  resolvers: { Query: { cartInit, miniCartNumber }, Mutation: { addCart, updateCartItem, removeCartItem } },
  recurringTasks: (platform) => [
    { name: "delete forgotten carts", every: hours(6), run: () => deleteCartsUntouchedFor(platform, cartLife) },
  ],
};
