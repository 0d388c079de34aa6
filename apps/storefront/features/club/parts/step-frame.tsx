import { type ReactNode, useEffect, useRef } from "react";

/**
 * A step's content, which takes the focus when it appears: the pressed button of the previous
 * step is gone, and screen readers announce the new one. Taps count only once it has settled: the
 * second of a double tap agrees to nothing unseen [LNK-18]. The keyboard is not held up.
 * @param startsInside a field of the step takes the focus instead
 */
export function StepFrame({
  startsInside = false,
  children,
}: {
  readonly startsInside?: boolean;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!startsInside) frame.current?.focus();
  }, [startsInside]);
  return (
    <div ref={frame} tabIndex={-1} className="settle space-y-5 outline-none">
      {children}
    </div>
  );
}
