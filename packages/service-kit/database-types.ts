import { types as pgliteTypes } from "@electric-sql/pglite";
import pg from "pg";
import { ThriftyClient } from "./database/thrifty-client.ts";

/**
 * Makes both engines return the same JavaScript values. By default PostgreSQL's driver returns
 * bigint as text and dates in the server's time zone; the embedded one returns numbers and its own
 * dates.
 */
const int8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond what a number holds: ${text}`);
  return value;
};
const asNumber = (text: string): number => Number(text);
/** A date without a time stays text, `2026-11-21`: as a Date it would depend on the time zone. */
const asText = (text: string): string => text;

const { INT8, NUMERIC, DATE } = pgliteTypes;

export const pgliteParsers = { [INT8]: int8, [NUMERIC]: asNumber, [DATE]: asText };

export function createPool(connectionString: string, max: number): pg.Pool {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(INT8, int8);
  parsers.setTypeParser(NUMERIC, asNumber);
  parsers.setTypeParser(DATE, asText);
  const pool = new pg.Pool({
    connectionString,
    max,
    types: parsers,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 10_000,
    // Sends statements without waiting for earlier answers.
    pipeline: true,
    Client: ThriftyClient,
  });
  // A connection that breaks while idle is replaced by the next query; without a listener the error
  // would end the process.
  pool.on("error", () => {});
  return pool;
}
