import type { ClubModule } from "../../platform/club-module.ts";
import * as createPurchases from "./storage/migrations/0001-create-purchases.ts";
import * as keepLinesAndReversals from "./storage/migrations/0002-keep-lines-and-reversals.ts";
import * as keepPieces from "./storage/migrations/0003-keep-pieces.ts";
import * as claimPurchasesOfGuests from "./storage/migrations/0004-claim-purchases-of-guests.ts";
import * as tellClaimsApart from "./storage/migrations/0005-tell-claims-apart.ts";

/** Purchases and reversals as the shop reports them. */
export const purchasesModule: ClubModule = {
  name: "purchases",
  migrations: {
    "0001-create-purchases": createPurchases,
    "0002-keep-lines-and-reversals": keepLinesAndReversals,
    "0003-keep-pieces": keepPieces,
    "0004-claim-purchases-of-guests": claimPurchasesOfGuests,
    "0005-tell-claims-apart": tellClaimsApart,
  },
};
