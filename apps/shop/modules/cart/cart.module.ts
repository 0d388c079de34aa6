import { days, hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { addCart } from "./resolvers/Mutation.addCart.ts";
import { removeCartItem } from "./resolvers/Mutation.removeCartItem.ts";
import { updateCartItem } from "./resolvers/Mutation.updateCartItem.ts";
import { cartInit } from "./resolvers/Query.cartInit.ts";
import { miniCartNumber } from "./resolvers/Query.miniCartNumber.ts";
import { deleteCartsUntouchedFor } from "./storage/cart-lines.ts";
import * as createCarts from "./storage/migrations/0001-create-carts.ts";

/** Longer than any session lives, so that no cart goes that somebody can still open. */
const cartLife = days(90);

export const cartModule: ShopModule = {
  name: "cart",
  migrations: { "0001-create-carts": createCarts },
  resolvers: { Query: { cartInit, miniCartNumber }, Mutation: { addCart, updateCartItem, removeCartItem } },
  recurringTasks: (platform) => [
    { name: "delete forgotten carts", every: hours(6), run: () => deleteCartsUntouchedFor(platform, cartLife) },
  ],
};
