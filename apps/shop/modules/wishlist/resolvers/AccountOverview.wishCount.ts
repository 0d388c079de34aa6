import { readPart } from "../../../platform/read-part.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { AccountOverviewResolvers } from "../../../platform/schema.generated.ts";
import { wishedCodes } from "../use-cases/show-wishlist.ts";

export const wishCount: NonNullable<AccountOverviewResolvers["wishCount"]> = (_parent, _input, context) =>
  readPart(
    context.platform,
    "wishlist",
    async () => (await wishedCodes(context.platform, memberSessionOf(context).accountCode)).length,
  );
