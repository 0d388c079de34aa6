import { type ComponentProps, useId } from "react";
import { FieldNote } from "./field-note.tsx";
import { Icon } from "./icon.tsx";

export type SelectFieldProps = ComponentProps<"select"> & {
  readonly label: string;
  /** Shown while nothing is chosen; says what to choose. */
  readonly placeholder: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly error?: string | undefined;
};

/**
 * A labelled select on the native element, which phones show as a wheel and keyboards search by
 * typing.
 */
export function SelectField({
  label,
  placeholder,
  choices,
  error,
  id,
  className = "",
  value,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={selectId} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <div
        className={`relative rounded-md border bg-white focus-within:outline-3 focus-within:outline-focus ${error ? "border-bad" : "border-control"}`}
      >
        <select
          id={selectId}
          value={value}
          {...select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${selectId}-note` : undefined}
          className={`min-h-12 w-full appearance-none rounded-md bg-transparent pr-10 pl-3 text-base outline-none disabled:bg-tint disabled:text-quiet ${value ? "" : "text-quiet"}`}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
        <Icon name="down" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-5 text-quiet" />
      </div>
      <FieldNote id={`${selectId}-note`} error={error} />
    </div>
  );
}
