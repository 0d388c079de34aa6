import { setTimeout as wait } from "node:timers/promises";
import type { BuyableSku } from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { auditShop, type Books, openBooks, ordersMissing } from "../../journeys/mishaps/books.ts";
import type { BenchRow } from "../bench-row.ts";
import { watchPrice } from "./changed-price.ts";
import { type Clients, startClients } from "./clients.ts";
import { database, type Estate, type Member, members, openEstate } from "./estate.ts";
import type { OutsideProgram } from "./outside-program.ts";
import { findParts } from "./parts.ts";
import { type Bearable, seenRow } from "./seen-row.ts";

/** For how long clients are watched after each mishap. */
const watched = 15_000;
/**
 * How long a program that was killed stays down, and how long until someone promotes the standby.
 */
const away = 3_000;

const unnoticed: Bearable = { nothingFails: true, longestGapMs: 3_000 };
/** Calls that were on their way to a shop are lost, and the next go to the other. */
const borne: Readonly<Record<Member, Bearable>> = {
  "shop A": { longestGapMs: 3_000 },
  "shop B": { longestGapMs: 3_000 },
  worker: unnoticed,
  "storefront A": unnoticed,
  "storefront B": unnoticed,
};
/** Once the standby is promoted, a frozen primary is left within ten seconds. */
const switched: Bearable = { longestGapMs: away + 10_000 };

/**
 * Several of each program behind nginx, while people buy and browse: each is killed in turn, and at
 * last the primary freezes and the standby takes its place. A row says what clients saw meanwhile.
 */
export async function benchScale(folder: string): Promise<BenchRow[]> {
  const parts = await findParts();
  if ("length" in parts) return parts.map((lack) => ({ name: `not run: ${lack}`, met: false }));
  const estate = await openEstate(parts, folder);
  try {
    return await watchMishaps(estate);
  } finally {
    await estate.close();
  }
}

async function watchMishaps(estate: Estate): Promise<BenchRow[]> {
  const skus = await skusInStock(estate.gateway);
  const products = skus.slice(0, 20).map(({ productCode }) => `${estate.pages}/pdp/${productCode}`);
  const pages = [`${estate.pages}/`, `${estate.pages}/plp/footwear`, ...products];
  const clients = startClients({ gateway: estate.gateway, skus, pages });
  const rows: BenchRow[] = [];
  const watch = async (name: string, mishap: () => Promise<void>, bearable?: Bearable): Promise<void> => {
    const from = performance.now();
    await mishap();
    await wait(Math.max(0, watched - (performance.now() - from)));
    rows.push(seenRow(name, clients.seen, [from, performance.now()], bearable));
    console.log(`${name}: ${rows.at(-1)?.remark}`);
  };
  await watch("warming up", async () => {});
  await watch("nothing happens", async () => {}, unnoticed);
  for (const member of members)
    await watch(`${member} is killed, and back after 3 s`, () => killAndRevive(estate, member), borne[member]);
  for (const [name, program, bearable] of [
    ["Redis", estate.redis, unnoticed],
    ["nginx", estate.nginx, undefined],
  ] as const)
    await watch(`${name} is killed, and back after 3 s`, () => restart(program), bearable);
  rows.push(await watchPrice(priceOf(estate, skus)));
  await watch("the primary freezes; 3 s later the standby is promoted", () => switchPrimary(estate), switched);
  await watch("after the switch", async () => {});
  await clients.stop();
  return [...rows.slice(1), await checkedBooks(estate, clients)];
}

/** Of goods that are bought all the time: a page that each storefront has. */
function priceOf({ cluster, pages }: Estate, [sku]: readonly BuyableSku[]) {
  const productCode = sku?.productCode ?? "";
  return { databaseUrl: cluster.primary.url(database), productCode, page: `${pages}/pdp/${productCode}` };
}

async function restart(program: OutsideProgram): Promise<void> {
  await program.kill();
  await wait(away);
  await program.start();
}

async function killAndRevive({ programs }: Estate, member: Member): Promise<void> {
  await programs[member].kill();
  await wait(away);
  programs[member].start();
  await programs[member].waitUntilReady(120_000);
}

async function switchPrimary({ cluster }: Estate): Promise<void> {
  await cluster.primary.freeze();
  await wait(away);
  await cluster.standby.promote();
}

/**
 * At the current primary: it must have everything that was confirmed to a client.
 */
async function checkedBooks({ cluster }: Estate, { acknowledged }: Clients): Promise<BenchRow> {
  const books = await openBooks({ url: cluster.standby.url(database) });
  const missing = await ordersMissing(books, acknowledged);
  const faults = await auditShop(books);
  const twice = await ordersTwice(books);
  await books.close();
  return {
    name: "the books afterwards",
    target: "nothing acknowledged is lost, no order exists twice, the books add up",
    met: missing.length === 0 && faults.length === 0 && twice === 0 && acknowledged.length > 0,
    remark: `${acknowledged.length} acknowledged, ${missing.length} missing, ${twice} twice, ${faults.length} faults${faults.map((fault) => `; ${fault}`).join("")}`,
  };
}

async function ordersTwice(books: Books): Promise<number> {
  const rows = await books.query("select checkout_id from orders group by checkout_id having count(*) > 1");
  return rows.length;
}
