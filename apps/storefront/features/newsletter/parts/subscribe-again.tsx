import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import type { Translate } from "../../../platform/words/use-words.ts";
import { invitationDocument } from "../data/newsletter-documents.ts";
import { invitationOf } from "../model/invitation.ts";
import { SubscribeHere } from "./subscribe-here.tsx";

/** The form where a link no longer works, with the consent that the dialog asks for [NWS-23]. */
export function SubscribeAgain({ words }: { readonly words: Translate<"newsletter"> }) {
  const { language } = usePage();
  const device = clientState().platform === "H5" ? "h5" : "pc";
  const { loaded } = useShopRead(invitationDocument, { pageUrl: "/newsletter-dialog", deviceType: device });
  if (loaded.state === "loading") return <Skeleton className="h-56 rounded-lg" />;
  // Our own words do where it does not load.
  const content = loaded.state === "ready" ? loaded.value.getPageByUrl?.pageContent : undefined;
  return <SubscribeHere words={words} consent={invitationOf(content, language, device)?.consent} source="Web" />;
}
