import type pg from "pg";
import { milliseconds, seconds } from "../durations.ts";
import { changesChannel } from "../tell-changes.ts";
import { addressesOf, HostsClient } from "./hosts-client.ts";

/** How often an idle connection is checked for a live server. */
const asksEvery = seconds(5);
const timeout = seconds(3);
const triesAgainAfter = seconds(1);
/** An import announces each product: many changes are one. */
const gathersFor = milliseconds(50);

/**
 * Calls `heard` soon after each change that another process has announced, and whenever it may have
 * missed some. On a connection of its own, to the primary; while there is none, code that polls
 * from time to time misses nothing.
 * @returns ends it
 */
export function hearChanges(address: string, heard: () => void): () => void {
  let client: HostsClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let ended = false;

  const gather = (): void => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      heard();
    }, gathersFor);
  };
  const again = (): void => {
    clearTimeout(timer);
    client?.abandon();
    client = undefined;
    if (!ended) timer = setTimeout(begin, triesAgainAfter);
  };
  const ask = async (of: HostsClient): Promise<void> => {
    await said(of, "select 1");
    if (of === client && !ended) timer = setTimeout(() => void ask(of).catch(again), asksEvery);
  };
  const begin = (): void => {
    const own = listeningClient(address);
    client = own;
    own.on("notification", gather);
    connected(own)
      .then(() => said(own, `listen ${changesChannel}`))
      .then(gather)
      .then(() => ask(own))
      .catch(again);
  };
  begin();
  return () => {
    ended = true;
    clearTimeout(timer);
    clearTimeout(gathering);
    client?.abandon();
  };
}

function listeningClient(address: string): HostsClient {
  const addresses = addressesOf(address);
  return new HostsClient({
    connectionString: addresses[0],
    addresses,
    wants: "primary",
    prepares: false,
    query_timeout: timeout,
    keepAlive: true,
  });
}

/** By callback, which is how it looks among several hosts. */
function connected(client: HostsClient): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = (error: Error | null | undefined): void => (error ? reject(error) : resolve());
  Reflect.apply(client.connect, client, [done]);
  return promise;
}

const said = (client: pg.Client, statement: string): Promise<unknown> => client.query(statement);
