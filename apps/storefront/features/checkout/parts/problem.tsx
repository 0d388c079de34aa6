import { Icon } from "../../../chrome/icon.tsx";

/** What went wrong with placing the order, beside the button that was pressed. */
export function Problem({ text }: { readonly text: string }) {
  return (
    <p className="mt-5 flex gap-2 rounded-md bg-bad-soft p-4 text-bad">
      <Icon name="warning" className="mt-0.5 size-5" />
      {text}
    </p>
  );
}
