import type { Translate } from "../../../platform/words/use-words.ts";

type ShopAnswerProps = { readonly answer: string | null | undefined; readonly words: Translate<"reviews"> };

/** What the shop says to a review, if it does. */
export function ShopAnswer({ answer, words }: ShopAnswerProps) {
  if (!answer) return null;
  return (
    <div className="mt-3 max-w-prose rounded-md bg-tint p-3 text-sm">
      <p className="font-bold">{words("answer")}</p>
      <p className="mt-0.5 whitespace-pre-line break-words">{answer}</p>
    </div>
  );
}
