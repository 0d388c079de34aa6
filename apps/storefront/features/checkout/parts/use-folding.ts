import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { foldedBy, type SectionName } from "../model/folding.ts";
import { sectionId } from "./section-id.ts";

/** Which steps are folded to a line. */
export type Folding = {
  readonly isFolded: (name: SectionName) => boolean;
  /** The shopper does something in a step: the finished ones before it fold. */
  readonly workIn: (name: SectionName) => void;
  /** Opens a step again and leads to its first field. */
  readonly open: (name: SectionName) => void;
};

/**
 * Finished steps fold when the shopper goes on, and not before: while one is worked in, nothing of it moves. A step that turns out unfinished opens by itself.
 */
export function useFolding(isDone: (name: SectionName) => boolean): Folding {
  const [folded, setFolded] = useState<readonly SectionName[]>([]);
  const [opened, setOpened] = useState<{ readonly name: SectionName }>();
  const held = useRef<{ readonly element: Element; readonly top: number }>(undefined);

  // What folds above must not move what is worked in away from under the finger.
  useLayoutEffect(() => {
    if (folded.length === 0 || !held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  }, [folded]);
  useLayoutEffect(() => {
    if (!opened) return;
    const inside = document.getElementById(sectionId(opened.name))?.querySelector("[data-folds]");
    const first = inside?.querySelector<HTMLElement>(":is(input, select, button):not(:disabled)");
    (inside?.querySelector<HTMLElement>("input:checked") ?? first)?.focus();
  }, [opened]);
  // One that has turned out unfinished stays open while it is mended.
  const unfinished = folded.find((name) => !isDone(name));
  useEffect(() => {
    if (unfinished) setFolded((before) => before.filter((name) => name !== unfinished));
  }, [unfinished]);

  return {
    isFolded: (name) => folded.includes(name) && isDone(name),
    workIn: (name) => {
      const next = foldedBy(name, folded, isDone);
      if (next === folded) return;
      const element = document.getElementById(sectionId(name));
      held.current = element ? { element, top: element.getBoundingClientRect().top } : undefined;
      setFolded(next);
    },
    open: (name) => {
      setFolded(folded.filter((one) => one !== name));
      setOpened({ name });
    },
  };
}
