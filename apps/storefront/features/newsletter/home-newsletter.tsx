import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { usePage } from "../../platform/page/page-context.ts";
import { clientState } from "../../platform/session/client-state.ts";
import { callShop } from "../../platform/session/shop-client.ts";
import { invitationDocument } from "./data/newsletter-documents.ts";
import { dismissInvitation, isInvitationDismissed } from "./invitation-memory.ts";
import { invitationOf, isScheduled } from "./model/invitation.ts";
import type { NewsletterDialogProps } from "./parts/newsletter-dialog.tsx";

const waitMs = 2000;

const load = () => import("./parts/newsletter-dialog.tsx");
type Opened = Awaited<ReturnType<typeof load>> & Pick<NewsletterDialogProps, "invitation" | "texts">;

/**
 * Invites to the newsletter on home, once a session, while the schedule allows it [NWS-01 to
 * NWS-05, SHL-18, HOM-02]. It never interrupts: the question about the club's card comes first
 * [K36], and it waits while anything else is open, the question about cookies too, or something is
 * typed.
 * @param isFree when home asks nothing else
 */
export function HomeNewsletter({ isFree }: { readonly isFree: boolean }) {
  return useLocation().pathname === "/" && isFree ? <NewsletterOnHome /> : null;
}

function NewsletterOnHome() {
  const { language } = usePage();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (isInvitationDismissed()) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const whenFree = (act: () => void, afterMs: number): void => {
      timer = setTimeout(() => (isOccupied() ? whenFree(act, waitMs) : act()), afterMs);
    };
    const invite = async (): Promise<void> => {
      const found = await openFor(language);
      // Something else may have been opened meanwhile.
      if (found && !isGone) whenFree(() => setOpened(found), 0);
    };
    whenFree(() => void invite(), waitMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [language]);
  if (!opened) return null;
  const close = (): void => {
    dismissInvitation();
    setOpened(undefined);
  };
  return <opened.NewsletterDialog invitation={opened.invitation} texts={opened.texts} onClose={close} />;
}

const opened = "dialog[open], :popover-open, [data-consent], [data-control=chat][aria-expanded=true]";

const isOccupied = (): boolean =>
  document.querySelector(opened) !== null || (document.activeElement?.matches("input, textarea") ?? false);

/** Nothing where there is no invitation now, or it does not load: nobody misses it. */
async function openFor(language: "en-US" | "id-ID"): Promise<Opened | undefined> {
  const { platform } = clientState();
  const deviceType = platform.toLowerCase();
  const result = await callShop(invitationDocument, { pageUrl: "/newsletter-dialog", deviceType });
  const page = result.ok ? result.value.getPageByUrl : undefined;
  if (!page || !isScheduled(page, new Date())) return undefined;
  const invitation = invitationOf(page.pageContent, language, platform === "H5" ? "h5" : "pc");
  const loaded = invitation ? await load().catch(() => undefined) : undefined;
  const texts = await loaded?.loadNewsletterWords(language).catch(() => undefined);
  return invitation && loaded && texts ? { ...loaded, invitation, texts } : undefined;
}
