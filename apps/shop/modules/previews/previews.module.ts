import type { ShopModule } from "../../platform/shop-module.ts";
import { preview } from "./resolvers/Query.preview.ts";

export const previewsModule: ShopModule = { name: "previews", migrations: {}, resolvers: { Query: { preview } } };
