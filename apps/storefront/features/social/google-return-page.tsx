import { buttonClass } from "@gelora/ui/button.tsx";
import { useWords } from "../../platform/use-words.ts";
import { withWayBack } from "../../platform/way-back.ts";
import { type GoogleProblem, useGoogleReturn } from "./parts/use-google-return.ts";

/** Where Google sends the browser back to: it leads on by itself, and says what to do when it cannot [SOC-01]. */
export function GoogleReturnPage() {
  const words = useWords("social");
  const problem = useGoogleReturn();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-10 pb-20 md:pt-16">
      <h1 className="text-3xl">{words(problem ? "returnFailedTitle" : "returnTitle")}</h1>
      <p role="status" className="mt-3 text-quiet">
        {words(problem ? textOf(problem) : "returnText")}
      </p>
      {problem ? <WaysOn problem={problem} /> : null}
    </div>
  );
}

const textOf = ({ code }: GoogleProblem) => (code === "SOCIAL_NOT_LINKABLE" ? "returnNotLinkable" : "returnFailed");

/** Whose address has an account signs in; everybody else tries again. */
function WaysOn({ problem: { code, wayBack } }: { readonly problem: GoogleProblem }) {
  const words = useWords("social");
  const hasAccount = code === "SOCIAL_NOT_LINKABLE";
  return (
    <div className="mt-8 grid gap-3">
      <a href={withWayBack("/login", wayBack)} className={buttonClass(hasAccount ? "primary" : "outline")}>
        {words("signIn")}
      </a>
      <a href={withWayBack("/register", wayBack)} className={buttonClass(hasAccount ? "outline" : "primary")}>
        {words("tryAgain")}
      </a>
    </div>
  );
}
