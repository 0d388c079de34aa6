import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { cancelReasonsIn } from "../domain/cancel-reasons.ts";

export const cancelReasons: QueryResolvers["cancelReasons"] = (_parent, _input, { language }) =>
  cancelReasonsIn(language);
