import { useWords } from "../../../platform/use-words.ts";
import { genders, isGender } from "../model/profile-field.ts";

/** One of two, by name. */
export function GenderChoice({
  id,
  chosen,
  onChoose,
  error,
}: {
  /** Of the chosen one, else of the first: where the keyboard begins. */
  readonly id: string;
  readonly chosen: string;
  readonly onChoose: (gender: string) => void;
  readonly error: string | undefined;
}) {
  const words = useWords("account");
  const start = isGender(chosen) ? chosen : genders[0];
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{words("gender")}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-md bg-tint p-1">
        {genders.map((gender) => (
          <label
            key={gender}
            className="flex min-h-11 items-center justify-center rounded-sm px-3 font-semibold text-sm text-strong has-checked:bg-white has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              id={gender === start ? id : undefined}
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
