import { buttonClass } from "@gelora/ui/button.tsx";
import type { ReactNode } from "react";
import { useLocation } from "react-router";

/** To the club's registration, and back to this page afterwards [CLB-05, LNK-17, LNK-21]. */
export function SignUpLink({ look, children }: { readonly look: "primary" | "outline"; readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <a
      href={`/register/mapclub?redirectUrl=${encodeURIComponent(pathname + search)}`}
      className={`w-full ${buttonClass(look)}`}
    >
      {children}
    </a>
  );
}
