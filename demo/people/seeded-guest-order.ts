import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addToCart, chooseDelivery, newBuyer, placeOrder, startCheckout } from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";

/** A seeded order: anyone can look it up at /order/track with its email. */
export type SeededGuestOrder = { readonly orderCode: string; readonly email: string };

/** Where the data folder remembers it. */
export const guestOrderFile = "guest-order.json";

const email = "tamu@gelora.example";

/**
 * The seeded guest's order, placed through the running gateway the first time and recorded in the
 * data folder.
 * @param gateway for instance `http://localhost:4000/graphql`
 * @returns undefined when it could not be placed, for instance in a merchant's shop without stock;
 * Gelora works without it
 */
export async function seededGuestOrder(gateway: string, dataFolder: string): Promise<SeededGuestOrder | undefined> {
  const file = join(dataFolder, guestOrderFile);
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as SeededGuestOrder;
  try {
    const order = await placeGuestOrder(gateway);
    await mkdir(dataFolder, { recursive: true });
    if (order) await writeFile(file, JSON.stringify(order));
    return order;
  } catch {
    return undefined;
  }
}

async function placeGuestOrder(gateway: string): Promise<SeededGuestOrder | undefined> {
  const [sku] = await skusInStock(gateway);
  if (!sku) return undefined;
  const guest = { ...(await newBuyer(gateway)), email, mobile: "8120000003" };
  await addToCart(guest, sku);
  const checkoutId = await startCheckout(guest);
  const placed = await placeOrder(guest, checkoutId, await chooseDelivery(guest, checkoutId), "BCA_VA");
  return placed.success && placed.orderCode ? { orderCode: placed.orderCode, email } : undefined;
}
