import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { namesOfLine } from "../domain/line-names.ts";
import { selectOwnOrders } from "../storage/erase-orders.ts";
import { selectTaxDataOf } from "../storage/invoice-requests.ts";
import { selectLines } from "../storage/order-lines.ts";
import { selectOrderPromotions } from "../storage/order-promotions.ts";
import { maskedAccountsOf } from "./refund-accounts.ts";

/**
 * All orders of an owner with their lines, the tax data of their invoices and the masked account of
 * a refund, as a person exports their data, with the goods named in their language.
 */
export async function ordersToTakeOut(platform: Platform, owner: string, language: Language) {
  const orders = await selectOwnOrders(platform, owner);
  const codes = orders.map(({ orderCode }) => orderCode);
  const [lines, taxData] = [await selectLines(platform, codes), await selectTaxDataOf(platform, codes)];
  const accounts = await maskedAccountsOf(platform, codes);
  const promotions = await selectOrderPromotions(platform, codes);
  return orders.map((order) => ({
    ...order,
    placedAt: order.placedAt.toISOString(),
    refundAccount: accounts.get(order.orderCode) ?? null,
    invoiceTaxData: taxData.get(order.orderCode) ?? null,
    promotions: (promotions.get(order.orderCode) ?? []).map(({ code, name, state, saved }) => {
      return { code, name: name[language], state, saved };
    }),
    lines: (lines.get(order.orderCode) ?? []).map((line) => {
      const { skuCode, quantity, price, amount } = line;
      return { skuCode, ...namesOfLine(line, language), quantity, price, amount };
    }),
  }));
}
