import { PasswordField } from "@gelora/ui/password-field.tsx";
import { PasswordRuleList } from "@gelora/ui/password-rule-list.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { FieldInput } from "./use-sign-up.ts";

const rulesId = "sign-up-password-rules";

/** The password rules, ticked off while typing, then the password again [SGN-15 to SGN-17]. */
export function PasswordRows({ input }: { readonly input: (field: "password" | "rePassword") => FieldInput }) {
  const words = useWords("register");
  const chromeWords = useWords("chrome");
  const password = input("password");
  const common = { words: chromeWords, autoComplete: "new-password" } as const;
  return (
    <>
      <div>
        <PasswordField {...password} {...common} label={words("password")} aria-describedby={rulesId} />
        <PasswordRules password={password.value} />
      </div>
      <PasswordField {...input("rePassword")} {...common} label={words("rePassword")} />
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
