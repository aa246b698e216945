// The figure of real training as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { type Provenance, provenanceOf } from '../../../export/provenance';
import type { SavedFigure } from '../../../export/savedFigure';
import { deltaText, parameterText, toText, typesetWritten } from '../../../notation/formatNumber';
import { FIELDS, type Scenario, writeNumberField } from '../../../scenario';
import { type Picture, settingsOf } from '../picture';
import { stepsCsv } from './stepsCsv';
import { stepsJson } from './stepsJson';

/** What trained the models, how many they are, and when. */
function trainedBy({ recorded, reply }: Picture): Pick<Provenance, 'backend' | 'models' | 'made'> {
  const { backend, audits, complete } = reply;
  const commit = recorded?.recording.commit ?? '';
  const elsewhere = recorded?.recording.made;
  const place = elsewhere?.place ?? t`place not named`;
  const models = audits.map(({ kind, models: all }) => `${kind} ${all / 2}`).join(', ');
  return {
    backend: backend ? `${backend.name}: ${backend.description}` : t`none yet`,
    models: complete ? t`${models} in each world` : t`${models} in each world, not all of them yet`,
    made: elsewhere
      ? t`trained elsewhere (${place}), opened from a file, commit ${commit}`
      : commit === ''
        ? t`trained in the reader’s browser`
        : t`recorded at commit ${commit}`,
  };
}

/**
 * `picture` is what the figure shows, null where it shows the guarantees of `scenario` alone; `summary` is the figure in
 * words; `ready` says that something is drawn.
 */
export function savedTraining(
  picture: Picture | null,
  scenario: Scenario,
  summary: string,
  ready: boolean,
  page: string,
): SavedFigure {
  const provenance = picture
    ? provenanceOf(picture.scenario, page, trainedBy(picture))
    : provenanceOf(scenario, page);
  const { mechanism, delta } = picture?.request ?? settingsOf(scenario);
  const slack = deltaText(delta);
  const rate = toText(typesetWritten(writeNumberField(FIELDS.samplingRate, mechanism.samplingRate)));
  const noise = parameterText(mechanism.noiseMultiplier);
  return {
    file: 'adjacency-lab-training',
    picture: t`the figure of real training`,
    data: t`the data of real training`,
    drawing: '[aria-labelledby="steps-title"] .recharts-wrapper > svg',
    ready,
    words: () => ({
      title: t`ε after t steps of training, and what attacks on real training show`,
      description: summary,
      head: t`ε at δ = ${slack}, q = ${rate}, σ = ${noise}`,
      foot: t`steps t of training`,
      provenance,
    }),
    csv: picture && (() => stepsCsv(picture.reply, provenance)),
    json: picture && (() => stepsJson(picture.reply, picture.scenario, provenance)),
  };
}
