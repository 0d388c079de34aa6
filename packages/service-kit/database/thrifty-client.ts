import { createHash } from "node:crypto";
import pg from "pg";
import { type Descriptions, PreparedQuery } from "./prepared-query.ts";

/**
 * Prepared statements per connection. A shop has a few hundred; lists of varying length add some.
 */
const mostPrepared = 500;

export type ThriftyConfig = pg.ClientConfig & {
  /**
   * False behind a pooler that gives each transaction another connection, which does not know what
   * was prepared on this one.
   */
  readonly prepares: boolean;
};

/**
 * A connection that prepares each statement on first use: parsing and planning are half the cost of
 * our small statements, and the same few hundred repeat all day. Statements of one turn of the
 * event loop are sent in one packet: `begin` with a transaction's first statement, and those that
 * are run together.
 */
export class ThriftyClient extends pg.Client {
  readonly #names = new Map<string, string>();
  readonly #descriptions: Descriptions = new Map();
  readonly #prepares: boolean;
  #isHeld = false;

  constructor(config: ThriftyConfig) {
    super(config);
    this.#prepares = config.prepares;
    // When a checked-out connection breaks between two statements, the next statement fails and the
    // pool drops it. Without a listener the error would end the process.
    this.on("error", () => {});
  }

  // Keeps the driver's own overloaded signature; only `begin` and a text with values are changed.
  override query(...args: readonly unknown[]): never {
    const [text, values, ...more] = args;
    this.#holdUntilEndOfTurn();
    if (text === "begin") return this.#begin() as never;
    if (typeof text === "string" && Array.isArray(values) && more.length === 0)
      return this.#runPrepared(text, values) as never;
    return Reflect.apply(pg.Client.prototype.query, this, args) as never;
  }

  #holdUntilEndOfTurn(): void {
    if (this.#isHeld) return;
    const { stream } = this.connection;
    this.#isHeld = true;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }

  /**
   * Nobody waits for its answer: if it fails, the connection is broken and the next statement fails
   * too.
   */
  async #begin() {
    super.query("begin").catch(() => {});
    return { command: "BEGIN", rowCount: null, rows: [] };
  }

  /** Given as an object of the driver's, since it would copy a plain one property by property. */
  #runPrepared(text: string, values: unknown[]): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const answered = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
    const name = this.#nameOf(text);
    const query =
      name === undefined
        ? new pg.Query(text, values, answered)
        : new PreparedQuery({ name, text, values }, this.#descriptions, answered);
    super.query(query);
    return promise;
  }

  /** By its text: should two clients share a connection, one name never means two statements. */
  #nameOf(text: string): string | undefined {
    if (!this.#prepares) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostPrepared) return known;
    const name = `gelora_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.#names.set(text, name);
    return name;
  }
}
