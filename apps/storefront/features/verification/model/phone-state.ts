export const codeChannels = ["WHATSAPP", "SMS"] as const;
export type CodeChannel = (typeof codeChannels)[number];

export type PhoneState = {
  /** The digits after +62. */
  readonly mobile: string;
  readonly choosing: boolean;
  readonly channel: CodeChannel | undefined;
  /** The way chosen while a code that was sent another way is too young for a new one. */
  readonly awaited: CodeChannel | undefined;
  /** A code was sent to this number a moment ago, though not by this page as far as it knows. */
  readonly earlier: boolean;
  readonly sending: boolean;
  /** The code was sent; its dialog is about to open. */
  readonly sent: boolean;
  /** A code sent to this number before may still be valid. */
  readonly hasCode: boolean;
};

export const noPhone: PhoneState = {
  mobile: "",
  choosing: false,
  channel: undefined,
  awaited: undefined,
  earlier: false,
  sending: false,
  sent: false,
  hasCode: false,
};
