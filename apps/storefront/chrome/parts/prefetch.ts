import { inLanguage, splitLanguage } from "@gelora/locale/language-address.ts";
import { dataAddress } from "../../platform/pages/data-address.ts";
import { rowOf } from "../../platform/pages/page-facts.ts";
import { ownAddress } from "./own-address.ts";

/** The parts of the route table that the router puts into the page. */
type RouteTable = { readonly routes: Readonly<Record<string, Route>> };
type Route = { readonly id: string; readonly path?: string; readonly module: string };

/** What browsers say of the connection, where they do. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const prefetched = new Set<string>();

/**
 * Fetches the script and the data of a link's page ahead, once for each page. The router's own
 * request then finds the data in the browser's cache and costs a 304, where the browser knows
 * `prefetch`. Only public pages, whose data is the same for everyone, and nothing where the
 * shopper saves data or the connection is slow.
 */
export function prefetch(link: HTMLAnchorElement): void {
  const wanted = wantedPage(link);
  if (!wanted || prefetched.has(wanted.data) || isConnectionDear()) return;
  prefetched.add(wanted.data);
  // What the router imports when it goes there.
  import(/* @vite-ignore */ wanted.script).catch(() => undefined);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.as = "fetch";
  hint.href = wanted.data;
  document.head.append(hint);
}

/**
 * @returns where the data and the script of a link's page are; undefined where none are fetched
 * ahead
 */
export function wantedPage(link: HTMLAnchorElement): { readonly data: string; readonly script: string } | undefined {
  const address = ownAddress(link);
  if (address === undefined) return undefined;
  const [path = ""] = address.split(/[?#]/);
  const row = rowOf(path);
  const here = splitLanguage(location.pathname);
  if (row.audience !== "public" || path === here.path) return undefined;
  const table: RouteTable | undefined = Reflect.get(window, "__reactRouterManifest");
  const route = Object.values(table?.routes ?? {}).find((one) => one.path === row.path);
  if (!route) return undefined;
  const inPage = here.language ? inLanguage(address, here.language) : address;
  return { data: dataAddress(inPage, route.id), script: route.module };
}

function isConnectionDear(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, "connection");
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
