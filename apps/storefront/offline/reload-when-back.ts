import { minutes, seconds } from "@gelora/service-kit/durations.ts";

/** Between tries: twice as long each time, up to the longest. */
const [firstWait, longestWait] = [seconds(4), minutes(1)];

/**
 * The offline page's script: reloads the page that was wanted once a try reaches the server, at
 * once when the browser says that it is online, and from time to time. The tab remembers when it
 * did so: where the same page comes again, the next try waits, so nothing turns in a loop. A
 * browser without such a memory reloads only when it says that it is online. On the server's own
 * copy of the page nothing was wanted.
 * @param probe a small file of the server that the service worker leaves alone
 */
export const reloadWhenBack = (probe: string): string => `(() => {
  if (location.pathname.startsWith("/offline/")) return;
  const key = "gelora-offline-reload";
  let wait = ${firstWait}, timer, isLeaving = false;
  const rest = () => {
    try { return Number(sessionStorage.getItem(key)) + ${longestWait} - Date.now(); } catch { return ${longestWait}; }
  };
  const remember = () => { try { sessionStorage.setItem(key, Date.now()); } catch {} };
  const later = (ms) => { clearTimeout(timer); timer = setTimeout(look, ms); };
  const reach = async () => {
    try { return (await fetch(${JSON.stringify(probe)}, { cache: "no-store" })).ok; } catch { return false; }
  };
  const attempt = async () => {
    if (!(await reach())) return later(wait = Math.min(wait * 2, ${longestWait}));
    if (isLeaving) return;
    isLeaving = true;
    clearTimeout(timer);
    remember();
    location.reload();
  };
  const look = () => (rest() > 0 ? later(rest()) : attempt());
  addEventListener("online", attempt);
  later(wait);
})();`;
