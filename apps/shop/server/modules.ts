import { identityModule } from "../modules/identity/identity.module.ts";
import { stockModule } from "../modules/stock/stock.module.ts";
import type { ShopModule } from "../platform/shop-module.ts";

/** Everything that the shop is made of. A new module is mounted by a line here. */
export const modules: readonly ShopModule[] = [identityModule, stockModule];
