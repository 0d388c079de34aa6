import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import { PasswordField } from "../../chrome/password-field.tsx";
import { PasswordRuleList } from "../../chrome/password-rule-list.tsx";
import { useFailureText } from "../../platform/use-failure-text.ts";
import type { useLeftFields } from "../../platform/use-left-fields.ts";
import { useWords } from "../../platform/use-words.ts";

export type NewPassword = { readonly password: string; readonly rePassword: string };
type PasswordFields = keyof NewPassword;

export const newPasswordId = (field: PasswordFields): string => `new-${field}`;

/** What is wrong with a new password, in words [PWD-02, SGN-15 to SGN-17]; common ones are the shop's to refuse. */
export function useNewPasswordFaults({ password, rePassword }: NewPassword): Readonly<Partial<NewPassword>> {
  const failureText = useFailureText();
  const isBroken = brokenPasswordRules(password).length > 0;
  return {
    ...(isBroken ? { password: failureText({ code: "PASSWORD_RULES", message: "" }) } : {}),
    ...(password === rePassword ? {} : { rePassword: failureText({ code: "PASSWORDS_DIFFER", message: "" }) }),
  };
}

export type NewPasswordFieldsProps = {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly left: ReturnType<typeof useLeftFields<PasswordFields>>;
};

/** A new password twice, with the rules in sight and ticked off while it is typed. The page sends the words of `sign-in`. */
export function NewPasswordFields({ value, onChange, left }: NewPasswordFieldsProps) {
  const words = useWords("sign-in");
  const common = (field: PasswordFields) => ({
    id: newPasswordId(field),
    value: value[field],
    required: true,
    autoComplete: "new-password" as const,
    error: left.faultOf(field),
    good: left.isGood(field),
    onBlur: () => value[field] !== "" && left.leave(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...value, [field]: event.target.value }),
  });
  return (
    <div className="space-y-5">
      <div>
        <PasswordField
          {...common("password")}
          label={words("newPassword")}
          hint={<span className="sr-only">{words("rulesInShort")}</span>}
        />
        {/* Seen by eyes; ears have the rules in the field's hint. */}
        <div aria-hidden="true" className="mt-2">
          <PasswordRuleList password={value.password} ruleText={(rule) => words(`rule.${rule}`)} />
        </div>
      </div>
      <PasswordField {...common("rePassword")} label={words("repeatPassword")} />
    </div>
  );
}
