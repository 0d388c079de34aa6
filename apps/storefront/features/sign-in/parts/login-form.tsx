import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { type SubmitEvent, useEffect, useState } from "react";
import { PasswordField } from "../../../chrome/password-field.tsx";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { useWords } from "../../../platform/use-words.ts";
import { useWayBack, withWayBack } from "../../../platform/way-back.ts";
import { type Login, loginFaults } from "../model/login-faults.ts";
import { LoginRefusal } from "./login-refusal.tsx";
import { useLogin } from "./use-login.ts";

const idOf = (field: keyof Login): string => `login-${field}`;

/** Email address or mobile number, and a password [LGN-01]. @param prominent false where another way on is the first choice */
export function LoginForm({ prominent }: { readonly prominent: boolean }) {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  const [login, setLogin] = useState<Login>({ account: "", password: "" });
  const faults = useLoginFaults(login);
  const left = useLeftFields<keyof Login>(faults);
  const { logIn, busy, failure } = useLogin();
  useEffect(() => {
    if (failure?.code === "LOGIN_FAILED") document.getElementById(idOf("password"))?.focus();
  }, [failure]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    left.leave("account", "password");
    const faulty = (["account", "password"] as const).find((field) => faults[field]);
    if (faulty) document.getElementById(idOf(faulty))?.focus();
    else logIn(login);
  };
  const common = (field: keyof Login) => ({
    id: idOf(field),
    name: field,
    label: words(field),
    value: login[field],
    required: true,
    error: left.faultOf(field),
    onBlur: () => login[field] !== "" && left.leave(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setLogin({ ...login, [field]: event.target.value }),
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <Field
        {...common("account")}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div>
        <PasswordField {...common("password")} autoComplete="current-password" />
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

function useLoginFaults(login: Login): Readonly<Partial<Record<keyof Login, string>>> {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  const { account, password } = loginFaults(login);
  return {
    ...(account && {
      account: account === "ACCOUNT_EMPTY" ? words("accountEmpty") : failureText({ code: account, message: "" }),
    }),
    ...(password && { password: words("passwordEmpty") }),
  };
}
