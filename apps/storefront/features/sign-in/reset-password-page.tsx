import { useMailedToken } from "../../platform/mailed-token.ts";
import { useWords } from "../../platform/use-words.ts";
import { AskForReset } from "./parts/ask-for-reset.tsx";
import { NewPasswordForm } from "./parts/new-password-form.tsx";

/** Two pages at one address [PWD-01, Q24]: asking for the mail, and, by the mail's link, the new password. */
export function ResetPasswordPage() {
  const words = useWords("sign-in");
  const { token, giveUp } = useMailedToken();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-8 pb-20 md:pt-14">
      <h1 className="text-3xl">{words(token ? "newPasswordTitle" : "resetTitle")}</h1>
      {token ? <NewPasswordForm token={token} onExpired={giveUp} /> : <AskForReset />}
    </div>
  );
}
