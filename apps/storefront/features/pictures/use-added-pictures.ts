import { useState } from "react";
import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import type { ChosenPicture } from "./chosen-picture.ts";
import { usePictureWords } from "./picture-words.tsx";
import { type PictureTicket, readFileAddress, sendPicture } from "./send-picture.ts";
import { takenOf } from "./taken-files.ts";

export type AddedPictures = {
  /** As the shop limits them. */
  readonly most: number;
  /** Asks the shop to let one picture be sent. */
  readonly start: () => Promise<CallResult<PictureTicket | undefined>>;
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
};

/**
 * Sends pictures one after the other until there are as many as may be: one that cannot be sent is
 * named, and leaves its place to the next.
 */
export function useAddedPictures({ most, start, pictures, onChange }: AddedPictures) {
  const words = usePictureWords();
  const failureText = useFailureText();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const refusalOf = ({ name }: File, failure: CallFailure): string =>
    failure.kind === "network" ? failureText(failure) : words("pictureRefused", { name, reason: failureText(failure) });
  const add = async (files: readonly File[]): Promise<void> => {
    setSending(true);
    setProblems([]);
    const { taken, tooLarge } = takenOf(files);
    const found = tooLarge.map(({ name }) => words("pictureTooLarge", { name }));
    let chosen = pictures;
    for (const file of taken) {
      if (chosen.length >= most) {
        found.push(words("picturesCut", { most }));
        break;
      }
      const address = await readFileAddress(file);
      const sent = await sendPicture(start, address);
      if (sent.ok) chosen = [...chosen, { code: sent.value, address }];
      else found.push(refusalOf(file, sent.failure));
      onChange(chosen);
    }
    setProblems([...new Set(found)]);
    setSending(false);
  };
  const remove = (code: string): void => {
    setProblems([]);
    onChange(pictures.filter((one) => one.code !== code));
  };
  return { isSending, problems, add, remove };
}
