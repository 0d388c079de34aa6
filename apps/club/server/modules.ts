import { membershipModule } from "../modules/membership/membership.module.ts";
import { purchasesModule } from "../modules/purchases/purchases.module.ts";
import type { ClubModule } from "../platform/club-module.ts";

/** Everything that the club is made of. */
export const modules: readonly ClubModule[] = [membershipModule, purchasesModule];
