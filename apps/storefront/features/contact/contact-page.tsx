import { shownNumber } from "@gelora/locale/mobile.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import type { IconName } from "@gelora/ui/icon-names.ts";
import { Notice } from "@gelora/ui/notice.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLoaderData, useLocation } from "react-router";
import { openChat } from "../../chrome/support-chat.ts";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { loadContact } from "./load-contact.server.ts";
import { mailAddress, matterOf, whatsAppAddress } from "./model/contact-links.ts";
import { HelpLinks } from "./parts/help-links.tsx";
import { SupportStatus, useSupportOpen } from "./parts/support-status.tsx";
import { TicketPlace } from "./parts/ticket-place.tsx";

/**
 * How to reach a person [CNT-08, Q88]. Chat and customer service have separate hours, both shown
 * [SHL-31, K23].
 */
export function ContactPage() {
  const words = useWords("contact");
  const { whatsApp, email } = useLoaderData<typeof loadContact>();
  const isOpen = useSupportOpen();
  const { orderCode, items } = matterOf(useQuery());
  const about = orderCode ? words(items ? "aboutItems" : "aboutOrder", { orderCode, items }) : "";
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 pb-20 md:px-6">
      <PageHead title={words("title")} description={words("intro")} paths="/contact-us" />
      <h1 className="text-3xl">{words("title")}</h1>
      <p className="mt-2 max-w-prose text-quiet">{words("intro")}</p>
      <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Way icon="chat" title={words("chat")} text={words("chatText")} hours={words("supportHours")}>
          {whatsApp ? <ClosedNote isOpen={isOpen} /> : null}
          <Button look="ink" onClick={openChat}>
            {words("chatAction")}
          </Button>
        </Way>
        {whatsApp ? (
          <Way icon="phone" title={words("whatsApp")} text={shownNumber(whatsApp)} hours={words("supportHours")}>
            <a href={whatsAppAddress(whatsApp, about)} rel="noopener" className={buttonClass("outline")}>
              {words("whatsAppAction")}
            </a>
          </Way>
        ) : null}
        {email ? (
          <Way icon="mail" title={words("email")} text={email} hours={words("serviceHours")}>
            <a href={mailAddress(email, about)} className={buttonClass("outline")}>
              {words("emailAction")}
            </a>
          </Way>
        ) : null}
        <Hours isOpen={isOpen} />
      </div>
      {/* It comes after the page, so it stands where it moves little. */}
      {about ? (
        <Notice tone="club" icon="receipt" className="mt-8 max-w-2xl">
          {words("aboutNote", { about })}
        </Notice>
      ) : null}
      <TicketPlace orderCode={orderCode} about={about} />
      <HelpLinks />
    </div>
  );
}

/** It comes after the page, so its room is reserved. */
function ClosedNote({ isOpen }: { readonly isOpen: boolean | undefined }) {
  const words = useWords("contact");
  return (
    <p role="status" className="mb-3 min-h-10 text-sm text-strong">
      {isOpen === false ? words("chatClosed") : null}
    </p>
  );
}

const never = () => () => {};

/**
 * The address's query, after hydration: the page itself is cached without it and is the same for
 * everyone.
 */
function useQuery(): string {
  const { search } = useLocation();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? search : "";
}

type WayProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly hours: string;
  readonly children: ReactNode;
};

function Way({ icon, title, text, hours, children }: WayProps) {
  return (
    <section className={`${outlinedClass} flex flex-col items-start p-6`}>
      <span className="grid size-11 place-items-center rounded-full bg-tint">
        <Icon name={icon} />
      </span>
      <h2 className="mt-4 text-xl">{title}</h2>
      <p className="mt-1 max-w-full text-strong">{text}</p>
      <p className="mt-1 mb-5 text-quiet text-sm">{hours}</p>
      <div className="mt-auto">{children}</div>
    </section>
  );
}

/** Two services, two sets of hours [K23]. */
function Hours({ isOpen }: { readonly isOpen: boolean | undefined }) {
  const words = useWords("contact");
  const services = [
    ["support", "supportDays", "supportTime"],
    ["service", "serviceDays", "serviceTime"],
  ] as const;
  return (
    <section className="rounded-lg bg-ink p-6 text-white md:col-span-2 lg:col-span-3">
      <h2 className="flex items-center gap-2 text-xl">
        <Icon name="clock" />
        {words("hours")}
      </h2>
      <dl className="mt-4 grid gap-5 sm:grid-cols-2">
        {services.map(([name, days, time]) => (
          <div key={name}>
            <dt className="text-line text-sm">{words(name)}</dt>
            <dd className="figures mt-1 font-extrabold text-2xl tracking-tight">{words(time)}</dd>
            <dd className="mt-0.5 text-line text-sm">{words(days)}</dd>
            {name === "support" ? (
              <dd>
                <SupportStatus isOpen={isOpen} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
