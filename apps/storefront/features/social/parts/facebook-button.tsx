import { Button } from "@gelora/ui/button.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { FacebookSettings } from "../model/facebook-script.ts";
import type { ThirdPartyProof } from "../model/third-party-login.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { useFacebook } from "./use-facebook.ts";

/**
 * Opens Facebook's dialog. If its script failed to load, the button says so in place, and the page
 * works without it [GAP-05].
 */
export function FacebookButton({
  settings,
  busy,
  onProof,
}: {
  readonly settings: FacebookSettings | undefined;
  readonly busy: boolean;
  readonly onProof: (proof: ThirdPartyProof) => void;
}) {
  const words = useWords("social");
  const { failed, ask } = useFacebook(settings);
  const [asking, setAsking] = useState(false);
  const logIn = async (): Promise<void> => {
    setAsking(true);
    const answer = await ask();
    setAsking(false);
    // Closing the window is a choice, not an error.
    if (answer) onProof({ provider: "facebook", token: answer.accessToken, id: answer.userId });
  };
  return (
    <Button
      look="outline"
      className="w-full"
      disabled={failed}
      busy={!failed && (!settings || asking || busy)}
      onClick={() => void logIn()}
    >
      <ProviderMark provider="facebook" />
      {words(failed ? "facebookUnreachable" : "continueWithFacebook")}
    </Button>
  );
}
