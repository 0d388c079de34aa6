import type { IconName } from "./icon-names.ts";

/**
 * An icon of the page's sprite. Decorative: it stands beside words, or inside a control with a
 * name.
 */
export function Icon({ name, className = "size-5" }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-[1.75] stroke-current ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}
