// What is replaced by what: the record under attack, and beside it what each attack puts in its place.
import type { ReactNode } from 'react';
import type { DataSummary, ShownRecord, TrainingAuditReply } from '../../../../jobs';
import type { CanaryChoice } from '../../../../scenario';
import { percentText, toText, typesetSignificant } from '../../../notation/formatNumber';
import { AttackName } from '../AttackName';
import { ATTACKS } from '../attacks';
import { Cosine } from './Cosine';
import { PixelPlace, RecordPicture } from './RecordPicture';
import { RecordsTable } from './RecordsTable';

const className = (data: DataSummary, label: number): string => data.classNames[label] ?? String(label);

/** How a crafted record leaves the range of its source; null where it does not. */
function rangeNote({ features }: ShownRecord, { image }: DataSummary): string | null {
  if (!image) return null;
  const low = features.reduce((a, b) => Math.min(a, b));
  const high = features.reduce((a, b) => Math.max(a, b));
  const slack = 1e-6 * image.max;
  if (low >= -slack && high <= image.max + slack) return null;
  return `Its grey values run from ${Math.round(low)} to ${Math.round(high)}, those of the source from 0 to ${image.max}; the picture is cut off there.`;
}

/** 'class 3'; generated sets call their classes so already. */
const ofClass = (name: string): string => (/^class\b/i.test(name) ? name : `class ${name}`);

/** Which weight or bias a crafted gradient points along. */
function weightText(
  { layer, unit, input }: NonNullable<TrainingAuditReply['crafted']['S2']>,
  { data, shape }: TrainingAuditReply,
): string {
  const hidden = shape.kind === 'mlp' && layer === 0;
  const to = hidden ? `hidden unit ${unit}` : ofClass(className(data, unit));
  if (input === null) return `the bias of ${to}`;
  if (layer > 0) return `the weight from hidden unit ${input} to ${to}`;
  if (data.image) {
    const { width } = data.image;
    return `the weight from the pixel in row ${Math.floor(input / width) + 1}, column ${(input % width) + 1} to ${to}`;
  }
  return `the weight from ${data.columnNames?.[input] ?? `feature ${input}`} to ${to}`;
}

interface CardProps {
  kind: CanaryChoice;
  picture: ReactNode;
  cosine: number;
  children: ReactNode;
}

function Card({ kind, picture, cosine, children }: CardProps) {
  return (
    <li className="canary">
      <h4>
        <AttackName kind={kind} />
      </h4>
      {picture}
      <p>{children}</p>
      <Cosine cosine={cosine} />
      <p className="soft">{ATTACKS[kind].replacement}</p>
    </li>
  );
}

export function Canaries({ reply }: { reply: TrainingAuditReply }) {
  const { crafted, data } = reply;
  const { target, S2, S3, S4, S5 } = crafted;
  const { record } = target;
  const name = className(data, record.label);
  const thing = data.image ? 'picture' : 'record';
  return (
    <section className="canaries" aria-labelledby="canaries-title">
      <h3 id="canaries-title">What is replaced by what</h3>
      <ul>
        <li className="canary">
          <h4>z, under attack</h4>
          <RecordPicture
            record={record}
            data={data}
            label={`The ${thing} under attack, labelled ${name}: training row ${target.index}`}
          />
          <p>
            Training row {target.index}, labelled <b>{name}</b>. The attacker’s noise-free model gave this
            label {percentText(Number(target.confidence.toPrecision(2)))} on average.
          </p>
          <p className="soft">
            Its gradient has norm {target.gradientNorm.toPrecision(3)} there, before clipping.
          </p>
        </li>
        {S2 && (
          <Card
            kind="S2"
            cosine={-1}
            picture={
              data.image && S2.layer === 0 && S2.input !== null ? (
                <PixelPlace
                  at={S2.input}
                  image={data.image}
                  label={`The pixel whose weight is attacked: number ${S2.input}`}
                />
              ) : (
                <p className="record-words">
                  {S2.input === null
                    ? 'a bias'
                    : S2.layer === 0 && data.columnNames
                      ? data.columnNames[S2.input]
                      : S2.layer > 0
                        ? `hidden unit ${S2.input}`
                        : `feature ${S2.input}`}
                </p>
              )
            }
          >
            Parameter {S2.coordinate}, {weightText(S2, reply)}. Without noise it{' '}
            {S2.movement === 0
              ? 'does not move at all'
              : `moves by ${toText(typesetSignificant(S2.movement, 2))}`}{' '}
            in the whole training{S2.movement === 0 && ': no real record moves it, and S2 is S1 here'}.
          </Card>
        )}
        {S3 && (
          <Card
            kind="S3"
            cosine={S3.cosine}
            picture={
              <RecordPicture
                record={S3.record}
                data={data}
                label={`The crafted ${thing}, labelled ${name}`}
              />
            }
          >
            Made by the attacker, labelled <b>{name}</b> like z. {rangeNote(S3.record, data)}
          </Card>
        )}
        {S4 && (
          <Card
            kind="S4"
            cosine={S4.cosine}
            picture={
              <RecordPicture
                record={S4.record}
                data={data}
                label={`The same ${thing}, labelled ${className(data, S4.record.label)}`}
              />
            }
          >
            The same {thing}, labelled <b>{className(data, S4.record.label)}</b> instead of {name}.
          </Card>
        )}
        {S5 && (
          <Card
            kind="S5"
            cosine={S5.cosine}
            picture={
              <RecordPicture
                record={S5.record}
                data={data}
                label={`A natural ${thing}, labelled ${className(data, S5.record.label)}: auxiliary row ${S5.index}`}
              />
            }
          >
            Auxiliary row {S5.index}, labelled <b>{className(data, S5.record.label)}</b>, as it is.
          </Card>
        )}
      </ul>
      <RecordsTable reply={reply} />
      <p className="soft data-source">{data.source}</p>
    </section>
  );
}
