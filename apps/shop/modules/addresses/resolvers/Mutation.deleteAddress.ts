import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { deleteAddress as remove } from "../use-cases/delete-address.ts";

export const deleteAddress: MutationResolvers["deleteAddress"] = async (_parent, { addressId }, context) => {
  const { accountCode } = memberSessionOf(context);
  await remove(context.platform, accountCode, addressId);
  return agreement(context.platform.clock.now());
};
