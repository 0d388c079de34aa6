import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { askSubscription } from "../use-cases/ask-subscription.ts";
import { apiStatus } from "./answers.ts";

/** [NWS-10, OPS-33] */
export const createSubscribeNotificationSS: MutationResolvers["createSubscribeNotificationSS"] = async (
  _parent,
  { input: { email, sourceType, utmData, consent } },
  context,
) => apiStatus(await askSubscription(context, { email, source: sourceType, utmData, consent }));
