import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "../../../chrome/icon.tsx";
import type { IconName } from "../../../chrome/icon-names.ts";
import { useWords } from "../../../platform/use-words.ts";
import { useWayBack, withWayBack } from "../../../platform/way-back.ts";

/** On the way to a checkout: no account is needed, and this is what a guest gets all the same [K04]. */
export function GuestWay() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  return (
    <section aria-labelledby="guest-title" className="rounded-lg bg-white p-5 md:p-7">
      <h2 id="guest-title" className="text-xl">
        {words("guestTitle")}
      </h2>
      <p className="mt-2 text-quiet">{words("guestOffer")}</p>
      <a href={withWayBack("/guest-login", wayBack)} className={`mt-5 w-full ${buttonClass("primary")}`}>
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
