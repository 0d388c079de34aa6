import type { ShopModule } from "../../platform/shop-module.ts";
import * as createStaff from "./storage/migrations/0001-create-staff.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";
import * as letStaffSignIn from "./storage/migrations/0003-let-staff-sign-in.ts";

export const staffModule: ShopModule = {
  name: "staff",
  migrations: {
    "0001-create-staff": createStaff,
    "0002-collate-codes": collateCodes,
    "0003-let-staff-sign-in": letStaffSignIn,
  },
};
