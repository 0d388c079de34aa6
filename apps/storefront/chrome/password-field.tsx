import { Field, type FieldProps } from "@gelora/ui/field.tsx";
import { useState } from "react";
import { useWords } from "../platform/use-words.ts";
import { Icon } from "./icon.tsx";

export type PasswordFieldProps = Omit<FieldProps, "type" | "action"> & {
  /** Tells password managers whether to fill in or to propose. */
  readonly autoComplete: "current-password" | "new-password";
};

/** A password that can be pasted, looked at, and left to a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords("chrome");
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
