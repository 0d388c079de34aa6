import { Icon } from "@gelora/ui/icon.tsx";
import { type ComponentType, type ReactNode, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ProductView } from "../product-model.ts";

/** Description [PDP-07], certificate [PDP-08] and disclaimer [PDP-09], folded. */
export function Facts({ product }: { readonly product: ProductView }) {
  const words = useWords("product");
  const [Disclaimer, setDisclaimer] = useState<ComponentType>();
  const loadDisclaimer = (): void =>
    void import("./disclaimer.tsx").then((loaded) => setDisclaimer(() => loaded.Disclaimer));
  return (
    <section className="mt-10 divide-y lg:col-start-1 lg:self-start divide-line border-line border-y">
      <Fold title={words("description")} open>
        {/* Sanitised by the catalogue before it is stored */}
        <div className="prose-shop pb-6" dangerouslySetInnerHTML={{ __html: product.description }} />
        {product.certificateNo ? (
          <p className="pb-6 text-quiet text-sm" data-certificate="">
            {words("certificate", { number: product.certificateNo })}
          </p>
        ) : null}
      </Fold>
      <Fold title={words("disclaimer")} onOpen={loadDisclaimer}>
        {Disclaimer ? (
          <Disclaimer />
        ) : (
          <div className="prose-shop pb-6" dangerouslySetInnerHTML={{ __html: words("disclaimerText") }} />
        )}
      </Fold>
    </section>
  );
}

type FoldProps = {
  readonly title: string;
  /** At first. */
  readonly open?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

function Fold({ title, open = false, onOpen, children }: FoldProps) {
  return (
    <details open={open} className="group" onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className="flex min-h-14 items-center justify-between font-bold text-lg">
        {title}
        <Icon name="down" className="size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
