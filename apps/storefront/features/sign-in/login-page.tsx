import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "../../chrome/icon.tsx";
import type { IconName } from "../../chrome/icon-names.ts";
import { useWords } from "../../platform/use-words.ts";
import { useWayBack } from "./parts/use-way-back.ts";

/** The door: what it takes to go on, and nothing that does not work yet [K04]. */
export function LoginPage() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  const isBuying = wayBack.startsWith("/checkout");
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-10 pb-20 md:pt-16">
      <h1 className="text-3xl">{words(isBuying ? "loginTitleBuying" : "loginTitle")}</h1>
      <p className="mt-3 text-quiet">{words("loginText")}</p>
      <a
        href={`/guest-login?redirectUrl=${encodeURIComponent(wayBack)}`}
        className={`mt-8 w-full ${buttonClass("primary")}`}
      >
        {words("asGuest")}
        <Icon name="arrow-right" />
      </a>
      <ul className="mt-8 space-y-4 rounded-lg bg-white p-6">
        <Assurance icon="mail" text={words("promiseContact")} />
        <Assurance icon="truck" text={words("promiseTrack")} />
        <Assurance icon="shield" text={words("promisePrivacy")} />
      </ul>
      <p className="mt-8 text-quiet text-sm">
        {words("alreadyOrdered")}{" "}
        <a href="/order/track" className="font-bold text-ink underline underline-offset-4">
          {words("trackOrder")}
        </a>
      </p>
    </div>
  );
}

function Assurance({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-club" />
      {text}
    </li>
  );
}
