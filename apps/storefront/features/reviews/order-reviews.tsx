import { Button } from "@gelora/ui/button.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { lazy, Suspense, useState } from "react";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { type OrderReview, orderReviewsDocument } from "./data/review-documents.ts";
import { OrderReviewsPlace } from "./order-reviews-place.tsx";
import { OwnReviewView } from "./parts/own-review.tsx";
import { useReviewWords, WithReviewWords } from "./parts/review-words.tsx";

const ReviewDialog = lazy(() =>
  import("./parts/review-dialog.tsx").then((loaded) => ({ default: loaded.ReviewDialog })),
);

export type OrderReviewsProps = {
  readonly orderCode: string;
  /** By the code of their line: name, and address of the product's page. */
  readonly goods: Readonly<Record<string, { readonly name: string; readonly address: string }>>;
};

/** What a buyer may say of the goods of an order that have come, or has said. */
export function OrderReviews(props: OrderReviewsProps) {
  return (
    <WithReviewWords waiting={<OrderReviewsPlace names={namesOf(props.goods)} />}>
      <Reviews {...props} />
    </WithReviewWords>
  );
}

const namesOf = (goods: OrderReviewsProps["goods"]) => Object.values(goods).map(({ name }) => name);

function Reviews({ orderCode, goods }: OrderReviewsProps) {
  const words = useReviewWords();
  const { loaded, reload } = useShopRead(orderReviewsDocument, { orderCode });
  const [writing, setWriting] = useState<string>();
  if (loaded.state === "loading") return <OrderReviewsPlace names={namesOf(goods)} />;
  if (loaded.state !== "ready" || loaded.value.orderReviews.length === 0) return null;
  const lines = loaded.value.orderReviews;
  const line = lines.find(({ orderItemCode }) => orderItemCode === writing);
  const close = (): void => setWriting(undefined);
  return (
    <Panel outlined title={words("ownTitle")}>
      {lines.every(({ review }) => review) ? null : <p className="-mt-3 text-quiet text-sm">{words("ownText")}</p>}
      <ul className="divide-y divide-line" data-order-reviews="">
        {lines.map((one) => (
          <ReviewedLine
            key={one.orderItemCode}
            line={one}
            name={goods[one.orderItemCode]?.name ?? ""}
            address={goods[one.orderItemCode]?.address ?? ""}
            onWrite={() => setWriting(one.orderItemCode)}
          />
        ))}
      </ul>
      <Suspense>
        {line ? (
          <ReviewDialog
            orderCode={orderCode}
            line={line}
            name={goods[line.orderItemCode]?.name ?? ""}
            onClose={close}
            onDone={() => {
              close();
              void reload();
            }}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

type ReviewedLineProps = {
  readonly line: OrderReview;
  readonly name: string;
  readonly address: string;
  readonly onWrite: () => void;
};

/** What was said of it, or an invitation to say something. */
function ReviewedLine({ line: { review }, name, address, onWrite }: ReviewedLineProps) {
  const words = useReviewWords();
  const action = words(review ? "change" : "write");
  return (
    <li className="py-3 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <a href={address} className="min-w-0 flex-1 basis-40 font-semibold hover:underline">
          {name}
        </a>
        <Button look="outline" size="small" aria-label={`${action}: ${name}`} onClick={onWrite}>
          {action}
        </Button>
      </div>
      {review ? <OwnReviewView review={review} address={`${address}#reviews`} /> : null}
    </li>
  );
}
