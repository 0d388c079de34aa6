import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { useWayBack, withWayBack } from "../../../platform/way-back.ts";
import { Assurance } from "./guest-way.tsx";

const link = "inline-flex min-h-11 items-center gap-1.5 font-bold underline underline-offset-4";

/** For who has no account yet: what one is good for, and the ways that need none. */
export function RegisterWay({ offersGuest }: { readonly offersGuest: boolean }) {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  return (
    <section
      aria-labelledby="register-title"
      className={`rounded-lg border border-line p-5 md:p-7 ${offersGuest ? "" : "lg:col-span-2"}`}
    >
      <h2 id="register-title" className="text-xl">
        {words("registerTitle")}
      </h2>
      <ul className="mt-4 space-y-3 text-sm">
        <Assurance icon="package" text={words("benefitOrders")} />
        <Assurance icon="bag" text={words("benefitCart")} />
      </ul>
      <a
        href={withWayBack("/register", wayBack)}
        className={`mt-5 ${buttonClass("outline")} w-full ${offersGuest ? "" : "lg:w-auto"}`}
      >
        {words("register")}
      </a>
      <div className="mt-4 text-sm">
        {offersGuest ? (
          <a href={withWayBack("/guest-login", wayBack)} className={`${link} mr-6`}>
            {words("asGuest")}
            <Icon name="arrow-right" className="size-4" />
          </a>
        ) : null}
        <a href="/order/track" className={link}>
          {words("trackOrder")}
        </a>
      </div>
    </section>
  );
}
