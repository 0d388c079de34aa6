import { type ComponentType, type MouseEvent, useState } from "react";
import type { BrowseReviewsProps } from "./browse-reviews.tsx";

export type ReviewsPlaceProps = {
  readonly productCode: string;
  /** HTML of our own. */
  readonly html: { readonly summary: string; readonly list: string };
};

/** The product's reviews as the server wrote them; the rest loads when its button is pressed. */
export function ReviewsPlace({ productCode, html }: ReviewsPlaceProps) {
  const [all, setAll] = useState<{ readonly Browse: ComponentType<BrowseReviewsProps>; readonly stars: string }>();
  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest("[data-all-reviews]") : null;
    const stars = button?.getAttribute("data-all-reviews");
    if (!stars) return;
    import("./browse-reviews.tsx").then(
      ({ BrowseReviews }) => setAll({ Browse: BrowseReviews, stars }),
      () => undefined,
    );
  };
  return (
    <section id="reviews" className="mt-14 scroll-mt-28">
      <div dangerouslySetInnerHTML={{ __html: html.summary }} />
      {all ? (
        <all.Browse productCode={productCode} stars={all.stars} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its button is what is pressed
        <div onClick={press} dangerouslySetInnerHTML={{ __html: html.list }} />
      )}
    </section>
  );
}
