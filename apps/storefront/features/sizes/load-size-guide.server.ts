import { data, type LoaderFunctionArgs } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql } from "../../platform/gateway/document.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { menuOf, overview, placeOfGuide } from "./model/guide-place.ts";

const treeDocument = graphql(`
  query querySizeGuideDetailList {
    querySizeGuideDetailList {
      categoryList {
        categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }
        categoryList {
          categoryCode categoryName sizeGuideBrandObjects { brandCode brandName }
          categoryList { categoryCode categoryName sizeGuideBrandObjects { brandCode brandName } }
        }
      }
    }
  }
`);

const guideDocument = graphql(`
  query getSizeGuideDetail($categoryCode: String!, $brandCode: String!) {
    getSizeGuideDetail(categoryCode: $categoryCode, brandCode: $brandCode) {
      categoryCode categoryName brandCode brandName sizeGuide
    }
  }
`);

/**
 * A size guide and the menu of all [SZG-01, SZG-05]. One that is empty is a page without data
 * [SZG-07]; one that does not exist is the same page with 404, and the menu leads on.
 */
export async function loadSizeGuide({ context, params }: LoaderFunctionArgs) {
  const menu = await callShopForPage(context, treeDocument, {});
  const tree = (menu.ok ? menu.value.querySizeGuideDetailList?.categoryList : undefined) ?? [];
  const { category, brandCode } = placeOfGuide(params.guide ?? "", tree);
  const found = await callShopForPage(context, guideDocument, { categoryCode: category, brandCode });
  if (!menu.ok || !found.ok) markIncomplete(context);
  const isOverview = params.guide === overview;
  const guide = found.ok ? found.value.getSizeGuideDetail : null;
  const page = { words: packedWords(context, "sizes"), tree: menuOf(tree), isOverview, guide };
  // Without the menu an address may have been misread.
  const isUnknown = menu.ok && found.ok && !guide && !isOverview;
  return data(page, { status: isUnknown ? 404 : 200 });
}
