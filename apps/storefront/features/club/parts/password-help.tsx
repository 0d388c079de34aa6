import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { openClubPage } from "../../club-site/open-club-page.ts";
import { useClubWords } from "./club-words.tsx";

/**
 * Cards from a till have no password yet: the club's own site sets one, by a code to the number.
 */
export function PasswordHelp() {
  const words = useClubWords();
  const onFailed = useFailureToast();
  return (
    <button
      type="button"
      onClick={() => openClubPage("password", { onClosed: () => undefined, onFailed })}
      className="mt-1 inline-flex min-h-11 items-center text-left font-semibold text-sm underline underline-offset-4"
    >
      {words("choosePassword")}
    </button>
  );
}
