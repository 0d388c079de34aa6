import { Button, type ButtonProps } from "@gelora/ui/button.tsx";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { useWords } from "../../../platform/words/use-words.ts";

type RetryButtonProps = Pick<ButtonProps, "look" | "size"> & { readonly reload: () => Promise<void> };

/** Asks the club again; busy meanwhile, as the club may let it wait. */
export function RetryButton({ reload, ...style }: RetryButtonProps) {
  const words = useWords("club-card");
  const { busy, submit } = useSubmission();
  const retry = (): void =>
    submit(async () => {
      await reload();
      return undefined;
    });
  return (
    <Button {...style} busy={busy} onClick={retry}>
      {words("tryAgain")}
    </Button>
  );
}
