import { Dialog } from "@gelora/ui/dialog.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { ReadFailed } from "../../platform/gateway/read-failed.tsx";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { guideChartsDocument, productChartDocument } from "./data/size-documents.ts";
import type { FindSizeProps } from "./find-size-props.ts";
import { SizeFinder } from "./parts/size-finder.tsx";
import { useSizeWords, WithSizeWords } from "./parts/size-words.tsx";

/** 'Find my size': from the length of a foot or measures of a body, by the brand's own chart. */
export function FindSizeWindow(props: FindSizeProps) {
  return (
    <WithSizeWords>
      <Window {...props} />
    </WithSizeWords>
  );
}

function Window({ source, offer, onMySizes, onClose }: FindSizeProps) {
  const words = useSizeWords();
  const chrome = useWords("chrome");
  const { loaded, reload } = useCharts(source);
  return (
    <Dialog open onClose={onClose} title={words("findTitle")} closeLabel={chrome("close")}>
      <div className="min-h-[40rem]" data-find-size="">
        {loaded.state === "loading" ? <Skeleton className="h-[38rem] rounded-md" /> : null}
        {loaded.state === "failed" ? (
          <ReadFailed title={words("failed")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
        ) : null}
        {loaded.state === "ready" ? (
          <SizeFinder {...loaded.value} offer={offer} onMySizes={onMySizes} onClose={onClose} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** One of the two reads has something to ask. */
function useCharts(source: FindSizeProps["source"]) {
  const ofProduct = useShopRead(productChartDocument, "productCode" in source ? { input: source } : undefined, {
    cache: "tab",
  });
  const ofGuide = useShopRead(guideChartsDocument, "productCode" in source ? undefined : source, { cache: "tab" });
  const { loaded, reload } = "productCode" in source ? ofProduct : ofGuide;
  if (loaded.state !== "ready") return { loaded, reload };
  const facts = "productInit" in loaded.value ? loaded.value.productInit?.sizeFacts : undefined;
  const guide = "getSizeGuideDetail" in loaded.value ? loaded.value.getSizeGuideDetail : undefined;
  const charts = facts?.chart ? [facts.chart] : (guide?.charts ?? []);
  return { loaded: { state: "ready" as const, value: { fit: facts?.fit ?? guide?.fit ?? null, charts } }, reload };
}
