// Python code that trains with given settings in the library that the reader chooses.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Provenance } from '../../export/provenance';
import { Choices } from '../../ui/inputs/Choices';
import type { OurNumbers, PrivateTraining } from '../python/script';
import { TRAINING_LIBRARIES, type TrainId, trainScript } from '../python/train';
import { Code, type CodeProps } from './Code';

interface TrainCodeProps extends Pick<CodeProps, 'onSaid' | 'heading'> {
  training: PrivateTraining;
  ours: OurNumbers;
  provenance: Provenance;
}

export function TrainCode({ training, ours, provenance, ...code }: TrainCodeProps) {
  const [library, setLibrary] = useState<TrainId>('opacus');
  return (
    <Code
      title={t`Train with these numbers in Python`}
      fileName={`train_with_${library.replace('-', '_')}.py`}
      text={trainScript(library, training, ours, provenance)}
      {...code}
    >
      <Choices
        legend={t`Library`}
        hideLegend
        look="words"
        choices={TRAINING_LIBRARIES}
        value={library}
        onChoice={setLibrary}
      />
    </Code>
  );
}
