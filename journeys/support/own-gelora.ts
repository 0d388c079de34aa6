import { afterAll, afterEach, beforeAll } from "vitest";
import { type GeloraInDanger, launchInDanger } from "../mishaps/gelora-in-danger.ts";
import { type Gelora, journey as journeyAmongOthers } from "./journey.ts";

/** How far a Gelora's clocks have been moved; they never go back. */
const moved = new Map<string, number>();

/** Launches a Gelora for one file of journeys, which may move its clocks and spoil its parties without anybody else noticing. */
export function ownGelora() {
  let own: GeloraInDanger;
  beforeAll(async () => {
    own = await launchInDanger({ programs: ["sandbox", "club", "shop", "storefront"] });
  });
  afterEach(() => own?.sandbox.mend());
  afterAll(() => own?.end());
  return journeyAmongOthers.extend<{
    gelora: Gelora;
    /** Lets time pass for shop and club; browsers have clocks of their own. */
    pass: (ms: number) => Promise<void>;
  }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern
    gelora: async ({}, use) => {
      await use(own.addresses);
    },
    pass: async ({ gelora, sandbox }, use) => {
      await use(async (ms) => {
        const offset = (moved.get(gelora.shop) ?? 0) + ms;
        moved.set(gelora.shop, offset);
        await sandbox.moveClock(offset);
      });
    },
  });
}
