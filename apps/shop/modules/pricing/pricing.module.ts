import type { ShopModule } from "../../platform/shop-module.ts";

/** It has no tables and no resolvers: cart and checkout fill its slice of the schema. */
export const pricingModule: ShopModule = { name: "pricing", migrations: {}, resolvers: {} };
