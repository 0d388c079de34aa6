import { useCallback, useRef, useState } from "react";

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

type Focusable = { readonly focus: () => void };
type Typed = { readonly target: { readonly value: string } };

export type Fields<Name extends string> = {
  readonly errorOf: (name: Name) => string | undefined;
  readonly isGood: (name: Name) => boolean;
  readonly leave: (...names: readonly Name[]) => void;
  /** Shows no error until a field is left again. */
  readonly forget: () => void;
  /** Focuses the first of these fields that is on the page. */
  readonly focus: (...names: readonly Name[]) => void;
  /** Receives the element to focus for a field. */
  readonly refOf: (name: Name) => (element: Focusable | null) => void;
  /** Shows all errors of the fields on the page. */
  readonly showAll: () => void;
  /**
   * Shows all errors, or those of some fields, and focuses the first. @returns whether there are
   * none
   */
  readonly check: (...some: readonly Name[]) => boolean;
};

/**
 * A form's fields (docs/decisions/0023-forms-of-ours.md). An error is shown once its field has been
 * left, never while it is first typed, and disappears once the field is valid.
 * @param names in page order
 * @param errors all current errors, in words
 */
export function useFields<Name extends string>(names: readonly Name[], errors: FieldErrors<Name>): Fields<Name> {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const elements = useRef(new Map<Name, Focusable>());
  const shown = (): readonly Name[] => names.filter((name) => elements.current.has(name));
  const show = (...now: readonly Name[]): void => setLeft((before) => new Set([...before, ...now]));
  const leave = (...now: readonly Name[]): void => afterPress(() => show(...now));
  const focus = useCallback((...some: readonly Name[]): void => {
    const name = some.find((one) => elements.current.has(one));
    if (name !== undefined) elements.current.get(name)?.focus();
  }, []);
  const forget = useCallback((): void => setLeft(new Set()), []);
  const check = (...some: readonly Name[]): boolean => {
    const checked = some.length > 0 ? some : shown();
    show(...checked);
    const wrong = checked.find((name) => errors[name] !== undefined);
    if (wrong !== undefined) focus(wrong);
    return wrong === undefined;
  };
  const refOf = (name: Name) => (element: Focusable | null) => {
    if (element) elements.current.set(name, element);
    else elements.current.delete(name);
  };
  return {
    errorOf: (name) => (left.has(name) ? errors[name] : undefined),
    isGood: (name) => left.has(name) && errors[name] === undefined,
    leave,
    forget,
    focus,
    refOf,
    showAll: () => show(...shown()),
    check,
  };
}

/**
 * Waits for a press in progress to finish: an error that appears below a field on blur would
 * move the pressed element away from under the finger. For a tap, these events come in one task.
 */
function afterPress(act: () => void): void {
  const isPressed = document.querySelector(":active") !== null;
  if (isPressed) addEventListener("mouseup", () => setTimeout(act), { once: true });
  else setTimeout(act);
}

/** The props of a kit input for a field. */
export type InputProps = {
  readonly ref: (element: Focusable | null) => void;
  readonly value: string;
  readonly error: string | undefined;
  readonly good: boolean;
  readonly onBlur: () => void;
  readonly onChange: (event: Typed) => void;
};

export function inputOf<Name extends string>(
  fields: Pick<Fields<Name>, "refOf" | "errorOf" | "isGood" | "leave">,
  name: Name,
  value: string,
  change: (text: string) => void,
): InputProps {
  const error = fields.errorOf(name);
  return {
    ref: fields.refOf(name),
    value,
    error,
    // The shop may refuse input that our rules accept.
    good: error === undefined && fields.isGood(name),
    onBlur: () => fields.leave(name),
    onChange: ({ target }) => change(target.value),
  };
}
