import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { lazy, Suspense, useRef, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";

const ClubLoginDialog = lazy(() =>
  import("./club-login-dialog.tsx").then((loaded) => ({ default: loaded.ClubLoginDialog })),
);
const LinkAccountDialog = lazy(() =>
  import("./club-login-dialog.tsx").then((loaded) => ({ default: loaded.LinkAccountDialog })),
);

/** The club's login, and what opens where its account is not linked yet [LGN-03, LGN-15, Q26]. */
export function ClubWay() {
  const words = useWords("sign-in");
  const [shown, setShown] = useState<"login" | "link">();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setShown(undefined);
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} look="outline" onClick={() => setShown("login")} className="mt-3 w-full">
        <Icon name="card" className="size-5 text-club" />
        {words("clubLogin")}
      </Button>
      <Suspense>
        {shown === "login" ? <ClubLoginDialog onNotLinked={() => setShown("link")} onClose={close} /> : null}
        {shown === "link" ? <LinkAccountDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
