import { afterAll, afterEach, beforeAll } from "vitest";
import { type GeloraInDanger, launchInDanger } from "../mishaps/gelora-in-danger.ts";
import type { Gelora } from "./gelora.ts";
import { journey as journeyAmongOthers } from "./journey.ts";

/** How far a Gelora's clocks have been moved; they never go back. */
const moved = new Map<string, number>();

/**
 * Launches a Gelora for one file of journeys, which may move its clocks and break its parties
 * without affecting others.
 * @param environment settings for its programs
 */
export function ownGelora(environment: NodeJS.ProcessEnv = {}) {
  let own: GeloraInDanger;
  beforeAll(async () => {
    own = await launchInDanger({ programs: ["sandbox", "club", "shop", "storefront"], environment });
  });
  afterEach(() => own?.sandbox.mend());
  afterAll(() => own?.end());
  return (
    journeyAmongOthers
      .extend("gelora", (): Gelora => own.addresses)
      /** A program of this Gelora, to stop it and start it again. */
      .extend("program", (): GeloraInDanger["program"] => (name) => own.program(name))
      /** Lets time pass for shop and club; browsers have their own clocks. */
      .extend("pass", ({ gelora, sandbox }) => async (ms: number): Promise<void> => {
        const offset = (moved.get(gelora.shop) ?? 0) + ms;
        moved.set(gelora.shop, offset);
        await sandbox.moveClock(offset);
      })
  );
}
