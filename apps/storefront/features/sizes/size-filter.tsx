import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import { repeatEarlyPress } from "../../platform/page/early-press.ts";
import { usePage } from "../../platform/page/page-context.ts";
import { useClientState } from "../../platform/session/client-state.ts";
import { formatWords } from "../../platform/words/format-words.ts";
import type { Translate } from "../../platform/words/use-words.ts";
import { nameOfCode } from "./model/size-choices.ts";
import { followMySizes, mySizes } from "./my-sizes.ts";
import type { MySizesProps } from "./my-sizes-window.tsx";
import { loadSizeWords } from "./parts/size-words.tsx";

/**
 * Brings the filter 'My size' of lists to life, once the account is up to date. Lists come from a
 * cache and are the same for everyone, so the button is found and heard in the document, and what
 * it ticks are the list's own boxes.
 */
export function SizeFilter() {
  const { language } = usePage();
  const account = useClientState(({ accountInfo }) => accountInfo?.userCode ?? "");
  const [Window, setWindow] = useState<ComponentType<MySizesProps>>();
  useEffect(() => {
    let codes: ReadonlySet<string> | undefined;
    let isAsked = false;
    let ended = false;
    const show = (): void => {
      if (ended || !filterButton()) return;
      if (codes) markButton(codes);
      else if (!isAsked) void read();
    };
    const read = async (): Promise<void> => {
      isAsked = true;
      codes = new Set((await mySizes()).values());
      show();
    };
    const press = async (): Promise<void> => {
      if (!codes) await read();
      if (!codes?.size) {
        const { MySizesWindow } = await import("./my-sizes-window.tsx");
        return setWindow(() => MySizesWindow);
      }
      if (tickBoxes(codes)) return;
      const texts = await loadSizeWords(language);
      const words: Translate<"sizes"> = (key, values = {}) => formatWords(texts[key] ?? key, values, language);
      const sizes = [...codes].map(nameOfCode).join(", ");
      showToast(words("noneInList", { sizes }));
    };
    const onClick = (event: MouseEvent): void => {
      // Without its part the button does nothing, as before it came.
      if (event.target instanceof Element && event.target.closest("[data-my-size]")) press().catch(() => undefined);
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", onClick);
    repeatEarlyPress({ late: true });
    const stop = followMySizes(() => void read());
    return () => {
      ended = true;
      watch.disconnect();
      document.removeEventListener("click", onClick);
      stop();
    };
  }, [account, language]);
  return Window ? <Window onClose={() => setWindow(undefined)} /> : null;
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
