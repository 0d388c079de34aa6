import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useLoaderData } from "react-router";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { PageBlocks } from "../content/page-blocks.tsx";
import type { loadFlashSale } from "./load-flash-sale.server.ts";
import { phasesAt } from "./model/campaigns.ts";
import { CampaignSection } from "./parts/campaign-section.tsx";
import { Period } from "./parts/period.tsx";
import { useFlashSale } from "./parts/use-flash-sale.ts";

/** The flash sale's campaigns, then the page's own content [HOM-13, PRM-17, Q66]. */
export function FlashSalePage() {
  const { blocks, picture, sale, device } = useLoaderData<typeof loadFlashSale>();
  const words = useWords("flash-sale");
  const { campaigns, now } = useFlashSale(sale?.campaigns, device);
  // Until the shop's clock is known, the page is as of when it was made.
  const phases = campaigns && phasesAt(campaigns, now ?? Date.parse(sale?.serverTime ?? ""));
  return (
    <>
      <PageHead title={words("title")} description={words("description")} paths="/page/flash-sale" picture={picture} />
      <div className="mx-auto max-w-[90rem] space-y-12 px-4 pt-8 pb-14 md:px-6">
        <header>
          <h1 className="text-3xl">{words("title")}</h1>
          <p className="mt-2 max-w-prose text-quiet">{words("description")}</p>
          <p className="max-w-prose text-quiet">{words("held")}</p>
        </header>
        {phases ? null : <EmptyState art="offline" title={words("failed")} text={words("failedText")} />}
        {phases && phases.running.length + phases.coming.length === 0 ? (
          <EmptyState art="nothing-found" title={words("none")} text={words("noneText")} />
        ) : null}
        {phases?.running.map((campaign) => (
          <CampaignSection key={campaign.code} campaign={campaign} phase="running" now={now} />
        ))}
        {phases?.coming.map((campaign) => (
          <CampaignSection key={campaign.code} campaign={campaign} phase="coming" now={now} />
        ))}
        {phases && phases.past.length > 0 ? <Past campaigns={phases.past} /> : null}
      </div>
      <PageBlocks blocks={blocks} isTop={false} />
    </>
  );
}

function Past({ campaigns }: { readonly campaigns: ReturnType<typeof phasesAt>["past"] }) {
  const words = useWords("flash-sale");
  return (
    <section aria-labelledby="past-flash-sales" data-flash-sale="past">
      <h2 id="past-flash-sales" className="text-xl">
        {words("past")}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {campaigns.map((campaign) => (
          <li key={campaign.code} className="py-3">
            <p className="font-semibold">{campaign.name}</p>
            <Period campaign={campaign} />
          </li>
        ))}
      </ul>
    </section>
  );
}
