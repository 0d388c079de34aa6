import { type ComponentProps, useId } from "react";

export type SelectFieldProps = ComponentProps<"select"> & {
  readonly label: string;
  /** Shown while nothing is chosen; says what to choose. */
  readonly placeholder: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly error?: string | undefined;
};

/** A labelled choice on the native element, which phones show as their own wheel and keyboards search by typing. */
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
        className={`relative rounded-md border bg-white focus-within:outline-3 focus-within:outline-accent ${error ? "border-bad" : "border-control"}`}
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
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-5 fill-none stroke-quiet"
        >
          <path d="M6 9l6 6 6-6" strokeWidth="1.750" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
      {error ? (
        <p id={`${selectId}-note`} className="mt-1.5 font-semibold text-bad text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
