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
import pg from "pg";
import type { RunningGelora } from "../tools/commands/start/launch.ts";
import { type BenchMember, writeBenchMembers } from "./bench-members.ts";
import type { BenchRow } from "./bench-row.ts";
import { pidOf } from "./bench-world.ts";
import { writeBenchClub } from "./ledger-world.ts";
import { cpuMilliseconds } from "./measure.ts";

const members = 160;
const clients = 8;
const pointsOfEach = 100;
const most = 3;

/**
 * Members' purchases without points and then with: turning them on and having them held, in shop and
 * club together. Their PINs are proven beforehand: hashing one costs what it is meant to.
 */
export async function benchPoints(
  gelora: RunningGelora,
  databases: { readonly shop: string; readonly club: string },
): Promise<BenchRow> {
  const gateway = `${gelora.addresses.shop}/graphql`;
  const skus = await skusInStock(gateway);
  const accounts = await writeBenchMembers(databases.shop, members);
  await writeBenchClub(databases.club, members, pointsOfEach);
  await linkAccounts(databases.club);
  const buyers = await inTurns(accounts, (account) => signIn(gateway, account));
  const buyAll = async (proofs: ReadonlyMap<string, string>): Promise<number> => {
    const pids = [pidOf(gelora, "shop"), pidOf(gelora, "club")];
    const used = () => pids.reduce((sum, pid) => sum + cpuMilliseconds(pid), 0);
    const before = used();
    await inTurns(buyers, (buyer, index) => buyOne(buyer, skus[index % skus.length], proofs.get(accountOf(buyer))));
    // What follows an order from the outbox belongs to it.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return (used() - before) / buyers.length;
  };
  // The first round of each kind warms both programs up.
  const costs: number[] = [];
  for (const withPoints of [false, true, false, true])
    costs.push(await buyAll(withPoints ? await refill(databases.club, costs.length) : new Map()));
  return rowOf(costs[2] ?? 0, costs[3] ?? 0);
}

function rowOf(without: number, withPoints: number): BenchRow {
  return {
    name: "members' purchases with points, shop and club together",
    cpuMsPerRequest: withPoints,
    limitName: "the same without points",
    ratioToLimit: without / withPoints,
    target: `at most ${most} ms of CPU more than without points`,
    met: withPoints - without <= most,
    remark: `${(withPoints - without).toFixed(1)} ms more than ${without.toFixed(1)} ms`,
  };
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

/** Links the shop's members of this bench to those of the club. */
async function linkAccounts(clubDatabase: string): Promise<void> {
  await onClub(clubDatabase, (client) =>
    client.query(
      `update account_links set account_code = 'M-bench-' || (substr(account_code, 4)::integer - 1)
      where account_code like 'AC-%'`,
    ),
  );
}

/** Gives everybody points and a proof of their PIN. @returns the proofs, by account */
async function refill(clubDatabase: string, round: number): Promise<ReadonlyMap<string, string>> {
  return onClub(clubDatabase, async (client) => {
    await client.query(
      `with linked as (select member_code from account_links where account_code like 'M-bench-%'),
      booked as (
        insert into point_movements (member_code, fact, kind, booked_at)
        select member_code, 'refill:${round}:' || member_code, 'added', now() from linked returning movement_id),
      entries as (
        insert into point_entries
        select movement_id, account, case when account = 'available' then $1::bigint else -$1::bigint end
        from booked, unnest(array['available', 'adjustments']) account),
      lots as (
        insert into point_lots (member_code, fact, points, remaining, expires_at)
        select member_code, 'refill:${round}:' || member_code, $1::bigint, $1::bigint, now() + interval '1 year' from linked)
      update point_balances set available = available + $1::bigint where member_code in (select member_code from linked)`,
      [pointsOfEach],
    );
    const { rows } = await client.query<{ account_code: string }>(
      `insert into pin_proofs (member_code, proof_digest, expires_at)
      select member_code, rtrim(translate(encode(sha256(convert_to('proof of ' || account_code, 'utf8')), 'base64'), '+/', '-_'), '='),
        now() + interval '15 minutes'
      from account_links where account_code like 'M-bench-%'
      returning (select account_code from account_links where account_links.member_code = pin_proofs.member_code)`,
    );
    return new Map(rows.map(({ account_code: code }) => [code, `proof of ${code}`]));
  });
}

async function onClub<Value>(clubDatabase: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(clubDatabase);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
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
