import { formatAverage } from "@gelora/locale/average.ts";
import { Price } from "@gelora/ui/price.tsx";
import { Star } from "@gelora/ui/stars.tsx";
import type { ChromeWords } from "../../chrome/chrome-words.ts";
import { useCachedHtml } from "../../platform/page/cached-html.ts";
import { usePage } from "../../platform/page/page-context.ts";
import { Picture } from "../../platform/page/picture.tsx";
import { WholeWords } from "../../platform/page/whole-words.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { Heart } from "./heart.tsx";
import { type ProductCardData, percentOff } from "./product-card-model.ts";

const coloursShown = 5;

export type ProductCardProps = {
  readonly product: ProductCardData;
  /** For a page's first cards, whose pictures are visible at once. */
  readonly eager?: boolean;
  /** The card's width, as its picture's `sizes`. */
  readonly sizes?: string;
  /** One below the level of the list's heading. */
  readonly heading?: "h2" | "h3";
  /** False where the list is the wishlist itself. */
  readonly hasHeart?: boolean;
};

/**
 * A product in a list [LST-21]: one link, equal heights in a row, space reserved for the picture.
 * Styled by the stylesheet's `card` classes.
 */
export function ProductCard(props: ProductCardProps) {
  const words = useWords("chrome");
  const { product } = props;
  // For a priority picture React adds a preload hint to the head, but only when it renders with the
  // page
  const inside = useCachedHtml(props.eager ? undefined : ["card", props], <CardInside {...props} words={words} />);
  return (
    <article
      className="card"
      data-product={product.code}
      data-stock={product.soldOut ? "empty" : undefined}
      {...inside}
    />
  );
}

function CardInside({
  product,
  eager = false,
  sizes = "(min-width: 64rem) 20vw, (min-width: 48.0625rem) 24vw, 46vw",
  heading: Heading = "h3",
  hasHeart = true,
  words,
}: ProductCardProps & { readonly words: ChromeWords }) {
  return (
    <>
      <div className="card-picture">
        <Picture media={product.media} alt="" width={400} widths={[400, 600]} sizes={sizes} eager={eager} />
        <Ribbon product={product} words={words} />
        {hasHeart ? <Heart code={product.code} label={words("wish", { name: product.name })} /> : null}
        {product.soldOut ? (
          <span className="absolute inset-x-0 bottom-0 bg-ink/85 py-1.5 text-center font-bold text-sm text-white">
            {words("soldOut")}
          </span>
        ) : null}
        {product.sizes.length > 0 ? (
          <span className="card-sizes">
            {words("sizesInStock", { sizes: product.sizes.map((size) => size.replace(/^EU /, "")).join(" · ") })}
          </span>
        ) : null}
      </div>
      <div className="card-text">
        <p className="text-quiet text-xs">{product.brand}</p>
        <Heading className="card-name">
          <a href={product.address}>
            <WholeWords text={product.name} />
          </a>
        </Heading>
        <Price
          sale={product.sale}
          list={product.list}
          listLabel={words("was")}
          from={product.isLowest ? words("from") : undefined}
          off={offBeside(product, words)}
        />
        <div className="mt-auto flex h-4 items-center justify-between text-quiet text-xs">
          <Colours colours={product.colours} words={words} />
          <Rating rating={product.rating} words={words} />
        </div>
      </div>
    </>
  );
}

/**
 * A merchant's ribbon takes the percentage's corner; the percentage is then shown with the price.
 */
function offBeside({ ribbon, list, sale }: ProductCardData, words: ChromeWords): string | undefined {
  const percent = percentOff(list, sale);
  return ribbon && percent !== undefined ? words("percentOff", { percent }) : undefined;
}

type WithWords = { readonly words: ChromeWords };

/** A merchant's ribbon, or else the discount in percent [LST-12, LST-13]. */
function Ribbon({ product, words }: WithWords & { readonly product: ProductCardData }) {
  const { ribbon } = product;
  const off = percentOff(product.list, product.sale);
  if (!ribbon && off === undefined) return null;
  const place = {
    className: "card-ribbon",
    "data-edge": ribbon?.bottom ? "bottom" : undefined,
    "data-side": ribbon?.right ? "right" : undefined,
  };
  if (ribbon?.image) {
    return (
      <span {...place} data-ribbon="activity">
        <Picture media={ribbon.image} alt={ribbon.text} width={100} className="size-10" />
      </span>
    );
  }
  return (
    <span {...place} data-ribbon={ribbon ? "activity" : "discount"}>
      {ribbon ? ribbon.text : words("percentOff", { percent: off ?? 0 })}
    </span>
  );
}

function Colours({ colours, words }: WithWords & { readonly colours: readonly string[] }) {
  const shown = colours.slice(0, coloursShown);
  return (
    <p className="flex items-center gap-1">
      {colours.length > 1 ? (
        <>
          <span className="sr-only">{words("colours", { count: colours.length })}</span>
          <svg aria-hidden="true" className="h-4 stroke-control" width={shown.length * 18} height="16">
            {shown.map((colour, index) => (
              <circle key={colour} cx={8 + index * 18} cy="8" r="6.5" fill={colour} />
            ))}
          </svg>
        </>
      ) : null}
      {colours.length > coloursShown ? `+${colours.length - coloursShown}` : ""}
    </p>
  );
}

/** What buyers say of it, where some do. */
function Rating({ rating, words }: WithWords & Pick<ProductCardData, "rating">) {
  const { language } = usePage();
  if (!rating) return null;
  const average = formatAverage(rating.average, language);
  return (
    <p className="figures flex items-center gap-1" data-rating={rating.count}>
      <Star className="size-3.5" />
      <span className="sr-only">{words("rated", { average, count: rating.count })}</span>
      <span aria-hidden="true">
        <b className="text-ink">{average}</b> ({rating.count})
      </span>
    </p>
  );
}
