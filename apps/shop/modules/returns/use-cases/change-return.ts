import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announceReturn, type OrderRecord } from "../../orders/orders.ts";
import type { ReturnParcel } from "../domain/carriers.ts";
import { unitsOfReturns } from "../storage/returns.ts";
import { moveReturn } from "../storage/write-returns.ts";
import { piecesOfUnits } from "./pieces-of-units.ts";

/**
 * The shopper takes a return back before it is sent, by a conditional update; its pieces can be
 * returned again [RET-05].
 * @returns failure RETURN_CANNOT_BE_CHANGED
 */
export async function cancelReturn(platform: Platform, order: OrderRecord, returnCode: string): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const moved = await moveReturn(platform, returnCode, "cancel", { bank_account: null });
    if (!moved) return failure("RETURN_CANNOT_BE_CHANGED");
    const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
    await announceReturn(platform, "returnCancelled", order, { returnCode, pieces: piecesOfUnits(units) });
    return success(undefined);
  });
}

/**
 * The shopper says with whom they sent it, by a conditional update; until it arrives they may correct
 * it [RET-06].
 * @returns failure RETURN_CANNOT_BE_CHANGED
 */
export async function sendReturn(platform: Platform, returnCode: string, parcel: ReturnParcel): Promise<Outcome<void>> {
  const moved = await moveReturn(platform, returnCode, "send", {
    company_code: parcel.companyCode,
    company_name: parcel.companyName,
    express_code: parcel.expressCode,
  });
  return moved ? success(undefined) : failure("RETURN_CANNOT_BE_CHANGED");
}
