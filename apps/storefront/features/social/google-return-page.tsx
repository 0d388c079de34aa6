import { buttonClass } from "@gelora/ui/button.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { withWayBack } from "../../platform/page/way-back.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { registrationOf } from "./model/stored-way-back.ts";
import { type GoogleProblem, useGoogleReturn } from "./parts/use-google-return.ts";

/** Google's return page: it continues by itself, and says what to do if it cannot [SOC-01]. */
export function GoogleReturnPage() {
  const words = useWords("social");
  const problem = useGoogleReturn();
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words(problem ? "returnFailedTitle" : "returnTitle")}</h1>
      <p role="status" className="mt-3 text-quiet">
        {words(problem ? textOf(problem) : "returnText")}
      </p>
      {problem ? <WaysOn problem={problem} /> : null}
    </PageFrame>
  );
}

const textOf = ({ code }: GoogleProblem) => (code === "SOCIAL_NOT_LINKABLE" ? "returnNotLinkable" : "returnFailed");

/** If the address has an account, sign in; otherwise try again. */
function WaysOn({ problem: { code, wayBack } }: { readonly problem: GoogleProblem }) {
  const words = useWords("social");
  const hasAccount = code === "SOCIAL_NOT_LINKABLE";
  return (
    <div className="mt-8 grid gap-3">
      <a href={withWayBack("/login", wayBack)} className={buttonClass(hasAccount ? "primary" : "outline")}>
        {words("signIn")}
      </a>
      <a href={registrationOf(wayBack)} className={buttonClass(hasAccount ? "outline" : "primary")}>
        {words("tryAgain")}
      </a>
    </div>
  );
}
