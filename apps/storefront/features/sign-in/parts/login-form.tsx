import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { PasswordField } from "@gelora/ui/password-field.tsx";
import { useEffect } from "react";
import type { FieldErrors } from "../../../platform/browser/use-fields.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { useWayBack, withWayBack } from "../../../platform/page/way-back.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { storeLastNumber } from "../last-number.ts";
import { type Login, loginErrors, numberOf } from "../model/login-errors.ts";
import { LoginRefusal } from "./login-refusal.tsx";
import { useSendLogin } from "./use-send-login.ts";

/**
 * Email or mobile, and a password [LGN-01]. @param prominent false if another choice comes first
 */
export function LoginForm({ prominent }: { readonly prominent: boolean }) {
  const words = useWords("sign-in");
  const chromeWords = useWords("chrome");
  const wayBack = useWayBack();
  const errorsOf = useLoginErrors();
  const form = useForm<Login>({ account: "", password: "" }, errorsOf);
  const { busy, failure, focus } = form;
  const send = useSendLogin();
  useEffect(() => {
    if (failure?.code === "LOGIN_FAILED") focus("password");
  }, [failure, focus]);
  const number = numberOf(form.values.account);
  useEffect(() => {
    if (number !== undefined) storeLastNumber(number);
  }, [number]);
  const common = (field: keyof Login) => ({
    ...form.input(field),
    good: false,
    id: `login-${field}`,
    name: field,
    label: words(field),
    required: true,
  });
  return (
    <form method="post" noValidate onSubmit={form.submit(() => send(form.values))} className="space-y-5">
      <Field
        {...common("account")}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div>
        <PasswordField words={chromeWords} {...common("password")} autoComplete="current-password" />
        <a
          href={withWayBack("/reset-password", wayBack)}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
        >
          {words("forgotPassword")}
        </a>
      </div>
      <LoginRefusal failure={failure} />
      <Button type="submit" look={prominent ? "primary" : "ink"} busy={busy} className="w-full">
        {words(busy ? "signingIn" : "signIn")}
      </Button>
    </form>
  );
}

function useLoginErrors(): (login: Login) => FieldErrors<keyof Login> {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  return (login) => {
    const { account, password } = loginErrors(login);
    return {
      account:
        account === "ACCOUNT_EMPTY" ? words("accountEmpty") : account && failureText({ code: account, message: "" }),
      password: password && words("passwordEmpty"),
    };
  };
}
