import type { RefObject } from "react";
import { Picture } from "../../../platform/page/picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { SizeOffer } from "../../sizes/find-size-props.ts";
import { productGuideAddress } from "../../sizes/guide-address.ts";
import { useSizeWindow } from "../../sizes/use-size-window.tsx";
import {
  type Choice,
  colourAddress,
  coloursWith,
  otherParameters,
  type ProductView,
  sizeStateOf,
} from "../product-model.ts";

type ChoicesProps = {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly parameters: URLSearchParams;
};

/**
 * Choices are links to the chosen sku: shareable, and working without scripts. They look and act
 * like buttons.
 */
export function ColourChoices({ product, choice, parameters }: ChoicesProps) {
  const words = useWords("product");
  if (product.colours.length < 2) return null;
  return (
    <fieldset className="mt-6">
      <legend className="text-sm">
        {words("colour")} <b>{choice.colour}</b>
      </legend>
      <ul className="mt-2 flex flex-wrap gap-2">
        {product.colours.map((colour) => (
          <li key={colour.code}>
            <a
              href={colourAddress(product, choice, colour, otherParameters(parameters))}
              data-keep-scroll=""
              data-replace=""
              data-colour={colour.code}
              aria-label={colour.name}
              aria-current={colour.name === choice.colour ? "true" : undefined}
              className="block overflow-hidden rounded-md border-2 border-line bg-tint hover:border-control aria-[current]:border-ink"
            >
              <Picture media={colour.gallery[0] ?? ""} alt="" width={100} className="size-16 mix-blend-multiply" />
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const sizeButton = "figures grid min-h-12 place-items-center rounded-md border px-1 text-center text-sm";

type SizeChoicesProps = ChoicesProps & {
  /** The shopper wanted to buy without a size. */
  readonly missing: boolean;
  /** Receives the first size that can be chosen. */
  readonly firstSize: RefObject<HTMLAnchorElement | null>;
};

export function SizeChoices({ product, choice, parameters, missing, firstSize }: SizeChoicesProps) {
  const words = useWords("product");
  const offer = (size: string): SizeOffer => {
    if (!product.sizes.includes(size)) return "not-sold";
    const { sku } = sizeStateOf(product, choice.colour, size);
    return sku
      ? { address: `?skuCode=${encodeURIComponent(sku.code)}${otherParameters(parameters)}` }
      : "not-in-colour";
  };
  const { find, mine, window } = useSizeWindow({ source: { productCode: product.code }, offer });
  if (product.sizes.length < 2) return null;
  const sizes = product.sizes.map((size) => ({ size, ...sizeStateOf(product, choice.colour, size) }));
  const first = sizes.find(({ sku }) => sku);
  const absent = sizes.filter(({ sku }) => !sku).map(({ size }) => size);
  return (
    <fieldset className="mt-6" aria-describedby={missing ? "size-missing" : undefined}>
      <legend className="text-sm">
        {words("size")} <b>{choice.size ?? ""}</b>
      </legend>
      {product.sizing.hasGuide ? (
        <p className="float-right -mt-6 flex gap-4 text-sm">
          <button type="button" onClick={find} data-find="" className="underline">
            {words("findSize")}
          </button>
          <a href={productGuideAddress(product)} target="_blank" className="underline">
            {words("sizeGuide")}
          </a>
        </p>
      ) : null}
      {missing ? (
        <p id="size-missing" role="alert" className="mt-1 font-semibold text-bad text-sm">
          {words("chooseSize")}
        </p>
      ) : null}
      <ul className="mt-2 grid grid-cols-4 gap-2 sm:grid-cols-5" data-sizes="">
        {sizes.map((one) => (
          <li key={one.size}>
            <SizeChoice
              {...one}
              isChosen={choice.size === one.size}
              others={otherParameters(parameters)}
              link={one === first ? firstSize : undefined}
            />
          </li>
        ))}
      </ul>
      <SizeNote sizing={product.sizing} choice={choice} onChange={mine} />
      {window}
      {absent.length > 0 ? <NotMade product={product} colour={choice.colour} sizes={absent} /> : null}
    </fieldset>
  );
}

type SizeNoteProps = Pick<ProductView, "sizing"> & { readonly choice: Choice; readonly onChange: () => void };

/**
 * How the goods turn out; and of the chosen size its other names, and whether it is the shopper's
 * own. Its lines are there before a size is chosen, so that nothing below moves.
 */
function SizeNote({ sizing, choice, onChange }: SizeNoteProps) {
  const words = useWords("product");
  const isConverted = Object.values(sizing.also).some(Boolean);
  return (
    <div className="mt-2 space-y-2 text-sm">
      {isConverted || sizing.kind ? (
        <p className="flex min-h-6 flex-wrap gap-x-3" data-size-note="">
          {choice.size && sizing.also[choice.size] ? (
            <span className="figures text-strong">{`${choice.size} = ${sizing.also[choice.size]}`}</span>
          ) : null}
          {choice.isMine ? (
            <span data-mine="">
              {words("mySizeChosen")}{" "}
              <button type="button" onClick={onChange} className="min-h-6 underline">
                {words("changeMySize")}
              </button>
            </span>
          ) : null}
        </p>
      ) : null}
      {sizing.fit.length > 0 ? (
        <p className="rounded-md bg-tint px-3 py-2 text-strong" data-fit="">
          {sizing.fit.join(" ")}
        </p>
      ) : null}
    </div>
  );
}

type NotMadeProps = {
  readonly product: ProductView;
  readonly colour: string;
  readonly sizes: readonly string[];
};

/** Which sizes are not made in this colour, and which colours have them. */
function NotMade({ product, colour, sizes }: NotMadeProps) {
  const words = useWords("product");
  const elsewhere = [...new Set(sizes.flatMap((size) => coloursWith(product, size)))];
  return (
    <p className="mt-2 text-quiet text-sm">
      {words("notMade", {
        sizes: sizes.join(", "),
        colour,
        found: elsewhere.length > 0 ? "yes" : "no",
        colours: elsewhere.join(", "),
      })}
    </p>
  );
}

type SizeChoiceProps = ReturnType<typeof sizeStateOf> & {
  readonly size: string;
  readonly isChosen: boolean;
  /** Parameters of the address to keep. */
  readonly others: string;
  readonly link: RefObject<HTMLAnchorElement | null> | undefined;
};

/**
 * A sold-out size can be viewed and says so; a size not made in this colour cannot be chosen, and
 * the line below says which colours have it.
 */
function SizeChoice({ size, state, sku, isChosen, others, link }: SizeChoiceProps) {
  const words = useWords("product");
  if (!sku) {
    return (
      <span
        role="link"
        aria-disabled="true"
        data-size={size}
        data-state={state}
        className={`${sizeButton} border-line border-dashed text-quiet`}
      >
        {size}
      </span>
    );
  }
  const soldOut = state === "sold-out";
  return (
    <a
      ref={link}
      href={`?skuCode=${encodeURIComponent(sku.code)}${others}`}
      data-keep-scroll=""
      data-replace=""
      data-size={size}
      data-state={state}
      aria-label={soldOut ? words("sizeSoldOut", { size }) : size}
      aria-current={isChosen ? "true" : undefined}
      className={`${sizeButton} ${soldOut ? "struck border-line text-quiet aria-[current]:border-ink" : "border-control bg-white font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white"}`}
    >
      {size}
    </a>
  );
}
