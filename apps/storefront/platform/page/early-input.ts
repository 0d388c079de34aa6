import { repeatEarlyPress } from "./early-press.ts";

type Input = HTMLInputElement | HTMLTextAreaElement;
type Typed = { readonly value: string; readonly checked: boolean };

const isInput = (node: unknown): node is Input =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

const isTicked = (input: Input): boolean => input instanceof HTMLInputElement && input.checked;

const isChanged = (input: Input): boolean =>
  input.value !== input.defaultValue || (input instanceof HTMLInputElement && input.checked !== input.defaultChecked);

/**
 * Saves what was typed or autofilled before hydration, which would reset the fields to the server's
 * values.
 * @returns restores it after hydration, and repeats a press that was held
 */
export function rememberEarlyInput(): () => void {
  const typed = new Map<Input, Typed>();
  const remember = (input: Input): void => void typed.set(input, { value: input.value, checked: isTicked(input) });
  const listen = ({ target }: Event): void => {
    if (isInput(target)) remember(target);
  };
  for (const input of document.querySelectorAll<Input>("form[method=post] :is(input, textarea)"))
    if (isChanged(input)) remember(input);
  document.addEventListener("input", listen, true);
  return () => {
    document.removeEventListener("input", listen, true);
    void putBackAll([...typed]);
  };
}

/** One field at a time, so a form's state includes the former change. */
async function putBackAll(typed: readonly (readonly [Input, Typed])[]): Promise<void> {
  for (const [input, before] of typed) {
    putBack(input, before);
    await new Promise((resolve) => setTimeout(resolve));
  }
  repeatEarlyPress();
}

/**
 * Hydration keeps the field's value but not the state behind it, which overwrites it on the next
 * render. React compares with the last value assigned to the element: clearing the field that way
 * first makes the next input count as a change.
 */
function putBack(input: Input, { value, checked }: Typed): void {
  if (!input.isConnected) return;
  if (input instanceof HTMLInputElement && (input.type === "checkbox" || input.type === "radio")) {
    if (input.type === "radio" && !checked) return;
    input.checked = !checked;
    return input.click();
  }
  input.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
