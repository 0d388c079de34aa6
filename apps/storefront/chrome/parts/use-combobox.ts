import { type RefObject, useEffect, useState } from "react";

type Combobox<Option> = {
  readonly id: string;
  readonly typed: string;
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  readonly onClose: () => void;
};

const leaveMs = 150;

/**
 * Makes an input the combobox of a list of options: arrows move, Enter chooses, Escape and blur
 * close. Focus stays in the input.
 * @returns the index of the active option, -1 for none
 */
export function useCombobox<Option>(input: RefObject<HTMLInputElement | null>, box: Combobox<Option>): number {
  const { id, typed, options, onChoose, onClose } = box;
  const [pointed, setPointed] = useState({ typed, at: -1 });
  // The active option belongs to the former words: Enter must not choose it for the new ones.
  const active = pointed.typed === typed ? pointed.at : -1;
  useAttributes(input, { id, isOpen: options.length > 0, active });

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") return onClose();
      const chosen = options[active];
      const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
      if (event.key === "Enter" && chosen) onChoose(chosen);
      else if (isArrow && options.length > 0) setPointed({ typed, at: moved(event.key, active, options.length) });
      else return;
      event.preventDefault();
    };
    const onBlur = (): void => void setTimeout(onClose, leaveMs);
    element.addEventListener("keydown", onKey);
    element.addEventListener("blur", onBlur);
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("blur", onBlur);
    };
  }, [input, options, active, typed, onChoose, onClose]);
  return active;
}

/** Wraps around, with one position between last and first where no option is active. */
export function moved(key: string, active: number, count: number): number {
  const places = count + 1;
  const step = key === "ArrowDown" ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}

/** The input is in the page's first load; its list attributes come with the list. */
function useAttributes(
  input: RefObject<HTMLInputElement | null>,
  { id, isOpen, active }: { readonly id: string; readonly isOpen: boolean; readonly active: number },
): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const attributes = {
      role: "combobox",
      "aria-expanded": String(isOpen),
      "aria-controls": id,
      "aria-autocomplete": "list",
      "aria-activedescendant": active >= 0 ? `${id}-${active}` : "",
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  }, [input, id, isOpen, active]);
}
