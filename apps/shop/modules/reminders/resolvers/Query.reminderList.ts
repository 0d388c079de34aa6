import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showReminders } from "../use-cases/show-reminders.ts";

export const reminderList: QueryResolvers["reminderList"] = async (_parent, _input, context) => {
  const { accountCode } = memberSessionOf(context);
  const reminders = await showReminders(context.platform, accountCode, context.language);
  return reminders.map(({ sku, askedAt }) => ({
    productCode: sku.productCode,
    skuCode: sku.skuCode,
    productName: sku.productName,
    brandName: sku.brandName,
    colourName: sku.colourName,
    sizeName: sku.sizeName,
    image: sku.image ?? null,
    askedTime: askedAt.toISOString(),
  }));
};
