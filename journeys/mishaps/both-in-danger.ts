import { createServerDatabase, findTestServer } from "@gelora/testkit/postgresql.ts";
import { expect } from "vitest";
import { type Books, openBooks } from "./books.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";

/** Within a minute of the last revival nobody needs to do anything any more. */
export const soon = { timeout: 60_000, interval: 500 };

/** Shop and club on a PostgreSQL database each, to be killed. */
export type BothInDanger = {
  readonly gelora: GeloraInDanger;
  readonly shop: Books;
  readonly club: Books;
  /** Starts killed programs again, in this order. */
  revive(...names: readonly ("shop" | "club")[]): Promise<void>;
  /** Stops everything and removes its data. */
  end(): Promise<void>;
};

/** @throws Error without a PostgreSQL for tests */
export async function launchBothInDanger(): Promise<BothInDanger> {
  const server = await findTestServer();
  if (!server) throw new Error("there is no PostgreSQL");
  const [ofShop, ofClub] = [await createServerDatabase(server), await createServerDatabase(server)];
  const gelora = await launchInDanger({
    programs: ["sandbox", "club", "shop"],
    databases: { shop: ofShop.url, club: ofClub.url },
    environment: { ORDERS_PER_SOURCE_PER_HOUR: "1000", SIGN_INS_PER_MINUTE: "1000" },
  });
  const [shop, club] = [await openBooks(ofShop), await openBooks(ofClub)];
  return {
    gelora,
    shop,
    club,
    revive: async (...names) => {
      for (const name of names) {
        gelora.program(name).start();
        await gelora.program(name).waitUntilReady(30_000);
      }
    },
    end: async () => {
      await gelora.end();
      await shop.close();
      await club.close();
      for (const database of [ofShop, ofClub]) await database.drop();
    },
  };
}

/** Keeps a table's rows locked while something happens that then waits for them. */
export async function whileLocked(books: Books, table: string, work: () => Promise<void>): Promise<void> {
  await books.query("begin");
  await books.query(`lock table ${table} in share mode`);
  await work();
  await books.query("rollback");
}

/** Resolves when someone waits for a table that `whileLocked` keeps. */
export async function someoneWaitsFor(books: Books, table: string): Promise<void> {
  const waiting = "select 1 from pg_locks where not granted and relation = $1::regclass";
  await expect.poll(async () => (await books.query(waiting, [table])).length, soon).toBeGreaterThan(0);
}
