import { CopyButton } from "@gelora/ui/copy-button.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ReturnDetail } from "../data/return-documents.ts";

/** Where to send it, and with which courier and number it goes. */
export function SendTo({ detail }: { readonly detail: ReturnDetail }) {
  const words = useWords("returns");
  const chromeWords = useWords("chrome");
  const { sendTo, companyName, expressCode } = detail;
  const lines = sendTo ?? [];
  if (lines.length === 0 && !expressCode) return null;
  return (
    <dl className="mt-4 grid gap-4 rounded-md bg-tint p-4 text-sm sm:grid-cols-2">
      {lines.length > 0 ? (
        <div>
          <dt className="font-semibold">{words("sendTo")}</dt>
          <dd className="flex items-start justify-between gap-2">
            <span>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
            <CopyButton words={chromeWords} text={lines.join("\n")} label={words("copyAddress")} />
          </dd>
        </div>
      ) : null}
      {expressCode ? (
        <div>
          <dt className="font-semibold">{companyName}</dt>
          <dd className="flex items-center">
            <span className="figures">{expressCode}</span>
            <CopyButton words={chromeWords} text={expressCode} label={words("copyNumber")} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
