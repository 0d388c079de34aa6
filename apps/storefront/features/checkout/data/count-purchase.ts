import { storedCampaign } from "../../../platform/browser/tracking.ts";
import { currentVisit } from "../../../platform/browser/visit.ts";
import { graphql } from "../../../platform/gateway/document.ts";
import { callShop } from "../../../platform/session/shop-client.ts";

const countPurchaseDocument = graphql(`
  mutation countPurchase($orderCode: String!, $visit: CountedVisitInput!) {
    countPurchase(orderCode: $orderCode, visit: $visit) { success }
  }
`);

/** Longer than an answer takes, and shorter than a shopper waits. */
const longestWaitMs = 1000;

/**
 * Lets the shop count the purchase when it is paid, if its shopper agreed; a failure does not
 * concern them. It is awaited, as the next page may be the payment provider's.
 */
export async function countPurchase(orderCode: string): Promise<void> {
  const visit = currentVisit();
  if (!visit) return;
  const campaign = storedCampaign() ?? null;
  const counted = callShop(countPurchaseDocument, {
    orderCode,
    visit: { ...visit, campaign, userAgent: navigator.userAgent },
  });
  await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}
