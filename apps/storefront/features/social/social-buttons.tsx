import { Button } from "@gelora/ui/button.tsx";
import { useEffect, useRef } from "react";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { socialSettingsDocument } from "./data/social-documents.ts";
import { takeNewcomer } from "./model/stored-newcomer.ts";
import { FacebookButton } from "./parts/facebook-button.tsx";
import { ProviderMark } from "./parts/provider-mark.tsx";
import { useGoogle } from "./parts/use-google.ts";
import { type Newcomer, useSocialSignIn } from "./use-social-sign-in.ts";

/**
 * 'Continue with Google' and 'Continue with Facebook', for registration pages only: only their
 * policy allows Facebook's script [SOC-01, SOC-02]. A provider that is not configured is not shown.
 * The page's loader sends the words of `social`.
 * @param props.redirectUrl where the person is going, an own path
 * @param props.onNewMember also called when someone unknown to the shop returns from Google. Going
 * on to a password must load a new document (`location.assign`), which drops Facebook's script.
 */
export function SocialButtons({
  redirectUrl,
  onNewMember,
}: {
  readonly redirectUrl: string;
  readonly onNewMember: (newcomer: Newcomer) => void;
}) {
  const words = useWords("social");
  const { loaded } = useShopRead(socialSettingsDocument, {});
  const settings = loaded.state === "ready" ? loaded.value.socialSettings : undefined;
  const { signIn, busy } = useSocialSignIn(onNewMember);
  const google = useGoogle(redirectUrl);
  useReturnedNewcomer(onNewMember);
  if (settings?.googleClientId === "" && settings.facebookAppId === "") return null;
  return (
    <section aria-label={words("title")}>
      <p className="flex items-center gap-3 text-quiet text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words("or")}
      </p>
      <div className="mt-4 grid gap-3">
        {settings?.googleClientId === "" ? null : (
          <Button look="outline" className="w-full" busy={google.leaving || busy} onClick={google.leave}>
            <ProviderMark provider="google" />
            {words("continueWithGoogle")}
          </Button>
        )}
        {settings?.facebookAppId === "" ? null : (
          <FacebookButton
            settings={settings && facebookOf(settings)}
            busy={busy}
            onProof={(proof) => void signIn(proof, redirectUrl)}
          />
        )}
      </div>
    </section>
  );
}

function facebookOf(settings: {
  readonly facebookAppId: string;
  readonly facebookSdkUrl: string;
  readonly facebookVersion: string;
}) {
  const { facebookAppId: appId, facebookSdkUrl: sdkUrl, facebookVersion: version } = settings;
  return { appId, sdkUrl, version };
}

/** A user back from Google in another document is handed over once this page is mounted. */
function useReturnedNewcomer(onNewMember: (newcomer: Newcomer) => void): void {
  const latest = useRef(onNewMember);
  latest.current = onNewMember;
  useEffect(() => {
    const newcomer = takeNewcomer();
    if (newcomer) latest.current(newcomer);
  }, []);
}
