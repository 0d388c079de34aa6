import { buttonClass } from "@gelora/ui/button.tsx";
import { useWords } from "../../platform/use-words.ts";
import { useGoogleReturn } from "./parts/use-google-return.ts";

/** Where Google sends the browser back to: it leads on by itself, and says what to do when it cannot [SOC-01]. */
export function GoogleReturnPage() {
  const words = useWords("social");
  const problem = useGoogleReturn();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-10 pb-20 md:pt-16">
      <h1 className="text-3xl">{words(problem ? "returnFailedTitle" : "returnTitle")}</h1>
      <p role="status" className="mt-3 text-quiet">
        {words(problem === "SOCIAL_NOT_LINKABLE" ? "returnNotLinkable" : problem ? "returnFailed" : "returnText")}
      </p>
      {problem ? (
        <div className="mt-8 grid gap-3">
          <a href="/login" className={buttonClass(problem === "SOCIAL_NOT_LINKABLE" ? "primary" : "outline")}>
            {words("signIn")}
          </a>
          <a href="/register" className={buttonClass(problem === "SOCIAL_NOT_LINKABLE" ? "outline" : "primary")}>
            {words("tryAgain")}
          </a>
        </div>
      ) : null}
    </div>
  );
}
