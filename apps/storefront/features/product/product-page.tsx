import { useEffect, useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from "react-router";
import { cachePage } from "../../platform/browser/cached-pages.ts";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { QuestionsPlace } from "../questions/questions-place.tsx";
import { ReviewsPlace } from "../reviews/reviews-place.tsx";
import type { EmptyProduct } from "./empty-product.server.tsx";
import type { loadProduct } from "./load-product.server.ts";
import { BuyColumn } from "./parts/buy-column.tsx";
import { Facts } from "./parts/facts.tsx";
import { Gallery } from "./parts/gallery.tsx";
import { Recommendations } from "./parts/recommendations.tsx";
import { useMySize } from "./parts/use-my-size.tsx";
import { choiceOf, type ProductView } from "./product-model.ts";

/** All skus are in the page: choosing one sends no request. */
export function shouldRevalidateProduct({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyChoice ? false : defaultShouldRevalidate;
}

/** The product page, on both of its routes [PDP-01]. */
export function ProductPage() {
  const data = useLoaderData<typeof loadProduct>();
  const { pathname, search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  useEffect(() => cachePage(pathname, data), [pathname, data]);
  const { mine, follow } = useMySize(data.product?.sizing.kind ?? "");
  const choice = data.product ? choiceOf(data.product, parameters, mine) : undefined;
  if (!data.product || !choice) return <Empty empty={data.empty} />;
  const { product } = data;
  const gallery =
    product.colours.find(({ name }) => name === choice.colour)?.gallery ?? product.colours[0]?.gallery ?? [];
  return (
    <div
      className="mx-auto max-w-[90rem] px-4 pt-4 pb-20 md:px-6 lg:pb-0"
      data-product-page={product.code}
      data-item-name={product.name}
      data-item-brand={product.brand}
      data-item-price={choice.sku.sale}
    >
      <Head product={product} gallery={gallery} />
      <div dangerouslySetInnerHTML={{ __html: data.trail }} />
      <div className="mt-3 gap-x-10 lg:grid lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)] xl:gap-x-16">
        <Gallery key={`${product.code} ${choice.colour}`} pictures={gallery} name={product.name} />
        {/* Another product, as from the recommendations, starts over. */}
        <BuyColumn
          key={product.code}
          product={product}
          rating={data.reviews.line}
          promotions={data.promotions}
          choice={choice}
          parameters={parameters}
        />
        <Facts product={product} />
      </div>
      <ReviewsPlace productCode={product.code} html={data.reviews} key={`reviews ${product.code}`} />
      <QuestionsPlace productCode={product.code} html={data.questions} key={`questions ${product.code}`} />
      <Recommendations skuCode={choice.sku.code} key={product.code} />
      <div data-recently-seen={product.code} key={`seen ${product.code}`} />
      {follow}
    </div>
  );
}

/** In place of a product [PDP-13, PDP-14]. */
function Empty({ empty }: { readonly empty: EmptyProduct | undefined }) {
  return empty ? (
    <>
      <PageHead title={empty.title} description={empty.text} />
      <div dangerouslySetInnerHTML={{ __html: empty.html }} />
    </>
  ) : null;
}

/**
 * Title and Open Graph; the loader adds the structured data [PDP-15]. The title is the documents'
 * own, in both languages.
 */
function Head({ product, gallery }: { readonly product: ProductView; readonly gallery: readonly string[] }) {
  const words = useWords("product");
  const description = words("metaDescription", { name: product.name, brand: product.brand });
  return (
    // One canonical address per product and language
    <PageHead
      title={`Jual ${product.name}`}
      description={description}
      paths={product.paths}
      type="product"
      picture={gallery[0]}
      pictureText={[product.brand, product.name].filter(Boolean).join(" ")}
    />
  );
}
