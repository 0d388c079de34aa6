import { noProposal, type OfferGoods, type Proposed } from "../working.ts";

/** Each piece at one price; cheaper ones stay as they are. */
export function fixPrice({ price }: { readonly price: number }, { open }: OfferGoods): Proposed {
  const cuts = open.map((at) => ({ at, parts: at.left.map((left) => Math.max(0, left - price)) }));
  return { ...noProposal, cuts: cuts.filter(({ parts }) => parts.some((part) => part > 0)), reasons: [] };
}
