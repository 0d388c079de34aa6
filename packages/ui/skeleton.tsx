/** A grey placeholder. Give it the size of what it stands for. */
export function Skeleton({ className = "" }: { readonly className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse-soft rounded-md bg-line ${className}`} />;
}
