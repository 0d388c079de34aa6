import { readCookie, readSession, writeSession } from "./browser-storage.ts";

/** Goods among the adverts have prices, so that a kept page is believed for a while only. */
const believedForMs = 10 * 60 * 1000;

/** By path, device class and language: content differs by all three [HOM-10, STA-05, K44]. */
const nameOf = (path: string): string =>
  ["adverts", path, readCookie("gt-platform") ?? "", readCookie("gt-local") ?? ""].join("|");

export function keepAdverts(path: string, data: unknown): void {
  writeSession(nameOf(path), JSON.stringify({ at: Date.now(), data }));
}

/** What was kept for a path in this session, else what `load` answers, which is kept. */
export async function advertsKeptOrLoaded<Data>(path: string, load: () => Promise<Data>): Promise<Data> {
  const text = readSession(nameOf(path));
  const kept: { at: number; data: Data } | undefined = text ? JSON.parse(text) : undefined;
  if (kept && Date.now() - kept.at < believedForMs) return kept.data;
  const data = await load();
  keepAdverts(path, data);
  return data;
}
