import { type MouseEvent, type ReactNode, type RefObject, useId } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { codeLength } from "../code-digits.ts";

export type CodeFieldProps = {
  readonly code: string;
  readonly error: string | undefined;
  readonly verified: boolean;
  readonly checking: boolean;
  /** The state of the check. */
  readonly progress: ReactNode;
  readonly onEnter: (typed: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
};

/**
 * Four visual boxes over one real input: autofill, paste and screen readers see one field. Only its
 * text is transparent, since phones offer to paste only into a visible field.
 */
export function CodeField({ code, error, verified, checking, progress, onEnter, input }: CodeFieldProps) {
  const words = useWords("verification");
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {words("code")}
      </label>
      <div className="group relative flex w-fit gap-2 sm:gap-3">
        {Array.from({ length: codeLength }, (_, place) => (
          <Box
            key={place}
            digit={code[place] ?? ""}
            isNext={place === Math.min(code.length, codeLength - 1)}
            look={boxLook(error !== undefined, verified)}
          />
        ))}
        <input
          ref={input}
          id={id}
          value={code}
          onChange={(event) => onEnter(event.target.value)}
          onMouseDown={(event) => code.length === codeLength && startOver(event)}
          readOnly={checking || verified}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{4}"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="absolute inset-0 w-full bg-transparent text-center text-3xl text-transparent caret-transparent outline-none forced-color-adjust-none selection:bg-transparent selection:text-transparent"
        />
      </div>
      <div className="mt-2 mb-3 min-h-6 text-sm">
        <p id={`${id}-note`} role="alert" className="font-semibold text-bad">
          {error}
        </p>
        <div role="status">{progress}</div>
      </div>
    </div>
  );
}

/** A tap on a whole code selects all of it: a digit in its midst would make a wrong one. */
function startOver(press: MouseEvent<HTMLInputElement>): void {
  // The browser would put the caret where the finger is.
  press.preventDefault();
  press.currentTarget.focus();
  press.currentTarget.select();
}

function boxLook(isWrong: boolean, isRight: boolean): string {
  if (isWrong) return "border-bad bg-bad-soft text-bad";
  return isRight ? "border-good bg-good-soft text-good" : "border-control bg-white";
}

function Box({ digit, isNext, look }: { readonly digit: string; readonly isNext: boolean; readonly look: string }) {
  const focus = isNext ? "group-focus-within:outline-3 group-focus-within:outline-focus" : "";
  return (
    <span
      aria-hidden="true"
      className={`figures grid h-16 w-14 place-items-center rounded-md border font-extrabold text-3xl sm:w-16 ${look} ${focus}`}
    >
      {digit}
    </span>
  );
}
