import { type SizeKind, sizeKinds } from "@gelora/contracts/size-kind.ts";
import { Button } from "@gelora/ui/button.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useState } from "react";
import type { Refusal } from "../../platform/gateway/failure-text.ts";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { usePage } from "../../platform/page/page-context.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { nameOfCode, shownSize, sizeChoices } from "./model/size-choices.ts";
import { forgetSizes, rememberSize } from "./my-sizes.ts";
import { useSizeWords, WithSizeWords } from "./parts/size-words.tsx";
import { useMySizes } from "./use-my-sizes.ts";

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
  const isKnown = useClientState(isMember);
  const { sizes, pending, remember, forget } = useChanges();
  if (!sizes) return <Skeleton className="h-96 rounded-md" />;
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
            aria-busy={pending.includes(kind)}
            choices={sizeChoices(kind, sizes.get(kind)).map((code) => ({
              value: code,
              name: shownSize(kind, code, language),
            }))}
            onChange={({ currentTarget: { value } }) => void (value ? remember(kind, value) : forget([kind]))}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="figures text-quiet text-sm">
          {words("remembering", { sizes: [...sizes.values()].map(nameOfCode).join(", ") || "none" })}
        </p>
        <Button look="outline" size="small" disabled={sizes.size === 0} onClick={() => void forget([...sizes.keys()])}>
          {words("forgetAll")}
        </Button>
      </div>
    </div>
  );
}

/** The sizes, and what changes them; `pending` are the kinds that are being changed. */
function useChanges() {
  const tellFailure = useFailureToast();
  const { sizes, reload } = useMySizes();
  const [pending, setPending] = useState<readonly SizeKind[]>([]);
  const change = async (kinds: readonly SizeKind[], send: () => Promise<Refusal | undefined>): Promise<void> => {
    setPending((before) => [...before, ...kinds]);
    const failure = await send();
    if (failure) tellFailure(failure);
    else await reload();
    setPending((before) => before.filter((kind) => !kinds.includes(kind)));
  };
  return {
    sizes,
    pending,
    remember: (kind: SizeKind, sizeCode: string) => change([kind], () => rememberSize({ kind, sizeCode })),
    forget: (kinds: readonly SizeKind[]) => change(kinds, () => forgetSizes(kinds)),
  };
}
