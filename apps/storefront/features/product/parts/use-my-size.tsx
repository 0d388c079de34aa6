import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { FollowMySizeProps } from "../../sizes/follow-my-size.tsx";

/**
 * The shopper's size of a kind of goods, as lists file it. Pages are public, so it is known only
 * after the page is there: a guest's from the device, a member's from the shop.
 * @returns with what follows it, for the page to render: it would double what reads in this page
 */
export function useMySize(kind: string): { readonly mine: string | undefined; readonly follow: ReactNode } {
  const [mine, setMine] = useState<string>();
  const [Follow, setFollow] = useState<ComponentType<FollowMySizeProps>>();
  const isWanted = kind !== "";
  useEffect(() => {
    if (!isWanted) return;
    // Without it nothing is preselected.
    import("../../sizes/follow-my-size.tsx").then(
      ({ FollowMySize }) => setFollow(() => FollowMySize),
      () => undefined,
    );
  }, [isWanted]);
  return { mine, follow: Follow && isWanted ? <Follow kind={kind} onSize={setMine} /> : null };
}
