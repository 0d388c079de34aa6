import { shopMark } from "../platform/page/shop-mark.ts";

/** The brand name: drawn text with the surge in it, one mark for light and dark backgrounds. */
export function Wordmark({ className = "" }: { readonly className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-extrabold text-[1.625rem] leading-none tracking-[-0.055em] ${className}`}
    >
      <svg viewBox="0 0 32 28" aria-hidden="true" className="h-[0.9em] w-auto">
        <path d={shopMark} className="fill-spark" />
      </svg>
      <span>gelora</span>
    </span>
  );
}
