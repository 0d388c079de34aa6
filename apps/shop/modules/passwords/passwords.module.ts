import type { ShopModule } from "../../platform/shop-module.ts";
import * as createPasswords from "./storage/migrations/0001-create-passwords.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";

export const passwordsModule: ShopModule = {
  name: "passwords",
  migrations: { "0001-create-passwords": createPasswords, "0002-collate-codes": collateCodes },
};
