import { Icon } from "@gelora/ui/icon.tsx";
import { useId, useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { readFileAddress, sendPicture } from "../data/send-picture.ts";
import type { Contact } from "../return-subject.ts";

/** Of one return, as the shop limits them. */
const mostPictures = 5;
const mostBytes = 10 * 1024 * 1024;

export type ChosenPicture = { readonly code: string; readonly address: string };

export type PicturePickerProps = {
  readonly about: Contact & { readonly orderCode: string };
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
};

/** Pictures of what is wrong: each is sent as it is chosen, and shown with a way to remove it. */
export function PicturePicker({ about, pictures, onChange }: PicturePickerProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  const hintId = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async (files: readonly File[]): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    let chosen = pictures;
    for (const file of files.slice(0, mostPictures - pictures.length)) {
      if (file.size > mostBytes) {
        setProblem(words("pictureTooLarge", { name: file.name }));
        continue;
      }
      const address = await readFileAddress(file);
      const sent = await sendPicture(about, address);
      if (sent.ok) chosen = [...chosen, { code: sent.value, address }];
      else setProblem(failureText(sent.failure));
      onChange(chosen);
    }
    setSending(false);
  };
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 font-semibold text-sm">{words("pictures")}</legend>
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
              onClick={() => onChange(pictures.filter((one) => one.code !== code))}
              className="-top-2 -right-2 absolute grid size-7 place-items-center rounded-full bg-ink text-white"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
        {pictures.length < mostPictures ? (
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
        {words("picturesHint", { n: mostPictures })}
      </p>
      <p aria-live="polite" className="text-bad text-sm">
        {isSending ? <span className="text-quiet">{words("pictureSending")}</span> : problem}
      </p>
    </fieldset>
  );
}
