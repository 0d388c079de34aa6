import type { Clock } from "@gelora/service-kit/clock.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { openParts } from "@gelora/service-kit/platform-part.ts";
import { sql } from "kysely";
import type { Platform } from "../platform/platform.ts";
import type { ShopModule } from "../platform/shop-module.ts";

/**
 * What a preview shows: all of it is held in memory or read, and none of it calls another party.
 */
export const shownModules: readonly string[] = [
  "stock",
  "stores",
  "flash-sales",
  "catalogue",
  "sizes",
  "reviews",
  "questions",
  "search",
  "content",
  "promotions",
];

/** How old a preview's stock, and what staff have changed since, may be. */
const renewedAfter = minutes(2);

type Replica = { readonly moment: number; readonly built: number; readonly platform: Promise<Platform> };

/**
 * Platforms whose clock stands at a moment, for previews: the same database, with caches,
 * promotions, flash sales and a search index of their own, so nothing of a preview reaches another
 * shopper. One at a time: another moment takes its place, which takes as long as building the
 * index.
 */
export function previewPlatforms(platform: Platform, modules: readonly ShopModule[]) {
  const previewed = modules.filter(({ name }) => shownModules.includes(name));
  let replica: Replica | undefined;
  return (moment: Date): Promise<Platform> => {
    const wanted = moment.getTime();
    const now = performance.now();
    if (replica?.moment === wanted && now - replica.built < renewedAfter) return replica.platform;
    const built = { moment: wanted, built: now, platform: openReplica(platform, previewed, moment) };
    replica = built;
    built.platform.catch(() => {
      if (replica === built) replica = undefined;
    });
    return built.platform;
  };
}

async function openReplica(platform: Platform, modules: readonly ShopModule[], moment: Date): Promise<Platform> {
  const replica: Platform = { ...platform, clock: standingClock(moment), parts: new Map() };
  openParts(replica, modules);
  for (const module of modules) {
    await module.start?.(replica);
    await module.prepareToAnswer?.(replica);
  }
  return replica;
}

function standingClock(moment: Date): Clock {
  const at = moment.toISOString();
  return {
    now: () => new Date(moment),
    databaseNow: () => sql<Date>`${sql.lit(at)}::timestamptz`,
    databaseIn: (wait) => sql<Date>`(${sql.lit(at)}::timestamptz + ${sql.lit(wait)} * interval '1 millisecond')`,
    setOffset: () => {
      throw new Error("the clock of a preview stands");
    },
  };
}
