import { type RefObject, useRef, useState } from "react";
import type { Payer } from "./payer.ts";

export type Switching = {
  readonly payer: Payer;
  /** How often the shopper has switched to another way here. */
  readonly switches: number;
  /** Around the instructions. */
  readonly place: RefObject<HTMLDivElement | null>;
};

/**
 * Leads the shopper to the instructions of another way of paying, which stand far from its button.
 * The page is scrolled to their place before they are shown, so that nothing shifts; once they are
 * shown, the switch counts, and their heading gets focus. What another browser chooses moves
 * nobody.
 */
export function useSwitching(payer: Payer): Switching {
  const place = useRef<HTMLDivElement>(null);
  const [switches, setSwitches] = useState(0);
  const goTo = async (path: string): Promise<void> => {
    place.current?.scrollIntoView();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await payer.goTo(path);
    setSwitches((before) => before + 1);
  };
  const leaving = (): void => {
    place.current?.scrollIntoView();
    payer.leaving();
  };
  return { payer: { ...payer, goTo, leaving }, switches, place };
}
