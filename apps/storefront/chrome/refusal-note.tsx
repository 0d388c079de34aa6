import { Icon } from "./icon.tsx";

/** Why a form was refused, beside its button; read out when it comes. */
export function RefusalNote({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text ? (
        <p className="flex gap-2 rounded-md bg-bad-soft p-3 text-bad text-sm">
          <Icon name="warning" className="mt-0.5 size-4" />
          {text}
        </p>
      ) : null}
    </div>
  );
}
