import { Button } from "@gelora/ui/button.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { FacebookSettings } from "../model/facebook-script.ts";
import type { ThirdPartyProof } from "../model/third-party-login.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { useFacebook } from "./use-facebook.ts";

/** Opens Facebook's dialog. A button whose script did not come says so in its own place, and the page goes on without it [GAP-05]. */
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
  const { state, ask } = useFacebook(settings);
  const logIn = async (): Promise<void> => {
    const answer = await ask();
    // Who closed the window wanted nothing: there is nothing to say.
    if (answer) onProof({ provider: "facebook", token: answer.accessToken, id: answer.userId });
  };
  return (
    <Button
      look="outline"
      className="w-full"
      disabled={state !== "ready"}
      busy={busy}
      onClick={() => void logIn()}
      aria-live="polite"
    >
      <ProviderMark provider="facebook" />
      {words(state === "failed" ? "facebookUnreachable" : "continueWithFacebook")}
    </Button>
  );
}
