import { NeedsScript } from "@gelora/ui/needs-script.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useLoaderData } from "react-router";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { loadNewsletterPage } from "./load-newsletter-page.server.ts";
import { SubscribeHere } from "./parts/subscribe-here.tsx";

/** Where a QR code leads: the form, then a thank-you [NWS-11]. */
export function NewsletterPage() {
  const words = useWords("newsletter");
  const { invitation } = useLoaderData<Awaited<ReturnType<typeof loadNewsletterPage>>>();
  const title = invitation?.title || words("title");
  return (
    <PageFrame width="form">
      <PageHead title={title} description={words("text")} />
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-quiet">{invitation?.text || words("text")}</p>
      <div className={`mt-6 ${panelClass}`}>
        <SubscribeHere words={words} consent={invitation?.consent} source="QR" />
        <NeedsScript sentence={words("needsScript")} contactUs={words("contactUs")} className="mt-4 text-sm" />
      </div>
    </PageFrame>
  );
}
