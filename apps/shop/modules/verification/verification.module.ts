import type { ShopModule } from "../../platform/shop-module.ts";
import * as createVerification from "./storage/migrations/0001-create-verification.ts";

export const verificationModule: ShopModule = {
  name: "verification",
  migrations: { "0001-create-verification": createVerification },
};
