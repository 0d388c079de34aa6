import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { cancelByAddress } from "../use-cases/cancel-by-address.ts";
import { apiStatus } from "./answers.ts";

/** [NWS-16, OPS-34, Q17] */
export const cancelSubscribeNotification: MutationResolvers["cancelSubscribeNotification"] = async (
  _parent,
  { input },
  context,
) => apiStatus(await cancelByAddress(context, input.email));
