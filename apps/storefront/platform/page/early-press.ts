/**
 * Inlined in every page's head, before any script file: POST forms are held until hydration, and
 * the last press is saved, also that of a button that only a script answers, such as "Add to cart".
 * Searches and filters, which are GET forms, and popovers work without scripts and are not held.
 */
export const earlyPressScript =
  '(()=>{let p;const h=e=>{if(e.target.method==="post"){e.preventDefault();p=e.submitter||e.target}},' +
  'c=e=>{const b=e.target.closest("button");if(b&&!b.form&&!b.hasAttribute("popovertarget"))p=b};' +
  'addEventListener("submit",h,true);addEventListener("click",c,true);' +
  'window.takeEarlyPress=()=>{removeEventListener("submit",h,true);removeEventListener("click",c,true);' +
  "const l=p;p=undefined;return l}})()";

/**
 * @returns the pressed button, or the form submitted by Enter; undefined for none. Presses are no
 * longer held.
 */
export function takeEarlyPress(): HTMLElement | undefined {
  const take: unknown = Reflect.get(window, "takeEarlyPress");
  const pressed: unknown = typeof take === "function" ? take() : undefined;
  return pressed instanceof HTMLElement ? pressed : undefined;
}
