import { RadioSegment, SegmentRow } from "@gelora/ui/choices.tsx";
import { useId } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { genders, isGender } from "../model/profile-field.ts";

/** One of two, by name. */
export function GenderChoice({
  start,
  chosen,
  onChoose,
  error,
}: {
  /** Receives the chosen one, else the first: the initial focus. */
  readonly start: (element: HTMLElement | null) => void;
  readonly chosen: string;
  readonly onChoose: (gender: string) => void;
  readonly error: string | undefined;
}) {
  const words = useWords("account");
  const id = useId();
  const first = isGender(chosen) ? chosen : genders[0];
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{words("gender")}</legend>
      <SegmentRow>
        {genders.map((gender) => (
          <RadioSegment
            key={gender}
            ref={gender === first ? start : undefined}
            name="gender"
            value={gender}
            checked={chosen === gender}
            onChange={() => onChoose(gender)}
          >
            {words(`gender.${gender}`)}
          </RadioSegment>
        ))}
      </SegmentRow>
      {error ? (
        <p id={`${id}-note`} className="mt-1.5 font-semibold text-bad text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
