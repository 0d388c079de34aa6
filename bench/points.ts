import {
  addToCart,
  type BuyableSku,
  type Buyer,
  cartLines,
  chooseDelivery,
  createCheckout,
  placeOrder,
  redeemPoints,
} from "@gelora/testkit/buyer.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import type { RunningGelora } from "../tools/commands/start/launch.ts";
import { type BenchMember, writeBenchMembers } from "./bench-members.ts";
import type { BenchRow } from "./bench-row.ts";
import { pidOf } from "./bench-world.ts";
import { writeBenchClub } from "./ledger-world.ts";
import { cpuMilliseconds } from "./measure.ts";
import { linkAccounts, refill } from "./points-world.ts";

const groups = 3;
/**
 * Enough that the first group compiles the code that runs once in a purchase, as in a shop that
 * has been running for long.
 */
const membersOfGroup = 400;
/** Each member may have five orders that are not paid. */
const pairsOfGroup = 2;
const clients = 8;
const pointsOfEach = 100;
const most = 3;

/**
 * Members' purchases without points and then with: turning them on and having them held, in shop
 * and club together. Their PINs are proven beforehand, since hashing is deliberately expensive. The
 * first group warms both programs up; the row is the median of the others' pairs, since other work
 * on the machine comes and goes.
 */
export async function benchPoints(
  gelora: RunningGelora,
  databases: { readonly shop: string; readonly club: string },
): Promise<BenchRow> {
  const gateway = `${gelora.addresses.shop}/graphql`;
  const skus = await skusInStock(gateway);
  const accounts = await writeBenchMembers(databases.shop, groups * membersOfGroup);
  await writeBenchClub(databases.club, accounts.length, pointsOfEach);
  await linkAccounts(databases.club);
  const pids = [pidOf(gelora, "shop"), pidOf(gelora, "club")];
  const pairs: Pair[] = [];
  for (let group = 0; group < groups; group += 1) {
    const own = accounts.slice(group * membersOfGroup, (group + 1) * membersOfGroup);
    const buyers = await inTurns(own, (account) => signIn(gateway, account));
    for (let turn = 0; turn < pairsOfGroup; turn += 1) {
      const without = await cpuOfEach(pids, buyers, skus, new Map());
      const proofs = await refill(databases.club, { round: pairs.length, points: pointsOfEach });
      pairs.push({ without, more: (await cpuOfEach(pids, buyers, skus, proofs)) - without });
    }
  }
  return rowOf(pairs.slice(pairsOfGroup));
}

/** Milliseconds of CPU for each purchase: without points, and how many more with them. */
type Pair = { readonly without: number; readonly more: number };

/** @param proofs of the PIN, by account; without one a buyer uses no points */
async function cpuOfEach(
  pids: readonly number[],
  buyers: readonly Buyer[],
  skus: readonly BuyableSku[],
  proofs: ReadonlyMap<string, string>,
): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + cpuMilliseconds(pid), 0);
  const before = used();
  await inTurns(buyers, (buyer, index) => buyOne(buyer, skus[index % skus.length], proofs.get(accountOf(buyer))));
  // What follows an order from the outbox belongs to it.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return (used() - before) / buyers.length;
}

function rowOf(pairs: readonly Pair[]): BenchRow {
  const without = medianOf(pairs.map((pair) => pair.without));
  const more = medianOf(pairs.map((pair) => pair.more));
  const each = pairs.map((pair) => pair.more.toFixed(1)).join(", ");
  return {
    name: "members' purchases with points, shop and club together",
    cpuMsPerRequest: without + more,
    limitName: "the same without points",
    ratioToLimit: without / (without + more),
    target: `at most ${most} ms of CPU more than without points`,
    met: more <= most,
    remark: `${more.toFixed(1)} ms more than ${without.toFixed(1)} ms (${each})`,
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const accountOf = ({ email }: Buyer): string => `M-${email.split("@")[0]}`;

async function signIn(gateway: string, { account, password }: BenchMember): Promise<Buyer> {
  const caller = gatewayCaller(gateway);
  const { login } = await caller.call<{ login: { data: { userAuthToken: string }[] } }>(
    "Login",
    "mutation Login($input: LoginInput!) { login(input: $input) { data { userAuthToken } } }",
    { input: { account, password: Buffer.from(password, "utf8").toString("base64") } },
  );
  caller.token = login.data[0]?.userAuthToken;
  return { caller, email: account, mobile: "81234567890" };
}

async function buyOne(buyer: Buyer, sku: BuyableSku | undefined, pinProof: string | undefined): Promise<void> {
  if (!sku) throw new Error("nothing is in stock");
  await addToCart(buyer, sku);
  const lines = await cartLines(buyer);
  const checkoutId = await createCheckout(
    buyer,
    lines.map((line) => line.cartItemId),
  );
  if (pinProof !== undefined) await redeemPoints(buyer, checkoutId);
  const delivery = await chooseDelivery(buyer, checkoutId);
  const placed = await placeOrder(buyer, checkoutId, delivery, "BCA_VA", pinProof === undefined ? {} : { pinProof });
  if (!placed.success) throw new Error(`a purchase was refused: ${placed.errorCode}`);
}

/** A few at a time, in order. */
async function inTurns<Item, Value>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}
