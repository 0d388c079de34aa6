import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import { useLocation } from "react-router";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { isMember, useClientState } from "../../../platform/session/client-state.ts";
import { askQuestionDocument } from "../data/question-documents.ts";
import { useQuestionWords } from "./question-words.tsx";

type AskDialogProps = { readonly productCode: string; readonly onClose: () => void };

/** Members ask; others are led to the sign-in, and back here. */
export function AskDialog(props: AskDialogProps) {
  const words = useQuestionWords();
  const isKnown = useClientState(isMember);
  return (
    <Dialog open title={words("formTitle")} closeLabel={words("close")} onClose={props.onClose}>
      {isKnown ? <AskForm {...props} /> : <SignInFirst />}
    </Dialog>
  );
}

function SignInFirst() {
  const words = useQuestionWords();
  const { pathname, search } = useLocation();
  const wayBack = `?redirectUrl=${encodeURIComponent(`${pathname}${search}#questions`)}`;
  return (
    <>
      <p>{words("signInText")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={`/login${wayBack}`} className={buttonClass()}>
          {words("signIn")}
        </a>
        <a href={`/register${wayBack}`} className={buttonClass("outline")}>
          {words("register")}
        </a>
      </div>
    </>
  );
}

/** As the shop limits them. */
const [least, most] = [10, 500];

function AskForm({ productCode, onClose }: AskDialogProps) {
  const words = useQuestionWords();
  const failureText = useFailureText();
  const { form, send } = useAsking(productCode, onClose);
  const { ref, error, good: _good, ...text } = form.input("text");
  return (
    <form method="post" noValidate onSubmit={send}>
      <TextArea
        label={words("yourQuestion")}
        rows={4}
        maxLength={most}
        ref={ref}
        aria-invalid={error ? true : undefined}
        aria-describedby="question-hint question-note"
        {...text}
      />
      <p id="question-hint" className="mt-1.5 text-quiet text-sm">
        {words("hint")}
      </p>
      <FieldNote id="question-note" error={error} />
      <p className="mt-4 text-quiet text-sm">{words("nameNote")}</p>
      <p className="mt-2 text-quiet text-sm">
        {words("orderNote")}{" "}
        <a href="/contact-us" className="underline">
          {words("orderLink")}
        </a>
      </p>
      <div className="mt-4">
        <RefusalNote text={form.failure && failureText(form.failure)} />
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {words("notNow")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {words("send")}
        </Button>
      </div>
    </form>
  );
}

function useAsking(productCode: string, onSent: () => void) {
  const words = useQuestionWords();
  const form = useForm({ text: "" }, ({ text }) => ({
    text: text.trim().length < least ? words("textMissing") : undefined,
  }));
  const send = form.submit(async () => {
    const input = { productCode, text: form.values.text.trim() };
    const sent = await callShopForItem(askQuestionDocument, { input }, (value) => value.askQuestion);
    if (!sent.ok) return sent.failure;
    showToast(words("sent"));
    onSent();
    return undefined;
  });
  return { form, send };
}
