import type { ShopModule } from "../../platform/shop-module.ts";
import { wishCount } from "./resolvers/AccountOverview.wishCount.ts";
import { addWishlist } from "./resolvers/Mutation.addWishlist.ts";
import { mergeWishlist } from "./resolvers/Mutation.mergeWishlist.ts";
import { removeWishlist } from "./resolvers/Mutation.removeWishlist.ts";
import { wishlist } from "./resolvers/Query.wishlist.ts";
import { wishlistCodes } from "./resolvers/Query.wishlistCodes.ts";
import * as createWishlist from "./storage/migrations/0001-create-wishlist.ts";

/** What members wish for. */
export const wishlistModule: ShopModule = {
  name: "wishlist",
  migrations: { "0001-create-wishlist": createWishlist },
  resolvers: {
    Query: { wishlist, wishlistCodes },
    Mutation: { addWishlist, mergeWishlist, removeWishlist },
    AccountOverview: { wishCount },
  },
};
