import { mobileDigitsOf, mobileError, mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { PasswordField } from "@gelora/ui/password-field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { FieldErrors } from "../../../platform/browser/use-fields.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { openClubPage } from "../../club-site/open-club-page.ts";
import { useCompleteSignIn } from "../complete-sign-in.ts";
import { type ClubLogin, logInWithClub } from "../data/log-in-with-club.ts";
import { storeLastNumber } from "../last-number.ts";
import { LoginRefusal } from "./login-refusal.tsx";

/**
 * The loyalty login popup [LGN-03, LGN-13, LGN-17]. An error of the documents says nothing
 * [LGN-16]: the form is there for another try, and what helps stands below it from the start. A
 * club that does not answer, a wait and a locked card are said in the form, as nothing typed would
 * help. Taps count once it has settled, as in the linking dialog.
 */
export function ClubLoginDialog({
  onNotLinked,
  onClose,
}: {
  readonly onNotLinked: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords("sign-in");
  const chromeWords = useWords("chrome");
  const { form, send } = useClubLogin(onNotLinked);
  return (
    <Dialog open width="login" title={words("clubLoginTitle")} closeLabel={chromeWords("close")} onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="settle space-y-5">
        <Field
          {...form.input("mobile")}
          id="club-login-mobile"
          label={words("clubMobile")}
          prefix={mobilePrefix}
          placeholder="812 3456 7890"
          type="tel"
          inputMode="tel"
          autoComplete="username"
          required
        />
        <PasswordField
          {...form.input("password")}
          words={chromeWords}
          good={false}
          id="club-login-password"
          label={words("clubPassword")}
          autoComplete="current-password"
          required
        />
        <ClubRefusal failure={form.failure} />
        <Button type="submit" busy={form.busy} className="w-full">
          {words(form.busy ? "signingIn" : "signIn")}
        </Button>
        <p className="text-quiet text-sm">{words("clubLoginHelp")}</p>
        <NewPassword />
      </form>
    </Dialog>
  );
}

function useClubLogin(onNotLinked: () => void) {
  const completeSignIn = useCompleteSignIn();
  const form = useForm<ClubLogin>({ mobile: "", password: "" }, useErrors());
  const { focus } = form;
  useEffect(() => focus("mobile"), [focus]);
  const send = form.submit(async () => {
    const { mobile, password } = form.values;
    const outcome = await logInWithClub({ mobile: mobileDigitsOf(mobile), password });
    if (outcome.kind === "signed in") await completeSignIn(outcome.account);
    if (outcome.kind === "not linked") {
      storeLastNumber(mobileDigitsOf(mobile));
      onNotLinked();
    }
    if (outcome.kind === "refused") focus("password");
    return outcome.kind === "failed" ? outcome.failure : undefined;
  });
  return { form, send };
}

/**
 * The way on from a forgotten password and from a locked card: the club's own page sets a new one.
 */
function NewPassword() {
  const words = useWords("sign-in");
  const onFailed = useFailureToast();
  return (
    <button
      type="button"
      onClick={() => openClubPage("password", { onClosed: () => undefined, onFailed })}
      className="inline-flex min-h-11 items-center text-left font-semibold text-sm underline underline-offset-4"
    >
      {words("clubNewPassword")}
    </button>
  );
}

function ClubRefusal({ failure }: { readonly failure: CallFailure | undefined }) {
  const words = useWords("sign-in");
  const isAway = failure?.kind === "network" || failure?.kind === "server";
  return isAway ? <RefusalNote text={words("clubAway")} /> : <LoginRefusal failure={failure} />;
}

function useErrors(): (login: ClubLogin) => FieldErrors<keyof ClubLogin> {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  return ({ mobile, password }) => {
    const error = mobileError(mobile);
    return {
      mobile: error && failureText({ code: error, message: "" }),
      password: password === "" ? words("passwordEmpty") : undefined,
    };
  };
}

/** The link-account popup: its way on is the club's registration, and back here [LGN-15, K46]. */
export function LinkAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords("sign-in");
  const chromeWords = useWords("chrome");
  const { pathname, search } = useLocation();
  return (
    <Dialog open width="login" title={words("linkAccountTitle")} closeLabel={chromeWords("close")} onClose={onClose}>
      <div className="settle space-y-5">
        <p>{words("linkAccountText")}</p>
        <div className="grid gap-2.5">
          <a
            href={`/register/mapclub?redirectUrl=${encodeURIComponent(pathname + search)}`}
            className={buttonClass("primary")}
          >
            {words("continue")}
          </a>
          <Button look="outline" onClick={onClose}>
            {words("cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
