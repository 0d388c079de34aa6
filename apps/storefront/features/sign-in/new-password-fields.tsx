import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import { PasswordField } from "@gelora/ui/password-field.tsx";
import { PasswordRuleList } from "@gelora/ui/password-rule-list.tsx";
import type { FieldErrors, InputProps } from "../../platform/browser/use-fields.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../platform/words/use-words.ts";

export type NewPassword = { readonly password: string; readonly rePassword: string };

/** Errors in a new password, in words [PWD-02, SGN-15 to SGN-17]; the shop rejects common ones. */
export function useNewPasswordErrors(): (value: NewPassword) => FieldErrors<keyof NewPassword> {
  const failureText = useFailureText();
  return ({ password, rePassword }) => {
    const isBroken = brokenPasswordRules(password).length > 0;
    return {
      password: isBroken ? failureText({ code: "PASSWORD_RULES", message: "" }) : undefined,
      rePassword: password === rePassword ? undefined : failureText({ code: "PASSWORDS_DIFFER", message: "" }),
    };
  };
}

export type NewPasswordFieldsProps = { readonly input: (field: keyof NewPassword) => InputProps };

/**
 * A new password twice, with the rules visible and ticked off while typing. The page sends the
 * words of `sign-in`.
 */
export function NewPasswordFields({ input }: NewPasswordFieldsProps) {
  const words = useWords("sign-in");
  const chromeWords = useWords("chrome");
  const password = input("password");
  const common = { required: true, autoComplete: "new-password" } as const;
  return (
    <div className="space-y-5">
      <div>
        <PasswordField
          words={chromeWords}
          {...password}
          {...common}
          id="new-password"
          label={words("newPassword")}
          hint={<span className="sr-only">{words("rulesInShort")}</span>}
        />
        {/* Visual only; screen readers get the rules from the field's hint. */}
        <div aria-hidden="true" className="mt-2">
          <PasswordRuleList password={password.value} ruleText={(rule) => words(`rule.${rule}`)} />
        </div>
      </div>
      <PasswordField
        words={chromeWords}
        {...input("rePassword")}
        {...common}
        id="new-rePassword"
        label={words("repeatPassword")}
      />
    </div>
  );
}
