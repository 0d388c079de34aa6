import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { failureOfResult } from "../../platform/gateway/gateway-failures.ts";
import { ReadFailed } from "../../platform/gateway/read-failed.tsx";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { useMailedToken } from "../sign-in/mailed-token.ts";
import { choicesDocument } from "./data/newsletter-documents.ts";
import { ChoicesForm } from "./parts/choices-form.tsx";

/**
 * What a subscriber hears about, and in which language, by a mail's link and without signing in.
 */
export function ChoicesPage() {
  const words = useWords("newsletter");
  const { token } = useMailedToken();
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words("choicesTitle")}</h1>
      {token === undefined ? <Waiting /> : <Loaded token={token} />}
    </PageFrame>
  );
}

function Loaded({ token }: { readonly token: string }) {
  const words = useWords("newsletter");
  const failureText = useFailureText();
  const { loaded, reload } = useShopRead(choicesDocument, token ? { token } : undefined);
  if (token === "") return <EmptyState art="nothing-found" title={words("brokenLink")} />;
  if (loaded.state === "loading") return <Waiting />;
  if (loaded.state === "failed")
    return (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    );
  const result = loaded.value.newsletterChoices;
  const failure = failureOfResult(result);
  const [choices] = result.data ?? [];
  if (failure || !choices)
    return <EmptyState art="nothing-found" title={failure ? failureText(failure) : words("brokenLink")} />;
  return <ChoicesForm token={token} first={choices} />;
}

function Waiting() {
  const words = useWords("newsletter");
  return (
    <div role="status" className="mt-6 space-y-3">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
