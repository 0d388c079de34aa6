import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useLoaderData } from "react-router";
import { usePage } from "../../platform/page/page-context.ts";
import { PageTitle } from "../../platform/page/page-title.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { guideAddress } from "./guide-address.ts";
import type { loadSizeGuide } from "./load-size-guide.server.ts";
import { GuideMenu } from "./parts/guide-menu.tsx";

/** A brand's size guide of a category, with the menu of all beside it [SZG-01, SZG-05, Q67]. */
export function SizeGuidePage() {
  const words = useWords("sizes");
  const { tree, guide } = useLoaderData<typeof loadSizeGuide>();
  const { settings } = usePage();
  const { categoryCode, categoryName, brandCode, brandName, sizeGuide } = guide ?? {};
  const address = guideAddress(categoryCode ?? "", brandCode ?? "", brandName ?? "");
  const title = sizeGuide ? words("guideOf", { category: categoryName ?? "", brand: brandName ?? "" }) : words("title");
  return (
    <PageFrame width="wide">
      <PageTitle text={title} />
      {sizeGuide ? (
        <>
          <meta name="description" content={words("description", { title })} />
          <link rel="canonical" href={settings.siteUrl + address} />
        </>
      ) : null}
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-12">
        {sizeGuide ? (
          <article data-size-guide={address} className="min-w-0 lg:order-last">
            <p className="font-bold text-quiet text-sm">{words("title")}</p>
            <h1 className="mt-1 mb-6 text-3xl">{`${categoryName}, ${brandName}`}</h1>
            {/* Composed and escaped by the shop's sizes module */}
            <div className="prose-shop" dangerouslySetInnerHTML={{ __html: sizeGuide }} />
          </article>
        ) : (
          <div className="lg:order-last">
            <EmptyState art="nothing-found" heading="h1" title={words("noData")} text={words("noDataText")} />
          </div>
        )}
        <GuideMenu tree={tree} current={guide} />
      </div>
    </PageFrame>
  );
}
