import { brokenPasswordRules, type PasswordRule, passwordRules } from "@gelora/person/password-rule.ts";
import { Icon } from "../../../chrome/icon.tsx";
import { PasswordField } from "../../../chrome/password-field.tsx";
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

const isRule = (name: string): name is PasswordRule => name in passwordRules;

export function PasswordRules({ password }: { readonly password: string }) {
  const words = useWords("register");
  const broken = brokenPasswordRules(password);
  return (
    <div id={rulesId} className="mt-2.5 text-sm">
      <p className="text-quiet">{words("passwordRulesTitle")}</p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {Object.keys(passwordRules)
          .filter(isRule)
          .map((rule) => {
            const isMet = !broken.includes(rule);
            return (
              <li
                key={rule}
                data-met={isMet}
                className={`flex items-center gap-2 ${isMet ? "font-semibold text-good" : "text-quiet"}`}
              >
                {isMet ? (
                  <Icon name="check" className="size-4 stroke-3" />
                ) : (
                  <span aria-hidden="true" className="mx-1 size-2 shrink-0 rounded-full border border-control" />
                )}
                {words(`rule.${rule}`)}
                {isMet ? <span className="sr-only">, {words("ruleMet")}</span> : null}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
