import { cartModule } from "../modules/cart/cart.module.ts";
import { catalogueModule } from "../modules/catalogue/catalogue.module.ts";
import { identityModule } from "../modules/identity/identity.module.ts";
import { messagingModule } from "../modules/messaging/messaging.module.ts";
import { stockModule } from "../modules/stock/stock.module.ts";
import { storesModule } from "../modules/stores/stores.module.ts";
import type { ShopModule } from "../platform/shop-module.ts";

/** Everything that the shop is made of. A new module is mounted by a line here. */
export const modules: readonly ShopModule[] = [identityModule, stockModule, storesModule, catalogueModule, cartModule, messagingModule];
