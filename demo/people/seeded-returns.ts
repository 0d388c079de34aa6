import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { minutes } from "@gelora/service-kit/durations.ts";
import type { BuyableSku, Buyer } from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { ownCoupons } from "../promotions/demo-promotions.ts";
import { playCourier, type SeedDesk } from "./play-parties.ts";
import { type Addresses, notInCart, orderOf, signSeededIn } from "./play-shoppers.ts";
import { couponOwner } from "./seed-coupons.ts";

/** Whose returns they are: she is a member of the shop alone, so that no points are in the way. */
const owner = couponOwner;

/** A dozen pieces of others may cost more than QRIS takes. */
const cheapGoods = "tops";

/** For the courier and its word. */
const courierTimeout = minutes(2);

/** Where the data folder remembers them. */
export const returnsFile = "returns.json";

/**
 * Gives a seeded member a return in each state but the one that takes a fortnight, and an order
 * that used a coupon of hers, through the running gateways and the sandbox, the first time; the
 * data folder remembers. Every return is made by the steps that a shopper and staff take.
 * @returns how many are new; 0 where it could not be done, for instance in a merchant's shop
 */
export async function seededReturns(
  addresses: Addresses,
  dataFolder: string,
  openDesk: () => Promise<SeedDesk>,
): Promise<number> {
  const file = join(dataFolder, returnsFile);
  if ((await readFile(file, "utf8").catch(() => undefined)) !== undefined) return 0;
  try {
    const codes = await makeReturns(addresses, openDesk);
    await mkdir(dataFolder, { recursive: true });
    await writeFile(file, JSON.stringify(codes));
    return codes.length;
  } catch {
    return 0;
  }
}

async function makeReturns(addresses: Addresses, openDesk: () => Promise<SeedDesk>): Promise<readonly string[]> {
  const buyer = await signSeededIn(addresses, owner);
  const desk = await openDesk();
  const shirts = await skusInStock(`${addresses.shop}/graphql`, cheapGoods);
  const [first, second, ...others] = oneOfEach(await notInCart(buyer, shirts));
  if (!first || !second) return [];
  const byWallet = await orderOf(
    addresses,
    buyer,
    "QRIS",
    [[first, 5], [second, 3], ...others.map((sku) => [sku, 1] as const)],
    await ownCoupon(buyer),
  );
  const byTransfer = await orderOf(addresses, buyer, "BCA_VA", [[first, 1]]);
  const ask = (line: number, reasonCode: string, more: object = {}, orderCode = byWallet) =>
    requestReturn(buyer, orderCode, { count: 1, reasonCode, line }, more);
  const codes = [
    await ask(1, "CHANGED_MIND", { remark: "Warnanya berbeda dari bayangan saya." }),
    await approved(desk, await ask(1, "OTHER")),
    await rejected(desk, await ask(1, "DAMAGED")),
    await sent(buyer, desk, await ask(1, "WRONG_SIZE"), "JX0012345678"),
    await received(desk, await ask(2, "OTHER")),
    await cancelled(buyer, byWallet, await ask(2, "CHANGED_MIND")),
    await received(desk, await ask(1, "DAMAGED", { bankAccount }, byTransfer), labelled),
    await labelled(desk, await ask(2, "WRONG_ITEM")),
  ];
  for (const end of [sent, exchanged, neverCame]) {
    const exchange = await askExchange(buyer, byWallet);
    if (exchange) codes.push(await end(buyer, desk, exchange, "JX0087654321", addresses));
  }
  return codes;
}

/** A code of her own, which the order uses up; undefined where none was made. */
async function ownCoupon({ caller }: Buyer): Promise<string | undefined> {
  const { couponList } = await caller.call<{
    couponList: { dataList: { couponCode: string; activity: { activityCode: string } }[] };
  }>("Coupons", "query Coupons { couponList { dataList { couponCode activity { activityCode } } } }");
  return couponList.dataList.find(({ activity }) => activity.activityCode === ownCoupons.thanks)?.couponCode;
}

/** One sku of each of several products: some have other sizes to be exchanged for. */
function oneOfEach(skus: readonly BuyableSku[]): readonly BuyableSku[] {
  const products = [...Map.groupBy(skus, ({ productCode }) => productCode).values()];
  return products.flatMap((ofProduct) => ofProduct.slice(0, 1)).slice(0, 6);
}

const bankAccount = { bankCode: "014", accountNumber: "1234567890", accountName: "Putri Anggraini" };

type Piece = { readonly line: number; readonly count: number; readonly reasonCode: string };

async function requestReturn(
  { caller }: Buyer,
  orderCode: string,
  { line, count, reasonCode }: Piece,
  more: object,
  exchangeSkuCode?: string,
): Promise<string> {
  const product = { orderItemCode: `${orderCode}-${line}`, count, reasonCode };
  const products = [exchangeSkuCode ? { ...product, exchangeSkuCode } : product];
  const { returnOrder } = await caller.call<{
    returnOrder: { errorCode: string | null; data: { returnCode: string }[] };
  }>(
    "Return",
    "mutation Return($input: ReturnOrderInput!) { returnOrder(input: $input) { errorCode data { returnCode } } }",
    { input: { orderCode, products, ...more } },
  );
  const code = returnOrder.data[0]?.returnCode;
  if (!code) throw new Error(`no return: ${returnOrder.errorCode}`);
  return code;
}

/** @returns undefined where no line has another size */
async function askExchange(buyer: Buyer, orderCode: string): Promise<string | undefined> {
  const { returnPreview } = await buyer.caller.call<{
    returnPreview: { returnable: { orderItemCode: string; count: number; sizes: { skuCode: string }[] }[] };
  }>(
    "Preview",
    "query Preview($input: ReturnOrderInput!) { returnPreview(input: $input) { returnable { orderItemCode count sizes { skuCode } } } }",
    { input: { orderCode, products: [] } },
  );
  const line = returnPreview.returnable.find(({ count, sizes }) => count > 0 && sizes.length > 0);
  if (!line) return undefined;
  const piece = { line: Number(line.orderItemCode.split("-").at(-1)), count: 1, reasonCode: "WRONG_SIZE" };
  return requestReturn(buyer, orderCode, piece, { returnMode: "EXCHANGE" }, line.sizes[0]?.skuCode);
}

async function approved(desk: SeedDesk, code: string): Promise<string> {
  await desk.act("budi", `approveReturn(returnCode: "${code}")`);
  return code;
}

async function labelled(desk: SeedDesk, code: string): Promise<string> {
  await desk.act("budi", `approveReturn(returnCode: "${code}", companyCode: "JNE", expressCode: "JX0055512345")`);
  return code;
}

async function rejected(desk: SeedDesk, code: string): Promise<string> {
  const reason = "Barangnya sudah dipakai dan labelnya sudah dilepas, jadi tidak bisa kami terima.";
  await desk.act("budi", `rejectReturn(returnCode: "${code}", reason: "${reason}")`);
  return code;
}

async function sent({ caller }: Buyer, desk: SeedDesk, code: string, expressCode: string): Promise<string> {
  await approved(desk, code);
  await caller.call(
    "Send",
    "mutation Send($input: ReturnLogisticsInput!) { fullLogisticsInfo(input: $input) { success } }",
    { input: { returnCode: code, companyCode: "JNE", expressCode } },
  );
  return code;
}

/** The other size has come. */
async function otherSizeCame(
  buyer: Buyer,
  desk: SeedDesk,
  code: string,
  expressCode: string,
  { sandbox }: Addresses,
): Promise<void> {
  await sent(buyer, desk, code, expressCode);
  await playCourier(sandbox, code, courierTimeout);
}

type Exchange = Parameters<typeof otherSizeCame>;

/** The other size has come, and the old one is here. */
async function exchanged(...exchange: Exchange): Promise<string> {
  const [, desk, code] = exchange;
  await otherSizeCame(...exchange);
  await desk.act("wati", `receiveReturn(returnCode: "${code}")`);
  return code;
}

/** The other size has come, and the old one never did. */
async function neverCame(...exchange: Exchange): Promise<string> {
  const [, desk, code] = exchange;
  await otherSizeCame(...exchange);
  const reason = "Tiga minggu tidak datang, nomor resinya tidak dikenal kurir.";
  const end = () => desk.act("budi", `endExchange(returnCode: "${code}", reason: "${reason}")`);
  await asSoonAsAccepted(end);
  return code;
}

/** The shop ends only what it knows to be delivered, and the courier's word takes a moment. */
async function asSoonAsAccepted(act: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + courierTimeout;
  for (;;) {
    try {
      await act();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(250);
    }
  }
}

/** By a wallet the money goes back at once; by transfer it waits for finance. */
async function received(desk: SeedDesk, code: string, accept = approved): Promise<string> {
  await accept(desk, code);
  await desk.act("wati", `receiveReturn(returnCode: "${code}")`);
  return code;
}

async function cancelled({ caller }: Buyer, orderCode: string, returnCode: string): Promise<string> {
  await caller.call(
    "CancelReturn",
    "mutation CancelReturn($input: ReturnCodeInput!) { cancelReturnOrder(input: $input) { success } }",
    { input: { orderCode, returnCode } },
  );
  return returnCode;
}
