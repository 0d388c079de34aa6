import { RadioCard } from "@gelora/ui/choices.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { Star } from "@gelora/ui/stars.tsx";
import type { Ref } from "react";
import type { OwnReview } from "../data/review-documents.ts";
import { useReviewWords } from "./review-words.tsx";

type StarPickerProps = {
  /** 0 while none is chosen. */
  readonly stars: number;
  /** Receives the first star, which gets the focus while none is chosen. */
  readonly firstRef: Ref<HTMLInputElement>;
  readonly error: string | undefined;
  readonly onChange: (stars: number) => void;
};

/**
 * Five radio buttons that look like stars: arrows move along them. Each is placed in its star, as
 * the dialog scrolls to the one that gets the focus.
 */
export function StarPicker({ stars, firstRef, error, onChange }: StarPickerProps) {
  const words = useReviewWords();
  return (
    <fieldset aria-describedby="review-stars-note">
      <legend className="mb-1 font-semibold text-sm">{words("yourStars")}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="relative grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              ref={star === 1 ? firstRef : undefined}
              type="radio"
              name="stars"
              value={star}
              checked={star === stars}
              aria-label={words("stars", { stars: star })}
              className="sr-only"
              onChange={() => onChange(star)}
            />
            <Star isFull={star <= stars} className="size-8" />
          </label>
        ))}
      </div>
      <FieldNote id="review-stars-note" error={error} />
    </fieldset>
  );
}

const fits = ["SMALL", "TRUE_TO_SIZE", "LARGE"] as const;

type FitPickerProps = { readonly fit: OwnReview["fit"]; readonly onChange: (fit: OwnReview["fit"]) => void };

export function FitPicker({ fit, onChange }: FitPickerProps) {
  const words = useReviewWords();
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 font-semibold text-sm">{words("yourFit")}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {fits.map((one) => (
          <RadioCard key={one} name="fit" value={one} checked={fit === one} onChange={() => onChange(one)}>
            {words(`fit.${one}`)}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
