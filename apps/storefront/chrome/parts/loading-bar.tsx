import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/**
 * Shown when a navigation takes longer than 200 ms, filling over 5 s; hidden 500 ms after its end
 * [SHL-26, CON-07].
 */
const showAfterMs = 200;
const hideAfterMs = 500;

export function LoadingBar() {
  const busy = useNavigation().state !== "idle";
  const [stage, setStage] = useState<"hidden" | "running" | "done">("hidden");
  useEffect(() => {
    if (busy) {
      const timer = setTimeout(() => setStage("running"), showAfterMs);
      return () => clearTimeout(timer);
    }
    setStage((before) => (before === "running" ? "done" : before));
    const timer = setTimeout(() => setStage("hidden"), hideAfterMs);
    return () => clearTimeout(timer);
  }, [busy]);
  if (stage === "hidden") return null;
  return (
    <div data-loading-bar="" className="fixed inset-x-0 top-0 z-50 h-1" role="presentation">
      <div className={`h-full origin-left bg-spark ${stage === "running" ? "animate-load" : ""}`} />
    </div>
  );
}
