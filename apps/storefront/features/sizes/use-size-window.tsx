import { type ComponentType, type ReactNode, useState } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { FindSizeProps } from "./find-size-props.ts";
import type { MySizesProps } from "./my-sizes-window.tsx";

type Opened =
  | { readonly Window: ComponentType<FindSizeProps>; readonly isFinder: true }
  | { readonly Window: ComponentType<MySizesProps>; readonly isFinder: false };

/** The windows 'Find my size' and 'My sizes', loaded when they are first opened. */
export function useSizeWindow(props: Omit<FindSizeProps, "onClose" | "onMySizes">): {
  readonly find: () => void;
  readonly mine: () => void;
  readonly window: ReactNode;
} {
  const chrome = useWords("chrome");
  const [opened, setOpened] = useState<Opened>();
  const open = (loading: Promise<Opened>): void =>
    void loading.then(setOpened, () => showToast(chrome("failure.general"), { kind: "error" }));
  const find = (): void =>
    open(import("./find-size-window.tsx").then(({ FindSizeWindow }) => ({ Window: FindSizeWindow, isFinder: true })));
  const mine = (): void =>
    open(import("./my-sizes-window.tsx").then(({ MySizesWindow }) => ({ Window: MySizesWindow, isFinder: false })));
  const close = (): void => setOpened(undefined);
  const shown = opened?.isFinder ? <opened.Window {...props} onMySizes={mine} onClose={close} /> : null;
  return { find, mine, window: opened && !opened.isFinder ? <opened.Window onClose={close} /> : shown };
}
