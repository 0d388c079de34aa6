/** The brand name: drawn text with the surge in it, one mark for light and dark backgrounds. */
export function Wordmark({ className = "" }: { readonly className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-extrabold text-[1.625rem] leading-none tracking-[-0.055em] ${className}`}
    >
      <svg viewBox="0 0 32 28" aria-hidden="true" className="h-[0.9em] w-auto">
        <path
          d="M1 24C5 12 10 6 15 6c4 0 4.500 5 8 5 2.500 0 5-3 8-9-1 12-5 18-10 18-4.500 0-5-5-8.500-5C9 15 5 18 1 24z"
          className="fill-spark"
        />
      </svg>
      <span>gelora</span>
    </span>
  );
}
