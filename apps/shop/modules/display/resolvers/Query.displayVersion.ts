import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { displayVersion as readDisplayVersion } from "../use-cases/display-version.ts";

export const displayVersion: QueryResolvers["displayVersion"] = (_parent, _arguments, { platform }) =>
  readDisplayVersion(platform);
