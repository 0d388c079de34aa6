import type { ProductLine } from "./product-line.ts";
import type { RandomStream } from "./random.ts";

const digits = (random: RandomStream, count: number) => String(random.between(0, 10 ** count - 1)).padStart(count, "0");

/** A number like those of the certification marks in Indonesia; absent for goods that need none. */
export function certificateNumber(line: ProductLine, random: RandomStream): string | undefined {
  switch (line.certificate) {
    case "SNI":
      return `SNI ${digits(random, 4)}:20${random.between(17, 25)} / NPB 115-${digits(random, 3)}-${digits(random, 6)}`;
    case "K3L":
      return `K3L I.${digits(random, 2)}.GLR${random.between(1, 9)}.${digits(random, 5)}.${digits(random, 4)}`;
    case "UTTP":
      return `UTTP ${digits(random, 4)}-${digits(random, 5)}/DJPKTN`;
    case undefined:
      return undefined;
  }
}
