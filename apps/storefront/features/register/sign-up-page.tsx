import { shownMobile } from "@gelora/locale/mobile.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { loadDocument } from "../../platform/page/load-document.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { firstForm } from "./model/first-form.ts";
import { type RegistrationKey, readRegistrationKey } from "./model/registration-key.ts";
import { registrationStart, startAddress } from "./model/start-over.ts";
import { storedDraft } from "./model/stored-draft.ts";
import { SignUpForm } from "./parts/sign-up-form.tsx";
import { useMemberRecord } from "./parts/use-member-record.ts";
import { useStartOver } from "./parts/use-start-over.ts";

/**
 * The form after a number is verified. The key is read in the browser only; the server renders the
 * frame. Without a key, registration starts over [REG-33].
 */
export function SignUpPage() {
  const words = useWords("register");
  const { search } = useLocation();
  const [key, setKey] = useState<RegistrationKey>();
  useEffect(() => {
    const found = readRegistrationKey(new URLSearchParams(search).get("key"));
    setKey(found);
    if (!found) loadDocument(registrationStart, { replace: true });
  }, [search]);
  const isClub = key?.mapclub === true;
  const isSignedIn = useClientState(isMember);
  return (
    <PageFrame width="form">
      {isClub ? <BackArrow redirectUrl={key.redirectUrl} /> : null}
      <h1 className="text-3xl">{words(isClub ? "clubSignUpTitle" : "signUpTitle")}</h1>
      <p className="mt-3 text-quiet">
        {words(isClub ? (isSignedIn ? "clubMemberText" : "clubSignUpText") : "signUpText")}
      </p>
      {key ? <KeyedSignUp key={key.token} registrationKey={key} /> : <FormSkeleton />}
    </PageFrame>
  );
}

/** Of the club's form: back to its start [SGN-05]. A new document, as elsewhere on these pages. */
function BackArrow({ redirectUrl }: { readonly redirectUrl: string }) {
  const words = useWords("register");
  return (
    <a
      href={startAddress(redirectUrl, true)}
      data-reload=""
      aria-label={words("back")}
      className="-ml-3 mb-2 inline-grid size-11 place-items-center rounded-md hover:bg-tint"
    >
      <Icon name="left" />
    </a>
  );
}

function KeyedSignUp({ registrationKey: key }: { readonly registrationKey: RegistrationKey }) {
  const words = useWords("register");
  const { known, load } = useMemberRecord(key);
  const isClub = key.mapclub === true;
  return (
    <>
      <p className="mt-6 flex min-h-12 items-center gap-3 rounded-lg bg-good-soft px-5 text-sm">
        <Icon name="check" className="size-5 stroke-3 text-good" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{words("verifiedNumber")}: </span>
          <span className="figures whitespace-nowrap font-bold">{shownMobile(key.mobile)}</span>
        </span>
        <a
          href={startAddress(key.redirectUrl, isClub)}
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
          recordId={known.value?.id ?? undefined}
          hasCard={Boolean(known.value?.loyaltyMemberId)}
          first={firstForm(key, known.value, storedDraft(key.mobile, isClub))}
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

/** An expired token starts over after its message [SGN-38]; any other failure can be retried. */
function RecordFailed({ failure, registrationKey, onAgain }: RecordFailedProps) {
  const words = useWords("register");
  const failureText = useFailureText();
  const isOver = failure.code === "REGISTRATION_TOKEN_EXPIRED";
  useStartOver(isOver, registrationKey.redirectUrl, registrationKey.mapclub === true);
  return (
    <div className={`mt-6 space-y-4 ${panelClass}`}>
      <RefusalNote text={`${failureText(failure)} ${words(isOver ? "startingOver" : "recordFailed")}`} />
      {isOver ? (
        <>
          <p>{words("thisBrowserOnly")}</p>
          <a
            href={startAddress(registrationKey.redirectUrl, registrationKey.mapclub === true)}
            data-reload=""
            className={`w-full ${buttonClass("outline")}`}
          >
            {words("startAgain")}
          </a>
        </>
      ) : (
        <Button look="outline" onClick={onAgain} className="w-full">
          {words("again")}
        </Button>
      )}
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className={`mt-6 space-y-6 ${panelClass}`}>
      {["email", "password", "again", "first", "last", "birth", "gender"].map((name) => (
        <Skeleton key={name} className="h-18" />
      ))}
    </div>
  );
}
