import { accountModule } from "../modules/account/account.module.ts";
import { codesModule } from "../modules/codes/codes.module.ts";
import { earningModule } from "../modules/earning/earning.module.ts";
import { identityModule } from "../modules/identity/identity.module.ts";
import { joiningModule } from "../modules/joining/joining.module.ts";
import { ledgerModule } from "../modules/ledger/ledger.module.ts";
import { linkingModule } from "../modules/linking/linking.module.ts";
import { membershipModule } from "../modules/membership/membership.module.ts";
import { messagingModule } from "../modules/messaging/messaging.module.ts";
import { passwordsModule } from "../modules/passwords/passwords.module.ts";
import { pinModule } from "../modules/pin/pin.module.ts";
import { purchasesModule } from "../modules/purchases/purchases.module.ts";
import { referralModule } from "../modules/referral/referral.module.ts";
import { siteModule } from "../modules/site/site.module.ts";
import { staffModule } from "../modules/staff/staff.module.ts";
import type { ClubModule } from "../platform/club-module.ts";

/** All modules of the club. */
export const modules: readonly ClubModule[] = [
  membershipModule,
  identityModule,
  codesModule,
  purchasesModule,
  passwordsModule,
  pinModule,
  messagingModule,
  ledgerModule,
  referralModule,
  earningModule,
  linkingModule,
  accountModule,
  siteModule,
  joiningModule,
  staffModule,
];
