// Parts of the form by their field: a box for what is typed, and a choice.
import type { ComponentProps } from 'react';
import { Choices } from '../../ui/inputs/Choices';
import type { AuditForm, ChosenField, TypedField } from './form';
import type { ReadForm } from './request';
import { TextField } from './TextField';

export interface PartProps extends Pick<ReadForm, 'problems'> {
  form: AuditForm;
  onForm: (change: Partial<AuditForm>) => void;
}

type FieldProps = PartProps &
  Omit<ComponentProps<typeof TextField>, 'value' | 'problem' | 'onText'> & { name: TypedField };

export const Field = ({ form, problems, onForm, name, ...field }: FieldProps) => (
  <TextField
    {...field}
    value={form[name]}
    problem={problems[name]}
    onText={(text) => onForm({ [name]: text })}
  />
);

type ChoiceProps<Name extends ChosenField> = PartProps &
  Omit<ComponentProps<typeof Choices<AuditForm[Name]>>, 'value' | 'onChoice'> & { name: Name };

export const Choice = <Name extends ChosenField>({ form, onForm, name, ...choices }: ChoiceProps<Name>) => (
  <Choices {...choices} value={form[name]} onChoice={(value) => onForm({ [name]: value })} />
);
