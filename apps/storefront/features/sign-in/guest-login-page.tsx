import { useWords } from "../../platform/use-words.ts";
import { GuestLoginForm } from "./parts/guest-login-form.tsx";

/** How to go on without an account: an email address and a mobile number [LGN-18, Q23]. */
export function GuestLoginPage() {
  const words = useWords("sign-in");
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-10 pb-20 md:pt-16">
      <h1 className="text-3xl">{words("guestTitle")}</h1>
      <p className="mt-3 text-quiet">{words("guestText")}</p>
      <GuestLoginForm />
    </div>
  );
}
