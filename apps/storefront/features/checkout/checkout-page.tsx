import { Button } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useParams } from "react-router";
import { useWords } from "../../platform/words/use-words.ts";
import { CheckoutForm } from "./parts/checkout-form.tsx";
import { CheckoutSkeleton } from "./parts/checkout-skeleton.tsx";
import { useCheckout } from "./parts/use-checkout.ts";

/**
 * The checkout [CHK-01, CHK-02]: the server renders its frame, the browser fills in the personal
 * data.
 */
export function CheckoutPage() {
  const { id = "" } = useParams();
  const words = useWords("checkout");
  const { loaded, reload } = useCheckout(id);
  return (
    <PageFrame width="wide">
      <h1 className="mb-6 text-3xl">{words("title")}</h1>
      {loaded.state === "loading" ? <CheckoutSkeleton /> : null}
      {loaded.state === "failed" ? (
        <EmptyState art="offline" title={words("failedTitle")} text={words("failedText")}>
          <Button onClick={() => void reload()}>{words("tryAgain")}</Button>
        </EmptyState>
      ) : null}
      {loaded.state === "ready" ? <CheckoutForm checkout={loaded.value} reload={reload} /> : null}
    </PageFrame>
  );
}
