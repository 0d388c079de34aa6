import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { refundWay } from "../../payments/payments.ts";
import { showRefunds } from "../use-cases/show-refunds.ts";

/** The refunds of an order that was found as the caller's own, or proven. */
export async function refundAnswers(platform: Platform, orderCode: string, language: Language) {
  const shown = await showRefunds(platform, orderCode);
  return shown.map(({ amount, status, isExtra, channelCode, notedAt, doneAt }) => ({
    amount,
    status,
    isExtra,
    payMent: refundWay(channelCode, language),
    isTransfer: channelCode === undefined,
    createTime: notedAt.toISOString(),
    doneTime: doneAt?.toISOString() ?? null,
  }));
}
