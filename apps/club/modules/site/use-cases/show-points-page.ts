import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { movementText, showPoints } from "../../account/account.ts";
import { selectMovements } from "../../ledger/ledger.ts";
import type { PointsOverview } from "../pages/points-page.ts";

const movementsOfPage = 20;

type Asked = { readonly memberCode: string; readonly language: Language; readonly before: number | undefined };

/** A member's points, and one page of what has happened to them. */
export async function showPointsPage(
  platform: Platform,
  { memberCode, language, before }: Asked,
): Promise<PointsOverview> {
  const { balances, pending, rewards, expiries } = await showPoints(platform, memberCode);
  const found = await selectMovements(platform, memberCode, { before, limit: movementsOfPage + 1 });
  const shown = found.slice(0, movementsOfPage);
  return {
    ...balances,
    expiries,
    pendingDays: pending,
    rewards,
    movements: shown.map((movement) => ({ ...movement, text: movementText(language, movement) })),
    isNewest: before === undefined,
    last: found.length > movementsOfPage ? shown.at(-1)?.number : undefined,
  };
}
