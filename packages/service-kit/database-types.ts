import { types as pgliteTypes } from "@electric-sql/pglite";
import pg from "pg";

/**
 * Both engines must hand out the same JavaScript values. Without this, PostgreSQL's driver gives bigint as text and dates in the server's time zone,
 * the embedded one gives numbers and its own dates.
 */
const int8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond what a number holds: ${text}`);
  return value;
};
const asNumber = (text: string): number => Number(text);
/** A day without a time stays text, `2026-11-21`: as a Date it would change with the time zone. */
const asText = (text: string): string => text;

const { INT8, NUMERIC, DATE } = pgliteTypes;

export const pgliteParsers = { [INT8]: int8, [NUMERIC]: asNumber, [DATE]: asText };

/** How many different statements one connection keeps ready. A shop has a few hundred; lists of changing length make some more. */
const mostPrepared = 500;

/**
 * A connection that prepares each statement the first time it meets it: parsing and planning are half of what our small statements cost the server, and they are the same few
 * hundred texts all day. And it begins a transaction together with the transaction's first statement, which saves a journey to the server and back for each.
 */
class ThriftyClient extends pg.Client {
  readonly #names = new Map<string, string>();
  #beginIsOwed = false;

  constructor(...args: ConstructorParameters<typeof pg.Client>) {
    super(...args);
    // A connection that breaks while somebody has it, between two statements: the next statement fails, and the pool lets go of it. Without a listener it would end the process.
    this.on("error", () => {});
  }

  // The signature is the driver's own, whose overloads say what may be given; only a text with values is changed on its way.
  override query(...args: readonly unknown[]): never {
    const [text, values] = args;
    if (text === "begin") {
      this.#beginIsOwed = true;
      return Promise.resolve({ command: "BEGIN", rowCount: null, rows: [] }) as never;
    }
    const prepared = typeof text === "string" && Array.isArray(values) ? this.#prepare(text, values) : undefined;
    const changed = prepared ? [prepared, ...args.slice(2)] : args;
    return this.#beginIsOwed ? this.#beginWith(changed) : this.#send(changed);
  }

  #send(args: readonly unknown[]): never {
    return Reflect.apply(pg.Client.prototype.query, this, args) as never;
  }

  /** Both leave in one packet. Should `begin` fail, the connection is broken, and what follows it fails as well. */
  #beginWith(args: readonly unknown[]): never {
    this.#beginIsOwed = false;
    const { stream } = this.connection;
    stream.cork();
    try {
      super.query("begin").catch(() => {});
      return this.#send(args);
    } finally {
      stream.uncork();
    }
  }

  #prepare(text: string, values: readonly unknown[]) {
    const name = this.#names.get(text) ?? this.#newName(text);
    return name === undefined ? undefined : { name, text, values };
  }

  #newName(text: string): string | undefined {
    if (this.#names.size >= mostPrepared) return undefined;
    const name = `gelora_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

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
    // Statements are sent without waiting for the answers of those before them; only `begin` makes use of it.
    pipeline: true,
    Client: ThriftyClient,
  });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}
