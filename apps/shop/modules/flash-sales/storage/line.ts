import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type Place, turnLife } from "../domain/line.ts";

/** After a pause the turns of this many seconds are served at once. */
const burstMs = milliseconds(-1000);

/**
 * Gives each device a place in a campaign's line, in their order; one that has a place keeps it.
 * The line's row is locked for this statement only.
 * @param devices in the order in which they came
 * @returns by device; one that another process has just given a place to is missing
 */
export function givenPlaces(
  { clock }: Platform,
  campaignCode: string,
  devices: readonly string[],
  turnsPerSecond: number,
): Statement<ReadonlyMap<string, Place>> {
  const step = sql`(interval '1 second' / ${turnsPerSecond}::integer)`;
  const expired = clock.databaseIn(milliseconds(-turnLife));
  const query = sql<Place & { readonly device: string }>`
    with asked as (
      select device, min(at) as at from unnest(${devices}::text[]) with ordinality as come (device, at) group by device
    ), known as (
      select device, place, turn_at from flash_places join asked using (device)
      where campaign_code = ${campaignCode} and turn_at > ${expired}
    ), fresh as (
      select device, row_number() over (order by at)::integer as nth from asked
      where not exists (select from known where known.device = asked.device)
    ), counted as (
      select count(*)::integer as total from fresh
    ), line as (
      insert into flash_lines as line (campaign_code, last_place, next_turn)
      select ${campaignCode}, total, ${clock.databaseIn(burstMs)} + total * ${step} from counted where total > 0
      on conflict (campaign_code) do update set last_place = line.last_place + excluded.last_place,
        next_turn = greatest(line.next_turn, ${clock.databaseIn(burstMs)}) + excluded.last_place * ${step}
      returning last_place, next_turn
    ), placed as (
      insert into flash_places as mine (campaign_code, device, place, turn_at)
      select ${campaignCode}, device, last_place - total + nth, next_turn - (total - nth) * ${step}
      from fresh, line, counted
      on conflict (campaign_code, device) do update set place = excluded.place, turn_at = excluded.turn_at
      where mine.turn_at <= ${expired}
      returning device, place, turn_at
    )
    select device, place, turn_at as turn from known union all select device, place, turn_at from placed`;
  return statement(query, (rows) => new Map(rows.map(({ device, place, turn }) => [device, { place, turn }])));
}

/**
 * Uses up a place, in the transaction that takes pieces.
 * @returns false when it does not exist, or it is not its turn
 */
export function spentPlace({ clock }: Platform, campaignCode: string, device: string): Statement<boolean> {
  const query = sql`
    delete from flash_places where campaign_code = ${campaignCode} and device = ${device}
      and turn_at <= ${clock.databaseNow()} returning 1`;
  return statement(query, (rows) => rows.length === 1);
}

/** Whether nobody has to wait: anyone who comes without a place takes nothing from those who do. */
export function openLine({ clock }: Platform, campaignCode: string): Statement<boolean> {
  const query = sql<{ waits: boolean }>`
    select exists (
      select from flash_lines where campaign_code = ${campaignCode} and next_turn > ${clock.databaseNow()}
    ) as waits`;
  return statement(query, ([row]) => row?.waits !== true);
}

/** Gives up a place; those behind keep the time they were given. */
export async function deletePlace(platform: Platform, campaignCode: string, device: string): Promise<void> {
  await sql`delete from flash_places where campaign_code = ${campaignCode} and device = ${device}`.execute(
    platform.database.tables(),
  );
}

/** Places whose turn nobody has used in time. */
export async function deleteMissedPlaces(platform: Platform): Promise<void> {
  await sql`delete from flash_places where turn_at <= ${platform.clock.databaseIn(milliseconds(-turnLife))}`.execute(
    platform.database.tables(),
  );
}
