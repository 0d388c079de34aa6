import { memberSessionOf, refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { addressAnswer } from "../address-answer.ts";
import { addressKindOf } from "../domain/address.ts";
import { showAddresses } from "../use-cases/show-addresses.ts";

/** [OPS-53] */
export const addressList: QueryResolvers["addressList"] = async (_parent, { addressKind }, context) => {
  const { accountCode } = memberSessionOf(context);
  if (addressKind === null || addressKind === undefined)
    return (await showAddresses(context.platform, accountCode)).map(addressAnswer);
  const kind = addressKindOf(addressKind);
  if (!kind.ok) throw refusalError(kind.failure);
  return (await showAddresses(context.platform, accountCode, kind.value)).map(addressAnswer);
};
