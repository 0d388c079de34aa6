/** A slide moves in 1200 ms; the next follows after 6000 ms [HOM-11, CON-20]. */
const moveMs = 1200;
const turnEveryMs = 6000;

/**
 * Makes a snapping strip advance by itself in a loop, with dots that lead to their slide. It rests
 * while hovered, focused, touched or paused, while the page is hidden, and always under reduced
 * motion.
 * @param dots an element whose buttons are the slides' in their order
 * @param pause a toggle button, shown if there is something to pause
 * @returns how to stop
 */
export function turnByItself(strip: HTMLElement, dots: HTMLElement, pause: HTMLButtonElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const buttons = [...dots.querySelectorAll("button")];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const current = (): number => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  const go = (index: number): void => {
    const target = ((index % buttons.length) + buttons.length) % buttons.length;
    move(strip, target * strip.clientWidth, still ? 0 : moveMs, signal);
  };
  for (const [index, button] of buttons.entries()) button.addEventListener("click", () => go(index), { signal });
  strip.addEventListener("scroll", () => mark(buttons, current()), { signal, passive: true });

  const isResting = watchRest(strip.parentElement ?? strip, signal);
  const isPaused = watchPause(pause, signal);
  if (!still) pause.dataset.ready = "";
  const timer = setInterval(() => {
    if (!isResting() && !isPaused() && !still && !document.hidden) go(current() + 1);
  }, turnEveryMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  return () => stop.abort();
}

function mark(buttons: readonly HTMLElement[], current: number): void {
  for (const [index, button] of buttons.entries()) {
    if (index === current) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
}

/** @returns whether someone points at it, touches it or has the focus in it */
function watchRest(carousel: HTMLElement, signal: AbortSignal): () => boolean {
  let resting = false;
  const onEach = (types: readonly string[], rests: boolean): void => {
    for (const type of types) carousel.addEventListener(type, () => (resting = rests), { signal, passive: true });
  };
  onEach(["pointerenter", "focusin", "touchstart"], true);
  onEach(["pointerleave", "focusout"], false);
  return () => resting;
}

/** @returns whether the toggle is pressed */
function watchPause(button: HTMLButtonElement, signal: AbortSignal): () => boolean {
  let paused = false;
  const toggle = (): void => {
    paused = !paused;
    button.setAttribute("aria-pressed", String(paused));
  };
  button.addEventListener("click", toggle, { signal });
  return () => paused;
}

/**
 * Browsers choose the duration of a smooth scroll; ours is specified, so it is animated by hand
 * with snapping off.
 */
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
