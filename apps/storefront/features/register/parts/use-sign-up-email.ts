import { useState } from "react";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useEmailVerification } from "../../verification/use-email-verification.tsx";

/** The address of the form: typed, verified by a code, let go again, or locked since it came verified [SGN-40, EMV-06, EMV-07]. */
export function useSignUpEmail(lockedEmail: string | undefined) {
  const failureText = useFailureText();
  const [locked, setLocked] = useState(lockedEmail);
  const [verified, setVerified] = useState(lockedEmail);
  const [refused, setRefused] = useState<{ readonly email: string; readonly text: string }>();
  const { begin, beginning, dialogs } = useEmailVerification(setVerified);
  const verify = async (email: string): Promise<void> => {
    setRefused(undefined);
    const failure = await begin(email);
    if (failure) setRefused({ email, text: failureText(failure) });
  };
  return {
    verified,
    isLocked: locked !== undefined,
    verify,
    verifying: beginning,
    dialogs,
    /** What the shop says of this address. */
    refusalOf: (email: string): string | undefined => (refused?.email === email ? refused.text : undefined),
    /** Lets the address go: by the shopper, or since the shop does not hold it for verified any more. */
    letGo: (): void => {
      setVerified(undefined);
      setLocked(undefined);
    },
  };
}
