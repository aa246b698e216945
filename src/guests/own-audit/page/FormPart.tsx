// The parts of the form, a text box or a choice, each found by the name of its field.
import { createContext, type ReactNode, use, useId } from 'react';
import { Choices } from '../../../lab/ui/inputs/Choices';
import { TextBox } from '../../../lab/ui/inputs/TextBox';
import styles from './FormPart.module.css';
import { type AuditForm, type ChosenField, EMPTY_AUDIT_FORM, type TypedField } from './form';
import type { readForm } from './request';
import { AUDIT_QUESTIONS, BOXES } from './words';

interface FormState {
  form: AuditForm;
  problems: ReturnType<typeof readForm>['problems'];
  onForm: (change: Partial<AuditForm>) => void;
}

/** The form's state, given to all parts that ask for it. */
export const FormNow = createContext<FormState>({ form: EMPTY_AUDIT_FORM, problems: {}, onForm: () => {} });

interface TextFieldProps {
  label: ReactNode;
  value: string;
  onText: (text: string) => void;
  problem?: string | undefined;
  hint?: ReactNode;
  /** Whether the box has a line of its own, for a list or a link in place of one number. */
  long?: boolean;
}

export function AuditTextField({ label, value, onText, problem, hint, long = false }: TextFieldProps) {
  const id = useId();
  return (
    <div className={long ? `${styles.field} ${styles.long}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextBox
        id={id}
        className={styles.box}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => onText(event.target.value)}
      />
      <p className={problem === undefined ? styles.hint : styles.problem} id={`${id}-said`}>
        {problem ?? hint}
      </p>
    </div>
  );
}

export function AuditField({ name }: { name: TypedField }) {
  const { form, problems, onForm } = use(FormNow);
  const value = form[name];
  const onText = (text: string) => onForm({ [name]: text });
  return <AuditTextField {...BOXES[name]} value={value} problem={problems[name]} onText={onText} />;
}

export function Choice({ name }: { name: ChosenField }) {
  const { form, onForm } = use(FormNow);
  const { answers, legend, look } = AUDIT_QUESTIONS[name];
  const choices = Object.entries(answers).map(([value, said]) => {
    const [label, note] = [said].flat();
    return { value, label, note };
  });
  return (
    <Choices
      legend={legend}
      look={look}
      choices={choices}
      value={form[name]}
      onChoice={(value) => onForm({ [name]: value })}
    />
  );
}
