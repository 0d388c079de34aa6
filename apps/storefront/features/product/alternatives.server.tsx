import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql, type ResultOf } from "../../platform/gateway/document.ts";
import { firstPicture, pictureAddress } from "../../platform/page/picture-address.ts";
import { productAddress } from "../../platform/page/product-address.ts";
import { storefrontSettings } from "../../platform/page/settings.server.ts";

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

/**
 * Goods of the same category, for the page of a product that is no longer sold: as HTML, since
 * that page is rare and no other page should load more for it. @returns empty where there are none
 */
export async function alternativesTo(
  context: Readonly<RouterContextProvider>,
  categoryCode: string | undefined,
): Promise<string> {
  if (!categoryCode) return "";
  const input = { categoryCode, filters: [], pageSize: 10 };
  const result = await callShopForPage(context, alternativesDocument, { input });
  const goods = result.ok ? result.value.catalogProductSearchInit.dataList : [];
  return goods.length > 0 ? renderToStaticMarkup(<Alternatives goods={goods.slice(0, mostShown)} />) : "";
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
