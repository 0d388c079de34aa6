/** The button shows progress for one second, however long the shop takes [PRM-14, CON-19]. */
const loadingMs = 1000;
/** And "added" for three seconds, then what it was before [PRM-12, CON-19]. */
const addedMs = 3000;

export type CardState = { readonly isLoading: boolean; readonly isAdded: boolean };
export const cardAtRest: CardState = { isLoading: false, isAdded: false };

/**
 * The states of a card's button.
 * @param add puts its goods into the cart; false if that failed
 * @param show receives each state
 * @returns presses it, and ends its timers when the card leaves the page
 */
export function cardAdding(add: () => Promise<boolean>, show: (state: CardState) => void) {
  let state = cardAtRest;
  let isEnded = false;
  const timers = new Map<keyof CardState, ReturnType<typeof setTimeout>>();
  const change = (part: Partial<CardState>): void => {
    if (isEnded) return;
    state = { ...state, ...part };
    show(state);
  };
  const endLater = (name: keyof CardState, afterMs: number): void => {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => change({ [name]: false }), afterMs),
    );
  };
  return {
    press: async (): Promise<void> => {
      if (state.isLoading) return;
      change({ isLoading: true });
      endLater("isLoading", loadingMs);
      if (!(await add()) || isEnded) return;
      change({ isAdded: true });
      endLater("isAdded", addedMs);
    },
    end: (): void => {
      isEnded = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
