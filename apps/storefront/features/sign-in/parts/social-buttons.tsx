import { useId } from "react";
import { useWayBack, withWayBack } from "../../../platform/page/way-back.ts";
import { useWords } from "../../../platform/words/use-words.ts";

/** Shown here without effect: third-party sign-ins begin on the registration page [LGN-02, K06]. */
export function SocialButtons() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  const hint = useId();
  return (
    <div className="mt-7 border-line border-t pt-5">
      <div className="grid grid-cols-2 large-text:grid-cols-1 gap-3">
        {(["Google", "Facebook"] as const).map((name) => (
          <button
            key={name}
            type="button"
            disabled
            aria-describedby={hint}
            className="min-h-11 rounded-md border border-line bg-tint px-4 font-bold text-quiet text-sm"
          >
            {name}
          </button>
        ))}
      </div>
      <p id={hint} className="mt-2 text-quiet text-sm">
        {words("socialHint")}{" "}
        <a href={withWayBack("/register", wayBack)} className="underline underline-offset-4">
          {words("socialHintLink")}
        </a>
      </p>
    </div>
  );
}
