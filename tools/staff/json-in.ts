import { readFile } from "node:fs/promises";
import { Refusal } from "./staff-act.ts";

/** @throws Refusal when the file cannot be read, or holds no JSON */
export async function jsonIn(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Refusal(`Not done: ${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`Not done: ${file} is no JSON.`);
  }
}
