import type { ReactNode } from "react";
import { Guarded } from "../../platform/session/guarded.tsx";
import type { GuardName } from "../../platform/session/route-guards.ts";
import { AccountNavigation } from "./parts/account-navigation.tsx";

/**
 * A page of the account area: its navigation on the left (above the page on phones), and the page
 * for those whom the guard admits [ACC-02, ACC-17]. It uses only the chrome's words, so other
 * features' pages need none of ours.
 * @param waiting the page's skeleton until the account is known
 */
export function AccountLayout({
  guard,
  waiting,
  children,
}: {
  readonly guard: GuardName;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="mx-auto w-full min-h-dvh max-w-6xl px-4 pt-4 pb-20 md:px-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-10 lg:pt-10">
      <AccountNavigation />
      <div className="min-w-0">
        <Guarded by={guard} waiting={waiting}>
          {children}
        </Guarded>
      </div>
    </div>
  );
}
