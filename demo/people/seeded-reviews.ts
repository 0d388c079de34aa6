import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minutes } from "@gelora/service-kit/durations.ts";
import type { Buyer } from "@gelora/testkit/buyer.ts";
import type { SeedDesk } from "./play-parties.ts";
import { type Addresses, notInCart, orderOf, signSeededIn } from "./play-shoppers.ts";
import { answerOfShop, type SeededReview, seededWords } from "./review-words.ts";
import { runningShoes } from "./running-shoes.ts";

/** Where the data folder remembers them. */
export const reviewsFile = "reviews.json";

/**
 * Gives two pairs of running shoes the reviews of seeded members, who buy and receive them first,
 * through the running gateways and the sandbox; the data folder remembers. The last one waits for
 * staff.
 * @param say called where it could not be done
 * @returns how many are new; none in a shop without running shoes
 */
export async function seededReviews(
  addresses: Addresses,
  dataFolder: string,
  openDesk: () => Promise<SeedDesk>,
  say: (line: string) => void,
): Promise<number> {
  const file = join(dataFolder, reviewsFile);
  if ((await readFile(file, "utf8").catch(() => undefined)) !== undefined) return 0;
  try {
    const written = await makeReviews(addresses, openDesk);
    await mkdir(dataFolder, { recursive: true });
    await writeFile(file, JSON.stringify(written));
    return written.length;
  } catch (error) {
    say(`The reviews of the demonstration are not there yet, and the next start tries again (${String(error)}).`);
    return 0;
  }
}

async function makeReviews(addresses: Addresses, openDesk: () => Promise<SeedDesk>): Promise<readonly string[]> {
  const products = await runningShoes(addresses.shop);
  if (products.length === 0) return [];
  const desk = await openDesk();
  const orders: string[] = [];
  for (const [turn, words] of seededWords.entries()) {
    const buyer = await signSeededIn(addresses, words.by, words.language);
    const sizes = await notInCart(buyer, products[words.product % products.length] ?? []);
    const sku = sizes[turn % sizes.length];
    if (!sku) continue;
    const orderCode = await orderOf(addresses, buyer, "QRIS", [[sku, 1]]);
    await write(buyer, orderCode, words);
    orders.push(orderCode);
    if (!words.waits) await show(desk, words);
  }
  return orders;
}

/** In the background, on a machine that may be busy with the start itself. */
const timeout = minutes(2);

async function write({ caller }: Buyer, orderCode: string, { stars, fit, text }: SeededReview): Promise<void> {
  const input = { orderCode, orderItemCode: `${orderCode}-1`, stars, fit, text };
  const until = Date.now() + timeout;
  for (;;) {
    const { writeReview } = await caller.call<{ writeReview: { success: boolean; errorCode: string | null } }>(
      "Review",
      "mutation Review($input: WriteReviewInput!) { writeReview(input: $input) { success errorCode } }",
      { input },
    );
    // An earlier start was stopped after this one.
    if (writeReview.success || writeReview.errorCode === "REVIEW_CHANGED") return;
    // The courier's news may still be on their way.
    if (Date.now() > until) throw new Error(`no review: ${writeReview.errorCode}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Approves what waits by now, and answers where the shop has something to say. */
async function show(desk: SeedDesk, { text }: SeededReview): Promise<void> {
  const waiting = await desk.read("budi", "productReviews { versionCode reviewCode text }");
  const found = /"versionCode":"([^"]+)","reviewCode":"([^"]+)"/.exec(
    waiting.split("{").find((one) => one.includes(text)) ?? "",
  );
  const [, versionCode, reviewCode] = found ?? [];
  if (!versionCode) return;
  await desk.act("budi", `approveReview(versionCode: "${versionCode}")`);
  const answer = answerOfShop[text];
  if (answer) await desk.act("budi", `answerReview(reviewCode: "${reviewCode}", answer: "${answer}")`);
}
