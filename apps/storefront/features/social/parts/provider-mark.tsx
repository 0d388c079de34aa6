import type { Provider } from "../model/third-party-login.ts";

/** Both logos, drawn as their brand guides require on white. */
export function ProviderMark({ provider }: { readonly provider: Provider }) {
  return provider === "google" ? (
    <svg viewBox="0 0 18 18" className="size-5 shrink-0" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M3.97 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.69 5.16 6.67 3.58 9 3.58z"
      />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      <path
        fill="#0866ff"
        d="M24 12a12 12 0 1 0-14.9 11.65v-7.98H6.62V12H9.1v-1.58c0-4.08 1.85-5.98 5.86-5.98.76 0 2.08.15 2.61.3v3.32a15 15 0 0 0-1.38-.05c-1.97 0-2.73.75-2.73 2.69V12h3.92l-.67 3.67h-3.25v8.24A12 12 0 0 0 24 12z"
      />
    </svg>
  );
}
