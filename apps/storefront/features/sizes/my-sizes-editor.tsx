import { type SizeKind, sizeKinds } from "@gelora/contracts/size-kind.ts";
import { Button } from "@gelora/ui/button.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useState } from "react";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { usePage } from "../../platform/page/page-context.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { nameOfCode, shownSize, sizeChoices } from "./model/size-choices.ts";
import { setMySize } from "./my-sizes.ts";
import { useSizeWords, WithSizeWords } from "./parts/size-words.tsx";
import { useMySizes } from "./parts/use-my-sizes.ts";

/** One size of each kind, each in a list with an empty choice that forgets it. */
export function MySizesEditor() {
  return (
    <WithSizeWords>
      <Editor />
    </WithSizeWords>
  );
}

function Editor() {
  const words = useSizeWords();
  const { language } = usePage();
  const tellFailure = useFailureToast();
  const isKnown = useClientState(isMember);
  const sizes = useMySizes();
  const [pending, setPending] = useState<SizeKind>();
  if (!sizes) return <Skeleton className="h-96 rounded-md" />;
  const set = async (kind: SizeKind, code: string): Promise<void> => {
    setPending(kind);
    const failure = await setMySize(kind, code || undefined);
    if (failure) tellFailure(failure);
    setPending(undefined);
  };
  const forgetAll = async (): Promise<void> => {
    for (const kind of sizes.keys()) await set(kind, "");
  };
  return (
    <div data-my-sizes="">
      <p className="mb-4 text-quiet text-sm">{words(isKnown ? "mySizesMember" : "mySizesGuest")}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {sizeKinds.map((kind) => (
          <SelectField
            key={kind}
            name={kind}
            label={words(`kind.${kind}`)}
            placeholder={words("notSet")}
            value={sizes.get(kind) ?? ""}
            aria-busy={pending === kind}
            choices={sizeChoices(kind, sizes.get(kind)).map((code) => ({
              value: code,
              name: shownSize(kind, code, language),
            }))}
            onChange={(event) => void set(kind, event.currentTarget.value)}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="figures text-quiet text-sm">
          {words("remembering", { sizes: [...sizes.values()].map(nameOfCode).join(", ") || "none" })}
        </p>
        <Button look="outline" size="small" disabled={sizes.size === 0} onClick={() => void forgetAll()}>
          {words("forgetAll")}
        </Button>
      </div>
    </div>
  );
}
