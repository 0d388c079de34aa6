import { failure } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { GraphQLError } from "graphql";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { accountOfCaller, memberOfCaller, notLinked } from "../../identity/identity.ts";
import { selectMovements } from "../../ledger/ledger.ts";
import { selectOrdersOfOthers } from "../../purchases/purchases.ts";
import { movementText } from "../domain/movement-text.ts";

const usualPage = 20;
const largestPage = 50;

export const mapClubMovements: QueryResolvers["mapClubMovements"] = async (_parent, { before, pageSize }, context) => {
  const member = await memberOfCaller(context);
  if (!member) return notLinked(context.language);
  const from = numberOf(before);
  const limit = Math.min(Math.max(pageSize ?? usualPage, 1), largestPage);
  const page = await selectMovements(context.platform, member.memberCode, { before: from, limit: limit + 1 });
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  const others = await selectOrdersOfOthers(
    context.platform,
    await accountOfCaller(context),
    shown.flatMap(({ orderCode }) => orderCode ?? []),
  );
  return {
    success: true,
    dataList: shown.map((movement) => ({
      id: String(movement.number),
      happenedAt: movement.happenedAt.toISOString(),
      text: movementText(context.language, movement),
      orderCode: movement.orderCode,
      orderIsOwn: movement.orderCode !== null && !others.has(movement.orderCode),
      availablePoints: movement.available,
      pendingPoints: movement.pending,
      owedPoints: movement.owed,
    })),
    next: last ? String(last.number) : null,
  };
};

/** @throws GraphQLError INVALID_INPUT for what is no id of ours */
function numberOf(before: string | null | undefined): number | undefined {
  if (before === null || before === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(before)) return Number(before);
  const refused = failure("INVALID_INPUT", { field: "before", reason: "It must be the next of a page." }).failure;
  const { code, details } = refused;
  throw new GraphQLError(refusalMessage(refused), { extensions: { code, details } });
}
