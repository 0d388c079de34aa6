import { useEffect, useState } from "react";

/** True once a moment has passed, on time and without counting; false where there is none. */
export function useHasPassed(moment: string | null | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => setPassed(moment), Math.max(0, Date.parse(moment) - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return Boolean(moment) && passed === moment;
}
