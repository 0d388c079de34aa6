import type { Choices } from "./choices.ts";

const savedNames = ["storeCode", "methodCode", "channelCode", "remark"] as const;
/** What was chosen, and the note for the order. */
type KnownChoices = Pick<Choices, "storeCode" | "methodCode" | "channelCode"> & { readonly remark: string };
export type SavedChoices = Partial<KnownChoices>;

/** What was chosen and noted before. Terms and consent are given again for each checkout. */
export function savedChoices(note: string | undefined): SavedChoices {
  const stored = parsed(note);
  return Object.fromEntries(
    savedNames.flatMap((name) => (typeof stored[name] === "string" ? [[name, stored[name]]] : [])),
  );
}

/** @returns a note that `savedChoices` reads */
export function noteOfChoices({ storeCode, methodCode, channelCode, remark }: KnownChoices): string {
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
