import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import type { IconName } from "@gelora/ui/icon-names.ts";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useWayBack, withWayBack } from "../../../platform/page/way-back.ts";
import { useWords } from "../../../platform/words/use-words.ts";

/** On the way to a checkout: no account is needed, and what a guest gets anyway [K04]. */
export function GuestWay() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  return (
    <section aria-labelledby="guest-title" className={panelClass}>
      <h2 id="guest-title" className="text-xl">
        {words("guestTitle")}
      </h2>
      <p className="mt-2 text-quiet">{words("guestOffer")}</p>
      {/* Back from the checkout leads past the login, to the cart. */}
      <a
        href={withWayBack("/guest-login", wayBack)}
        data-replace=""
        className={`mt-5 w-full ${buttonClass("primary")}`}
      >
        {words("asGuest")}
        <Icon name="arrow-right" />
      </a>
      <ul className="mt-6 space-y-3 text-sm">
        <Assurance icon="mail" text={words("promiseContact")} />
        <Assurance icon="truck" text={words("promiseTrack")} />
        <Assurance icon="shield" text={words("promisePrivacy")} />
      </ul>
    </section>
  );
}

export function Assurance({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-club" />
      {text}
    </li>
  );
}
