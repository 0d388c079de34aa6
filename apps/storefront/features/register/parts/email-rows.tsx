import { Field } from "@gelora/ui/field.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useEmailDoubt } from "../../../platform/words/use-email-doubt.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { FieldInput } from "./use-sign-up.ts";

export type EmailRowsProps = {
  readonly input: FieldInput;
  readonly codeError: string | undefined;
  readonly email: {
    readonly isVerified: boolean;
    /** It arrived verified and cannot be changed. */
    readonly isLocked: boolean;
    readonly isVerifying: boolean;
  };
  /** Receives the button, which gets the focus while the address is not verified. */
  readonly buttonRef: (element: HTMLElement | null) => void;
  readonly onVerify: () => void;
  readonly onLetGo: () => void;
};

/**
 * The address, its button (Verify, or Cancel once verified), and the code's result [EMV-06, EMV-07,
 * SGN-40, K42].
 */
export function EmailRows(props: EmailRowsProps) {
  const words = useWords("register");
  const { input, email, codeError } = props;
  const doubt = useEmailDoubt(input);
  return (
    <div>
      <Field
        {...input}
        good={false}
        label={words("email")}
        warning={email.isVerified ? undefined : doubt}
        hint={words("emailHint")}
        readOnly={email.isVerified}
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-describedby="sign-up-code-state"
        action={email.isLocked ? undefined : <VerifyButton {...props} />}
      />
      <CodeState isVerified={email.isVerified} error={codeError} />
    </div>
  );
}

function VerifyButton({ email, buttonRef, onVerify, onLetGo }: EmailRowsProps) {
  const words = useWords("register");
  const { isVerified, isVerifying } = email;
  return (
    <button
      ref={buttonRef}
      id="sign-up-validationCode"
      type="button"
      aria-busy={isVerifying || undefined}
      onClick={isVerified ? onLetGo : onVerify}
      className={`shrink-0 rounded-r-md border-line border-l px-4 font-bold text-sm hover:bg-tint ${isVerified ? "text-strong" : "text-accent-deep"} ${isVerifying ? "animate-pulse-soft" : ""}`}
    >
      {words(isVerified ? "cancelEmail" : isVerifying ? "verifying" : "verify")}
    </button>
  );
}

/**
 * The validation code's row: it is typed in a dialog, and counts as filled once the address is
 * verified [K42].
 */
function CodeState({ isVerified, error }: { readonly isVerified: boolean; readonly error: string | undefined }) {
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
          <span className={error ? "font-semibold text-bad" : "text-quiet"}>{error ?? words("codeHint")}</span>
        )}
      </output>
    </p>
  );
}
