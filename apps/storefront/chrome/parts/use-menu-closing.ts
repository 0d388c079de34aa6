import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

const openMenus = "details[data-menu][open]";

function closeMenus(except?: Node | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
}

function closeAll(): void {
  closeMenus();
  for (const sheet of document.querySelectorAll<HTMLElement>("[popover][data-menu]:popover-open")) sheet.hidePopover();
}

/**
 * Open menus close on navigation, on Escape (focus returns to their summary) and on a press
 * outside.
 */
export function useMenuClosing(): void {
  useClosingOnNavigation();
  useEffect(() => {
    const onPress = (event: Event): void => {
      if (event.target instanceof Node) closeMenus(event.target);
    };
    const onKey = (event: KeyboardEvent): void => {
      const menu = event.key === "Escape" ? document.querySelector<HTMLDetailsElement>(openMenus) : null;
      if (!menu) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}

/**
 * Menus close when a navigation begins. One that is opened while the next page loads stays open;
 * and so does one that was opened before this script came.
 */
function useClosingOnNavigation(): void {
  const { key } = useLocation();
  const next = useNavigation().location?.key;
  const closedFor = useRef({ key, hasBegun: false });
  useEffect(() => {
    if (next === undefined) return;
    closedFor.current.hasBegun = true;
    closeAll();
  }, [next]);
  useEffect(() => {
    // Of a navigation that loads nothing only the end is seen.
    if (closedFor.current.key !== key && !closedFor.current.hasBegun) closeAll();
    closedFor.current = { key, hasBegun: false };
  }, [key]);
}
