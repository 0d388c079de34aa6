import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { cardComingDocument } from "../data/shop-documents.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { Invitation } from "./invitation.tsx";
import { RetryButton } from "./retry-button.tsx";

/**
 * For an account without a card: a shopper who has just joined is not asked to link one, as it
 * follows by itself; everyone else is invited.
 * @param reload asks the club again
 */
export function WithoutCard({ reload }: { readonly reload: () => Promise<void> }) {
  const words = useWords("club-card");
  const { loaded, reload: askShop } = useShopRead(cardComingDocument, {});
  if (loaded.state === "loading") return <CardSkeleton />;
  const isComing = loaded.state === "ready" && loaded.value.getUserInfoDetail?.isCardComing === true;
  if (!isComing) return <Invitation redirectUrl="/account/mapclub" />;
  return (
    <EmptyState title={words("comingTitle")} text={words("comingText")} art="waiting">
      <RetryButton
        reload={async () => {
          await Promise.all([askShop(), reload()]);
        }}
      />
    </EmptyState>
  );
}
