import type { Row } from "./read-rows.ts";

/** Which of the three options is the colour and which the size; a product may have neither. */
export type OptionPlan = {
  readonly colour?: OptionNumber;
  readonly size?: OptionNumber;
  readonly others: readonly OptionNumber[];
};

export type OptionNumber = 1 | 2 | 3;

const numbers: readonly OptionNumber[] = [1, 2, 3];
const colourWords = /^(colou?rs?|warna|pilihan warna)$/i;
const sizeWords = /^(sizes?|ukuran|pilihan ukuran|shoe size|nomor)$/i;

/**
 * Only the product's first row names its options. `Title` with `Default Title` is how Shopify says
 * that there are none.
 */
export function planOptions(first: Row): OptionPlan {
  const named = numbers.filter((number) => {
    const name = first.read(`option${number}Name`);
    return name !== "" && !(/^title$/i.test(name) && /^default title$/i.test(first.read(`option${number}Value`)));
  });
  const find = (words: RegExp) => named.find((number) => words.test(first.read(`option${number}Name`)));
  const size = find(sizeWords);
  const rest = named.filter((number) => number !== size);
  // Without a colour option, another one (style, print) takes its place.
  const colour = find(colourWords) ?? rest[0];
  return {
    ...(colour === undefined ? {} : { colour }),
    ...(size === undefined ? {} : { size }),
    others: rest.filter((number) => number !== colour),
  };
}

export function optionValue(row: Row, number: OptionNumber | undefined): string {
  return number === undefined ? "" : row.read(`option${number}Value`);
}
