import { withoutLanguage } from "@gelora/locale/language-address.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isOverlayEntry, loadDocument } from "../../platform/page/load-document.ts";
import { letsSocialSignInIn } from "../../platform/pages/page-facts.ts";
import { ownAddress } from "./own-address.ts";

/**
 * Makes plain links and GET forms of our own pages navigate without a reload. Without scripts they
 * work as ordinary loads, and no page ships a link component. `data-reload` on a link or form
 * forces a full load, as always to and from pages with third-party scripts; `data-keep-scroll`
 * keeps the scroll position; `data-replace` adds no history entry. From a dialog or sheet, the page
 * takes the place of its entry.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return;
      const { keepScroll, replace } = link.dataset;
      const address = ownAddress(link);
      if (address === undefined) {
        if (replace !== undefined) replaceDocument(event, link);
        return;
      }
      event.preventDefault();
      void navigate(address, {
        preventScrollReset: keepScroll !== undefined,
        replace: replace !== undefined || isOverlayEntry(history.state),
        viewTransition: takesPictureAlong(link),
      });
    };
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      if (form.method !== "get" || form.dataset.reload !== undefined || letsSocialSignInIn(location.pathname)) return;
      event.preventDefault();
      // Filters sit beside the list, so the scroll position stays.
      void navigate(formAddress(form, event.submitter), {
        preventScrollReset: form.dataset.keepScroll !== undefined,
        replace: isOverlayEntry(history.state),
      });
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [navigate]);
}

/**
 * From a card, its picture becomes the product page's, where the browser can show it and the
 * shopper wants things to move (`app.css` names the other picture).
 */
function takesPictureAlong(link: HTMLAnchorElement): boolean {
  const picture = link.closest(".card")?.querySelector<HTMLElement>(".card-picture > img");
  if (!picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  // A product page has its own picture of this name, and cards too.
  if (!document.querySelector("#view-1")) picture.style.viewTransitionName = "goods";
  return true;
}

/** A full load adds no history entry either. */
function replaceDocument(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  loadDocument(link.href, { replace: true });
}

const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Empty fields are left out of the address. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value !== "") query.append(name, value);
  }
  const pathname = withoutLanguage(new URL(form.action).pathname);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
