/** Lines not yet shipped have status 0. */
type PartedOrder = {
  readonly orderStatus?: number | null;
  readonly productList?: readonly ({ readonly status?: string | null } | null)[] | null;
};

const ended: ReadonlySet<string> = new Set(["61", "62"]);

/** The state of part of an order whose pieces differ [ORD-29]; undefined if all share one. */
export function partOf({ orderStatus, productList }: PartedOrder): "onTheWay" | "arrived" | undefined {
  if (orderStatus !== 41) return undefined;
  const states = new Set((productList ?? []).flatMap((line) => line?.status ?? []).filter((one) => !ended.has(one)));
  if (states.size < 2) return undefined;
  return states.has("41") || states.has("42") ? "onTheWay" : "arrived";
}
