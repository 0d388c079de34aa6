import { Field } from "@gelora/ui/field.tsx";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { fieldId, type SignUp } from "./use-sign-up.ts";

/** The address, its one press (Verify, or Cancel once it is verified), and what came of the code [EMV-06, EMV-07, SGN-40, K42]. */
export function EmailRows({ signUp }: { readonly signUp: SignUp }) {
  const words = useWords("register");
  const { form, change, email, faultOf, leave } = signUp;
  const isVerified = email.verified !== undefined;
  return (
    <div>
      <Field
        id={fieldId("email")}
        label={words("email")}
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={() => leave("email")}
        error={faultOf("email")}
        hint={words("emailHint")}
        readOnly={isVerified}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-describedby="sign-up-code-state"
        action={email.isLocked ? undefined : <VerifyButton signUp={signUp} isVerified={isVerified} />}
      />
      <CodeState isVerified={isVerified} fault={faultOf("validationCode")} />
    </div>
  );
}

function VerifyButton({ signUp, isVerified }: { readonly signUp: SignUp; readonly isVerified: boolean }) {
  const words = useWords("register");
  const { form, email, leave, faults } = signUp;
  const press = (): void => {
    if (isVerified) return email.letGo();
    leave("email");
    if (faults.email) document.getElementById(fieldId("email"))?.focus();
    else void email.verify(form.email.trim());
  };
  return (
    <button
      id={fieldId("validationCode")}
      type="button"
      aria-busy={email.verifying || undefined}
      onClick={press}
      className={`shrink-0 rounded-r-md border-line border-l px-4 font-bold text-sm hover:bg-tint ${isVerified ? "text-strong" : "text-accent-deep"} ${email.verifying ? "animate-pulse-soft" : ""}`}
    >
      {words(isVerified ? "cancel" : email.verifying ? "verifying" : "verify")}
    </button>
  );
}

/** The row of the validation code: it is typed in a dialog, and counts as filled when the address is verified [K42]. */
function CodeState({ isVerified, fault }: { readonly isVerified: boolean; readonly fault: string | undefined }) {
  const words = useWords("register");
  return (
    <p id="sign-up-code-state" className="mt-3 flex flex-wrap items-center gap-x-2 text-sm">
      <label htmlFor="sign-up-code" className="font-semibold">
        {words("validationCode")}
      </label>
      <output id="sign-up-code" className="flex items-center gap-1.5">
        {isVerified ? (
          <span className="flex items-center gap-1.5 font-semibold text-good">
            <Icon name="check" className="size-4 stroke-3" />
            {words("codeVerified")}
          </span>
        ) : (
          <span className={fault ? "font-semibold text-bad" : "text-quiet"}>{fault ?? words("codeHint")}</span>
        )}
      </output>
    </p>
  );
}
