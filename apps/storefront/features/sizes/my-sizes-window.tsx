import { Dialog } from "@gelora/ui/dialog.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { MySizesEditor } from "./my-sizes-editor.tsx";
import { useSizeWords, WithSizeWords } from "./parts/size-words.tsx";

export type MySizesProps = { readonly onClose: () => void };

/** 'My sizes': what is remembered, changed and forgotten in one place, for members and guests. */
export function MySizesWindow(props: MySizesProps) {
  return (
    <WithSizeWords>
      <Window {...props} />
    </WithSizeWords>
  );
}

function Window({ onClose }: MySizesProps) {
  const words = useSizeWords();
  const chrome = useWords("chrome");
  return (
    <Dialog open onClose={onClose} title={words("mySizes")} closeLabel={chrome("close")}>
      <MySizesEditor />
    </Dialog>
  );
}
