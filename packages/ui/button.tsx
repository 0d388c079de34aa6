import type { ComponentProps } from "react";

export type ButtonLook = "primary" | "ink" | "outline" | "quiet";

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: "bg-accent text-white hover:bg-accent-deep",
  ink: "bg-ink text-white hover:bg-strong",
  outline: "border border-ink bg-white text-ink hover:bg-tint",
  quiet: "text-ink underline-offset-4 hover:underline",
};

/**
 * A button's classes, for links that look like one. At least 48 px high, for thumbs. One primary
 * per screen; none on paper. One that is only `aria-disabled` looks disabled, and says why when it
 * is pressed.
 * @param size `small` is 40 px high, for rows of controls
 */
export function buttonClass(look: ButtonLook = "primary", size: "normal" | "small" = "normal"): string {
  const height = size === "small" ? "min-h-10 px-4 text-sm" : "min-h-12 px-6 text-base";
  return `inline-flex items-center justify-center gap-2 rounded-md py-2 font-bold transition-colors print:hidden disabled:bg-line disabled:text-quiet aria-disabled:bg-line aria-disabled:text-quiet ${height} ${looks[look]}`;
}

export type ButtonProps = ComponentProps<"button"> & {
  readonly look?: ButtonLook;
  readonly size?: "normal" | "small";
  /** While true the button shows progress (`theme.css`) and ignores presses. */
  readonly busy?: boolean;
};

export function Button({ look, size, busy = false, className = "", children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={`${buttonClass(look, size)} ${className}`}
    >
      {children}
    </button>
  );
}
