import { useSyncExternalStore } from "react";

export type Toast = { readonly id: number; readonly text: string; readonly kind: "info" | "error" };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
/** Begin the times of messages that nobody could read yet. */
let unseen: readonly (() => void)[] = [];

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message, for 3 s unless a rule sets another time [Q91]. One that is shown already is
 * shown again in its place, not twice. On a slow device the place of messages comes after the page:
 * until then their time does not run.
 */
export function showToast(text: string, options: { kind?: Toast["kind"]; durationMs?: number } = {}): void {
  lastId += 1;
  const toast: Toast = { id: lastId, text, kind: options.kind ?? "info" };
  const others = toasts.filter((shown) => shown.text !== text || shown.kind !== toast.kind);
  set([...others, toast].slice(-3));
  const begin = (): void =>
    void setTimeout(() => set(toasts.filter(({ id }) => id !== toast.id)), options.durationMs ?? 3000);
  if (listeners.size > 0) begin();
  else unseen = [...unseen, begin];
}

/** For the place of messages. @returns how to stop */
export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  for (const begin of unseen) begin();
  unseen = [];
  return () => listeners.delete(listener);
}

export const shownToasts = (): readonly Toast[] => toasts;

const none: readonly Toast[] = [];

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(followToasts, shownToasts, () => none);
}
