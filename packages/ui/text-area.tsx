import { type ComponentProps, useId } from "react";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className"> & {
  readonly label: string;
  /** Beside the label, such as "(optional)". */
  readonly remark?: string;
};

/** A labelled text of several lines. */
export function TextArea({ label, remark, ...text }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label} {remark ? <span className="font-normal text-quiet">{remark}</span> : null}
      </label>
      <textarea
        {...text}
        id={id}
        className="block w-full rounded-md border border-control bg-white px-3 py-2.5 text-base"
      />
    </div>
  );
}
