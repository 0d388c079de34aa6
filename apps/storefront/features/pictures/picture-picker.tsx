import { Icon } from "@gelora/ui/icon.tsx";
import { useId, useState } from "react";
import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { usePictureWords, WithPictureWords } from "./picture-words.tsx";
import { type PictureTicket, readFileAddress, sendPicture } from "./send-picture.ts";
import { takenOf } from "./taken-files.ts";

/** With a data address. */
export type ChosenPicture = { readonly code: string; readonly address: string };

export type PicturePickerProps = {
  readonly legend: string;
  readonly hint: string;
  /** As the shop limits them. */
  readonly most: number;
  /** Asks the shop to let one picture be sent. */
  readonly start: () => Promise<CallResult<PictureTicket | undefined>>;
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
};

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

function Picker({ legend, hint, most, start, pictures, onChange }: PicturePickerProps) {
  const words = usePictureWords();
  const failureText = useFailureText();
  const hintId = useId();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = async (files: readonly File[]): Promise<void> => {
    setSending(true);
    setProblems([]);
    const { taken, tooLarge, isCut } = takenOf(files, most - pictures.length);
    const found = tooLarge.map(({ name }) => words("pictureTooLarge", { name }));
    if (isCut) found.push(words("picturesCut", { taken: taken.length, most }));
    let chosen = pictures;
    for (const file of taken) {
      const address = await readFileAddress(file);
      const sent = await sendPicture(start, address);
      if (sent.ok) chosen = [...chosen, { code: sent.value, address }];
      else found.push(failureText(sent.failure));
      onChange(chosen);
    }
    setProblems([...new Set(found)]);
    setSending(false);
  };
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ code, address }, index) => (
          <li key={code} className="relative">
            <img
              src={address}
              alt={words("pictureNumber", { n: index + 1 })}
              className="size-20 rounded-md bg-tint object-cover"
            />
            <button
              type="button"
              disabled={isSending}
              aria-label={words("removePicture", { n: index + 1 })}
              onClick={() => {
                setProblems([]);
                onChange(pictures.filter((one) => one.code !== code));
              }}
              className="-top-2 -right-2 absolute grid size-7 place-items-center rounded-full bg-ink text-white"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
        {pictures.length < most ? (
          <li>
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
                  void add(files);
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      <p id={hintId} className="mt-1.5 text-quiet text-sm">
        {hint}
      </p>
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
    </fieldset>
  );
}
