import type { ReactNode } from "react";
import { Art, artNames } from "./art.tsx";
import { Button, type ButtonLook } from "./button.tsx";
import { CheckboxRow, RadioCard, RadioRow, RadioRows, RadioSegment, SegmentRow } from "./choices.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DeadlineBox } from "./deadline-box.tsx";
import { CloseButton, Dialog } from "./dialog.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Field } from "./field.tsx";
import { FieldNote } from "./field-note.tsx";
import { Icon } from "./icon.tsx";
import { iconNames } from "./icon-names.ts";
import { NeedsScript } from "./needs-script.tsx";
import { Notice, type Tone } from "./notice.tsx";
import { PageFrame } from "./page-frame.tsx";
import { Panel } from "./panel.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordRuleList } from "./password-rule-list.tsx";
import { Price } from "./price.tsx";
import { RefusalNote } from "./refusal-note.tsx";
import { SavingList } from "./saving-list.tsx";
import { SelectField } from "./select-field.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Star, Stars } from "./stars.tsx";
import { TextArea } from "./text-area.tsx";

const looks: readonly ButtonLook[] = ["primary", "ink", "outline", "quiet"];
const tones: readonly Tone[] = ["bad", "warn", "good", "club", "plain"];
const choices = [{ value: "31", name: "DKI Jakarta" }];
const named = (key: string): string => key;
const ignore = (): void => {};

/** Every part of the kit in each of its states, for review; no page of the store shows it. */
export function KitGallery() {
  return (
    <PageFrame width="wide">
      <h1 className="mb-6 text-3xl">Kit</h1>
      <div className="grid gap-6 lg:grid-cols-2">
        <Buttons />
        <Fields />
        <Choices />
        <Notices />
        <Goods />
        <Dialogs />
        <Drawings />
      </div>
      <EmptyState art="nothing-found" title="Nothing here" text="One sentence." />
    </PageFrame>
  );
}

function Buttons() {
  return (
    <Panel title="Buttons" text="Idle, busy, disabled, saying why it is, small">
      {looks.map((look) => (
        <div key={look} className="mb-3 flex flex-wrap gap-3">
          <Button look={look}>{look}</Button>
          <Button look={look} busy>
            Busy
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} aria-disabled="true">
            Says why
          </Button>
          <Button look={look} size="small">
            Small
          </Button>
        </div>
      ))}
      <CopyButton text="GL1" label="Copy the number" words={named} />
      <CopyButton text="GL1" label="Copy the number with a word" word="Copy" words={named} />
    </Panel>
  );
}

function Fields() {
  return (
    <Panel title="Fields" outlined>
      <div className="space-y-4">
        <Field label="Empty" hint="A hint says what is asked for." />
        <Field label="Mobile" prefix="+62" placeholder="812 3456 7890" />
        <Field label="Right" defaultValue="Sari" good />
        <Field label="Wrong" defaultValue="?" error="Enter a name" />
        <Field label="Doubtful" defaultValue="80361" warning="Says what may be wrong with it." hint="A hint" />
        <Field label="Read only" defaultValue="sari@example.com" readOnly />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="ab12!" words={named} />
        <PasswordRuleList password="ab12" ruleText={named} metText="met" />
        <SelectField label="Province" placeholder="Choose" value="" onChange={ignore} choices={choices} />
        <SelectField label="Chosen" placeholder="Choose" value="31" onChange={ignore} choices={choices} />
        <SelectField
          label="Missing"
          placeholder="Choose"
          value=""
          onChange={ignore}
          choices={choices}
          error="Choose one"
        />
        <div>
          <FieldNote error="An error of several fields" warning="A doubt about them" hint="A hint for them" />
        </div>
        <TextArea label="Note" remark="(optional)" rows={2} placeholder="Several lines" />
      </div>
    </Panel>
  );
}

function Choices() {
  return (
    <Panel title="Choices">
      <Group legend="Cards">
        <RadioCard name="card" defaultChecked>
          Chosen
        </RadioCard>
        <RadioCard name="card">Not chosen</RadioCard>
        <RadioCard name="missing" invalid>
          Missing
        </RadioCard>
      </Group>
      <div className="mb-4 space-y-4">
        <RadioRows legend="Rows" isLegendShown>
          <RadioRow name="row" defaultChecked>
            Chosen
          </RadioRow>
          <RadioRow name="row">Not chosen</RadioRow>
        </RadioRows>
        <RadioRows legend="Compact rows, none chosen" isLegendShown error="Choose one">
          <RadioRow compact name="compact">
            One
          </RadioRow>
          <RadioRow compact name="compact">
            Another
          </RadioRow>
        </RadioRows>
      </div>
      <Group legend="Segments">
        <SegmentRow>
          <RadioSegment name="segment" defaultChecked>
            Chosen
          </RadioSegment>
          <RadioSegment name="segment">Not chosen</RadioSegment>
        </SegmentRow>
      </Group>
      <CheckboxRow defaultChecked>Ticked</CheckboxRow>
      <CheckboxRow invalid>Missing</CheckboxRow>
      <CheckboxRow disabled>Disabled</CheckboxRow>
    </Panel>
  );
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="mb-4 space-y-2">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {children}
    </fieldset>
  );
}

function Notices() {
  return (
    <Panel title="Notices">
      <div className="space-y-3">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            What happened, and what to do now.
          </Notice>
        ))}
        <Notice
          tone="warn"
          size="normal"
          action={
            <Button look="outline" size="small">
              Try again
            </Button>
          }
        >
          Larger, with a way on.
        </Notice>
        <Notice tone="warn" size="normal" title="With a title">
          Several lines belong together.
        </Notice>
        <DeadlineBox
          label="Pay before"
          moment="22 November 2026, 10:00 WIB"
          dateTime="2026-11-22T10:00:00+07:00"
          timeLeft="11:59:08"
          duration="PT11H59M8S"
          timeLeftLabel="Time left"
        />
        <RefusalNote text="Why a form was refused." />
      </div>
    </Panel>
  );
}

function Goods() {
  return (
    <Panel title="Prices and placeholders">
      <div className="space-y-3">
        <Price sale={309_000} listLabel="was" />
        <Price sale={249_000} list={309_000} listLabel="was" size="page" />
        <SavingList savings={["Sale price until 30/11/2026: you save Rp60.000", "Coupon: you save Rp10.000"]} />
        <Skeleton className="h-12" />
        <Stars stars={3.6} />
        <p className="flex items-center gap-1">
          4 <Star className="size-4" /> or none <Star isFull={false} className="size-4" />
        </p>
      </div>
    </Panel>
  );
}

/** The dialog stands in the page, as nothing opens it here. */
function Dialogs() {
  return (
    <Panel title="Dialogs">
      <div className="[&_dialog]:static [&_dialog]:block [&_dialog]:w-full">
        <Dialog open title="A dialog" closeLabel="Close the dialog" onClose={ignore}>
          What it asks, and below it the ways on.
        </Dialog>
      </div>
      <div className="mt-3 flex items-center justify-between">
        The close button of what is no dialog <CloseButton label="Close" />
      </div>
      <NeedsScript sentence="What needs scripts says so without them." contactUs="Contact us" className="mt-3" />
    </Panel>
  );
}

function Drawings() {
  return (
    <Panel title="Icons and drawings">
      <div className="flex flex-wrap gap-3">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div className="mt-5 grid grid-cols-3 gap-3">
        {artNames.map((name) => (
          <Art key={name} name={name} />
        ))}
      </div>
    </Panel>
  );
}
