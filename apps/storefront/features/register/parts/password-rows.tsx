import { PasswordField } from "../../../chrome/password-field.tsx";
import { PasswordRuleList } from "../../../chrome/password-rule-list.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { fieldId, type SignUp } from "./use-sign-up.ts";

const rulesId = "sign-up-password-rules";

/** The rule in advance, ticked off as one types; then the password once more [SGN-15 to SGN-17]. */
export function PasswordRows({ signUp }: { readonly signUp: SignUp }) {
  const words = useWords("register");
  const { form, change, faultOf, isGood, leave } = signUp;
  return (
    <>
      <div>
        <PasswordField
          id={fieldId("password")}
          label={words("password")}
          value={form.password}
          onChange={(event) => change({ password: event.target.value })}
          onBlur={() => leave("password")}
          error={faultOf("password")}
          good={isGood("password")}
          required
          autoComplete="new-password"
          aria-describedby={rulesId}
        />
        <PasswordRules password={form.password} />
      </div>
      <PasswordField
        id={fieldId("rePassword")}
        label={words("rePassword")}
        value={form.rePassword}
        onChange={(event) => change({ rePassword: event.target.value })}
        onBlur={() => leave("rePassword")}
        error={faultOf("rePassword")}
        good={isGood("rePassword")}
        required
        autoComplete="new-password"
      />
    </>
  );
}

export function PasswordRules({ password }: { readonly password: string }) {
  const words = useWords("register");
  return (
    <div id={rulesId} className="mt-2.5 text-sm">
      <p className="mb-1 text-quiet">{words("passwordRulesTitle")}</p>
      <PasswordRuleList password={password} ruleText={(rule) => words(`rule.${rule}`)} metText={words("ruleMet")} />
    </div>
  );
}
