import { useEffect } from "react";
import { useNavigate } from "react-router";
import { letsForeignScriptsIn } from "../../platform/pages-with-foreign-scripts.ts";

/**
 * Makes plain links and GET forms of our own pages navigate without a reload. They work the same way, with a load, before scripts are there; and no
 * page carries the code of a link component. `data-reload` on a link or a form asks for a real load, as a way to or from a page with scripts of others always is,
 * `data-keep-scroll` for the page to stay where it is, `data-replace` for no step of its own in the history.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const address = link instanceof HTMLAnchorElement && isPlainPress(event) ? ownAddress(link) : undefined;
      if (address === undefined) return;
      event.preventDefault();
      const { keepScroll, replace } = link instanceof HTMLElement ? link.dataset : {};
      void navigate(address, { preventScrollReset: keepScroll !== undefined, replace: replace !== undefined });
    };
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      if (form.method !== "get" || form.dataset.reload !== undefined || letsForeignScriptsIn(location.pathname)) return;
      event.preventDefault();
      // A filter is chosen beside the list: the page stays where it is.
      void navigate(formAddress(form, event.submitter), { preventScrollReset: form.dataset.keepScroll !== undefined });
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [navigate]);
}

const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address of a link to another of our pages; undefined for outside links, files, new tabs and places on the same page. */
function ownAddress(link: HTMLAnchorElement): string | undefined {
  if (
    link.origin !== location.origin ||
    link.target !== "" ||
    link.dataset.reload !== undefined ||
    link.hasAttribute("download") ||
    letsForeignScriptsIn(link.pathname) ||
    letsForeignScriptsIn(location.pathname)
  )
    return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash !== "" ? undefined : link.pathname + link.search + link.hash;
}

/** Empty fields stay out of the address. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value !== "") query.append(name, value);
  }
  const { pathname } = new URL(form.action);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
