import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { announceReturn } from "../../orders/orders.ts";
import { mayDo } from "../../staff/staff.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { sizesInWords } from "../domain/sizes-in-words.ts";
import { unitsOfReturns } from "../storage/returns.ts";
import { moveReturn } from "../storage/write-returns.ts";
import type { ReturnDecided } from "./decide-return.ts";
import { orderOfReturn } from "./find-return.ts";

/**
 * Staff end an exchange whose old goods never came although the new ones were delivered. The old
 * ones count as kept: no money, points or stock move, and the pieces go back in no other return.
 * One conditional update decides: of staff who end it and a warehouse that receives it, one wins.
 * @param reason for the journal
 */
export async function endExchange(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
  reason: string,
): Promise<ReturnDecided> {
  if (!mayDo(staff, "decide on returns")) return "not allowed";
  return platform.database.transaction(async () => {
    const ended = await moveReturn(platform, returnCode, "end", { bank_account: null });
    if (!ended) return "nothing to decide";
    const { orderCode } = ended;
    const subject = { kind: "return", code: returnCode } as const;
    await recordAct(platform, staff, { name: "return.ended", subject, details: { orderCode, reason } });
    const order = await orderOfReturn(platform, ended);
    const units = (await unitsOfReturns(platform, [returnCode])).get(returnCode) ?? [];
    const notice = { returnCode, pieces: piecesOfUnits(units), exchangeFor: sizesInWords(units) };
    await announceReturn(platform, "returnEnded", order, notice);
    return "decided";
  });
}
