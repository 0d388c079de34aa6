import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql, type ResultOf } from "../../platform/gateway/document.ts";
import { firstPicture, pictureAddress } from "../../platform/page/picture-address.ts";
import { productAddress } from "../../platform/page/product-address.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { storefrontSettings } from "../../platform/page/settings.server.ts";
import { serverWords } from "../../platform/words/words.server.ts";

const alternativesDocument = graphql(`
  query catalogProductSearchInit_alternatives($input: CatalogProductSearchInput!) {
    catalogProductSearchInit(input: $input) {
      dataList { productCode productName mediaLink salePrice brand { brandName } }
    }
  }
`);

type Goods = ResultOf<typeof alternativesDocument>["catalogProductSearchInit"]["dataList"];

/** Two rows on a phone, one on a desktop. */
const mostShown = 4;

/** In place of a product: what its page says. */
export type EmptyProduct = {
  readonly title: string;
  readonly text: string;
  /** Both, with a way on. */
  readonly html: string;
};

/** Why there is no product to show. */
export type WhyEmpty =
  | { readonly why: "missing" }
  /** It could not be asked for just now. */
  | { readonly why: "failed" }
  /** It will not come back. */
  | { readonly why: "gone"; readonly name: string; readonly categoryCode: string };

/**
 * The page of a product that does not exist, is no longer sold, or could not be asked for just now
 * [PDP-13, PDP-14]: as HTML, since that page is rare and no other page should load more for it.
 */
export async function emptyProduct(context: Readonly<RouterContextProvider>, about: WhyEmpty): Promise<EmptyProduct> {
  const words = serverWords("product", factsOf(context).language);
  const hasFailed = about.why === "failed";
  const title = words(hasFailed ? "failed" : "missing");
  const text =
    about.why === "gone" ? words("goneText", { name: about.name }) : words(hasFailed ? "failedText" : "missingText");
  const goods = about.why === "gone" ? await alternativesTo(context, about.categoryCode) : [];
  const html = renderToStaticMarkup(
    <>
      <EmptyState art={hasFailed ? "offline" : "nothing-found"} heading="h1" title={title} text={text}>
        <a href="/plp/search" className={buttonClass("primary")}>
          {words("missingAction")}
        </a>
      </EmptyState>
      {goods.length > 0 ? <Alternatives goods={goods.slice(0, mostShown)} /> : null}
    </>,
  );
  return { title, text, html };
}

/** Goods of the same category. */
async function alternativesTo(context: Readonly<RouterContextProvider>, categoryCode: string): Promise<Goods> {
  if (!categoryCode) return [];
  const input = { categoryCode, filters: [], pageSize: 10 };
  const result = await callShopForPage(context, alternativesDocument, { input });
  return result.ok ? result.value.catalogProductSearchInit.dataList : [];
}

function Alternatives({ goods }: { readonly goods: Goods }) {
  const { PICTURE_ADDRESS } = storefrontSettings();
  return (
    <ul
      className="mx-auto grid max-w-5xl grid-cols-2 large-text:grid-cols-1 gap-4 px-4 pb-20 lg:grid-cols-4"
      data-alternatives=""
    >
      {goods.map(({ productCode, productName, mediaLink, salePrice, brand }) => (
        <li key={productCode}>
          <a href={productAddress(productName ?? "", productCode ?? "")} className="group block">
            {/* Two pictures, of which the first shows the whole. */}
            {mediaLink ? (
              <img
                src={pictureAddress(PICTURE_ADDRESS, firstPicture(mediaLink), 400, "jpg")}
                alt=""
                width={400}
                height={400}
                loading="lazy"
                className="aspect-square w-full rounded-lg bg-tint object-cover"
              />
            ) : null}
            <span className="mt-2 block text-quiet text-xs">{brand?.brandName}</span>
            <span className="block font-bold text-sm group-hover:underline">{productName}</span>
            <span className="figures block text-sm">{formatRupiah(rupiah(salePrice ?? 0))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
