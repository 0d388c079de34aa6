import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { withOriginalPlaces } from "./original-places.ts";

const reportLine = z.object({
  time: z.union([z.number(), z.string()]).optional(),
  report: z.object({ message: z.string(), stack: z.string().nullish(), path: z.string().optional() }),
});

/**
 * The error reports in the lines of the shop's log, each with its stack in our own sources; other
 * lines of a log are left out. Lines that are no JSON are taken for a stack that someone has
 * copied.
 * @param folders where maps are, the first that has one counts
 */
export function traceReports(lines: readonly string[], folders: readonly string[]): readonly string[] {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (script: string): SourceMap | undefined => {
    if (!maps.has(script)) maps.set(script, readMap(script, folders));
    return maps.get(script);
  };
  const readable = (text: string): readonly string[] => plain(withOriginalPlaces(text, mapOf)).split("\n");
  return lines.flatMap((line) => {
    const logged = jsonOf(line);
    return logged === undefined ? readable(line) : reportsIn(logged).flatMap(readable);
  });
}

/** None in another line of the log. */
function reportsIn(logged: unknown): readonly string[] {
  const read = reportLine.safeParse(logged);
  if (!read.success) return [];
  const { time, report } = read.data;
  const at = time === undefined ? "" : `${new Date(time).toISOString()} `;
  return [`${at}${report.path ?? ""} ${report.message}\n${report.stack ?? "  without a stack"}\n`];
}

/** @returns undefined for what is no line of a log */
function jsonOf(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function readMap(script: string, folders: readonly string[]): SourceMap | undefined {
  const file = folders.map((folder) => join(folder, `${script}.map`)).find(existsSync);
  return file === undefined ? undefined : new SourceMap(JSON.parse(readFileSync(file, "utf8")));
}

/** Anyone can send a report: what steers a terminal is taken out. */
const plain = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
