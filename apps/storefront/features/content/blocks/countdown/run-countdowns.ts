import { countdownParts, figure, timeUntil } from "./time-until.ts";

const second = 1000;
const minute = 60 * second;

/**
 * Counts on what the server has rendered, by the server's clock: the page may come from a cache,
 * and the device's own clock may be wrong. Minute by minute for people who ask for less motion, who
 * see no seconds.
 * @returns how to stop
 */
export function runCountdowns(root: ParentNode): () => void {
  const countdowns = [...root.querySelectorAll<HTMLElement>("[data-countdown]")];
  const every = matchMedia("(prefers-reduced-motion: reduce)").matches ? minute : second;
  let ahead = 0;
  const show = (): void => {
    if (document.hidden) return;
    for (const countdown of countdowns) showLeft(countdown, Date.now() + ahead);
  };
  const timer = setInterval(show, every);
  let isStopped = false;
  void serverIsAhead().then((found) => {
    ahead = found;
    if (!isStopped) show();
  });
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** How far the server's clock is ahead of this device's, in ms; 0 when it does not answer. */
async function serverIsAhead(): Promise<number> {
  try {
    const { headers } = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    const serverTime = Date.parse(headers.get("date") ?? "");
    // The header has whole seconds: its middle is closest.
    return Number.isNaN(serverTime) ? 0 : serverTime + second / 2 - Date.now();
  } catch {
    return 0;
  }
}

function showLeft(countdown: HTMLElement, now: number): void {
  const left = timeUntil(Date.parse(countdown.dataset.countdown ?? ""), now);
  for (const part of countdownParts) {
    const place = countdown.querySelector(`[data-part="${part}"]`);
    if (place) place.textContent = figure(left?.[part] ?? 0);
  }
  const ended = countdown.querySelector("[data-ended]");
  if (!ended) return;
  ended.classList.toggle("invisible", left !== undefined);
  countdown.querySelector("[data-left]")?.classList.toggle("invisible", left === undefined);
}
