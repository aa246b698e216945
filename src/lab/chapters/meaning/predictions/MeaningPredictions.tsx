// Two questions before the figure, answered at the page's own training.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Scenario } from '../../../../scenario';
import type { ProfileTable, RiskProfiles } from '../../../../work';
import { Prediction } from '../../frame/predictions/Prediction';
import { useProfiles } from '../../frame/useRisk';
import { guessText } from '../guessText';
import { boundsAtPrior } from '../posterior/boundsAtPrior';
import styles from './MeaningPredictions.module.css';

const PASSWORD = 1e-6;
const DIGIT = 0.1;
const DELTAS = [1e-5, 1e-2] as const;

/** An upper bound: the first corner of the table that is as low; null where none is. */
export function epsilonByTable({ epsilons, deltas }: ProfileTable, delta: number): number | null {
  const at = deltas.findIndex((value) => value <= delta);
  return at < 0 ? null : epsilons[at];
}

/** A bare bound is null where the table does not reach its delta; the whole curves say the same at either. */
export function movedDelta(profiles: RiskProfiles) {
  const bare = DELTAS.map((delta) => {
    const epsilon = epsilonByTable(profiles.substitute, delta);
    return epsilon === null ? null : boundsAtPrior(profiles, PASSWORD, { epsilon, delta }).bare;
  });
  return { whole: boundsAtPrior(profiles, PASSWORD, null).least, bare };
}

/** Which of the two bounds is smaller, or neither if they agree to a hundredth. */
export function smallerBound(profiles: RiskProfiles) {
  const { exchange, removal } = boundsAtPrior(profiles, DIGIT, null);
  const by =
    Math.abs(exchange - removal) < 0.01 * exchange ? 'same' : exchange < removal ? 'exchange' : 'removal';
  return { exchange, removal, by } as const;
}

const MOVES = [
  { value: 'more', label: t`It grows, because δ is a probability of failure` },
  { value: 'less', label: t`It shrinks, because ε becomes smaller` },
  { value: 'same', label: t`It stays` },
] as const;

const COMPARISONS = [
  { value: 'exchange', label: t`With another digit in the same record` },
  { value: 'removal', label: t`With the record left out` },
  { value: 'same', label: t`Both say the same` },
] as const;

function useAsked() {
  const [asked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  return {
    asked,
    onChosen: ask,
    button: { text: asked ? t`Shown` : t`Just show me`, disabled: asked, press: ask },
  };
}

const orUnknown = (chance: number | null): string => (chance === null ? t`unknown` : guessText(chance));

function itStays({ whole, bare }: ReturnType<typeof movedDelta>): string {
  const most = guessText(whole);
  const [first, second] = bare.map(orUnknown);
  return t`It stays at most ${most} by the whole curves, because nothing was trained anew. A bare pair, though, says at most ${first} at the one δ and ${second} at the other.`;
}

function bothHold({ exchange, removal }: { exchange: number; removal: number }): string {
  const exchanged = guessText(exchange);
  const removed = guessText(removal);
  return t`With another digit in the record (substitute), the guess is right at most ${exchanged} of the time. With the record left out (add/remove), it is right at most ${removed}. Both bounds hold for the same guess.`;
}

export function MeaningPredictions({ scenario }: { scenario: Scenario }) {
  const { asked: moved, ...move } = useAsked();
  const { asked: gone, ...comparison } = useAsked();
  const { reply: profiles, current } = useProfiles(scenario, moved || gone);
  const delta = moved && profiles && current ? movedDelta(profiles) : null;
  const bounds = gone && profiles && current ? smallerBound(profiles) : null;
  return (
    <section className={styles.pair} aria-label={t`Before you look`}>
      <Prediction
        id="moved-delta-title"
        question={t`The same training run is now reported at a thousand times the δ, 1/100. How does the chance change that someone guesses a password, one of a million?`}
        choices={MOVES}
        {...move}
        found={delta && { right: 'same', words: itStays(delta) }}
      >
        <Trans>Upper bounds at the page’s own settings.</Trans>
      </Prediction>
      <Prediction
        id="shorter-road-title"
        question={t`Everyone knows that someone is in the data, with one of ten digits. Which comparison gives the smaller bound on a guess at the digit?`}
        choices={COMPARISONS}
        {...comparison}
        found={bounds && { right: bounds.by, words: bothHold(bounds) }}
      >
        <Trans>Upper bounds at the page’s own settings, by the whole curve of each adjacency.</Trans>
      </Prediction>
    </section>
  );
}
