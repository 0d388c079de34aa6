import { SelectField } from "@gelora/ui/select-field.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useRef, useState } from "react";
import { ReadFailedNote } from "../../platform/gateway/read-failed-note.tsx";
import { usePage } from "../../platform/page/page-context.ts";
import { MoreOfList } from "../../platform/session/more-of-list.tsx";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { productReviewsDocument } from "./data/review-documents.ts";
import { ReviewItem } from "./parts/review-item.tsx";
import { useReviewWords, WithReviewWords } from "./parts/review-words.tsx";

export type BrowseReviewsProps = {
  readonly productCode: string;
  /** How many gave 1, 2, 3, 4 and 5 stars, apart by spaces. */
  readonly stars: string;
};

/** Besides the newest first. */
const otherOrders = ["BEST", "WORST"] as const;
/** The shop's largest page. */
const most = 200;
const step = 10;

/** All reviews of a product, sorted and filtered. */
export function BrowseReviews(props: BrowseReviewsProps) {
  return (
    <WithReviewWords>
      <Browse {...props} />
    </WithReviewWords>
  );
}

function Browse({ productCode, stars }: BrowseReviewsProps) {
  const words = useReviewWords();
  const [wanted, setWanted] = useState("");
  const [sort, setSort] = useState<(typeof otherOrders)[number]>();
  const [size, setSize] = useState(step);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const counts = stars.split(" ").map(Number);
  const choices = [5, 4, 3, 2, 1].map((star) => ({
    value: String(star),
    name: words("starsOnly", { stars: star, count: counts[star - 1] ?? 0 }),
  }));
  return (
    <div className="mt-6" data-browse-reviews="">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none">
        {words("all")}
      </h3>
      <div role="group" aria-label={words("sortAndFilter")} className="mt-3 grid max-w-xl gap-4 sm:grid-cols-2">
        <SelectField
          name="stars"
          label={words("filter")}
          value={wanted}
          placeholder={words("anyStars")}
          choices={choices}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <SelectField
          name="sort"
          label={words("sort")}
          placeholder={words("sort.NEWEST")}
          value={sort ?? ""}
          choices={otherOrders.map((order) => ({ value: order, name: words(`sort.${order}`) }))}
          onChange={({ currentTarget }) => setSort(otherOrders.find((order) => order === currentTarget.value))}
        />
      </div>
      <Found
        input={{ productCode, ...(sort ? { sort } : {}), ...(wanted ? { stars: Number(wanted) } : {}) }}
        size={size}
        onMore={() => setSize(Math.min(most, size + step))}
      />
    </div>
  );
}

type FoundProps = {
  readonly input: {
    readonly productCode: string;
    readonly sort?: (typeof otherOrders)[number];
    readonly stars?: number;
  };
  readonly size: number;
  readonly onMore: () => void;
};

function Found({ input, size, onMore }: FoundProps) {
  const words = useReviewWords();
  const { language } = usePage();
  const { loaded, last, reload } = useShopRead(productReviewsDocument, { input, pageSize: size }, { keepLast: true });
  // A failure leaves what is shown only where that answers the same filter and order.
  const isSame = JSON.stringify(last?.question.input) === JSON.stringify(input);
  if (!last || (loaded.state === "failed" && !isSame))
    return loaded.state === "failed" ? (
      <ReadFailedNote failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    ) : (
      <Skeleton className="mt-4 h-60 rounded-md" />
    );
  const { dataList, pageInfo } = last.value.productReviews;
  return (
    <>
      <p role="status" className="figures mt-4 text-quiet text-sm">
        {dataList.length === 0
          ? words("nothing", { stars: input.stars ?? 0 })
          : words("shown", { shown: dataList.length, total: pageInfo.totalCount })}
      </p>
      <ul className="mt-2">
        {dataList.map((review) => (
          <ReviewItem key={review.reviewCode} review={review} language={language} words={words} />
        ))}
      </ul>
      <MoreOfList
        words={{ more: words("more"), tryAgain: words("tryAgain") }}
        hasMore={pageInfo.hasNextPage && size < most}
        failure={loaded.state === "failed" ? loaded.failure : undefined}
        onMore={onMore}
        onRetry={() => void reload()}
      />
    </>
  );
}
