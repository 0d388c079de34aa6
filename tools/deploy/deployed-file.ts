import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { rootFolder } from "../commands/start/programs.ts";

const folder = join(rootFolder, "deploy");

/** @param path in the folder `deploy` */
export const textOf = (path: string): string => readFileSync(join(folder, path), "utf8");

export const pathsIn = (path: string): string[] => readdirSync(join(folder, path)).map((name) => `${path}/${name}`);

/** With the keys that other places give by `<<`. */
export const valueOf = (path: string): unknown => parse(textOf(path), { merge: true });

export const documentsIn = (path: string): unknown[] =>
  parseAllDocuments(textOf(path)).map((document): unknown => document.toJS());
