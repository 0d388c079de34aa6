import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useLoaderData } from "react-router";
import { ReadFailed } from "../../platform/gateway/read-failed.tsx";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { addressesDocument } from "./data/address-documents.ts";
import { AddressSection } from "./parts/address-section.tsx";

/** A member's shipping and billing addresses [ACC-03, Q82]. */
export function AddressPage() {
  const words = useWords("addresses");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<Waiting />}>
      <h1 className="mb-6 text-3xl">{words("title")}</h1>
      <AddressBook />
    </AccountLayout>
  );
}

function AddressBook() {
  const words = useWords("addresses");
  const { loaded, reload } = useShopRead(addressesDocument, {}, { keepLast: true });
  if (loaded.state === "loading") return <Waiting />;
  if (loaded.state === "failed")
    return (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    );
  return (
    <div className="space-y-5">
      {(["SHIPPING", "BILLING"] as const).map((kind) => (
        <AddressSection
          key={kind}
          kind={kind}
          saved={loaded.value.addressList.filter(({ addressKind }) => addressKind === kind)}
          reload={reload}
        />
      ))}
    </div>
  );
}

function Waiting() {
  const words = useWords("addresses");
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
    </div>
  );
}
