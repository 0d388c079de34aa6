import { useEffect, useRef } from "react";

/** Not in TypeScript's library yet: https://wicg.github.io/web-otp/ */
type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ["sms"] } };

const isOtp = (credential: unknown): credential is { readonly code: string } =>
  typeof credential === "object" && credential !== null && "code" in credential && typeof credential.code === "string";

/** While `active`, lets a supporting browser fill in the SMS code after asking the user. */
export function useWebOtp(active: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!active || !("OTPCredential" in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: stop.signal };
    navigator.credentials.get(request).then(
      (credential) => isOtp(credential) && latest.current(credential.code),
      // Refused, closed or timed out: the code is typed.
      () => undefined,
    );
    return () => stop.abort();
  }, [active]);
}
