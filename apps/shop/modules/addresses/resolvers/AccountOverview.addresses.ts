import { readPart } from "../../../platform/read-part.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { AccountOverviewResolvers } from "../../../platform/schema.generated.ts";
import { addressAnswer } from "../address-answer.ts";
import { showAddresses } from "../use-cases/show-addresses.ts";

export const overviewAddresses: NonNullable<AccountOverviewResolvers["addresses"]> = (_parent, _input, context) =>
  readPart(context.platform, "addresses", async () => {
    const shipping = await showAddresses(context.platform, memberSessionOf(context).accountCode, "SHIPPING");
    const usual = shipping.find(({ isDefault }) => isDefault);
    return { default: usual ? addressAnswer(usual) : null };
  });
