import type { ShopModule } from "../../platform/shop-module.ts";
import * as createPasswords from "./storage/migrations/0001-create-passwords.ts";

export const passwordsModule: ShopModule = {
  name: "passwords",
  migrations: { "0001-create-passwords": createPasswords },
};
