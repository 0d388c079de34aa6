import type { HistoryEntry } from "../data/order-documents.ts";
import { closed, preparing } from "./order-status.ts";

export type StoryEntry = HistoryEntry & {
  /** True for the moment a pick-up was ready, which is no state of its own. */
  readonly isReady?: boolean;
  /** True where a closed order went on, as its money came late. */
  readonly isReopened?: boolean;
};

/** An order's states with the moment a pick-up was ready, oldest first. */
export function storyOf(history: readonly HistoryEntry[], readyTime: string | null | undefined): readonly StoryEntry[] {
  const states = history.map((entry, index) =>
    isReopening(entry, history[index - 1]) ? { ...entry, isReopened: true } : entry,
  );
  if (!readyTime) return states;
  const ready = {
    orderStatus: 31,
    orderStatusStr: "",
    createTime: readyTime,
    remark: null,
    expressStatus: null,
    cancelledItems: [],
    isReady: true,
  };
  const later = states.findIndex(({ createTime }) => Date.parse(createTime) > Date.parse(readyTime));
  return states.toSpliced(later < 0 ? states.length : later, 0, ready);
}

/** What is noted between the two, of pieces or a parcel, has a closed order's state. */
function isReopening({ orderStatus }: HistoryEntry, before: HistoryEntry | undefined): boolean {
  return orderStatus === preparing && before?.orderStatus === closed;
}
