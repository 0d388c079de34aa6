/** A star of the page's sprite, full or empty. Decorative: words stand beside it. */
export function Star({ isFull = true, className }: { readonly isFull?: boolean; readonly className: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 stroke-[1.75] ${isFull ? "fill-warn stroke-warn" : "fill-none stroke-control"} ${className}`}
    >
      <use href="#i-star" />
    </svg>
  );
}

/** Five of them. @param stars how many are full: rounded, as a star is not cut */
export function Stars({ stars, className = "size-4" }: { readonly stars: number; readonly className?: string }) {
  return (
    <span className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} isFull={star <= Math.round(stars)} className={className} />
      ))}
    </span>
  );
}
