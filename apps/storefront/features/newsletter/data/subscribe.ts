import { storedCampaign } from "../../../platform/browser/tracking.ts";
import type { ResultOf } from "../../../platform/gateway/document.ts";
import { type CallFailure, failureOfResult } from "../../../platform/gateway/gateway-failures.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { subscribeDocument } from "./newsletter-documents.ts";

export type Source = "QR" | "Web";

/**
 * Subscribes an address, by the words that were shown beside the box [NWS-23], with the session's
 * campaign parameters, however many pages ago they came [NWS-10, NWS-12, NWS-13]. The result
 * is read at api.success [K15].
 * @returns what failed, if anything did
 */
export async function subscribe(email: string, sourceType: Source, consent: string): Promise<CallFailure | undefined> {
  const utmData = storedCampaign();
  const input = { email, sourceType, consent, ...(utmData ? { utmData } : {}) };
  const result = await callShop(subscribeDocument, { input });
  return result.ok ? failureOf(result.value) : result.failure;
}

function failureOf({ createSubscribeNotificationSS: { api } }: ResultOf<typeof subscribeDocument>) {
  return failureOfResult(api);
}
