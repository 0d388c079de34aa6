import { Button } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useLoaderData } from "react-router";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { guideAddress } from "./guide-address.ts";
import type { loadSizeGuide } from "./load-size-guide.server.ts";
import { GuideMenu } from "./parts/guide-menu.tsx";
import { useSizeWindow } from "./use-size-window.tsx";

/** A brand's size guide of a category, with the menu of all beside it [SZG-01, SZG-05, Q67]. */
export function SizeGuidePage() {
  const words = useWords("sizes");
  const { tree, guide, isOverview } = useLoaderData<typeof loadSizeGuide>();
  const { find, window } = useSizeWindow({
    source: { categoryCode: guide?.categoryCode ?? "", brandCode: guide?.brandCode ?? "" },
  });
  const { categoryCode, categoryName, brandCode, brandName, sizeGuide } = guide ?? {};
  const address = guideAddress(categoryCode ?? "", brandCode ?? "", brandName ?? "");
  const title = sizeGuide ? words("guideOf", { category: categoryName ?? "", brand: brandName ?? "" }) : words("title");
  return (
    <PageFrame width="wide">
      <PageHead
        title={title}
        description={sizeGuide ? words("description", { title }) : undefined}
        paths={sizeGuide ? address : undefined}
      />
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-12">
        {sizeGuide ? (
          <article data-size-guide={address} className="min-w-0 lg:order-last">
            <p className="font-bold text-quiet text-sm">{words("title")}</p>
            <h1 className="mt-1 mb-4 text-3xl">{`${categoryName}, ${brandName}`}</h1>
            <Button look="ink" onClick={find} className="mb-6" data-find="">
              <Icon name="ruler" className="size-5" /> {words("findSize")}
            </Button>
            {window}
            {/* Composed and escaped by the shop's sizes module */}
            <div className="prose-shop" dangerouslySetInnerHTML={{ __html: sizeGuide }} />
          </article>
        ) : (
          <div className="lg:order-last">
            <EmptyState
              art="nothing-found"
              heading="h1"
              title={words(isOverview ? "title" : "noData")}
              text={words(isOverview ? "chooseText" : "noDataText")}
            />
          </div>
        )}
        <GuideMenu tree={tree} current={guide} />
      </div>
    </PageFrame>
  );
}
