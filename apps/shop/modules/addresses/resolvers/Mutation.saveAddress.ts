import { memberSessionOf, refusalError } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { addressAnswer } from "../address-answer.ts";
import { typedAddressOf } from "../address-input.ts";
import { addressKindOf } from "../domain/address.ts";
import { saveAddress as save } from "../use-cases/save-address.ts";

/** [ACC-04 to ACC-08, OPS-53] */
export const saveAddress: MutationResolvers["saveAddress"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  const kind = addressKindOf(input.addressKind);
  if (!kind.ok) throw refusalError(kind.failure);
  const outcome = await save(context.platform, accountCode, {
    addressId: input.addressId || undefined,
    kind: kind.value,
    typed: typedAddressOf(input),
    isDefault: input.isDefault ?? undefined,
  });
  if (!outcome.ok) throw refusalError(outcome.failure);
  return addressAnswer(outcome.value);
};
