import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { useRef } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { frameRights } from "./model/consent-frame.ts";
import { startAddress } from "./model/start-over.ts";
import { useDataConsent } from "./parts/use-data-consent.ts";

/**
 * The club asks for its use of data, in a page of its own in a frame; on acceptance the form
 * follows [CLB-06, CLB-07, Q22].
 */
export function DataConsentPage() {
  const words = useWords("register");
  const frame = useRef<HTMLIFrameElement>(null);
  const { address, redirectUrl } = useDataConsent(frame);
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words("dataConsentTitle")}</h1>
      <p className="mt-3 text-quiet">{words("dataConsentText")}</p>
      <div className={`${outlinedClass} mt-8 h-205 overflow-hidden sm:h-170`}>
        {address ? (
          <iframe
            ref={frame}
            src={address}
            sandbox={frameRights}
            title={words("dataConsentFrame")}
            className="size-full"
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <p className="mt-6 text-center">
        <a
          href={startAddress(redirectUrl, true)}
          data-reload=""
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words("backToStart")}
        </a>
      </p>
    </PageFrame>
  );
}
