import type { Choices } from "./choices.ts";

const kept = ["storeCode", "methodCode", "channelCode"] as const;
export type KeptChoices = Partial<Pick<Choices, (typeof kept)[number]>>;

/** What was chosen before. Terms and consent are given again for each checkout. */
export function keptChoices(note: string | undefined): KeptChoices {
  const stored = parsed(note);
  return Object.fromEntries(kept.flatMap((name) => (typeof stored[name] === "string" ? [[name, stored[name]]] : [])));
}

/** @returns a note that `keptChoices` reads */
export function noteOfChoices({ storeCode, methodCode, channelCode }: Choices): string {
  return JSON.stringify({ storeCode, methodCode, channelCode });
}

function parsed(note: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(note ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
