import type { Choices } from "./choices.ts";

const kept = ["storeCode", "methodCode", "channelCode", "remark"] as const;
/** What was chosen, and the note for the order. */
type Kept = Pick<Choices, "storeCode" | "methodCode" | "channelCode"> & { readonly remark: string };
export type KeptChoices = Partial<Kept>;

/** What was chosen and noted before. Terms and consent are given again for each checkout. */
export function keptChoices(note: string | undefined): KeptChoices {
  const stored = parsed(note);
  return Object.fromEntries(kept.flatMap((name) => (typeof stored[name] === "string" ? [[name, stored[name]]] : [])));
}

/** @returns a note that `keptChoices` reads */
export function noteOfChoices({ storeCode, methodCode, channelCode, remark }: Kept): string {
  return JSON.stringify({ storeCode, methodCode, channelCode, remark });
}

function parsed(note: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(note ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
