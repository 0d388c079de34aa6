import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announceReturn, type OrderRecord } from "../../orders/orders.ts";
import type { ReturnParcel } from "../domain/carriers.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { returnByCode, unitsOfReturns } from "../storage/returns.ts";
import { moveReturn } from "../storage/write-returns.ts";
import { announceSent } from "./announce-sent.ts";
import { endReturn } from "./end-return.ts";
import { sendReplacement } from "./send-replacement.ts";

const unchangeable = failure("RETURN_CANNOT_BE_CHANGED");

/**
 * The shopper takes a return back before it is sent, by a conditional update; its pieces can be
 * returned again [RET-05].
 * @returns failure RETURN_CANNOT_BE_CHANGED
 */
export async function cancelReturn(platform: Platform, order: OrderRecord, returnCode: string): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const moved = await endReturn(platform, returnCode, "cancel");
    if (!moved) return unchangeable;
    const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
    await announceReturn(platform, "returnCancelled", order, { returnCode, pieces: piecesOfUnits(units) });
    return success(undefined);
  });
}

/**
 * The shopper says with whom they sent it, by a conditional update; until it arrives they may
 * correct it [RET-06]. A replacement leaves now. A repeated press succeeds, and sends nothing
 * again.
 * @returns failure RETURN_CANNOT_BE_CHANGED
 */
export async function sendReturn(platform: Platform, returnCode: string, parcel: ReturnParcel): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const moved = await moveReturn(platform, returnCode, "send", {
      company_code: parcel.companyCode,
      company_name: parcel.companyName,
      express_code: parcel.expressCode,
    });
    if (!moved) return (await isSentAs(platform, returnCode, parcel)) ? success(undefined) : unchangeable;
    await sendReplacement(platform, moved);
    await announceSent(platform, moved);
    return success(undefined);
  });
}

/** Whether the shopper has said the same before. */
async function isSentAs(platform: Platform, returnCode: string, parcel: ReturnParcel): Promise<boolean> {
  const known = await returnByCode(platform, returnCode);
  return (
    known?.state === "SENT" &&
    known.approvedAt !== null &&
    known.companyCode === parcel.companyCode &&
    known.companyName === parcel.companyName &&
    known.expressCode === parcel.expressCode
  );
}
