import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { useMailedToken } from "./mailed-token.ts";
import { AskForReset } from "./parts/ask-for-reset.tsx";
import { NewPasswordForm } from "./parts/new-password-form.tsx";

/**
 * Two pages at one address [PWD-01, Q24]: requesting the mail and, from the mail's link, the new
 * password.
 */
export function ResetPasswordPage() {
  const words = useWords("sign-in");
  const { token, giveUp } = useMailedToken();
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words(token ? "newPasswordTitle" : "resetTitle")}</h1>
      {token ? <NewPasswordForm token={token} onExpired={giveUp} /> : <AskForReset />}
    </PageFrame>
  );
}
