import { Field } from "@gelora/ui/field.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import type { InputProps } from "../../../platform/browser/use-fields.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { accountNumberError } from "../model/account-number.ts";

export type BankValues = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

export const noBank: BankValues = { bankCode: "", accountNumber: "", accountName: "" };

/** What is missing of an account; whether it fits its bank, the shop says. */
export function useBankErrors() {
  const words = useWords("returns");
  return ({ bankCode, accountNumber, accountName }: BankValues) => {
    const wrongNumber = accountNumberError(accountNumber);
    return {
      bankCode: bankCode === "" ? words("bankMissing") : undefined,
      accountNumber: wrongNumber && words(wrongNumber),
      accountName: accountName.trim().length > 1 ? undefined : words("accountNameMissing"),
    };
  };
}

export type BankFieldsProps = {
  readonly input: (name: keyof BankValues) => InputProps;
  readonly banks: readonly { readonly bankCode: string; readonly bankName: string }[];
};

/** Where money is transferred to. */
export function BankFields({ input, banks }: BankFieldsProps) {
  const words = useWords("returns");
  const { good: _bank, ...bank } = input("bankCode");
  return (
    // By its own width: it stands in a dialog, and in the narrow column of an order's page.
    <div className="@container">
      <div className="grid gap-4 @md:grid-cols-2">
        <SelectField
          {...bank}
          label={words("bank")}
          placeholder={words("chooseBank")}
          choices={banks.map(({ bankCode, bankName }) => ({ value: bankCode, name: bankName }))}
        />
        <Field
          {...input("accountNumber")}
          label={words("accountNumber")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
        />
        <Field
          {...input("accountName")}
          label={words("accountName")}
          hint={words("accountNameHint")}
          autoComplete="name"
          maxLength={60}
          className="@md:col-span-2"
        />
      </div>
    </div>
  );
}
