import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestShops, type TestShop } from "../../testing/shop.ts";
import { signInAs } from "../../testing/sign-in.ts";
import { endMemberSessions } from "./identity.ts";

/** Whether this process accepts a call with this token. */
type Look = (shop: TestShop, token: string) => Promise<boolean>;
type Answered = { readonly process: number; readonly begun: number; readonly accepted: boolean };

const processes = 4;
const inFlight = 100;
const promiseMs = 1000;

describe.skipIf(!hasTestPostgres)(
  "an ended session, in several processes over one PostgreSQL",
  { timeout: 60_000 },
  () => {
    let shops: readonly TestShop[];
    beforeAll(async () => {
      shops = await openTestShops(processes);
    });
    afterAll(() => Promise.all(shops.map((shop) => shop.close())));

    const shopOf = (process: number): TestShop => shops[process] ?? expect.fail("no such process");
    const asDeployed: Look = async (shop, token) =>
      (await shop.send("{ sessionList { current } }", {}, { token })).errors === undefined;

    /**
     * Keeps a hundred calls in flight over all processes, ends the session in the first one, and
     * goes on for another revocation period.
     */
    async function endUnderLoad(token: string, look: Look, end: (first: Platform) => Promise<void>) {
      const answers: Answered[] = [];
      let over = false;
      let ended = 0;
      const callers = Array.from({ length: inFlight }, async (_, index) => {
        const process = index % processes;
        while (!over) {
          const begun = performance.now();
          const accepted = await look(shopOf(process), token);
          answers.push({ process, begun, accepted });
          // Spread over turns of the event loop, as calls over a network are.
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      });
      try {
        // Every process has the session in its cache, so each has something to drop.
        const known = () => new Set(answers.filter((answer) => answer.accepted).map(({ process }) => process)).size;
        await expect.poll(known, { timeout: 10_000 }).toBe(processes);
        await end(shopOf(0).platform);
        ended = performance.now();
        const later = () => answers.filter(({ begun }) => begun > ended + promiseMs).length;
        await expect.poll(later, { timeout: 20_000 }).toBeGreaterThan(3 * inFlight);
      } finally {
        over = true;
        await Promise.all(callers);
      }
      const accepted = answers.filter((answer) => answer.accepted);
      return {
        here: accepted.filter(({ begun, process }) => begun > ended && process === 0).length,
        anywhere: accepted.filter(({ begun }) => begun > ended + promiseMs).length,
      };
    }

    const enter = async (memberCode: string) => (await signInAs(shopOf(1), memberCode)).token;

    test("[I-21, AC-15] ended for the whole member: at once where it was ended, within a second everywhere, with 100 calls in flight", async () => {
      const token = await enter("M-all");
      const seen = await endUnderLoad(token, asDeployed, (first) => endMemberSessions(first, "M-all"));
      expect(seen).toEqual({ here: 0, anywhere: 0 });
    });

    test("[I-21] a transaction that takes long to commit revokes from its commit on", async () => {
      const token = await enter("M-slow");
      const slow = (first: Platform) =>
        first.database.transaction(async () => {
          await endMemberSessions(first, "M-slow");
          await new Promise((resolve) => setTimeout(resolve, 300));
        });
      const seen = await endUnderLoad(token, asDeployed, slow);
      expect(seen).toEqual({ here: 0, anywhere: 0 });
    });

    test("a memory that keeps a session for longer than it promises is caught: the test can fail", async () => {
      const kept = new Map<string, { accepted: boolean; until: number }>();
      const forgetful: Look = async (shop, token) => {
        const key = String(shops.indexOf(shop));
        const known = kept.get(key);
        if (known && known.until > performance.now()) return known.accepted;
        const accepted = await asDeployed(shop, token);
        kept.set(key, { accepted, until: performance.now() + 5 * promiseMs });
        return accepted;
      };
      const token = await enter("M-teeth");
      const seen = await endUnderLoad(token, forgetful, (first) => endMemberSessions(first, "M-teeth"));
      expect(seen.anywhere).toBeGreaterThan(0);
    });
  },
);
