import { useLoaderData } from "react-router";
import { ReadFailed } from "../../platform/gateway/read-failed.tsx";
import { useClientState } from "../../platform/session/client-state.ts";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { overviewDocument } from "./data/overview-documents.ts";
import { AddressPart } from "./parts/address-part.tsx";
import { CouponsPart } from "./parts/coupons-part.tsx";
import { OrderPart } from "./parts/order-part.tsx";
import { PointsPart } from "./parts/points-part.tsx";
import { WishesPart } from "./parts/wishes-part.tsx";

/** A member's account at a glance. Its panels keep their places while they load. */
export function OverviewPage() {
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<Panels overview={undefined} />}>
      <Loaded />
    </AccountLayout>
  );
}

function Loaded() {
  const words = useWords("overview");
  const { loaded, reload } = useShopRead(overviewDocument, {}, { keepLast: true });
  if (loaded.state === "failed")
    return (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    );
  const overview = loaded.state === "ready" ? loaded.value.accountOverview : undefined;
  return <Panels overview={overview} onChange={() => void reload()} />;
}

type PanelsProps = {
  /** Undefined while it loads. */
  readonly overview: Parameters<typeof OrderPart>[0]["overview"];
  readonly onChange?: () => void;
};

function Panels({ overview, onChange = () => undefined }: PanelsProps) {
  return (
    <>
      <Greeting />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2" data-account-overview={overview ? "ready" : "loading"}>
        <div className="md:col-span-2">
          <OrderPart overview={overview} onChange={onChange} />
        </div>
        <PointsPart />
        <CouponsPart overview={overview} />
        <AddressPart overview={overview} />
        <WishesPart overview={overview} />
      </div>
    </>
  );
}

/** The name is known in the browser only; without it the line is as high. */
function Greeting() {
  const words = useWords("overview");
  const name = useClientState((state) => state.accountInfo?.firstName ?? "");
  return <h1 className="mb-6 text-3xl wrap-anywhere">{name ? words("greeting", { name }) : words("greetingPlain")}</h1>;
}
