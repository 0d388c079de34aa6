import { useEffect } from "react";

/** A dialog begins in its field, not at its cross. To be called in the component that shows the dialog, so that it runs after the dialog has opened. */
export function useFocusFirst(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
