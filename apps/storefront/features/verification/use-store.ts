import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

export function useStore<State extends object>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
