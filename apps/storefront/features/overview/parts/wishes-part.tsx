import { useWords } from "../../../platform/words/use-words.ts";
import { OverviewPanel, PanelLink, type PartProps } from "./overview-panel.tsx";

export function WishesPart({ overview }: PartProps) {
  const words = useWords("overview");
  return (
    <OverviewPanel title={words("wishlist")} part={overview && overview.wishCount} className="min-h-20 md:min-h-28">
      {(count) => (
        <>
          <p className="text-strong">{words("wishCount", { count })}</p>
          <PanelLink address="/account/wishlist">{words("seeWishlist")}</PanelLink>
        </>
      )}
    </OverviewPanel>
  );
}
