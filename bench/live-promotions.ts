import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Other processes apply a change of promotions within a second. */
const followedMs = 1500;

/**
 * Writes fifty promotions of the usual kinds with ribbons, as `writeOffers` would, and stops all
 * others. Ten cover everything and each brand has two of its own, so a card is in twelve of them.
 */
export async function writeLivePromotions(databaseUrl: string, brands: readonly string[]): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    await client.query("update offers set stopped = true, version = nextval('offer_versions')");
    for (let n = 0; n < 50; n += 1) {
      const goods = n % 5 === 0 ? {} : { brands: [brands[n % brands.length]] };
      const text = JSON.stringify({ "en-US": `Promotion ${n}`, "id-ID": `Promo ${n}` });
      await client.query(
        `insert into offers (offer_code, kind, name, remark, ribbon, begins_at, priority, rule, stopped, version)
        values ($1, 'PROMOTION', $2, $2, $3, now() - interval '1 hour', $4, $5, true, nextval('offer_versions'))`,
        [
          `BENCH-${n}`,
          text,
          JSON.stringify({ text: JSON.parse(text), position: "TOP_LEFT" }),
          n % 5,
          ruleOf(n + Math.floor(n / 5), goods),
        ],
      );
    }
  });
}

function ruleOf(n: number, goods: object): string {
  const graded = { goods, amountByQty: false, levels: [{ from: (n % 7) * 400_000, reward: 5 + (n % 10) }] };
  const rewards = [
    { kind: "DISCOUNT", ...graded, rewardByPercentage: true },
    { kind: "BUY_GET", goods, buy: 2, get: 1, percent: 50 },
    { kind: "FIXED_PRICE", goods, price: 190_000 },
    { kind: "FREE_DELIVERY", ...graded, rewardByPercentage: true },
    { kind: "DISCOUNT", ...graded, rewardByPercentage: false },
  ];
  return JSON.stringify({ reward: rewards[n % rewards.length], stacking: n % 3 === 0 ? "ALONE" : "WITH_OTHERS" });
}

/** Starts or stops them; resolves when a running shop has it. */
export async function setLive(databaseUrl: string, live: boolean): Promise<void> {
  await onDatabase(databaseUrl, (client) =>
    client.query(
      "update offers set stopped = $1, version = nextval('offer_versions') where offer_code like 'BENCH-%'",
      [!live],
    ),
  );
  await sleep(followedMs);
}

async function onDatabase(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
