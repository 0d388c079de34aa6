import { tierName } from "@gelora/contracts/tier-name.ts";
import QRCode from "qrcode";
import type { Platform } from "../../../platform/platform.ts";
import { showPoints } from "../../account/account.ts";
import { selectOfferChoice } from "../../joining/joining.ts";
import type { Member } from "../../membership/membership.ts";
import type { Card } from "../pages/card-page.ts";

/** The member's card; its codes hold the member's number. */
export async function showCard(platform: Platform, { memberCode, firstName, lastName }: Member): Promise<Card> {
  const [{ balances, progress }, wantsOffers] = await Promise.all([
    showPoints(platform, memberCode),
    selectOfferChoice(platform, memberCode),
  ]);
  const name = `${firstName} ${lastName}`.trim();
  return {
    name,
    number: memberCode,
    points: balances.available,
    tier: tierName(progress.tier.code),
    qrCode: qrCodeOf(memberCode),
    wantsOffers,
  };
}

/** The light margin that readers need, in modules (ISO/IEC 18004). */
const quietZone = 4;

function qrCodeOf(text: string): Card["qrCode"] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  let path = "";
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
  return { path, size: modules.size + 2 * quietZone };
}
