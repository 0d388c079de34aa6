import { Button } from "@gelora/ui/button.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../chrome/icon.tsx";
import { RefusalNote } from "../../chrome/refusal-note.tsx";
import { useFailureText } from "../../platform/use-failure-text.ts";
import { useWords } from "../../platform/use-words.ts";
import { withWayBack } from "../../platform/way-back.ts";
import { shownMobile } from "../verification/shown-mobile.ts";
import { firstForm } from "./model/first-form.ts";
import { keptDraft } from "./model/kept-draft.ts";
import { type RegistrationKey, readRegistrationKey } from "./model/registration-key.ts";
import { shopSignUp } from "./model/sign-up-way.ts";
import { SignUpForm } from "./parts/sign-up-form.tsx";
import { useMemberRecord } from "./parts/use-member-record.ts";
import { useStartOver } from "./parts/use-start-over.ts";

/** The form behind a verified number. What the key says is shown in the browser alone: the server renders the frame. Without a key one begins at the start [REG-33]. */
export function SignUpPage() {
  const words = useWords("register");
  const { search } = useLocation();
  const [key, setKey] = useState<RegistrationKey>();
  useEffect(() => {
    const found = readRegistrationKey(new URLSearchParams(search).get("key"));
    setKey(found);
    if (!found) location.replace(shopSignUp.start);
  }, [search]);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-10 pb-20 md:pt-16">
      <h1 className="text-3xl">{words("signUpTitle")}</h1>
      <p className="mt-3 text-quiet">{words("signUpText")}</p>
      {key ? <KeyedSignUp key={key.token} registrationKey={key} /> : <FormSkeleton />}
    </div>
  );
}

function KeyedSignUp({ registrationKey: key }: { readonly registrationKey: RegistrationKey }) {
  const words = useWords("register");
  const { known, load } = useMemberRecord(key.tokenOtpPhoneNo);
  return (
    <>
      <p className="mt-6 flex min-h-12 items-center gap-3 rounded-lg bg-good-soft px-5 text-sm">
        <Icon name="check" className="size-5 stroke-3 text-good" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{words("verifiedNumber")}: </span>
          <span className="figures font-bold">{shownMobile(key.mobile)}</span>
        </span>
        <a
          href={withWayBack(shopSignUp.start, key.redirectUrl)}
          data-reload=""
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words("changeNumber")}
        </a>
      </p>
      {known.state === "loading" ? <FormSkeleton /> : null}
      {known.state === "failed" ? (
        <RecordFailed failure={known.failure} registrationKey={key} onAgain={() => void load()} />
      ) : null}
      {known.state === "ready" ? (
        <SignUpForm
          registrationKey={key}
          recordId={known.record?.id ?? undefined}
          first={firstForm(key, known.record, keptDraft(key.mobile))}
        />
      ) : null}
    </>
  );
}

type RecordFailedProps = {
  readonly failure: Parameters<ReturnType<typeof useFailureText>>[0];
  readonly registrationKey: RegistrationKey;
  readonly onAgain: () => void;
};

/** A token that has ended leads back to the start after its message [SGN-38]; whatever else went wrong can be tried again. */
function RecordFailed({ failure, registrationKey, onAgain }: RecordFailedProps) {
  const words = useWords("register");
  const failureText = useFailureText();
  const isOver = failure.code === "REGISTRATION_TOKEN_EXPIRED";
  useStartOver(isOver, registrationKey.redirectUrl);
  return (
    <div className="mt-6 space-y-4 rounded-lg bg-white p-5 sm:p-6">
      <RefusalNote text={`${failureText(failure)} ${words(isOver ? "startingOver" : "recordFailed")}`} />
      {isOver ? null : (
        <Button look="outline" onClick={onAgain} className="w-full">
          {words("again")}
        </Button>
      )}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="mt-6 space-y-6 rounded-lg bg-white p-5 sm:p-6">
      {["email", "password", "again", "first", "last", "birth", "gender"].map((name) => (
        <Skeleton key={name} className="h-18" />
      ))}
    </div>
  );
}
