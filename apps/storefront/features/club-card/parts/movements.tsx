import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { formatChange, formatPoints } from "@gelora/money/format-points.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { type ReactNode, useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useClubRead } from "../../../platform/session/use-club-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ClubMovement, movementsDocument } from "../data/loyalty-documents.ts";
import { namedOrder } from "../model/card-words.ts";
import { FileButton } from "./file-button.tsx";
import { RetryButton } from "./retry-button.tsx";

const pageSize = 10;

/** Everything that happened to the points, the newest first, page by page. */
export function Movements() {
  const words = useWords("club-card");
  /** The last movement of the page before; the first page has none. */
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <Panel title={words("movements")}>
      {pages.map((before, index) => (
        <MovementsPage
          key={before}
          before={before}
          {...(index === pages.length - 1 ? { onMore: (next: string) => setPages([...pages, next]) } : {})}
        />
      ))}
      <FileButton />
    </Panel>
  );
}

type MovementsPageProps = {
  readonly before: string | null;
  /** Only the last page offers a next one. */
  readonly onMore?: (next: string) => void;
};

function MovementsPage({ before, onMore }: MovementsPageProps) {
  const words = useWords("club-card");
  const failureText = useFailureText();
  const { loaded, reload } = useClubRead(movementsDocument, { before, pageSize });
  if (loaded.state === "loading") return <Skeleton className="mb-4 h-48" />;
  if (loaded.state === "failed") {
    return (
      <Notice
        tone="bad"
        size="normal"
        className="mb-4"
        action={<RetryButton look="outline" size="small" reload={reload} />}
      >
        {failureText(loaded.failure)}
      </Notice>
    );
  }
  const { dataList, next } = loaded.value.mapClubMovements ?? {};
  if (!dataList?.length && before === null) return <p className="pb-4 text-quiet">{words("noMovements")}</p>;
  return (
    <>
      <ol>
        {dataList?.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ol>
      {onMore && next ? (
        <Button look="outline" size="small" onClick={() => onMore(next)} className="my-4 mr-3">
          {words("more")}
        </Button>
      ) : null}
    </>
  );
}

/** One thing that happened to the points. */
export function MovementRow({ movement }: { readonly movement: ClubMovement }) {
  const { happenedAt, text, orderCode, orderIsOwn } = movement;
  // The page of an order that a guest placed opens with its contact only.
  const named = orderIsOwn ? namedOrder(text, orderCode) : undefined;
  const isNamed = orderCode !== null && text.includes(orderCode);
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="break-words font-semibold">
          {named ? (
            <>
              {named.before}
              <OrderLink orderCode={named.orderCode}>{named.orderCode}</OrderLink>
              {named.after}
            </>
          ) : (
            text
          )}
        </p>
        <p className="figures text-quiet text-sm">
          {formatDay(new Date(happenedAt))}
          {orderCode && !isNamed ? (
            <>
              {" · "}
              <OrderName orderCode={orderCode} isOwn={orderIsOwn} />
            </>
          ) : null}
        </p>
      </div>
      <MovementPoints movement={movement} />
    </li>
  );
}

function MovementPoints({ movement }: { readonly movement: ClubMovement }) {
  const words = useWords("club-card");
  const { availablePoints, pendingPoints, owedPoints } = movement;
  return (
    <p className="figures shrink-0 text-right">
      {availablePoints === 0 ? null : (
        <span className={`block font-extrabold ${availablePoints > 0 ? "text-good" : ""}`}>
          {formatChange(availablePoints)}
        </span>
      )}
      {pendingPoints === 0 ? null : (
        <span className="block text-quiet text-sm">
          {words("pendingChange", { points: formatChange(pendingPoints) })}
        </span>
      )}
      {/* A payment of owed points is listed with the available points that it took. */}
      {owedPoints > 0 ? (
        <span className="block text-quiet text-sm">{words("owedChange", { points: formatPoints(owedPoints) })}</span>
      ) : null}
    </p>
  );
}

function OrderName({ orderCode, isOwn }: { readonly orderCode: string; readonly isOwn: boolean }) {
  const words = useWords("club-card");
  const name = words("order", { order: orderCode });
  return isOwn ? <OrderLink orderCode={orderCode}>{name}</OrderLink> : name;
}

function OrderLink({ orderCode, children }: { readonly orderCode: string; readonly children: ReactNode }) {
  return (
    <a
      href={`/account/order/detail/${encodeURIComponent(orderCode)}`}
      className="inline-flex min-h-6 items-center underline underline-offset-4"
    >
      {children}
    </a>
  );
}
