import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller, notLinked } from "../../identity/identity.ts";
import { showPoints } from "../use-cases/show-points.ts";

export const mapClubPoints: QueryResolvers["mapClubPoints"] = async (_parent, _input, context) => {
  const member = await memberOfCaller(context);
  if (!member) return notLinked(context.language);
  const { balances, pending, expiries, progress, linkBonus } = await showPoints(context.platform, member.memberCode);
  return {
    success: true,
    availablePoints: balances.available,
    pendingPoints: balances.pending,
    heldPoints: balances.held,
    owedPoints: balances.owed,
    linkBonus,
    pending: pending.map(({ points, availableAt }) => ({ points, availableAt: availableAt.toISOString() })),
    expiring: expiries.map(({ points, expiresAt }) => ({ points, expiresAt: expiresAt.toISOString() })),
    tier: progress.tier,
    tiers: [...progress.tiers],
    spend: progress.spend,
  };
};
