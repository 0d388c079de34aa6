import type { ReactNode } from "react";
import { usePage } from "../../platform/page/page-context.ts";

/**
 * The second shell of a list: the listing app's host element, which carries its inputs (keyword,
 * language, base address) and renders nothing itself [LST-20, K31].
 */
export function ListingShell({
  keyword,
  children,
}: {
  readonly keyword: string | undefined;
  readonly children?: ReactNode;
}) {
  const { language, settings } = usePage();
  return (
    <div
      data-micro-app="listing"
      data-keyword={keyword}
      data-locale={language}
      data-base={settings.shopUrl}
      className="mx-auto max-w-[90rem] px-4 pt-6 md:px-6"
    >
      {children}
    </div>
  );
}
