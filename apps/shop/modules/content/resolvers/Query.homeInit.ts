import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { readHomeInit } from "../use-cases/read-home-init.ts";

/** [SHL-19, OPS-51] */
export const homeInit: QueryResolvers["homeInit"] = (_parent, _input, { platform, language }) =>
  readHomeInit(platform, language);
