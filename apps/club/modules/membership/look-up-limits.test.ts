import { hours, type Milliseconds } from "@gelora/service-kit/durations.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { lookUpMemberStatus } from "./use-cases/look-up-member-status.ts";

const home = "203.0.113.7";
const phoneNetwork = "198.51.100.7";

describe("how often the club tells whose a number is", () => {
  let club: TestGateway;
  let numbers = 0;
  beforeEach(async () => {
    club = await openTestGateway("embedded", { SHARED_NETWORKS: "198.51.100.0/24" });
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await club.close();
  });

  const pass = (time: Milliseconds) => vi.advanceTimersByTime(time);
  /** @returns how long the caller has to wait, in milliseconds */
  const lookUp = async (source: string, session?: string): Promise<number> => {
    numbers += 1;
    const outcome = await lookUpMemberStatus(club.platform, `8120009${1000 + numbers}`, { source, session });
    if (outcome.ok) return 0;
    if (outcome.failure.code !== "TOO_MANY_REQUESTS") throw new Error(outcome.failure.code);
    return outcome.failure.details.seconds * 1000;
  };
  /** Looks up what is allowed and one more. @returns how long that one waits */
  const exhaust = async (most: number, source: () => string, session?: string): Promise<number> => {
    for (let turn = 0; turn < most; turn += 1) expect(await lookUp(source(), session)).toBe(0);
    return lookUp(source(), session);
  };
  const waitsOf = async (windows: readonly Milliseconds[], exhaustOne: () => Promise<number>) => {
    const waits: number[] = [];
    for (const window of windows) {
      waits.push(await exhaustOne());
      pass(window);
    }
    return waits;
  };

  test("[AC-09] a source that goes on and on waits an hour, then two, then four, and four at most", async () => {
    const windows = [hours(1), hours(2), hours(4), hours(4)];
    expect(await waitsOf(windows, () => exhaust(10, () => home))).toEqual(windows);
  });

  test("[AC-09] a session that goes on and on waits twice as long each time, a day at most, wherever it is", async () => {
    let place = 0;
    const elsewhere = () => `203.0.113.${(place += 1)}`;
    const windows = [1, 2, 4, 8, 16, 24].map(hours);
    expect(await waitsOf(windows, () => exhaust(10, elsewhere, "one session"))).toEqual(windows);
    expect(await lookUp(elsewhere(), "another session")).toBe(0);
  });

  test("a family behind one address, who mistype their numbers evening after evening, wait an hour at most", async () => {
    for (let evening = 0; evening < 3; evening += 1) {
      expect(await exhaust(10, () => home)).toBe(hours(1));
      pass(hours(1));
      for (let turn = 0; turn < 8; turn += 1) expect(await lookUp(home)).toBe(0);
      pass(hours(23));
    }
  });

  test("a network of many phones uses up its hour again and again, and its hour stays an hour", async () => {
    const windows = [hours(1), hours(1), hours(1)];
    expect(await waitsOf(windows, () => exhaust(100, () => phoneNetwork))).toEqual(windows);
  });
});
