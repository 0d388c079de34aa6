import { budgetReasons, conditionReasons } from "./conditions.ts";
import { byPriority, type ReadyOffer } from "./offer.ts";
import type { OfferBasket, OfferLine } from "./offer-basket.ts";
import { buyAndGet } from "./rewards/buy-get.ts";
import { fixPrice } from "./rewards/fixed-price.ts";
import { giveAway } from "./rewards/giveaway.ts";
import { discountFreight, discountGoods } from "./rewards/graded.ts";
import type { Evaluation, Reason, Reduction, Verdict } from "./verdict.ts";
import {
  goodsOfOffer,
  isOpen,
  noProposal,
  type OfferGoods,
  type Proposed,
  type WorkingLine,
  workingLine,
} from "./working.ts";

type Working = {
  readonly basket: OfferBasket;
  readonly lines: readonly WorkingLine[];
  /** The lines that lie in the cart under an offer, by its code. */
  readonly taken: ReadonlyMap<string | null, readonly WorkingLine[]>;
  freight: number | undefined;
  /** The exclusive groups that have given something, and by which offer. */
  readonly groups: Map<string, string>;
};

/**
 * Gives offers to a basket: promotions by priority, then the coupon, each on what those before it
 * left. The same basket gets the same, whatever the order of its lines and of the offers; no piece
 * costs less than nothing; and what a verdict says is what its reduction takes off. Pure: prices,
 * uses and the moment are given [PRM-01, Q65, Q72].
 */
export function evaluateOffers(
  promotions: readonly ReadyOffer[],
  coupon: ReadyOffer | undefined,
  basket: OfferBasket,
): Evaluation {
  const lines = basket.lines.toSorted(byGoods).map(workingLine);
  const working: Working = {
    basket,
    lines,
    taken: Map.groupBy(lines, ({ line }) => line.takenUnder),
    freight: basket.freight,
    groups: new Map(),
  };
  const verdicts: Verdict[] = [];
  const reductions: Reduction[] = [];
  for (const offer of [...promotions.toSorted(byPriority), ...(coupon ? [coupon] : [])]) {
    const { verdict, reduction } = decideOffer(working, offer);
    verdicts.push(verdict);
    if (reduction) reductions.push(reduction);
  }
  return { verdicts, reductions };
}

function byGoods(one: OfferLine, other: OfferLine): number {
  if (one.skuCode !== other.skuCode) return one.skuCode < other.skuCode ? -1 : 1;
  return one.lineId < other.lineId ? -1 : 1;
}

/** An offer with what it would do to the basket. */
type Considered = {
  readonly offer: ReadyOffer;
  readonly goods: OfferGoods;
  /** The lines that lie in the cart under it. */
  readonly taken: readonly WorkingLine[];
  readonly proposed: Proposed;
};

type Decision = { readonly verdict: Verdict; readonly reduction: Reduction | undefined };

function decideOffer(working: Working, offer: ReadyOffer): Decision {
  const goods = goodsOfOffer(offer, working.lines);
  const taken = working.taken.get(offer.code) ?? [];
  const proposed = propose(working, offer, goods, taken);
  const considered = { offer, goods, taken, proposed };
  const saved = savedBy(proposed);
  const against = [...conditionReasons(offer, working.basket), ...groupReasons(working, offer)];
  const reasons = against.length > 0 ? against : budgetReasons(offer, working.basket, saved);
  if (reasons.length > 0) return blocked(considered, reasons);
  if (saved > 0) return applied(working, considered, saved);
  if (proposed.isReady) {
    const verdict = { ...shownOf(considered), state: "READY", reasons: proposed.reasons } as const;
    return { verdict, reduction: undefined };
  }
  return blocked(considered, nothingReasons(considered));
}

function propose(working: Working, offer: ReadyOffer, goods: OfferGoods, taken: readonly WorkingLine[]): Proposed {
  const { reward } = offer.rule;
  switch (reward.kind) {
    case "DISCOUNT":
      return discountGoods(reward, goods);
    case "FREE_DELIVERY":
      return discountFreight(reward, goods, working.freight);
    case "FIXED_PRICE":
      return fixPrice(reward, goods);
    case "BUY_GET":
      return buyAndGet(reward, goods, offer.gives && goodsOfOffer({ ...offer, covers: offer.gives }, working.lines));
    default:
      return giveAway(reward, goods, taken);
  }
}

function savedBy({ cuts, freight }: Proposed): number {
  return cuts.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + part, 0), freight);
}

function groupReasons({ groups }: Working, { rule }: ReadyOffer): readonly Reason[] {
  const by = rule.exclusiveGroup === undefined ? undefined : groups.get(rule.exclusiveGroup);
  return by === undefined ? [] : [{ code: "OUTRANKED", by }];
}

/** Why an offer that nothing stands against gives nothing. */
function nothingReasons({ offer, goods, proposed }: Considered): readonly Reason[] {
  const { rule } = offer;
  const { counted, open } = goods;
  const { reasons } = proposed;
  if (counted.length === 0 && reasons.length === 0) return [{ code: "NO_GOODS" }];
  const isAlone = rule.stacking === "ALONE";
  const by = open.length > 0 ? undefined : counted.find((line) => !isOpen(line, isAlone))?.givenBy.at(-1);
  if (by !== undefined) return [{ code: "NOT_WITH", by }];
  return reasons.length > 0 ? reasons : [{ code: "ALREADY_CHEAPER" }];
}

function applied(working: Working, considered: Considered, saved: number): Decision {
  const { offer, proposed } = considered;
  const { code, rule } = offer;
  const parts = new Map<string, readonly number[]>();
  for (const { at, parts: ofLine } of proposed.cuts) {
    parts.set(at.line.lineId, ofLine);
    for (const [unit, part] of ofLine.entries()) at.left[unit] = (at.left[unit] ?? 0) - part;
    at.givenBy.push(code);
    if (rule.stacking === "ALONE") at.isClosed = true;
  }
  if (working.freight !== undefined) working.freight -= proposed.freight;
  if (rule.exclusiveGroup !== undefined) working.groups.set(rule.exclusiveGroup, code);
  const verdict = { ...shownOf(considered), state: "APPLIED", saved } as const;
  return { verdict, reduction: { offer, parts, freight: proposed.freight } };
}

function blocked(considered: Considered, reasons: readonly Reason[]): Decision {
  const { offer, taken, proposed } = considered;
  const shown = shownOf({ ...considered, proposed: { ...proposed, ...noProposal } });
  // Gifts are denied when their offer is; add-on goods cost their current price.
  const denied = offer.rule.reward.kind === "GWP" ? taken : [];
  const deniedLineIds = denied.map(({ line }) => line.lineId);
  return { verdict: { ...shown, reasons, deniedLineIds, piecesOpen: 0 }, reduction: undefined };
}

function shownOf({ offer, goods: { counted }, taken, proposed }: Considered): Verdict {
  const { cuts, progress, denied = [], piecesOpen = 0 } = proposed;
  const isOnlyCounted = taken.length === 0 && cuts.length === 0;
  const lines = isOnlyCounted ? counted : [...new Set([...counted, ...taken, ...cuts.map(({ at }) => at)])];
  return {
    offer,
    state: "BLOCKED",
    saved: 0,
    reasons: [],
    progress,
    lineIds: lines.map(({ line }) => line.lineId),
    deniedLineIds: denied.map(({ line }) => line.lineId),
    piecesOpen,
  };
}
