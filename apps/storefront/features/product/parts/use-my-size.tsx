import { useMySizes } from "../../sizes/use-my-sizes.ts";

type Sizes = ReturnType<typeof useMySizes>["sizes"];

const sizeOf = (sizes: Sizes, kind: string): string | undefined => sizes && new Map<string, string>(sizes).get(kind);

/**
 * The shopper's size of a kind of goods, as lists file it. Pages are public, so it is known only
 * after the page is there: a guest's from the device, a member's from the shop.
 */
export function useMySize(kind: string): string | undefined {
  return sizeOf(useMySizes(kind !== "").sizes, kind);
}

/** Remembers a first size of its kind, of what was bought. It never fails the purchase. */
export function useLearning(kind: string): (sizeCode: string) => void {
  const { sizes, reload } = useMySizes(kind !== "");
  const learn = async (sizeCode: string): Promise<void> => {
    const { learnSize } = await import("../../sizes/my-sizes.ts");
    await learnSize(kind, sizeCode);
    await reload();
  };
  return (sizeCode) => {
    if (sizeOf(sizes, kind) === undefined) learn(sizeCode).catch(() => undefined);
  };
}
