import { useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

export type PasswordFieldProps = Omit<FieldProps, "type" | "action"> & {
  /** Informs password managers whether to fill in or to suggest. */
  readonly autoComplete: "current-password" | "new-password";
  /** The label of the button that shows the password. */
  readonly words: (key: "showPassword" | "hidePassword") => string;
};

/** A password that can be pasted, shown, and filled by a password manager. */
export function PasswordField({ words, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <button
          type="button"
          aria-label={words(shown ? "hidePassword" : "showPassword")}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
          className="grid w-12 shrink-0 place-items-center rounded-r-md text-strong hover:bg-tint"
        >
          <Icon name={shown ? "hide" : "show"} />
        </button>
      }
    />
  );
}
