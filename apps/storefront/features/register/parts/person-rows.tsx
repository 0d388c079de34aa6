import { Field } from "@gelora/ui/field.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { tidyBirthDate, typedBirthDate } from "../model/birth-date-typing.ts";
import { fieldId, type SignUp } from "./use-sign-up.ts";

const genders = ["MALE", "FEMALE"] as const;

/** Names, day of birth, gender [SGN-18 to SGN-21, SGN-28]. */
export function PersonRows({ signUp }: { readonly signUp: SignUp }) {
  const words = useWords("register");
  const { form, change, faultOf, isGood, leave } = signUp;
  const name = (field: "firstName" | "lastName") => ({
    id: fieldId(field),
    label: words(field),
    value: form[field],
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [field]: event.target.value }),
    onBlur: () => leave(field),
    error: faultOf(field),
    good: isGood(field),
    required: true,
  });
  return (
    <>
      <Field {...name("firstName")} autoComplete="given-name" />
      <Field {...name("lastName")} autoComplete="family-name" />
      <Field
        id={fieldId("birthDate")}
        label={words("birthDate")}
        value={form.birthDate}
        onChange={(event) => change({ birthDate: typedBirthDate(form.birthDate, event.target.value) })}
        onBlur={() => {
          change({ birthDate: tidyBirthDate(form.birthDate) });
          leave("birthDate");
        }}
        error={faultOf("birthDate")}
        good={isGood("birthDate")}
        hint={words("birthDateHint")}
        placeholder={words("birthDateExample")}
        required
        inputMode="numeric"
        autoComplete="bday"
      />
      <GenderChoice signUp={signUp} />
    </>
  );
}

function GenderChoice({ signUp }: { readonly signUp: SignUp }) {
  const words = useWords("register");
  const { form, change, faultOf } = signUp;
  const fault = faultOf("gender");
  return (
    <fieldset aria-describedby={fault ? "sign-up-gender-note" : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{words("gender")}</legend>
      <div className="grid grid-cols-2 gap-3">
        {genders.map((gender, place) => (
          <label
            key={gender}
            className={`flex min-h-12 items-center gap-3 rounded-md border px-3 has-checked:border-ink has-checked:bg-tint ${fault ? "border-bad" : "border-control"}`}
          >
            <input
              id={place === 0 ? fieldId("gender") : undefined}
              type="radio"
              name="gender"
              value={gender}
              required
              checked={form.gender === gender}
              onChange={() => change({ gender })}
              className="size-5 accent-ink"
            />
            {words(`gender.${gender}`)}
          </label>
        ))}
      </div>
      {fault ? (
        <p id="sign-up-gender-note" className="mt-1.5 font-semibold text-bad text-sm">
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
