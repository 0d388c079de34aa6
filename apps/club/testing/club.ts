import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { buildService } from "@gelora/service-kit/service.ts";
import { openTestDatabase, openTestPools, type TestEngine } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll } from "vitest";
import { readClubConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { modules } from "../server/modules.ts";

/** The club's platform on its own database. Timers do not run: tests call the tasks they need. */
export async function openTestClub(engine: TestEngine): Promise<Platform> {
  const configuration = readClubConfiguration({ LOG_LEVEL: "silent" });
  return (await buildService("club", configuration, await openTestDatabase(engine), modules)).platform;
}

export type TestClubs = {
  /** One of them, to prepare a race and to look at its end. */
  readonly club: Platform;
  /** Does all works at the same time, each in the next club. */
  eachAtOnce<Value>(works: readonly ((from: Platform) => Promise<Value>)[]): Promise<Value[]>;
  /** The same with one work, whose turns are counted from 0. */
  atOnce<Value>(times: number, work: (from: Platform, turn: number) => Promise<Value>): Promise<Value[]>;
  /** Lends two of them to one work. */
  twoAtOnce<Value>(work: (one: Platform, other: Platform) => Promise<Value>): Promise<Value>;
  /** Moves the time of all. */
  setOffset(offset: Milliseconds): void;
  close(): Promise<void>;
};

/**
 * The same for all tests of a file: opened before them, closed after them; to be used once tests
 * run.
 */
export function openTestClubsForAll(): Omit<TestClubs, "close"> {
  let clubs: TestClubs;
  beforeAll(async () => {
    clubs = await openTestClubs();
  });
  afterAll(() => clubs.close());
  return {
    get club() {
      return clubs.club;
    },
    eachAtOnce: (works) => clubs.eachAtOnce(works),
    atOnce: (times, work) => clubs.atOnce(times, work),
    twoAtOnce: (work) => clubs.twoAtOnce(work),
    setOffset: (offset) => clubs.setOffset(offset),
  };
}

/** Four clubs on one PostgreSQL database, each with its own connections, for races. */
export async function openTestClubs(): Promise<TestClubs> {
  const configuration = readClubConfiguration({ LOG_LEVEL: "silent" });
  const clubs: Platform[] = [];
  for (const database of await openTestPools(4))
    clubs.push((await buildService("club", configuration, database, modules)).platform);
  const [club] = clubs;
  if (!club) throw new Error("four were asked for");
  const nextClub = (turn: number) => clubs[turn % clubs.length] ?? club;
  return {
    club,
    eachAtOnce: (works) => Promise.all(works.map((work, turn) => work(nextClub(turn)))),
    atOnce: (times, work) => Promise.all(Array.from({ length: times }, (_, turn) => work(nextClub(turn), turn))),
    twoAtOnce: (work) => work(nextClub(1), nextClub(2)),
    setOffset: (offset) => {
      for (const { clock } of clubs) clock.setOffset(offset);
    },
    close: async () => {
      await Promise.all(clubs.map(({ database }) => database.close()));
    },
  };
}
