import { types as pgliteTypes } from "@electric-sql/pglite";
import pg from "pg";
import { addressesOf, HostsClient, type HostsConfig } from "./database/hosts-client.ts";
import { type Milliseconds, seconds } from "./durations.ts";
import type { Pooler } from "./pooler.ts";

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

export type PoolOptions = {
  /** The most connections. */
  readonly size: number;
  /** How long a statement may take, and how long one waits for a free connection. */
  readonly timeout?: Milliseconds | undefined;
  readonly pooler?: Pooler;
  /** Which of several hosts: the one that takes writes unless set. */
  readonly wants?: HostsConfig["wants"];
};

/** A server that is frozen, or cut off, is left within ten seconds: see `silence`. */
const usualTimeout = seconds(8);

/**
 * How long we wait for an answer after the server should have cancelled a statement. After that the
 * server counts as gone: the connection is closed, and its statements fail.
 */
const silence = seconds(1);

/** @param address with one or several hosts, `postgres://me@one:5432,two:5432/shop` */
export function createPool(
  address: string,
  { size, timeout = usualTimeout, pooler, wants = "primary" }: PoolOptions,
): pg.Pool {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(INT8, int8);
  parsers.setTypeParser(NUMERIC, asNumber);
  parsers.setTypeParser(DATE, asText);
  const addresses = addressesOf(address);
  const pool = new pg.Pool({
    connectionString: addresses[0],
    max: size,
    types: parsers,
    // A pooler refuses session settings: there the database's role has the limit. Our statements
    // are short: compiling one (JIT) takes longer than it saves.
    ...(pooler ? {} : { statement_timeout: timeout, options: "-c jit=off" }),
    query_timeout: timeout + silence,
    connectionTimeoutMillis: timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: seconds(10),
    // Sends statements without waiting for earlier answers.
    pipeline: true,
    Client: clientFor({ addresses, wants, prepares: pooler === undefined }),
  });
  // A connection that breaks while idle is replaced by the next query; without a listener the error
  // would end the process.
  pool.on("error", () => {});
  return pool;
}

/** The pool makes its clients of its own options alone. */
function clientFor(own: Pick<HostsConfig, "addresses" | "prepares" | "wants">): typeof pg.Client {
  return class extends HostsClient {
    constructor(config: pg.ClientConfig) {
      super({ ...config, ...own });
    }
  };
}
