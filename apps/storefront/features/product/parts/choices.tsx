import type { RefObject } from "react";
import { Picture } from "../../../platform/picture.tsx";
import { useWords } from "../../../platform/use-words.ts";
import {
  type Choice,
  colourAddress,
  coloursWith,
  keptParameters,
  type ProductView,
  sizeStateOf,
} from "../product-model.ts";

type ChoicesProps = {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly parameters: URLSearchParams;
};

/** Choices are links to the chosen sku: shareable, and alive before any script. They look and act like buttons. */
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
              href={colourAddress(product, choice, colour, keptParameters(parameters))}
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

export function SizeChoices({
  product,
  choice,
  parameters,
  missing,
  fieldset,
}: ChoicesProps & { readonly missing: boolean; readonly fieldset: RefObject<HTMLFieldSetElement | null> }) {
  const words = useWords("product");
  if (product.sizes.length < 2) return null;
  const absent = product.sizes.filter((size) => sizeStateOf(product, choice.colour, size).state === "not-made");
  const elsewhere = [...new Set(absent.flatMap((size) => coloursWith(product, size)))];
  return (
    <fieldset ref={fieldset} className="mt-6" aria-describedby={missing ? "size-missing" : undefined}>
      <legend className="text-sm">
        {words("size")} <b>{choice.size ?? ""}</b>
      </legend>
      <ul className="mt-2 grid grid-cols-4 gap-2 sm:grid-cols-5" data-sizes="">
        {product.sizes.map((size) => (
          <li key={size}>
            <SizeChoice size={size} product={product} choice={choice} kept={keptParameters(parameters)} />
          </li>
        ))}
      </ul>
      {missing ? (
        <p id="size-missing" role="alert" className="mt-2 font-semibold text-bad text-sm">
          {words("chooseSize")}
        </p>
      ) : null}
      {absent.length > 0 ? (
        <p className="mt-2 text-quiet text-sm">
          {words("notMade", {
            sizes: absent.join(", "),
            colour: choice.colour,
            found: elsewhere.length > 0 ? "yes" : "no",
            colours: elsewhere.join(", "),
          })}
        </p>
      ) : null}
    </fieldset>
  );
}

/** A sold-out size can be looked at and says so; one that is not made in this colour cannot be chosen, and the line below says where it is. */
function SizeChoice({
  size,
  product,
  choice,
  kept,
}: {
  readonly size: string;
  readonly product: ProductView;
  readonly choice: Choice;
  readonly kept: string;
}) {
  const words = useWords("product");
  const { state, sku } = sizeStateOf(product, choice.colour, size);
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
      href={`?skuCode=${encodeURIComponent(sku.code)}${kept}`}
      data-keep-scroll=""
      data-replace=""
      data-size={size}
      data-state={state}
      aria-label={soldOut ? words("sizeSoldOut", { size }) : size}
      aria-current={choice.size === size ? "true" : undefined}
      className={`${sizeButton} ${soldOut ? "border-line bg-[linear-gradient(to_top_right,transparent_calc(50%-1px),var(--color-control)_calc(50%-0.5px),var(--color-control)_calc(50%+0.5px),transparent_calc(50%+1px))] text-quiet aria-[current]:border-ink" : "border-control bg-white font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white"}`}
    >
      {size}
    </a>
  );
}
