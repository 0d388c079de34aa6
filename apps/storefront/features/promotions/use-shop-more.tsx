import { type ComponentType, type ReactNode, useState } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { ShopMoreProps } from "./shop-more-dialog.tsx";

/**
 * The 'Shop more' dialog, loaded when it is first opened [PRM-05].
 * @param place where it is opened from: in the cart a failed list closes it [PRM-16]
 * @param onChanged after goods were added, when it is closed
 */
export function useShopMore(
  place: ShopMoreProps["place"],
  onChanged?: () => Promise<void>,
): { readonly open: (activityCode: string) => void; readonly dialog: ReactNode } {
  const chrome = useWords("chrome");
  const [Dialog, setDialog] = useState<ComponentType<ShopMoreProps>>();
  const [activityCode, setActivityCode] = useState<string>();
  const open = (code: string): void => {
    setActivityCode(code);
    if (Dialog) return;
    import("./shop-more-dialog.tsx").then(
      (loaded) => setDialog(() => loaded.ShopMoreDialog),
      () => showToast(chrome("failure.general"), { kind: "error" }),
    );
  };
  const close = (hasAdded: boolean): void => {
    setActivityCode(undefined);
    if (hasAdded) void onChanged?.();
  };
  const dialog =
    Dialog && activityCode ? (
      <Dialog key={activityCode} place={place} activityCode={activityCode} onClose={close} />
    ) : null;
  return { open, dialog };
}
