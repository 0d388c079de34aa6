import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller } from "../../identity/identity.ts";
import { selectMovements } from "../../ledger/ledger.ts";
import { movementText } from "../domain/movement-text.ts";
import { notLinked } from "./not-linked.ts";

const usualPage = 20;
const largestPage = 50;

export const mapClubMovements: QueryResolvers["mapClubMovements"] = async (_parent, { before, pageSize }, context) => {
  const member = await memberOfCaller(context);
  if (!member) return notLinked(context);
  const limit = Math.min(Math.max(pageSize ?? usualPage, 1), largestPage);
  const page = await selectMovements(context.platform, member.memberCode, { before: idOf(before), limit: limit + 1 });
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  return {
    success: true,
    dataList: shown.map((movement) => ({
      id: String(movement.movementId),
      happenedAt: movement.happenedAt.toISOString(),
      text: movementText(context.language, movement),
      orderCode: movement.orderCode,
      availablePoints: movement.available,
      pendingPoints: movement.pending,
    })),
    next: last ? String(last.movementId) : null,
  };
};

/** An id that we did not issue leads to the first page. */
function idOf(before: string | null | undefined): number | undefined {
  return before && /^\d{1,15}$/.test(before) ? Number(before) : undefined;
}
