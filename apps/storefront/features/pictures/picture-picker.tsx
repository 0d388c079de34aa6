import { Icon } from "@gelora/ui/icon.tsx";
import { useId } from "react";
import type { ChosenPicture } from "./chosen-picture.ts";
import { usePictureWords, WithPictureWords } from "./picture-words.tsx";
import { type AddedPictures, useAddedPictures } from "./use-added-pictures.ts";

export type PicturePickerProps = AddedPictures & { readonly legend: string; readonly hint: string };

/** Each picture is sent as it is chosen, and shown with a way to remove it. */
export function PicturePicker(props: PicturePickerProps) {
  return (
    <WithPictureWords waiting={<PickerPlace {...props} />}>
      <Picker {...props} />
    </WithPictureWords>
  );
}

/** The room of a picker whose words are on their way, so that nothing below it moves. */
function PickerPlace({ legend, hint }: Pick<PicturePickerProps, "legend" | "hint">) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="size-20 rounded-md border border-control border-dashed" />
      <p className="mt-1.5 text-quiet text-sm">{hint}</p>
    </fieldset>
  );
}

function Picker({ legend, hint, ...added }: PicturePickerProps) {
  const { pictures, most } = added;
  const hintId = useId();
  const { isSending, problems, add, remove } = useAddedPictures(added);
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <Chosen
            key={picture.code}
            picture={picture}
            number={index + 1}
            isSending={isSending}
            onRemove={() => remove(picture.code)}
          />
        ))}
        {pictures.length < most ? (
          <li>
            <AddButton hintId={hintId} isSending={isSending} onFiles={(files) => void add(files)} />
          </li>
        ) : null}
      </ul>
      <p id={hintId} className="mt-1.5 text-quiet text-sm">
        {hint}
      </p>
      <Outcome isSending={isSending} problems={problems} />
    </fieldset>
  );
}

type ChosenProps = {
  readonly picture: ChosenPicture;
  /** Counted from 1. */
  readonly number: number;
  readonly isSending: boolean;
  readonly onRemove: () => void;
};

function Chosen({ picture, number, isSending, onRemove }: ChosenProps) {
  const words = usePictureWords();
  return (
    <li className="relative">
      <img
        src={picture.address}
        alt={words("pictureNumber", { n: number })}
        className="size-20 rounded-md bg-tint object-cover"
      />
      <button
        type="button"
        disabled={isSending}
        aria-label={words("removePicture", { n: number })}
        onClick={onRemove}
        className="-top-2 -right-2 absolute grid size-7 place-items-center rounded-full bg-ink text-white"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}

type AddButtonProps = {
  readonly hintId: string;
  readonly isSending: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

function AddButton({ hintId, isSending, onFiles }: AddButtonProps) {
  const words = usePictureWords();
  return (
    <label className="grid size-20 cursor-pointer place-items-center rounded-md border border-control border-dashed text-quiet hover:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <Icon name="plus" className={`size-6 ${isSending ? "animate-pulse" : ""}`} />
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label={words("addPictures")}
        aria-describedby={hintId}
        disabled={isSending}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = "";
          onFiles(files);
        }}
      />
    </label>
  );
}

type OutcomeProps = { readonly isSending: boolean; readonly problems: readonly string[] };

/** What could not be sent, once all that was chosen has been tried. */
function Outcome({ isSending, problems }: OutcomeProps) {
  const words = usePictureWords();
  return (
    <div aria-live="polite" className="text-sm">
      {isSending ? (
        <p className="text-quiet">{words("pictureSending")}</p>
      ) : (
        problems.map((problem) => (
          <p key={problem} className="font-semibold text-bad">
            {problem}
          </p>
        ))
      )}
    </div>
  );
}
