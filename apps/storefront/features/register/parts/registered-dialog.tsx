import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { withWayBack } from "../../../platform/page/way-back.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { startAddress } from "../model/start-over.ts";

export type RegisteredDialogProps = {
  /**
   * Who knows the number: shop and club, or the shop alone; undefined while it is free [REG-26,
   * REG-27].
   */
  readonly by: "both" | "shop" | undefined;
  readonly redirectUrl: string;
  /** In the club's registration the sign-in leads back to it. */
  readonly isClub?: boolean;
  readonly onClose: () => void;
};

/** The number has an account: its owner signs in instead [REG-26 to REG-28]. */
export function RegisteredDialog({ by, redirectUrl, isClub = false, onClose }: RegisteredDialogProps) {
  const words = useWords("register");
  return (
    <Dialog open={by !== undefined} onClose={onClose} title={words("registeredTitle")} closeLabel={words("close")}>
      {by ? (
        <>
          <p className="text-strong">{words(isClub ? `registered.club.${by}` : `registered.${by}`)}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
            <a
              href={withWayBack("/login", isClub ? startAddress(redirectUrl, true) : redirectUrl)}
              data-reload=""
              className={buttonClass()}
            >
              {words("signIn")}
            </a>
            <Button look="quiet" onClick={onClose}>
              {words("otherNumber")}
            </Button>
          </div>
        </>
      ) : null}
    </Dialog>
  );
}
