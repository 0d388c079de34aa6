import { useSyncExternalStore } from "react";

export type Toast = { readonly id: number; readonly text: string; readonly kind: "info" | "error" };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message, for 3 s unless a rule sets another time [Q91]. One that is shown already is
 * shown again in its place, not twice.
 */
export function showToast(text: string, options: { kind?: Toast["kind"]; durationMs?: number } = {}): void {
  lastId += 1;
  const toast: Toast = { id: lastId, text, kind: options.kind ?? "info" };
  const others = toasts.filter((shown) => shown.text !== text || shown.kind !== toast.kind);
  set([...others, toast].slice(-3));
  setTimeout(() => set(toasts.filter(({ id }) => id !== toast.id)), options.durationMs ?? 3000);
}

export const shownToasts = (): readonly Toast[] => toasts;

const none: readonly Toast[] = [];

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shownToasts,
    () => none,
  );
}
