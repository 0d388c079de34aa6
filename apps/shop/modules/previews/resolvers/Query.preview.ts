import type { QueryResolvers } from "../../../platform/schema.generated.ts";

export const preview: QueryResolvers["preview"] = (_parent, _arguments, context) =>
  context.preview
    ? { moment: context.preview.moment.toISOString(), expires: context.preview.expires.toISOString() }
    : null;
