import { brokenPasswordRules, type PasswordRule, passwordRules } from "@gelora/person/password-rule.ts";
import { Icon } from "./icon.tsx";

export type PasswordRuleListProps = {
  readonly password: string;
  readonly ruleText: (rule: PasswordRule) => string;
  /** Announced after a rule that is met, if the list is read at all. */
  readonly metText?: string;
};

const isRule = (name: string): name is PasswordRule => name in passwordRules;
const rules = Object.keys(passwordRules).filter(isRule);

/** The rules of a new password, shown in advance and ticked off while typing [SGN-15]. */
export function PasswordRuleList({ password, ruleText, metText }: PasswordRuleListProps) {
  const broken = brokenPasswordRules(password);
  return (
    <ul className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
      {rules.map((rule) => {
        const isMet = password !== "" && !broken.includes(rule);
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
            {ruleText(rule)}
            {isMet && metText ? <span className="sr-only">, {metText}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
