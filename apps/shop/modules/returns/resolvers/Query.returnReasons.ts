import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { returnReasonsIn } from "../domain/reasons.ts";

export const returnReasons: QueryResolvers["returnReasons"] = (_parent, _input, { language }) =>
  returnReasonsIn(language);
