import type { Rupiah } from "@gelora/money/rupiah.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { chargePayment, requestRefund } from "../payments.ts";
import type { TestPayments } from "./open-payments.ts";

export const finance: StaffPrincipal = { kind: "staff", staffCode: "rina", roles: ["finance"] };
export const support: StaffPrincipal = { kind: "staff", staffCode: "budi", roles: ["support"] };

/** An order of Rp150.000, paid by QRIS unless another channel is named. */
export async function payFor(payments: TestPayments, orderCode: string, channelCode = "QRIS"): Promise<void> {
  await payments.open(orderCode, { channelCode });
  await chargePayment(payments.platform, orderCode);
  await hear(payments, orderCode, "settlement");
}

/** Changes the provider's state and sends the notification. */
export async function hear(payments: TestPayments, orderCode: string, status: string, amount?: string): Promise<void> {
  payments.provider.become(orderCode, status, amount);
  const wish = payments.provider.notification(orderCode);
  await payments.notify(wish);
  await payments.deliver();
}

export function askRefund(payments: TestPayments, orderCode: string, debt: string, amount: Rupiah = rupiah(150_000)) {
  const request = { orderCode, amount, debt, reason: "Paid late" };
  return payments.platform.database.transaction(() => requestRefund(payments.platform, finance, request));
}
