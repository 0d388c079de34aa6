import { minutes, seconds } from "@gelora/service-kit/durations.ts";

/** Between tries: twice as long each time, up to the longest. */
const [firstWait, longestWait] = [seconds(4), minutes(1)];

/**
 * The offline page's script: reloads the requested page once an attempt reaches the server: at
 * once when the browser reports that it is online, and from time to time. The tab stores when it
 * did so: if the offline page appears again, the next attempt waits, so there is no reload
 * loop. A browser without such storage reloads only when it reports that it is online. The
 * server's own copy of the page has no requested page.
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
