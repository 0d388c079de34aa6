import { sizeOf, useMySizes } from "../../sizes/use-my-sizes.ts";

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
