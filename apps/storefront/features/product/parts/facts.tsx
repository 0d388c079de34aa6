import { useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { ProductView } from "../product-model.ts";

const summary = "flex min-h-14 items-center justify-between font-bold text-lg";

/** Description [PDP-07], certificate [PDP-08] and disclaimer [PDP-09], to unfold. */
export function Facts({ product }: { readonly product: ProductView }) {
  const words = useWords("product");
  const [disclaimer, setDisclaimer] = useState<string>();
  return (
    <section className="mt-10 divide-y lg:col-start-1 lg:self-start divide-line border-line border-y">
      <details open className="group">
        <summary className={summary}>
          {words("description")}
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        {/* Cleaned by the catalogue before it is kept */}
        <div className="prose-shop pb-6" dangerouslySetInnerHTML={{ __html: product.description }} />
        {product.certificateNo ? (
          <p className="pb-6 text-quiet text-sm" data-certificate="">
            {words("certificate", { number: product.certificateNo })}
          </p>
        ) : null}
      </details>
      <details
        className="group"
        onToggle={async ({ currentTarget }) => {
          if (!currentTarget.open || disclaimer !== undefined) return;
          const { loadContentText } = await import("../../../platform/content-text.ts");
          setDisclaimer(await loadContentText("/disclaimer"));
        }}
      >
        <summary className={summary}>
          {words("disclaimer")}
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        {/* Cleaned by the content module when it is saved */}
        <div className="prose-shop pb-6" dangerouslySetInnerHTML={{ __html: disclaimer || words("disclaimerText") }} />
      </details>
    </section>
  );
}
