// The label or column of a data set that is the secret, chosen; and where a reader's own file comes in.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NotComputed } from '../../../chapters/frame/NotComputed';
import { useRisk } from '../../../chapters/frame/useRisk';
import { SelectControl } from '../../../ui/inputs/SelectControl';
import styles from './Secrets.module.css';
import type { Attribute } from './useAttribute';

/** A value that no column's name can be: of the label. */
const LABEL = '';

/** `article` is the address of the article, at the page’s scenario. */
export function AttributeChoice({ attribute, article }: { attribute: Attribute; article: string }) {
  const { datasets, dataset, setDataset, columns, chosen, setColumn, error } = attribute;
  const choices = columns.map(({ column }) => ({
    value: column ?? LABEL,
    label: column ?? t`the label`,
  }));
  return (
    <>
      <div className={styles.pair}>
        <SelectControl
          label={t`As frequent as in`}
          choices={datasets}
          value={dataset}
          onChoice={setDataset}
        />
        <SelectControl
          label={t`The secret`}
          choices={choices.length > 0 ? choices : [{ value: LABEL, label: t`the label` }]}
          value={chosen?.column ?? LABEL}
          onChoice={(value) => setColumn(value === LABEL ? null : value)}
        />
      </div>
      <p className={styles.about}>
        {chosen?.ranges ? (
          t`The measurement is cut into ranges of equal width, and the range is guessed.`
        ) : (
          <Trans>
            A file that you open in <a href={`${article}#training`}>chapter 4</a> stands here too.
          </Trans>
        )}
      </p>
      <NotComputed error={error} of={useRisk().frequencies} />
    </>
  );
}
