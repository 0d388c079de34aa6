import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";
import { clockInWords, dayInWords } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { inLanguage, splitLanguage } from "@gelora/locale/language-address.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql, type ResultOf } from "../../platform/gateway/document.ts";
import { isPassing } from "../../platform/gateway/gateway-failures.ts";
import { markUnavailable } from "../../platform/page/page-fate.ts";
import { productAddress } from "../../platform/page/product-address.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { storefrontSettings } from "../../platform/page/settings.server.ts";
import { shopTerms } from "../../platform/page/shop-terms.server.ts";
import { addStructuredData } from "../../platform/page/structured-data.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { questionsHtml } from "../questions/product-questions.server.tsx";
import { reviewsHtml } from "../reviews/product-reviews.server.tsx";
import { emptyProduct, type WhyEmpty } from "./empty-product.server.tsx";
import type { ProductView } from "./product-model.ts";
import { productPromotions } from "./product-promotions.ts";
import { promotionList } from "./promotion-list.server.tsx";
import { structuredData } from "./structured-data.ts";
import { trailHtml } from "./trail.server.tsx";

const productDocument = graphql(`
  query productInit($input: ProductInitInput!) {
    productInit(input: $input) {
      productCode productName names { language name }
      saleAttributesList { attrCode attrValue { valueCode valueName valueColour valueImage } }
      skuList {
        skuCode skuNo orgCode salePrice productPrice stock deliveryDate remindEnabled
        skuCampaign { activityPrice activityStock maxPerUser }
        attributeValues { code value }
        mediaLinkListWithType { url type }
        productActivities { activityType activityCode activityName activityDesc activityBegin activityEnd ribbonText }
      }
      originalDataInfo {
        brand { brandCode brandName }
        categories { categoryPath categoryCode }
        attributes { certificateNo description }
      }
      rating { average count stars fit { small trueToSize large } }
      reviews { reviewCode stars fit sizeName text language author writtenAt answer pictures { small whole } }
      questions { pageInfo { totalCount } dataList { questionCode text language author askedAt answer } }
      sizeFacts { needsGuide fitText fitNote kind sizes { valueCode sizeCode otherNames } }
    }
  }
`);

type Answer = NonNullable<ResultOf<typeof productDocument>["productInit"]>;
type Sku = NonNullable<Answer["skuList"]>[number];

/**
 * The product of both routes, with the address's choices [PDP-01]. A missing product is a 404; one
 * that failed to load is empty, with 503, and never said not to exist [PDP-14].
 */
export async function loadProduct({ context, params, url }: LoaderFunctionArgs) {
  const { searchParams } = url;
  const code = params.productCode ?? "";
  const optional = ["skuCode", "activityCode", "activityType"].flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const result = await callShopForPage(context, productDocument, {
    input: { productCode: code, ...Object.fromEntries(optional) },
  });
  const failed = !result.ok && isPassing(result.failure);
  if (failed) markUnavailable(context);
  const answer = result.ok ? result.value.productInit : failed ? undefined : null;
  const { language } = factsOf(context);
  const product = answer ? viewOf(answer, language) : undefined;
  if (product) redirectFromFormerName(product, params.name, url);
  const whyEmpty = whyEmptyOf(product, failed);
  const { PICTURE_ADDRESS } = storefrontSettings();
  const terms = shopTerms();
  const promotions = productPromotions(answer?.skuList ?? []);
  const page = {
    // Only a page that can open the dialog carries its words.
    words: packedWords(context, "product", ...(promotions.length > 0 ? (["promotions"] as const) : [])),
    product,
    trail: product ? trailHtml(product.trail, language) : "",
    empty: whyEmpty && (await emptyProduct(context, whyEmpty)),
    reviews: reviewsHtml(answer?.rating ?? null, answer?.reviews ?? [], language),
    questions: questionsHtml(answer?.questions?.dataList ?? [], answer?.questions?.pageInfo.totalCount ?? 0, language),
    promotions: promotionList(promotions, language),
  };
  if (product && !whyEmpty) {
    const facts = structuredData(product, {
      address: terms.site + inLanguage(product.paths[language], language),
      language,
      pictureForm: PICTURE_ADDRESS,
      terms,
      rating: answer?.rating ?? null,
      reviews: answer?.reviews ?? [],
    });
    addStructuredData(context, ...facts);
  }
  return data(page, { status: answer === null ? 404 : whyEmpty?.why === "gone" ? 410 : 200 });
}

/** Goods whose every sku was withdrawn are gone for good. */
function whyEmptyOf(product: ProductView | undefined, failed: boolean): WhyEmpty | undefined {
  if (!product) return { why: failed ? "failed" : "missing" };
  const { name, categoryCode, skus } = product;
  return skus.length === 0 ? { why: "gone", name, categoryCode } : undefined;
}

/**
 * A name that the product no longer has leads to the one it has now, for good; so does its name in
 * another language where the address says which one it is in. In an address without a language both
 * names stay: which language that one is in depends on who asks.
 * @throws Response with status 301
 */
function redirectFromFormerName({ name, code, paths }: ProductView, given: string | undefined, url: URL): void {
  const address = productAddress(name, code);
  const { language } = splitLanguage(url.pathname);
  const present = language ? [paths[language]] : Object.values(paths);
  if (given === undefined || present.some((path) => path.split("/")[2] === given)) return;
  throw redirect(address + url.search, 301);
}

function viewOf(answer: Answer, language: Language): ProductView {
  const { brand, categories, attributes } = answer.originalDataInfo ?? {};
  const skus = answer.skuList ?? [];
  return {
    code: answer.productCode ?? "",
    name: answer.productName ?? "",
    paths: pathsOf(answer),
    brand: brand?.brandName ?? "",
    brandCode: brand?.brandCode ?? "",
    categoryCode: categories?.[0]?.categoryCode ?? "",
    trail: (categories?.[0]?.categoryPath ?? "").split(">").flatMap((name) => (name.trim() ? [name.trim()] : [])),
    description: attributes?.description ?? "",
    certificateNo: attributes?.certificateNo ?? "",
    colours: coloursOf(answer, skus),
    sizes: choicesOf(answer, "size").flatMap(({ valueName }) => (valueName ? [valueName] : [])),
    sizing: sizingOf(answer),
    skus: skus.map((sku) => ({
      code: sku.skuCode ?? "",
      no: sku.skuNo ?? "",
      org: sku.orgCode ?? "",
      colour: attributeOf(sku, "colour"),
      size: attributeOf(sku, "size"),
      sale: sku.salePrice ?? 0,
      list: sku.productPrice ?? 0,
      stock: sku.stock ?? 0,
      shipsOn: sku.deliveryDate ? shownCalendarDay(sku.deliveryDate) : "",
      ribbon: sku.productActivities?.find(({ ribbonText }) => ribbonText)?.ribbonText ?? "",
      remind: sku.remindEnabled ?? false,
      ...flashOf(sku, language),
    })),
  };
}

function sizingOf(answer: Answer): ProductView["sizing"] {
  const { needsGuide, fitText, fitNote, kind, sizes } = answer.sizeFacts ?? {};
  const named = choicesOf(answer, "size").flatMap(({ valueCode, valueName }) => {
    const size = sizes?.find((one) => one.valueCode === valueCode);
    return size && valueName ? [{ ...size, valueName }] : [];
  });
  return {
    hasGuide: needsGuide ?? true,
    kind: kind ?? "",
    fit: [fitText, fitNote].flatMap((text) => text ?? []),
    codes: Object.fromEntries(named.map(({ valueName, sizeCode }) => [valueName, sizeCode])),
    also: Object.fromEntries(named.map(({ valueName, otherNames }) => [valueName, otherNames.join(" · ")])),
  };
}

/** Its address in each language, by the name that it has there. */
function pathsOf({ names, productName, productCode }: Answer): ProductView["paths"] {
  const pathIn = (language: Language): string => {
    const local = names?.find((one) => one.language === language)?.name;
    return productAddress(local ?? productName ?? "", productCode ?? "");
  };
  return { "en-US": pathIn("en-US"), "id-ID": pathIn("id-ID") };
}

/** Of a flash sale whose price is the sku's now, or will be for less. */
function flashOf(
  { skuCampaign, salePrice, productActivities }: Sku,
  language: Language,
): Pick<ProductView["skus"][number], "flash" | "coming"> {
  const activity = productActivities?.find(({ activityType }) => activityType === "FLASH_SALE");
  if (!activity?.activityCode || !skuCampaign) return {};
  const { activityPrice, activityStock, maxPerUser } = skuCampaign;
  if (activityPrice === salePrice)
    return { flash: { code: activity.activityCode, left: activityStock ?? 0, most: maxPerUser ?? 1 } };
  const begins = new Date(activity.activityBegin ?? 0);
  if (begins.getTime() <= Date.now() || (activityPrice ?? Infinity) >= (salePrice ?? 0)) return {};
  return {
    coming: {
      day: dayInWords(begins, language),
      time: clockInWords(begins, language),
      price: formatRupiah(activityPrice ?? 0),
    },
  };
}

const choicesOf = (answer: Answer, code: string) =>
  answer.saleAttributesList?.find(({ attrCode }) => attrCode === code)?.attrValue ?? [];
const attributeOf = (sku: Sku, wanted: string): string =>
  sku.attributeValues?.find(({ code }) => code === wanted)?.value ?? "";
const galleryOf = (sku: Sku | undefined): string[] =>
  sku?.mediaLinkListWithType?.flatMap(({ url }) => (url ? [url] : [])) ?? [];

/**
 * Pictures belong to a colour and are sent once per colour, not with every sku. Products without
 * colours have one unnamed colour.
 */
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
