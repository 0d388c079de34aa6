import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { graphql, type ResultOf } from "../../platform/document.ts";
import { markIncomplete } from "../../platform/page-fate.ts";
import { askShop } from "../../platform/public-gateway.server.ts";
import { factsOf } from "../../platform/request-facts.ts";
import { storefrontSettings } from "../../platform/settings.server.ts";
import { packedWords } from "../../platform/words.server.ts";
import type { ProductView } from "./product-model.ts";
import { structuredData } from "./structured-data.ts";

const productDocument = graphql(`
  query StorefrontProduct($input: ProductInitInput!) {
    productInit(input: $input) {
      productCode productName
      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }
      skuList {
        skuCode skuNo orgCode salePrice productPrice stock deliveryDate
        attributeValues { code value }
        mediaLinkListWithType { url type }
        productActivities { ribbonText }
      }
      originalDataInfo {
        brand { brandCode brandName }
        categories { categoryPath categoryCode }
        attributes { certificateNo description }
      }
    }
  }
`);

type Answer = NonNullable<ResultOf<typeof productDocument>["productInit"]>;
type Sku = NonNullable<Answer["skuList"]>[number];

/** The product of both routes, with what the address says [PDP-01]. A product that is not there is a 404; one that could not be had is empty [PDP-14]. */
export async function loadProduct({ context, params, url }: LoaderFunctionArgs) {
  const { searchParams, pathname } = url;
  const code = params.productCode ?? "";
  const optional = ["skuCode", "activityCode", "activityType"].flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const result = await askShop(context, productDocument, {
    input: { productCode: code, ...Object.fromEntries(optional) },
  });
  if (!result.ok) markIncomplete(context);
  const answer = result.ok ? result.value.productInit : undefined;
  const product = answer ? viewOf(answer) : undefined;
  const site = storefrontSettings().STOREFRONT_URL.replace(/\/$/, "");
  const page = {
    words: packedWords(context, "product"),
    product,
    structured: product
      ? structuredData(product, { address: site + pathname, site, language: factsOf(context).language })
      : "",
  };
  return data(page, { status: answer === null ? 404 : 200 });
}

function viewOf(answer: Answer): ProductView {
  const { brand, categories, attributes } = answer.originalDataInfo ?? {};
  const skus = answer.skuList ?? [];
  return {
    code: answer.productCode ?? "",
    name: answer.productName ?? "",
    brand: brand?.brandName ?? "",
    trail: (categories?.[0]?.categoryPath ?? "").split(">").flatMap((name) => (name.trim() ? [name.trim()] : [])),
    description: attributes?.description ?? "",
    certificateNo: attributes?.certificateNo ?? "",
    colours: coloursOf(answer, skus),
    sizes: choicesOf(answer, "size").flatMap(({ valueName }) => (valueName ? [valueName] : [])),
    skus: skus.map((sku) => ({
      code: sku.skuCode ?? "",
      no: sku.skuNo ?? "",
      org: sku.orgCode ?? "",
      colour: attributeOf(sku, "colour"),
      size: attributeOf(sku, "size"),
      sale: sku.salePrice ?? 0,
      list: sku.productPrice ?? 0,
      stock: sku.stock ?? 0,
      shipsOn: dayOf(sku.deliveryDate),
      ribbon: sku.productActivities?.find(({ ribbonText }) => ribbonText)?.ribbonText ?? "",
    })),
  };
}

/** `yyyy-MM-dd` of the contract as a day that people read. */
const dayOf = (date: string | null): string => (date ? formatDay(new Date(`${date}T00:00:00+07:00`)) : "");

const choicesOf = (answer: Answer, code: string) =>
  answer.saleAttributesList?.find(({ attrCode }) => attrCode === code)?.attrValue ?? [];
const attributeOf = (sku: Sku, wanted: string): string =>
  sku.attributeValues?.find(({ code }) => code === wanted)?.value ?? "";
const galleryOf = (sku: Sku | undefined): string[] =>
  sku?.mediaLinkListWithType?.flatMap(({ url }) => (url ? [url] : [])) ?? [];

/** Pictures belong to a colour: they are sent once for each, not with every sku. Goods without colours have one nameless. */
function coloursOf(answer: Answer, skus: readonly Sku[]): ProductView["colours"] {
  const choices = choicesOf(answer, "colour");
  if (choices.length === 0) return [{ code: "", name: "", hex: "", gallery: galleryOf(skus[0]) }];
  return choices.map(({ valueCode, valueName, valueColour }) => ({
    code: valueCode ?? "",
    name: valueName ?? "",
    hex: valueColour ?? "",
    gallery: galleryOf(skus.find((sku) => attributeOf(sku, "colour") === valueName)),
  }));
}
