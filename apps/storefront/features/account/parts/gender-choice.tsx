import { useWords } from "../../../platform/use-words.ts";
import { genders } from "../model/profile-field.ts";

/** One of two, by name. */
export function GenderChoice({
  id,
  chosen,
  onChoose,
  error,
}: {
  /** Of the first of them, which has the focus when none is chosen. */
  readonly id: string;
  readonly chosen: string;
  readonly onChoose: (gender: string) => void;
  readonly error: string | undefined;
}) {
  const words = useWords("account");
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{words("gender")}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-md bg-tint p-1">
        {genders.map((gender, index) => (
          <label
            key={gender}
            className="flex min-h-11 items-center justify-center rounded-sm px-3 font-semibold text-sm text-strong has-checked:bg-white has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="gender"
              value={gender}
              checked={chosen === gender}
              onChange={() => onChoose(gender)}
              className="sr-only"
            />
            {words(`gender.${gender}`)}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-note`} className="mt-1.5 font-semibold text-bad text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
