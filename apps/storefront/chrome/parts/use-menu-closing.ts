import { useEffect } from "react";
import { useLocation } from "react-router";

const openMenus = "details[data-menu][open]";

function closeMenus(except?: Node | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
}

/**
 * Open menus close on navigation, on Escape (focus returns to their summary) and on a press
 * outside.
 */
export function useMenuClosing(): void {
  const { key } = useLocation();
  // Runs once for each navigation
  useEffect(() => {
    closeMenus();
    for (const sheet of document.querySelectorAll<HTMLElement>("[popover][data-menu]:popover-open"))
      sheet.hidePopover();
  }, [key]);
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
