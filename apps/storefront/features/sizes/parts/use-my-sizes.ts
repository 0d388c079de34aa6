import { useEffect, useState } from "react";
import { useClientState } from "../../../platform/session/client-state.ts";
import type { Sizes } from "../model/device-sizes.ts";
import { followMySizes, mySizes } from "../my-sizes.ts";

/** The shopper's sizes, kept up to date; undefined until they are known. */
export function useMySizes(): Sizes | undefined {
  const account = useClientState(({ accountInfo }) => accountInfo?.userCode ?? "");
  const [known, setKnown] = useState<{ readonly account: string; readonly sizes: Sizes }>();
  useEffect(() => {
    let isGone = false;
    const read = (): void => void mySizes().then((sizes) => (isGone ? undefined : setKnown({ account, sizes })));
    read();
    const stop = followMySizes(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [account]);
  return known?.account === account ? known.sizes : undefined;
}
