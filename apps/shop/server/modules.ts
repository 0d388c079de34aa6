import { addressesModule } from "../modules/addresses/addresses.module.ts";
import { cartModule } from "../modules/cart/cart.module.ts";
import { catalogueModule } from "../modules/catalogue/catalogue.module.ts";
import { skusOfProduct } from "../modules/catalogue/catalogue.ts";
import { checkoutModule } from "../modules/checkout/checkout.module.ts";
import { clubLinkModule } from "../modules/club-link/club-link.module.ts";
import { tierOf } from "../modules/club-link/club-tier.ts";
import { contentModule } from "../modules/content/content.module.ts";
import { couponsModule } from "../modules/coupons/coupons.module.ts";
import { createDeliveryModule } from "../modules/delivery/delivery.module.ts";
import { deskModule } from "../modules/desk/desk.module.ts";
import { displayModule } from "../modules/display/display.module.ts";
import { erasureModule } from "../modules/erasure/erasure.module.ts";
import { flashSalesModule } from "../modules/flash-sales/flash-sales.module.ts";
import { identityModule } from "../modules/identity/identity.module.ts";
import { journalModule } from "../modules/journal/journal.module.ts";
import { mailingsModule } from "../modules/mailings/mailings.module.ts";
import { measurementModule } from "../modules/measurement/measurement.module.ts";
import { membersModule } from "../modules/members/members.module.ts";
import { messagingModule } from "../modules/messaging/messaging.module.ts";
import { newsletterModule } from "../modules/newsletter/newsletter.module.ts";
import { createOrdersModule } from "../modules/orders/orders.module.ts";
import {
  announceRefund,
  applyParcelChange,
  applyPaymentChange,
  hasOrdered,
  ownsOrder,
} from "../modules/orders/orders.ts";
import { passwordsModule } from "../modules/passwords/passwords.module.ts";
import { createPaymentsModule } from "../modules/payments/payments.module.ts";
import { picturesModule } from "../modules/pictures/pictures.module.ts";
import { pointsModule } from "../modules/points/points.module.ts";
import { preferencesModule } from "../modules/preferences/preferences.module.ts";
import { previewsModule } from "../modules/previews/previews.module.ts";
import { pricingModule } from "../modules/pricing/pricing.module.ts";
import { createPromotionsModule } from "../modules/promotions/promotions.module.ts";
import { questionsModule } from "../modules/questions/questions.module.ts";
import { remindersModule } from "../modules/reminders/reminders.module.ts";
import { returnsModule } from "../modules/returns/returns.module.ts";
import {
  accountOfRefund,
  applyReplacementChange,
  giveReturnsTo,
  returnsOf,
  settleReturns,
} from "../modules/returns/returns.ts";
import { reviewsModule } from "../modules/reviews/reviews.module.ts";
import { giveReviewsTo } from "../modules/reviews/reviews.ts";
import { searchModule } from "../modules/search/search.module.ts";
import { shopMoreModule } from "../modules/shop-more/shop-more.module.ts";
import { signInModule } from "../modules/sign-in/sign-in.module.ts";
import { sizesModule } from "../modules/sizes/sizes.module.ts";
import { socialModule } from "../modules/social/social.module.ts";
import { staffModule } from "../modules/staff/staff.module.ts";
import { stockModule } from "../modules/stock/stock.module.ts";
import { createStoresModule } from "../modules/stores/stores.module.ts";
import { ticketsModule } from "../modules/tickets/tickets.module.ts";
import { verificationModule } from "../modules/verification/verification.module.ts";
import { wishlistModule } from "../modules/wishlist/wishlist.module.ts";
import type { ShopModule } from "../platform/shop-module.ts";

/**
 * All modules of the shop; a new one is added here. Payments and delivery do not know orders, and
 * orders do not know returns, nor stores the catalogue: what they call is set here.
 */
export const modules: readonly ShopModule[] = [
  journalModule,
  staffModule,
  identityModule,
  passwordsModule,
  preferencesModule,
  membersModule,
  stockModule,
  createStoresModule({ skusOfProduct }),
  flashSalesModule,
  catalogueModule,
  sizesModule,
  searchModule,
  contentModule,
  messagingModule,
  newsletterModule,
  mailingsModule,
  verificationModule,
  signInModule,
  socialModule,
  clubLinkModule,
  pointsModule,
  createDeliveryModule({
    onParcelChange: async (platform, change) => {
      if (!(await applyReplacementChange(platform, change))) await applyParcelChange(platform, change);
    },
  }),
  addressesModule,
  createPaymentsModule({
    onChange: applyPaymentChange,
    onRefunded: async (platform, refund) => {
      await announceRefund(platform, refund, await accountOfRefund(platform, refund));
      await settleReturns(platform, refund.orderCode);
    },
    ownsOrder,
  }),
  createPromotionsModule({ hasOrdered, tierOf }),
  pricingModule,
  cartModule,
  shopMoreModule,
  createOrdersModule({
    returnsOf,
    onTakenOver: async (platform, orders, owner) => {
      await giveReturnsTo(platform, orders, owner);
      await giveReviewsTo(platform, orders, owner);
    },
  }),
  returnsModule,
  picturesModule,
  reviewsModule,
  questionsModule,
  ticketsModule,
  couponsModule,
  checkoutModule,
  wishlistModule,
  remindersModule,
  erasureModule,
  measurementModule,
  displayModule,
  previewsModule,
  deskModule,
];
