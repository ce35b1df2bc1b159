import { useState } from "react";
import { Checkbox } from "../kit/fields/checkbox.tsx";
import type { DateRange } from "../kit/dates/date-range.ts";
import { DateRangePicker } from "../kit/dates/date-range-picker.tsx";
import { Combobox } from "../kit/fields/combobox.tsx";
import { createFindItems } from "../kit/fields/find-items.ts";
import { Field } from "../kit/fields/field.tsx";
import { FileUpload } from "../kit/files/file-upload.tsx";
import { MultiSelect } from "../kit/fields/multi-select.tsx";
import { Panel } from "../kit/layout/panel.tsx";
import { PasswordInput } from "../kit/fields/password-input.tsx";
import { CheckboxGroup } from "../kit/fields/checkbox-group.tsx";
import { RadioGroup } from "../kit/fields/radio-group.tsx";
import { Select } from "../kit/fields/select.tsx";
import { Switch } from "../kit/fields/switch.tsx";
import { TextArea } from "../kit/fields/text-area.tsx";
import { TextInput } from "../kit/fields/text-input.tsx";
import css from "./samples.module.css";
import { czech, german } from "./labels.ts";

const departments = [
  { value: 1, label: "Technical support" },
  { value: 2, label: "Orders and invoices" },
  { value: 3, label: "Rückwarenabwicklung und Gewährleistungsansprüche" },
];

const towns = ["Ústí nad Labem", "Wien", "Wiener Neustadt", "Žďár nad Sázavou"].map((label) => ({
  value: label,
  label,
}));
const findTowns = createFindItems(towns, () => []);

const files = [
  { id: "a", name: "Verdrahtungsplan Schaltschrank Erdgeschoß.pdf", size: 2_400_000 },
  { id: "b", name: "keller.heic", size: 8_100_000, share: 0.43 },
  {
    id: "c",
    name: "installation.mov",
    size: 48_000_000,
    error: "This kind of file is not taken. Send a picture or a PDF.",
  },
];

const ignore = () => {};

/** Form controls: filled, empty, invalid and disabled. */
export const FieldsSample = () => {
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(true);
  const [rights, setRights] = useState<readonly ("tickets" | "users")[]>(["users"]);
  const [contact, setContact] = useState<"mail" | "phone">("mail");
  const [department, setDepartment] = useState<number>();
  const [several, setSeveral] = useState<readonly number[]>([1, 2]);
  const [town, setTown] = useState("Wien");
  const [period, setPeriod] = useState<DateRange>();
  return (
    <>
      <Panel heading="Text">
        <div className={css["columns"]}>
          <Field label="Subject" help="A few words are enough.">
            {(control) => <TextInput {...control} value={text} onChange={setText} maxLength={80} required />}
          </Field>
          <Field label="Project" optional>
            {(control) => (
              <TextInput {...control} value={text} onChange={setText} placeholder="Family house" />
            )}
          </Field>
          <Field label={german.label} help={german.help} error={german.error}>
            {(control) => <TextInput {...control} value="ATU1234" onChange={ignore} />}
          </Field>
          <Field label={czech.label} help={czech.help} error={czech.error}>
            {(control) => <TextInput {...control} value="CZ12" onChange={ignore} />}
          </Field>
          <Field label="Customer number">
            {(control) => <TextInput {...control} value="104711" onChange={ignore} readOnly />}
          </Field>
          <Field label="Country">
            {(control) => <TextInput {...control} value="Austria" onChange={ignore} disabled />}
          </Field>
          <Field label="Password" help="At least 10 characters.">
            {(control) => (
              <PasswordInput
                {...control}
                value="Miniserver-24"
                onChange={ignore}
                autoComplete="new-password"
              />
            )}
          </Field>
          <Field label="What happens">
            {(control) => <TextArea {...control} value={text} onChange={setText} />}
          </Field>
        </div>
      </Panel>
      <Panel heading="Choices">
        <div className={css["columns"]}>
          <Field label="Department">
            {(control) => (
              <Select {...control} items={departments} value={department} onChange={setDepartment} />
            )}
          </Field>
          <Field label="Departments" error="Choose at most one department.">
            {(control) => (
              <MultiSelect {...control} items={departments} values={several} onChange={setSeveral} />
            )}
          </Field>
          <Field label="Department switched off">
            {(control) => <Select {...control} items={departments} value={3} onChange={ignore} disabled />}
          </Field>
          <Combobox
            label="Town"
            help="Type a part of its name."
            error={undefined}
            autoComplete="off"
            items={towns}
            find={findTowns}
            value={town}
            onChange={setTown}
          />
          <Field label="Period">
            {(control) => <DateRangePicker {...control} label="Period" value={period} onChange={setPeriod} />}
          </Field>
          <RadioGroup
            label="How we reach you"
            options={[
              { value: "mail", label: "By e-mail" },
              { value: "phone", label: "By phone", help: "On workdays between 8 and 17." },
            ]}
            value={contact}
            onChange={setContact}
          />
          <CheckboxGroup
            label="Rights"
            name="rights"
            values={rights}
            onChange={setRights}
            options={[
              { value: "tickets", label: "Tickets", help: "Opens tickets and reads those of the company." },
              {
                value: "users",
                label: "Manage users",
                help: "Adds employees.",
                blocked: "You cannot take this right from yourself.",
              },
            ]}
          />
          <div>
            <Checkbox label="Send me order confirmations" checked={checked} onChange={setChecked} />
            <Checkbox label={german.text} checked={false} onChange={ignore} error="Tick this to go on." />
            <Checkbox label="Switched off" checked onChange={ignore} disabled />
          </div>
          <div>
            <Switch label="Send e-mails for the product" checked={checked} onChange={setChecked} />
            <Switch label={german.text} checked={false} onChange={ignore} busy />
            <Switch label={czech.action} checked onChange={ignore} busy />
          </div>
        </div>
      </Panel>
      <Panel heading="Files">
        <div className={css["columns"]}>
          <FileUpload
            label="Attachments"
            hint="jpg, png, gif, heic, pdf, txt, log, json, zip; 10 MB each"
            accept=".jpg,.png,.pdf"
            multiple
            items={files}
            onAdd={ignore}
            onRemove={ignore}
            onCancel={ignore}
          />
          <FileUpload
            label="Trade licence"
            hint="jpg, png, heic, pdf; 15 MB"
            accept=".jpg,.png,.pdf"
            disabled
            items={[]}
            onAdd={ignore}
            onRemove={ignore}
            onCancel={ignore}
          />
        </div>
      </Panel>
    </>
  );
};
