import { shownPhone } from "@gelora/locale/shown-phone.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { announceReturn, orderByCode } from "../../orders/orders.ts";
import { mayDo } from "../../staff/staff.ts";
import type { ReturnParcel } from "../domain/carriers.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { shopPaysParcel } from "../domain/reasons.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { lastSendingDay } from "../domain/return-window.ts";
import { sizesInWords } from "../domain/sizes-in-words.ts";
import { returnByCode, unitsOfReturns } from "../storage/returns.ts";
import { moveReturn } from "../storage/write-returns.ts";
import { announceSent } from "./announce-sent.ts";
import { endReturn } from "./end-return.ts";
import { sendReplacement } from "./send-replacement.ts";

export type ReturnDecided = "decided" | "not allowed" | "nothing to decide";

export type ReturnApproved = ReturnDecided | "needs our label";

/**
 * Staff accept a return: the shopper sends it themselves, or with the label given here. What comes
 * at our cost comes with our label only: nobody pays a courier for it, and waits for that money.
 * One conditional update decides.
 */
export async function approveReturn(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
  label?: ReturnParcel,
): Promise<ReturnApproved> {
  if (!mayDo(staff, "decide on returns")) return "not allowed";
  return platform.database.transaction(async () => {
    if (!label && (await comesAtOurCost(platform, returnCode))) return "needs our label";
    const moved = label
      ? await moveReturn(platform, returnCode, "label", {
          company_code: label.companyCode,
          company_name: label.companyName,
          express_code: label.expressCode,
          approved_at: null,
        })
      : await moveReturn(platform, returnCode, "approve", { approved_at: platform.clock.databaseNow() });
    if (!moved) return "nothing to decide";
    const subject = { kind: "return", code: returnCode } as const;
    await recordAct(platform, staff, {
      name: "return.approved",
      subject,
      details: { orderCode: moved.orderCode, label: label?.expressCode ?? null },
    });
    await tell(platform, "returnApproved", moved, {
      sendTo: returnAddress(platform, returnCode),
      sendBy: moved.approvedAt && !label ? lastSendingDay(moved.approvedAt) : undefined,
      shopPaysParcel: label !== undefined,
      ...(label ? { label: { companyName: label.companyName, waybill: label.expressCode } } : {}),
    });
    return "decided";
  });
}

async function comesAtOurCost(platform: Platform, returnCode: string): Promise<boolean> {
  if ((await returnByCode(platform, returnCode))?.state !== "REQUESTED") return false;
  return shopPaysParcel((await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? []);
}

/**
 * Staff refuse a return, before its items come or once they are seen, but not once a replacement
 * has left. Its pieces can be returned again.
 * @param reason what the shopper reads, in their language
 */
export async function rejectReturn(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
  reason: string,
): Promise<ReturnDecided> {
  if (!mayDo(staff, "decide on returns")) return "not allowed";
  return platform.database.transaction(async () => {
    const moved = await endReturn(platform, returnCode, "reject", { rejection: reason });
    if (!moved) return "nothing to decide";
    const subject = { kind: "return", code: returnCode } as const;
    const details = { orderCode: moved.orderCode, reason };
    await recordAct(platform, staff, { name: "return.rejected", subject, details });
    await tell(platform, "returnRejected", moved, { reason });
    return "decided";
  });
}

/**
 * Our courier has collected a parcel with our label: it is on its way to us, so a replacement may
 * leave too. One conditional update decides.
 */
export async function collectReturn(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
): Promise<ReturnDecided> {
  if (!mayDo(staff, "decide on returns") && !mayDo(staff, "receive returns")) return "not allowed";
  return platform.database.transaction(async () => {
    const moved = await moveReturn(platform, returnCode, "collect");
    if (!moved) return "nothing to decide";
    const subject = { kind: "return", code: returnCode } as const;
    await recordAct(platform, staff, { name: "return.collected", subject, details: { orderCode: moved.orderCode } });
    await sendReplacement(platform, moved);
    await announceSent(platform, moved);
    return "decided";
  });
}

async function tell(
  platform: Platform,
  step: "returnApproved" | "returnRejected",
  { returnCode, orderCode }: ReturnRecord,
  more: Omit<Parameters<typeof announceReturn>[3], "returnCode" | "pieces">,
): Promise<void> {
  const order = await orderByCode(platform, orderCode);
  if (!order) throw new Error(`return ${returnCode} is of ${orderCode}, which is no order`);
  const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
  const exchangeFor = step === "returnApproved" ? sizesInWords(units) : undefined;
  await announceReturn(platform, step, order, { returnCode, pieces: piecesOfUnits(units), exchangeFor, ...more });
}

/** Where returns are sent, line by line, as written on a parcel. */
export function returnAddress({ configuration }: Platform, returnCode: string): readonly string[] {
  const { WAREHOUSE_NAME, WAREHOUSE_ADDRESS, WAREHOUSE_POSTAL_CODE, WAREHOUSE_PHONE } = configuration;
  return [
    `${WAREHOUSE_NAME} (${returnCode})`,
    `${WAREHOUSE_ADDRESS} ${WAREHOUSE_POSTAL_CODE}`,
    shownPhone(WAREHOUSE_PHONE),
  ];
}
