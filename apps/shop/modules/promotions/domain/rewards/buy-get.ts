import type { OfferReward } from "../offer-rule.ts";
import type { Reason } from "../verdict.ts";
import { cutPieces, noProposal, type OfferGoods, type Piece, type Proposed, percentOf, piecesOf } from "../working.ts";

type BuyGet = Extract<OfferReward, { kind: "BUY_GET" }>;

/**
 * Some pieces cheaper when others are bought. Only whole groups count, however the pieces came into
 * the cart. The reduction lies on all pieces of the groups, in proportion, so that sending back one
 * of them does not bring back more than its share.
 * @param gets open goods to get, where they are others than those bought
 */
export function buyAndGet(reward: BuyGet, { open }: OfferGoods, gets: OfferGoods | undefined): Proposed {
  const groups = gets ? groupsOfTwo(reward, open, gets.open) : groupsOfOne(reward, piecesOf(open));
  const amount = groups.got.reduce((sum, { left }) => sum + percentOf(left, reward.percent), 0);
  const cuts = amount === 0 ? [] : cutPieces(amount, [...groups.bought, ...groups.got]);
  return { ...noProposal, cuts, reasons: cuts.length > 0 ? [] : groups.missing };
}

type Groups = {
  readonly bought: readonly Piece[];
  readonly got: readonly Piece[];
  readonly missing: readonly Reason[];
};

/** The dearest pieces form the groups, and the cheapest of those are the ones got. */
function groupsOfOne({ buy, get, mostTimes }: BuyGet, pieces: readonly Piece[]): Groups {
  const size = buy + get;
  const times = Math.min(Math.floor(pieces.length / size), mostTimes ?? pieces.length);
  const inGroups = pieces.slice(0, times * size);
  return {
    bought: inGroups.slice(0, times * buy),
    got: inGroups.slice(times * buy),
    missing: [{ code: "MISSING_PIECES", n: size - (pieces.length % size) }],
  };
}

/** What is got is not bought as well, and the cheapest is got first. */
function groupsOfTwo({ buy, get, mostTimes }: BuyGet, open: OfferGoods["open"], toGet: OfferGoods["open"]): Groups {
  const bought = piecesOf(open.filter((line) => !toGet.includes(line)));
  const cheapest = piecesOf(toGet).toReversed();
  const times = Math.min(Math.floor(bought.length / buy), mostTimes ?? bought.length, Math.ceil(cheapest.length / get));
  const missing: Reason =
    bought.length < buy ? { code: "MISSING_PIECES", n: buy - bought.length } : { code: "MISSING_REWARD_GOODS", n: get };
  return { bought: bought.slice(0, times * buy), got: cheapest.slice(0, times * get), missing: [missing] };
}
