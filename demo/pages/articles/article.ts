import type { NewPage } from "../../../apps/shop/modules/content/content.ts";
import { type BannerScene, bannerKeyOf } from "../../drawings/draw-banner.ts";
import { onEveryDevice } from "../content/both.ts";

type Said = {
  readonly title: string;
  readonly subtitle: string;
  /** In the safe subset of HTML: h2, h3, p, ul, ol, li, strong, em, br, a. */
  readonly text: string;
};

export type BlogArticle = {
  readonly code: string;
  readonly author: string;
  /** `2026-10-01` */
  readonly day: string;
  readonly scene: BannerScene;
  /** The category of the goods under it. */
  readonly categoryCode: string;
  /** Whom these goods are for; everyone, if left out. */
  readonly genders?: readonly ("MEN" | "WOMEN" | "UNISEX" | "KIDS")[];
  /**
   * What it is about, in both languages: it is found by these, and follows others about the same.
   */
  readonly keywords: readonly string[];
  readonly english: Said;
  readonly indonesian: Said;
};

/** A page of the blog: the article, and goods that belong to it. */
export function pageOfArticle(article: BlogArticle): NewPage {
  const { code, author, day, scene, categoryCode, genders = [], keywords, ...said } = article;
  const content = onEveryDevice((pick) => {
    const words = (part: keyof Said) => pick(said.english[part], said.indonesian[part]);
    return [
      {
        type: "html",
        title: words("title"),
        subtitle: words("subtitle"),
        author,
        image: bannerKeyOf(scene, "wide"),
        text: words("text"),
      },
      {
        type: "products",
        title: pick("Goes with this", "Cocok dengan bacaan ini"),
        link: `/plp/${categoryCode}`,
        linkText: pick("See all", "Lihat semua"),
        search: {
          categoryCode,
          sort: "relevance",
          filters: [
            { name: "availability", codes: ["IN_STOCK"] },
            ...(genders.length > 0 ? [{ name: "gender" as const, codes: [...genders] }] : []),
          ],
          pageSize: 6,
        },
      },
    ];
  });
  const createdAt = new Date(`${day}T02:00:00Z`);
  return { pageUrl: `/information/${code}`, content, keywords, navigationCode: "Blog", createdAt };
}
