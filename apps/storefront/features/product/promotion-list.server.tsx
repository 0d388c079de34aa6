import type { Language } from "@gelora/locale/language.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { Translate } from "../../platform/words/use-words.ts";
import { serverWords } from "../../platform/words/words.server.ts";
import type { PromotionView } from "./product-promotions.ts";

/**
 * The product's promotions as HTML, so that the page needs no script for them [PDP-06, LOC-14].
 * @returns empty without promotions
 */
export function promotionList(promotions: readonly PromotionView[], language: Language): string {
  if (promotions.length === 0) return "";
  const words = serverWords("product", language);
  const shopMore = serverWords("promotions", language)("shopMore");
  return renderToStaticMarkup(<PromotionList promotions={promotions} words={words} shopMore={shopMore} />);
}

type ListProps = {
  readonly promotions: readonly PromotionView[];
  readonly words: Translate<"product">;
  /** The button that opens the dialog; the page hears it by its `data-shop-more` [PRM-05]. */
  readonly shopMore: string;
};

/** Folded: it names them, and opens to what each gives and when. */
function PromotionList({ promotions, words, shopMore }: ListProps) {
  return (
    <details data-promotions="" className="group mt-3 rounded-md border border-line">
      <summary className="flex min-h-11 items-center gap-2 px-3 py-2 text-sm">
        <Icon name="ticket" className="size-5 text-accent-deep" />
        <span className="min-w-0 flex-1">
          <span className="font-bold">{words("promotions", { count: promotions.length })}</span>
          <span className="block truncate text-quiet group-open:hidden">
            {promotions.map(({ name }) => name).join(" · ")}
          </span>
        </span>
        <Icon name="down" className="size-5 group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-line border-t px-3 text-sm">
        {promotions.map((promotion) => (
          <Promotion key={promotion.code} promotion={promotion} words={words} shopMore={shopMore} />
        ))}
      </ul>
    </details>
  );
}

type PromotionProps = { readonly promotion: PromotionView } & Omit<ListProps, "promotions">;

function Promotion({ promotion, words, shopMore }: PromotionProps) {
  const { code, name, gives, begins, ends, isPartial } = promotion;
  return (
    <li className="py-3">
      <p className="font-semibold">{name}</p>
      {gives ? <p className="mt-0.5 text-strong">{gives}</p> : null}
      {isPartial ? <p className="mt-0.5 text-quiet">{words("promotionPartial")}</p> : null}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="figures text-quiet">
          {ends ? words("promotionPeriod", { begins, ends }) : words("promotionBegins", { begins })}
        </p>
        <button
          type="button"
          data-shop-more={code}
          className="inline-flex min-h-11 items-center gap-1.5 font-bold underline underline-offset-4"
        >
          {shopMore}
          <span className="sr-only">: {name}</span>
          <Icon name="arrow-right" className="size-4" />
        </button>
      </div>
    </li>
  );
}
