import type { Rupiah } from "@gelora/money/rupiah.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { chargePayment, requestRefund } from "../payments.ts";
import type { PaymentsHouse } from "./payments-house.ts";

export const finance: StaffPrincipal = { kind: "staff", staffCode: "rina", roles: ["finance"] };
export const support: StaffPrincipal = { kind: "staff", staffCode: "budi", roles: ["support"] };

/** An order of Rp150.000, paid by QRIS unless another channel is named. */
export async function payFor(house: PaymentsHouse, orderCode: string, channelCode = "QRIS"): Promise<void> {
  await house.open(orderCode, { channelCode });
  await chargePayment(house.platform, orderCode);
  await hear(house, orderCode, "settlement");
}

/** Changes the provider's state and sends the notification. */
export async function hear(house: PaymentsHouse, orderCode: string, status: string, amount?: string): Promise<void> {
  house.provider.become(orderCode, status, amount);
  const wish = house.provider.notification(orderCode);
  await house.notify(wish);
  await house.deliver();
}

export function askRefund(house: PaymentsHouse, orderCode: string, debt: string, amount: Rupiah = rupiah(150_000)) {
  const request = { orderCode, amount, debt, reason: "Paid late" };
  return house.platform.database.transaction(() => requestRefund(house.platform, finance, request));
}
