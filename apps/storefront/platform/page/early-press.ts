/**
 * Inlined in every page's head, before any script file: a press that only scripts answer, such as
 * "Add to cart", and a POST form are held until hydration. What is pressed is marked busy at once,
 * and nobody else hears a press that is held: React, which answers presses while it takes over, and
 * the repeated press would make two of one. The last press counts. Buttons marked `data-late` are
 * held until the part that answers them is there (`app/late-parts.tsx`). Searches and filters,
 * which are GET forms, and popovers work without scripts and are not held.
 */
export const earlyPressScript =
  "(()=>{let p,a;" +
  'const k="aria-busy",f=()=>{const l=p;p=undefined;l?.removeAttribute(k);return l},' +
  'h=(e,b)=>{e.preventDefault();e.stopImmediatePropagation();f();p=b;b.setAttribute(k,"true")},' +
  's=e=>{if(e.target.method==="post")h(e,e.submitter||e.target)},' +
  'c=e=>{const b=e.target.closest("button");' +
  'if(b&&(b.hasAttribute("data-late")||!a&&(!b.form||b.type==="button")&&!b.hasAttribute("popovertarget")))h(e,b)};' +
  'addEventListener("submit",s,true);addEventListener("click",c,true);' +
  'window.takeEarlyPress=w=>{a=1;removeEventListener("submit",s,true);if(w)removeEventListener("click",c,true);' +
  'if(w||!p?.hasAttribute("data-late"))return f()}})()';

/**
 * Presses are no longer held; those on late buttons only with `late`.
 * @returns the pressed button, or the form submitted by Enter; undefined for none
 */
function takeEarlyPress(late: boolean): HTMLElement | undefined {
  const take: unknown = Reflect.get(window, "takeEarlyPress");
  const pressed: unknown = typeof take === "function" ? take(late) : undefined;
  return pressed instanceof HTMLElement ? pressed : undefined;
}

/** Repeats a press that was held. @param late true once late buttons are answered too */
export function repeatEarlyPress({ late = false }: { readonly late?: boolean } = {}): void {
  const pressed = takeEarlyPress(late);
  if (!pressed?.isConnected) return;
  const form = pressed instanceof HTMLFormElement ? pressed : submitsForm(pressed);
  if (form) form.requestSubmit(form === pressed ? undefined : pressed);
  else pressed.click();
}

const submitsForm = (pressed: HTMLElement): HTMLFormElement | null =>
  pressed instanceof HTMLButtonElement && pressed.type === "submit" ? pressed.form : null;
