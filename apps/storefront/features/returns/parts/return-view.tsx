import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { useEffect, useEffectEvent } from "react";
import { ReadFailed } from "../../../platform/gateway/read-failed.tsx";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ReturnDetail, returnDetailDocument } from "../data/return-documents.ts";
import { nextWord } from "../model/next-word.ts";
import { givesBack, isSettled } from "../model/return-tone.ts";
import type { Contact } from "../return-subject.ts";
import { ExchangeSummary } from "./exchange-parts.tsx";
import { RefundNotes, RefundParts } from "./refund-parts.tsx";
import { ReturnActions } from "./return-actions.tsx";
import { ReturnPictures } from "./return-pictures.tsx";
import { ReturnTimeline } from "./return-timeline.tsx";
import { SendTo } from "./send-to.tsx";
import { StatusChip } from "./status-chip.tsx";

export type ReturnViewProps = {
  readonly orderCode: string;
  readonly returnCode: string;
  readonly contact: Contact;
  /** Called after each action that may have changed it. */
  readonly onChange?: () => void;
  /** Called with its state, whenever it is read: what stands beside it may be older. */
  readonly onRead?: (status: string) => void;
};

/** A return: its state and what to do, then what goes back, its items and its timeline [RET-03]. */
export function ReturnView({ orderCode, returnCode, contact, onChange, onRead }: ReturnViewProps) {
  const words = useWords("returns");
  const { loaded, reload } = useShopRead(returnDetailDocument, { input: { orderCode, returnCode, ...contact } });
  const status = loaded.state === "ready" ? loaded.value.returnDetail?.status : undefined;
  const tellRead = useEffectEvent((read: string) => onRead?.(read));
  useEffect(() => {
    if (status) tellRead(status);
  }, [status]);
  if (loaded.state === "loading") return <Skeleton className="h-[75dvh]" />;
  if (loaded.state === "failed")
    return (
      <ReadFailed title={words("failedTitle")} failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    );
  const detail = loaded.value.returnDetail;
  if (!detail) return <EmptyState art="nothing-found" title={words("unknownTitle")} text={words("unknownText")} />;
  const changed = (): void => {
    void reload();
    onChange?.();
  };
  return (
    <div className="space-y-5">
      <Head detail={detail} contact={contact} onChange={changed} />
      {detail.returnMode === "EXCHANGE" && givesBack(detail.status) ? (
        <Panel outlined title={words("whatYouGet")}>
          <ExchangeSummary detail={detail} />
        </Panel>
      ) : null}
      {detail.refund && detail.returnMode !== "EXCHANGE" && givesBack(detail.status) ? (
        <Panel outlined title={words("whatGoesBack")}>
          <RefundParts refund={detail.refund} />
          <RefundNotes refund={detail.refund} isSettled={isSettled(detail.status)} />
          {detail.bankAccount ? (
            <p className="figures mt-3 text-sm">{words("toAccount", { account: detail.bankAccount })}</p>
          ) : null}
        </Panel>
      ) : null}
      <Items detail={detail} contact={contact} />
      <ReturnTimeline history={detail.history ?? []} />
    </div>
  );
}

type HeadProps = { readonly detail: ReturnDetail; readonly contact: Contact; readonly onChange: () => void };

function Head({ detail, contact, onChange }: HeadProps) {
  const words = useWords("returns");
  return (
    <section aria-label={words("state")} className={`${outlinedClass} p-5 md:p-6`}>
      <div aria-live="polite">
        <StatusChip status={detail.status} text={detail.afterSaleStatusStr ?? ""} />
      </div>
      <p className="figures mt-2 text-quiet text-sm">
        {detail.returnCode} · {detail.createTime} WIB
      </p>
      <p className="mt-3 text-strong">
        {words(nextWord(detail))} {detail.sendBy ? words("sendBy", { day: detail.sendBy }) : null}
        {detail.expectedBy ? words("expectedBy", { day: detail.expectedBy }) : null}
      </p>
      {detail.approverDescription ? (
        <Notice tone="bad" className="mt-4" title={words("rejectReason")}>
          {detail.approverDescription}
        </Notice>
      ) : null}
      <SendTo detail={detail} />
      <ReturnActions detail={detail} contact={contact} onChange={onChange} />
      <p className="mt-2">
        <a
          href={`/contact-us?orderCode=${encodeURIComponent(detail.orderCode ?? "")}`}
          className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
        >
          {words("getHelp")}
        </a>
      </p>
    </section>
  );
}

function Items({ detail, contact }: { readonly detail: ReturnDetail; readonly contact: Contact }) {
  const words = useWords("returns");
  return (
    <Panel outlined title={words("items")}>
      <ul className="divide-y divide-line">
        {(detail.returnProductList ?? []).map(({ orderItemCode, skuName, image, count, reasonStr }) => (
          <li key={`${orderItemCode} ${skuName} ${reasonStr}`} className="flex gap-4 py-4 first:pt-0 last:pb-0">
            <SmallPicture
              mediaKey={image ?? ""}
              className="aspect-square size-16 shrink-0 rounded-md bg-tint object-cover"
            />
            <div className="min-w-0 text-sm">
              <p className="font-semibold">
                {count} × {skuName}
              </p>
              <p className="mt-0.5 text-quiet">{reasonStr}</p>
            </div>
          </li>
        ))}
      </ul>
      {detail.remark ? <p className="mt-4 border-line border-t pt-4 text-sm text-strong">“{detail.remark}”</p> : null}
      <ReturnPictures detail={detail} contact={contact} />
    </Panel>
  );
}
