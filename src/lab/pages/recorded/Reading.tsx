// The words beside our picture of a paper's figure: what the paper found, what is seen here, and why they differ.
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import styles from './Reading.module.css';

interface ReadingProps {
  found: ReactNode;
  seen: readonly ReactNode[];
  differs?: ReactNode;
}

export function RecordedReading({ found, seen, differs }: ReadingProps) {
  const parts: readonly (readonly [name: ReactNode, said: readonly ReactNode[]])[] = [
    [<Trans key="paper">In the paper</Trans>, [found]],
    [<Trans key="here">Here</Trans>, seen],
    [<Trans key="why">Why</Trans>, differs === undefined ? [] : [differs]],
  ];
  return (
    <dl className={styles.reading}>
      {parts.map(
        ([name, said], i) =>
          said.length > 0 && (
            <Fragment key={i === 0 ? 'paper' : i}>
              <dt>{name}</dt>
              {said.map((text, at) => (
                <dd key={typeof text === 'string' ? text : at}>{text}</dd>
              ))}
            </Fragment>
          ),
      )}
    </dl>
  );
}
