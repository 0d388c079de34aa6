import { Notice } from "@gelora/ui/notice.tsx";
import type { Translate } from "../../../platform/words/use-words.ts";

/** After asking: a mail is on its way, whose link subscribes. */
export function ThankYou({ words, email }: { readonly words: Translate<"newsletter">; readonly email: string }) {
  return (
    <div role="status">
      <Notice tone="good" size="normal">
        <p className="font-bold">{words("thanks")}</p>
        <p className="mt-1 text-sm">{words("thanksText", { email })}</p>
      </Notice>
    </div>
  );
}
