// What can be taken away: the live figure as a picture, its data, the settings, Python that recomputes it, a citation.
// Everything is made here, on the click.
import { type ReactNode, useId, useState } from 'react';
import { computedHere, type LabSnapshot } from '../../jobs';
import { FIELDS, formatScenarioFile, type Scenario } from '../../scenario';
import { Choices } from '../controls/Choices';
import { figureSummary } from '../figure/summary';
import { deltaText } from '../numbers/formatNumber';
import { download } from '../share/download';
import { figureCsv } from '../share/figureCsv';
import { readings } from '../state/readings';
import { CopyButton } from './CopyButton';
import { bibtex } from './citation';
import { figureJson } from './figureJson';
import { type Ground, readDrawing } from './figureSvg';
import { type Provenance, provenanceLines, provenanceOf } from './provenance';
import { rasterise } from './rasterise';
import { pythonSnippet, type SnippetId } from './snippets';
import { type SvgParts, svgDocument, svgSize } from './svgDocument';

interface TakeAwayProps {
  snapshot: LabSnapshot;
  scenario: Scenario;
}

const GROUNDS = [
  { value: 'light', label: 'light ground' },
  { value: 'dark', label: 'dark ground' },
] as const;

const SNIPPETS = [
  { value: 'dp-accounting', label: 'dp-accounting' },
  { value: 'prv-accountant', label: 'prv-accountant' },
] as const;

const FIGURE_BOX = '#lab .figure-box';

/** The live figure as it stands on the page; null while nothing is drawn. */
function figureParts(snapshot: LabSnapshot, ground: Ground): SvgParts | null {
  const { result, scenario, audits } = computedHere(snapshot);
  const box = document.querySelector(FIGURE_BOX);
  const drawing = box && readDrawing(box, ground);
  if (!drawing || !result || !scenario) return null;
  const { content, ...rest } = drawing;
  const field = FIELDS[scenario.axis];
  const provenance = provenanceOf(scenario, window.location.href);
  return {
    ...rest,
    title: `ε of DP-SGD along the ${field.label.toLowerCase()}`,
    description: figureSummary(result, readings(snapshot), audits.find(({ own }) => own) ?? null, scenario),
    drawing: content,
    yTitle: scenario.axis === 'delta' ? 'ε' : `ε at δ = ${deltaText(scenario.delta)}`,
    xTitle: `${field.label.toLowerCase()} ${field.symbol}`,
    lines: provenanceLines(provenance),
  };
}

function numbersOf(snapshot: LabSnapshot) {
  const known = readings(snapshot);
  const at = known?.current ? known.at : null;
  return { addRemove: at?.addRemove.value ?? null, substitute: at?.substitute.value ?? null };
}

export function TakeAway({ snapshot, scenario }: TakeAwayProps) {
  const [ground, setGround] = useState<Ground>('light');
  const [snippet, setSnippet] = useState<SnippetId>('dp-accounting');
  const [said, setSaid] = useState('');
  const provenance = provenanceOf(scenario, window.location.href);
  const { result, scenario: drawn, audits } = computedHere(snapshot);
  const ready = result !== null && drawn !== null;

  const picture = async (kind: 'svg' | 'png') => {
    const parts = figureParts(snapshot, ground);
    if (!parts) return setSaid('The figure is not drawn yet; try again in a moment.');
    const svg = svgDocument(parts);
    if (kind === 'svg') {
      download('adjacency-lab-figure.svg', svg, 'image/svg+xml');
      return setSaid('SVG saved.');
    }
    try {
      const png = await rasterise(svg, svgSize(parts), words(provenance, parts.description));
      download('adjacency-lab-figure.png', new Uint8Array(png), 'image/png');
      setSaid('PNG saved.');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const data = (kind: 'csv' | 'json') => {
    if (!result || !drawn) return;
    const of = provenanceOf(drawn, window.location.href);
    if (kind === 'csv') {
      const text = figureCsv(result, drawn, audits, scenario.estimator, of);
      download('adjacency-lab-figure.csv', text, 'text/csv');
    } else {
      const text = figureJson(result, drawn, audits, of);
      download('adjacency-lab-figure.json', text, 'application/json');
    }
    setSaid(`${kind.toUpperCase()} saved.`);
  };
  const settings = () => {
    download('adjacency-lab-scenario.json', formatScenarioFile(scenario), 'application/json');
    setSaid('Settings saved.');
  };
  const python = pythonSnippet(snippet, scenario, numbersOf(snapshot), provenance);
  const citation = bibtex(provenance, new Date().toISOString().slice(0, 10));
  return (
    <div className="take-away">
      <div className="take-rows">
        <Row name="The live figure" note="As it is drawn above, without a style sheet or a request.">
          <Choices
            legend="Ground"
            hideLegend
            look="words"
            choices={GROUNDS}
            value={ground}
            onChoice={setGround}
          />
          <Save label="SVG" of="the figure" disabled={!ready} onSave={() => picture('svg')} />
          <Save label="PNG" of="the figure" disabled={!ready} onSave={() => picture('png')} />
        </Row>
        <Row name="Its data" note="Every value at full precision, with the bracket it was verified in.">
          <Save label="CSV" of="the data" disabled={!ready} onSave={() => data('csv')} />
          <Save label="JSON" of="the data" disabled={!ready} onSave={() => data('json')} />
        </Row>
        <Row name="These settings" note="“open settings”, under the figure, reads the file back.">
          <Save label="JSON" of="the settings" onSave={settings} />
        </Row>
      </div>
      <p className="take-said" role="status">
        {said}
      </p>
      <Code
        title="Check the numbers in Python"
        name={snippet === 'dp-accounting' ? 'check_with_dp_accounting.py' : 'check_with_prv_accountant.py'}
        text={python}
        onSaid={setSaid}
      >
        <Choices
          legend="Accountant"
          hideLegend
          look="words"
          choices={SNIPPETS}
          value={snippet}
          onChoice={setSnippet}
        />
      </Code>
      <Code
        title="Cite the paper, and this scenario"
        name="adjacency-lab.bib"
        text={citation}
        onSaid={setSaid}
      />
      <p className="take-note">
        Every file names version {provenance.version}, the link of its scenario, seed {provenance.seed} and
        what computed it.
      </p>
    </div>
  );
}

/** What a PNG says of itself, under the keys its format has for it. */
const words = (provenance: Provenance, description: string) => ({
  Title: 'ε of DP-SGD',
  Description: description,
  Software: `${provenance.name} ${provenance.version}`,
  Source: provenance.link,
  Comment: provenanceLines(provenance).join('\n'),
});

function Row({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="take-row">
      <div>
        <h4>{name}</h4>
        <p>{note}</p>
      </div>
      <div className="take-buttons">{children}</div>
    </div>
  );
}

interface SaveProps {
  label: string;
  of: string;
  disabled?: boolean;
  onSave: () => void;
}

const Save = ({ label, of, disabled = false, onSave }: SaveProps) => (
  <button
    type="button"
    className="small-button"
    aria-label={`${label}: save ${of}`}
    disabled={disabled}
    onClick={onSave}
  >
    {label}
  </button>
);

interface CodeProps {
  title: string;
  /** Of the file. */
  name: string;
  text: string;
  onSaid: (text: string) => void;
  children?: ReactNode;
}

function Code({ title, name, text, onSaid, children }: CodeProps) {
  const id = useId();
  return (
    <div className="take-code">
      <div className="take-code-head">
        <h4 id={id}>{title}</h4>
        {children}
        <span className="take-code-buttons">
          <CopyButton text={text} what={name} onSaid={onSaid} />
          <button
            type="button"
            className="text-button"
            aria-label={`save ${name}`}
            onClick={() => {
              download(name, text, 'text/plain');
              onSaid(`${name} saved.`);
            }}
          >
            save
          </button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="code-scroll" aria-labelledby={id} tabIndex={0}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </div>
  );
}
