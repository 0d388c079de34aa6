import { tidyBirthDate, typedBirthDate } from "@gelora/person/birth-date-typing.ts";
import { RadioCard } from "@gelora/ui/choices.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { SignUpForm } from "../model/sign-up-form.ts";
import type { FieldInput } from "./use-sign-up.ts";

const genders = ["MALE", "FEMALE"] as const;

export type PersonRowsProps = {
  readonly input: (field: "firstName" | "lastName" | "birthDate") => FieldInput;
  readonly gender: GenderProps;
  readonly onChange: (patch: Pick<Partial<SignUpForm>, "birthDate" | "gender">) => void;
};

type GenderProps = {
  readonly value: SignUpForm["gender"];
  readonly error: string | undefined;
  readonly firstRef: (element: HTMLElement | null) => void;
};

/** Names, day of birth, gender [SGN-18 to SGN-21, SGN-28]. */
export function PersonRows({ input, gender, onChange }: PersonRowsProps) {
  const words = useWords("register");
  const birthDate = input("birthDate");
  return (
    <>
      <Field {...input("firstName")} label={words("firstName")} autoComplete="given-name" />
      <Field {...input("lastName")} label={words("lastName")} autoComplete="family-name" hint={words("lastNameHint")} />
      <Field
        {...birthDate}
        label={words("birthDate")}
        onChange={({ target }) => onChange({ birthDate: typedBirthDate(birthDate.value, target.value) })}
        onBlur={() => {
          onChange({ birthDate: tidyBirthDate(birthDate.value) });
          birthDate.onBlur();
        }}
        hint={words("birthDateHint")}
        placeholder={words("birthDateExample")}
        inputMode="numeric"
        autoComplete="bday"
      />
      <GenderChoice {...gender} onChoose={(chosen) => onChange({ gender: chosen })} />
    </>
  );
}

function GenderChoice({
  value,
  error,
  firstRef,
  onChoose,
}: GenderProps & { readonly onChoose: (gender: (typeof genders)[number]) => void }) {
  const words = useWords("register");
  return (
    <fieldset aria-describedby={error ? "sign-up-gender-note" : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{words("gender")}</legend>
      <div className="flex flex-wrap gap-3 *:flex-auto">
        {genders.map((gender, place) => (
          <RadioCard
            key={gender}
            invalid={error !== undefined}
            ref={place === 0 ? firstRef : undefined}
            name="gender"
            value={gender}
            required
            checked={value === gender}
            onChange={() => onChoose(gender)}
          >
            {words(`gender.${gender}`)}
          </RadioCard>
        ))}
      </div>
      {error ? (
        <p id="sign-up-gender-note" className="mt-1.5 font-semibold text-bad text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
