// The code of an iframe with one figure of this scenario, to copy. The reader chooses the figure, the parts around it, its colours, and the
// page that may exchange messages with it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { LANGUAGE } from '../../../base/language/i18n';
import {
  EMBED_FIGURES,
  type EmbedFigure,
  exactOrigin,
  fieldOfKey,
  type Scenario,
  SHOWABLE,
  type Showable,
} from '../../../scenario';
import { CopyButton } from '../../export/CopyButton';
import { fieldNoun } from '../../notation/fieldWords';
import { Choices } from '../../ui/inputs/Choices';
import { Select } from '../../ui/inputs/Select';
import { TextBox } from '../../ui/inputs/TextBox';
import { ScrollRegion } from '../../ui/ScrollRegion';
import type { EmbeddedFigure } from '../frame/chapter';
import styles from './EmbedCode.module.css';
import { type EmbedView, embedAddress, iframeCode } from './iframeCode';

const WORDS: Partial<Record<Showable, string>> = {
  claim: t`the sentence`,
  x: t`axis`,
  y: fieldNoun('epsilonScale'),
  attack: t`the attack`,
  run: t`training, with its results`,
};
function wordOf(name: Showable): string {
  const field = fieldOfKey(name);
  return WORDS[name] ?? (field ? fieldNoun(field.name) : name);
}

const THEMES = [
  { value: 'system', label: t`as the reader’s system` },
  { value: 'light', label: t`light` },
  { value: 'dark', label: t`dark` },
] as const;

interface EmbedCodeProps {
  scenario: Scenario;
  figures: Readonly<Record<EmbedFigure, EmbeddedFigure>>;
}

export function EmbedCode({ scenario, figures }: EmbedCodeProps) {
  const id = useId();
  const [embed, setEmbed] = useState<EmbedFigure>('lab');
  const [chosen, setChosen] = useState<readonly Showable[]>(['s', 'q']);
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  const [host, setHost] = useState('');
  const [said, setSaid] = useState('');
  const offered = figures[embed].shows;
  const show = SHOWABLE.filter((name) => chosen.includes(name) && offered.includes(name));
  const origin = host.trim() === '' ? null : exactOrigin(host.trim());
  const given = host.trim().slice(0, 60);
  const refused = host.trim() !== '' && origin === null;
  const view: EmbedView = {
    embed,
    show,
    theme: theme === 'system' ? null : theme,
    host: origin,
    lang: LANGUAGE,
  };
  const code = iframeCode(window.location.href, scenario, view, figures[embed]);
  const toggle = (name: Showable) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <section className={styles.code} aria-label={t`A figure in your own page`}>
      <p>
        <Trans>
          The figure with these settings, in a frame of your own page. It is live, has the controls you
          choose, and asks nobody but the server of this page.
        </Trans>
      </p>
      <div className={styles.choices}>
        <div className={styles.figure}>
          <label htmlFor={`${id}-figure`}>{t`Figure`}</label>
          <Select
            id={`${id}-figure`}
            choices={EMBED_FIGURES.map((value) => ({ value, label: figures[value].title }))}
            value={embed}
            onChoice={setEmbed}
          />
        </div>
        {offered.length > 0 && (
          <fieldset className={styles.shown}>
            <legend>{t`Shown around it`}</legend>
            {offered.map((name) => (
              <label key={name} className="tall">
                <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
                {wordOf(name)}
              </label>
            ))}
          </fieldset>
        )}
        <Choices legend={t`Colours`} look="words" choices={THEMES} value={theme} onChoice={setTheme} />
        <div className={styles.host}>
          <label htmlFor={`${id}-host`}>
            <Trans>
              Origin of your page{' '}
              <span className="soft">if it should read or set the figure by messages</span>
            </Trans>
          </label>
          <TextBox
            id={`${id}-host`}
            className="select"
            inputMode="url"
            placeholder="https://example.org"
            value={host}
            aria-invalid={refused}
            aria-describedby={refused ? `${id}-refused` : undefined}
            onChange={(event) => setHost(event.target.value)}
          />
          {refused && (
            <p className="doubt" id={`${id}-refused`}>
              <Trans>
                “{given}” is not one exact origin, so the code below leaves it out. Give scheme and host,
                without a path and without *, such as https://example.org, or http://localhost:8000 while you
                build.
              </Trans>
            </p>
          )}
        </div>
      </div>
      <div className="take-code-head">
        <span className="take-code-buttons">
          <a href={embedAddress(window.location.href, scenario, view)} target="_blank" rel="noopener">
            <Trans>see it alone</Trans>
          </a>
          <CopyButton text={code} what={t`the frame’s code`} onSaid={setSaid} />
        </span>
      </div>
      <ScrollRegion label={t`Code of the frame`} className="code-scroll">
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      <p className="take-said" role="status">
        {said}
      </p>
    </section>
  );
}
