import type { RandomStream } from "./random.ts";
import { stores } from "./stores.ts";

export type Supply = "plenty" | "soldOut" | "preOrder";

/** A product's overall stock level; showcase products are always in stock. */
export function supplyOf(inWindow: boolean, random: RandomStream): Supply {
  const roll = random.fraction();
  if (inWindow) return "plenty";
  if (roll < 0.02) return "preOrder";
  return roll < 0.035 ? "soldOut" : "plenty";
}

/** The stores that carry a product: only some, so that the store list is worth reading. */
export function carriedBy(random: RandomStream): string[] {
  return random.sample(stores, random.between(2, 8)).map((store) => store.storeCode);
}

/** Units of one sku by location. `DELIVERY` is always present, a store only when it has any. */
export function stockOf(supply: Supply, storeCodes: readonly string[], random: RandomStream): Record<string, number> {
  if (supply === "soldOut") return { DELIVERY: 0 };
  if (supply === "preOrder") return { DELIVERY: random.between(20, 80) };
  const roll = random.fraction();
  if (roll < 0.07) return { DELIVERY: 0 };
  if (roll < 0.17) return { DELIVERY: random.between(1, 3) };
  const stock: Record<string, number> = { DELIVERY: random.between(4, 60) };
  for (const storeCode of storeCodes) {
    const units = random.between(-2, 9);
    if (units > 0) stock[storeCode] = units;
  }
  return stock;
}
