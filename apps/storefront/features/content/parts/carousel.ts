/** A slide moves in 1200 ms, and the next one comes after 6000 ms [HOM-11, CON-20]. */
const moveMs = 1200;
const turnEveryMs = 6000;

/**
 * Makes a snapping strip turn by itself, in a loop, and its dots lead to their slide. It rests while somebody points at it, has the focus in it or touches it, while the page
 * is hidden, and always for people who ask for less motion.
 * @param dots an element whose buttons are the slides' in their order
 * @returns how to stop
 */
export function turnByItself(strip: HTMLElement, dots: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const buttons = [...dots.querySelectorAll("button")];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const current = (): number => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  let resting = false;

  const go = (index: number): void => {
    const target = ((index % buttons.length) + buttons.length) % buttons.length;
    move(strip, target * strip.clientWidth, still ? 0 : moveMs, signal);
  };
  const mark = (): void => {
    for (const [index, button] of buttons.entries()) {
      if (index === current()) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  };
  for (const [index, button] of buttons.entries()) button.addEventListener("click", () => go(index), { signal });
  strip.addEventListener("scroll", mark, { signal, passive: true });
  const carousel = strip.parentElement ?? strip;
  for (const type of ["pointerenter", "focusin", "touchstart"])
    carousel.addEventListener(
      type,
      () => {
        resting = true;
      },
      { signal, passive: true },
    );
  for (const type of ["pointerleave", "focusout"])
    carousel.addEventListener(
      type,
      () => {
        resting = false;
      },
      { signal },
    );

  const timer = setInterval(() => {
    if (!resting && !still && !document.hidden) go(current() + 1);
  }, turnEveryMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  return () => stop.abort();
}

/** Browsers choose the pace of a smooth scroll themselves; ours has a set one, so it is moved step by step, with snapping off meanwhile. */
function move(strip: HTMLElement, left: number, durationMs: number, signal: AbortSignal): void {
  const from = strip.scrollLeft;
  const started = performance.now();
  strip.style.scrollSnapType = "none";
  const step = (now: number): void => {
    if (signal.aborted) return;
    const part = durationMs === 0 ? 1 : Math.min(1, (now - started) / durationMs);
    strip.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else strip.style.scrollSnapType = "";
  };
  requestAnimationFrame(step);
}
