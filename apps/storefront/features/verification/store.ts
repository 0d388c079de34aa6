/** A small store outside of React, so its logic can be tested with a fake clock and no screen. */
export type Store<State extends object> = {
  readonly get: () => State;
  readonly change: (patch: Partial<State>) => void;
  /** For `useSyncExternalStore`. @returns how to stop */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<State extends object>(atFirst: State): Store<State> {
  let state = atFirst;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    change: (patch) => {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
