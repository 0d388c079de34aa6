import type { ShopModule } from "../../platform/shop-module.ts";
import * as createJournal from "./storage/migrations/0001-create-journal.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";

export const journalModule: ShopModule = {
  name: "journal",
  migrations: { "0001-create-journal": createJournal, "0002-collate-codes": collateCodes },
};
