import type { HistoryEntry } from "../data/order-documents.ts";

export type StoryEntry = HistoryEntry & {
  /** True for the moment a pick-up was ready, which is no state of its own. */
  readonly isReady?: boolean;
};

/** An order's history with the moment a pick-up was ready, oldest first. */
export function storyOf(history: readonly HistoryEntry[], readyTime: string | null | undefined): readonly StoryEntry[] {
  if (!readyTime) return history;
  const ready = {
    orderStatus: 31,
    orderStatusStr: "",
    createTime: readyTime,
    remark: null,
    expressStatus: null,
    cancelledItems: [],
    isReady: true,
  };
  const later = history.findIndex(({ createTime }) => Date.parse(createTime) > Date.parse(readyTime));
  return history.toSpliced(later < 0 ? history.length : later, 0, ready);
}
