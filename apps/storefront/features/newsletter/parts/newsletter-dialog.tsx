import type { Language } from "@gelora/locale/language.ts";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { Picture } from "../../../platform/page/picture.tsx";
import { compileTexts } from "../../../platform/words/compile-texts.ts";
import { type CompiledWords, formatWords } from "../../../platform/words/format-words.ts";
import type { Translate } from "../../../platform/words/use-words.ts";
import type { Invitation } from "../model/invitation.ts";
import { SubscribeHere } from "./subscribe-here.tsx";

const files = {
  "en-US": () => import("../messages/en-US.json"),
  "id-ID": () => import("../messages/id-ID.json"),
} as const;

/** The words come with the dialog: no page carries them. @throws where the file does not load */
export async function loadNewsletterWords(language: Language): Promise<CompiledWords> {
  const { default: texts } = await files[language]();
  return compileTexts(texts);
}

export type NewsletterDialogProps = {
  readonly invitation: Invitation;
  readonly texts: CompiledWords;
  readonly onClose: () => void;
};

/** Invites to the newsletter on home, in the content's words [NWS-01 to NWS-10]. */
export function NewsletterDialog({ invitation, texts, onClose }: NewsletterDialogProps) {
  const { language } = usePage();
  const words: Translate<"newsletter"> = (key, values = {}) => formatWords(texts[key] ?? key, values, language);
  const { title, text, image, consent } = invitation;
  return (
    <Dialog open onClose={onClose} title={title || words("title")} closeLabel={words("close")} width="newsletter">
      <div className="gap-6 md:grid md:grid-cols-[11rem_minmax(0,1fr)]" data-newsletter="">
        {image ? (
          <Picture
            media={image}
            alt=""
            width={400}
            ratio={1.25}
            eager
            className="hidden h-full rounded-md object-cover md:block"
          />
        ) : null}
        <div className={image ? "" : "md:col-span-2"}>
          <p className="mb-4 text-quiet">{text}</p>
          <SubscribeHere words={words} consent={consent} source="Web" />
        </div>
      </div>
    </Dialog>
  );
}
