import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useWayBack, withWayBack } from "../../../platform/page/way-back.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { Assurance } from "./guest-way.tsx";

const link = "inline-flex min-h-11 items-center gap-1.5 font-bold underline underline-offset-4";

/** For visitors without an account: its benefits, and how to continue without one. */
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
          <a href={withWayBack("/guest-login", wayBack)} data-replace="" className={`${link} mr-6`}>
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
