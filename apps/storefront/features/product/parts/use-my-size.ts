import { useEffect, useState } from "react";
import { useClientState } from "../../../platform/session/client-state.ts";

/**
 * The shopper's size of a kind of goods, as lists file it. Pages are public, so it is known only
 * after the page is there: a guest's from the device, a member's from the shop.
 */
export function useMySize(kind: string): string | undefined {
  const account = useClientState(({ accountInfo }) => accountInfo?.userCode ?? "");
  const [mine, setMine] = useState<string>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    setMine(undefined);
    const follow = async (): Promise<void> => {
      const { followMySizes, mySizes } = await import("../../sizes/my-sizes.ts");
      const read = async (): Promise<void> => {
        const size = new Map<string, string>(await mySizes()).get(kind);
        if (!isGone) setMine(size);
      };
      await read();
      if (!isGone) stop = followMySizes(() => void read());
    };
    // Without it nothing is preselected.
    if (kind) follow().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [kind, account]);
  return mine;
}
