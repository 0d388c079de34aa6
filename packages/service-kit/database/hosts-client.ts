import pg from "pg";
import { type Milliseconds, seconds } from "../durations.ts";
import { ThriftyClient, type ThriftyConfig } from "./thrifty-client.ts";

/** How long a server may take to accept a connection. */
export const connectTimeout: Milliseconds = seconds(4);

export type HostsConfig = ThriftyConfig & {
  /** The address with each of its hosts alone, at least one. */
  readonly addresses: readonly string[];
  readonly wants: "primary" | "standby";
};

/**
 * A connection to the one of several hosts that takes writes, or to one that follows it. All are
 * asked at once, so that a frozen one delays nothing; after a switch to another primary, new
 * connections go there.
 */
export class HostsClient extends ThriftyClient {
  readonly #addresses: readonly string[];
  readonly #wants: HostsConfig["wants"];

  constructor(config: HostsConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeout });
    this.#addresses = config.addresses;
    this.#wants = config.wants;
  }

  // Keeps the driver's own overloaded signature: the pool calls it with a callback.
  override connect(...args: readonly unknown[]): never {
    const [callback] = args;
    if (this.#addresses.length < 2 || typeof callback !== "function")
      return Reflect.apply(pg.Client.prototype.connect, this, args) as never;
    Promise.any(this.#addresses.map((address) => checked(address, this.#wants))).then(
      (address) => {
        const { hostname, port } = new URL(address);
        this.host = hostname;
        this.port = Number(port || 5432);
        Reflect.apply(pg.Client.prototype.connect, this, args);
      },
      (error: unknown) => callback(new Error(`none of the database's hosts ${deeds[this.#wants]}`, { cause: error })),
    );
    return undefined as never;
  }

  /** Closes the connection without a handshake, which a frozen server would never answer. */
  abandon(): void {
    this.connection.stream.destroy();
  }
}

const deeds = { primary: "takes writes", standby: "follows a primary" } as const;

/**
 * @returns the address itself.
 * @throws Error when it does not answer in time, or is not what is wanted
 */
async function checked(address: string, wants: HostsConfig["wants"]): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: connectTimeout,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
    if (rows[0]?.standby !== (wants === "standby")) throw new Error(`no ${wants}`);
    return address;
  } finally {
    // A frozen host does not answer a closing handshake either.
    void client.end().catch(() => {});
  }
}

/**
 * `postgres://me@one:5432,two:5432/shop` as an address for each host. One by a socket,
 * `postgres://me@/shop?host=/var/run/postgresql`, names none.
 */
export function addressesOf(address: string): readonly string[] {
  const parts = /^(\w+:\/\/(?:[^@/]*@)?)([^@/?]+)([/?].*)?$/.exec(address);
  if (!parts) return [address];
  const [, before, hosts = "", after = ""] = parts;
  return hosts.split(",").map((host) => `${before}${host.trim()}${after}`);
}
