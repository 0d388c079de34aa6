import { types as pgliteTypes } from "@electric-sql/pglite";
import pg from "pg";
import { ThriftyClient } from "./database/thrifty-client.ts";
import { seconds } from "./durations.ts";

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

/** @param patience how long a statement may take, and how long one waits for a free connection */
export function createPool(connectionString: string, max: number, patience = seconds(10)): pg.Pool {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(INT8, int8);
  parsers.setTypeParser(NUMERIC, asNumber);
  parsers.setTypeParser(DATE, asText);
  const pool = new pg.Pool({
    connectionString,
    max,
    types: parsers,
    statement_timeout: patience,
    connectionTimeoutMillis: patience,
    // Sends statements without waiting for earlier answers.
    pipeline: true,
    Client: ThriftyClient,
  });
  // A connection that breaks while idle is replaced by the next query; without a listener the error
  // would end the process.
  pool.on("error", () => {});
  return pool;
}
