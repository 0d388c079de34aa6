import { useEffect } from "react";
import { sizeOf, useMySizes } from "./use-my-sizes.ts";

export type FollowMySizeProps = {
  readonly kind: string;
  /** Called with the size, and with undefined when it is none any more. A stable function. */
  readonly onSize: (sizeCode: string | undefined) => void;
};

/** Reports the shopper's size of a kind; for pages that load it after what they show. */
export function FollowMySize({ kind, onSize }: FollowMySizeProps) {
  const size = sizeOf(useMySizes().sizes, kind);
  useEffect(() => {
    onSize(size);
    return () => onSize(undefined);
  }, [onSize, size]);
  return null;
}
