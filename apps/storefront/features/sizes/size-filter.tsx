import type { Language } from "@gelora/locale/language.ts";
import { type ComponentType, useEffect, useEffectEvent, useMemo, useState } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import { repeatEarlyPress } from "../../platform/page/early-press.ts";
import { usePage } from "../../platform/page/page-context.ts";
import { formatWords } from "../../platform/words/format-words.ts";
import type { Translate } from "../../platform/words/use-words.ts";
import { nameOfCode } from "./model/size-choices.ts";
import { readMySizes } from "./my-sizes.ts";
import type { MySizesProps } from "./my-sizes-window.tsx";
import { loadSizeWords } from "./parts/size-words.tsx";
import { useMySizes } from "./use-my-sizes.ts";

/**
 * Brings the filter 'My size' of lists to life, once the account is up to date. Lists come from a
 * cache and are the same for everyone, so the button is found and heard in the document, and what
 * it ticks are the list's own boxes.
 */
export function SizeFilter() {
  const { language } = usePage();
  const [Window, setWindow] = useState<ComponentType<MySizesProps>>();
  const [isListed, setIsListed] = useState(false);
  const { sizes } = useMySizes(isListed);
  const codes = useMemo(() => sizes && new Set(sizes.values()), [sizes]);
  const show = useEffectEvent((): void => {
    if (!filterButton()) return;
    setIsListed(true);
    if (codes) markButton(codes);
  });
  const press = useEffectEvent(async (): Promise<void> => {
    const mine = codes ?? (await readCodes());
    if (mine.size > 0) return tickBoxes(mine) ? undefined : sayNoneInList(mine, language);
    const { MySizesWindow } = await import("./my-sizes-window.tsx");
    setWindow(() => MySizesWindow);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      // Without its part the button does nothing, as before it came.
      if (event.target instanceof Element && event.target.closest("[data-my-size]")) press().catch(() => undefined);
    };
    const watch = new MutationObserver(() => show());
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", onClick);
    repeatEarlyPress({ late: true });
    return () => {
      watch.disconnect();
      document.removeEventListener("click", onClick);
    };
  }, []);
  // Once at first, and whenever the sizes have changed.
  useEffect(() => show(), [codes]);
  return Window ? <Window onClose={() => setWindow(undefined)} /> : null;
}

/** For a press that comes before they are known; none if the shop does not answer. */
async function readCodes(): Promise<ReadonlySet<string>> {
  const read = await readMySizes();
  return new Set(read.ok ? read.value.values() : []);
}

async function sayNoneInList(codes: ReadonlySet<string>, language: Language): Promise<void> {
  const texts = await loadSizeWords(language);
  const words: Translate<"sizes"> = (key, values = {}) => formatWords(texts[key] ?? key, values, language);
  showToast(words("noneInList", { sizes: [...codes].map(nameOfCode).join(", ") }));
}

const filterButton = (): Element | null => document.querySelector("[data-my-size]");

const sizeBoxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('#listing-form input[name="size"]'),
];

/** Pressed: the list is filtered by just the shopper's sizes. */
const isFiltered = (boxes: readonly HTMLInputElement[], codes: ReadonlySet<string>): boolean =>
  boxes.some(({ checked }) => checked) && boxes.every(({ checked, value }) => checked === codes.has(value));

/** Attributes only: this changes nothing that the observer watches. */
function markButton(codes: ReadonlySet<string>): void {
  filterButton()?.setAttribute("aria-pressed", String(isFiltered(sizeBoxes(), codes)));
}

/** Ticks the shopper's sizes alone, or unticks them. @returns false if the list has none of them */
function tickBoxes(codes: ReadonlySet<string>): boolean {
  const boxes = sizeBoxes();
  if (!boxes.some(({ value }) => codes.has(value))) return false;
  const isOn = isFiltered(boxes, codes);
  for (const box of boxes) box.checked = !isOn && codes.has(box.value);
  boxes[0]?.form?.requestSubmit();
  return true;
}
