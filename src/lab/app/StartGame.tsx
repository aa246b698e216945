// The game beside the live figure while no chapter is open. Its frame stands in the page's markup, and its rounds are drawn when their code has loaded.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { Late } from '../ui/Late';
import { later } from '../ui/later';
import styles from './StartGame.module.css';

const Rounds = later(() => import('../chapters/worstCase/guessing/StartRounds'), 'StartRounds');

export const StartGame = memo(function StartGame() {
  return (
    <section className={`only-on-screen needs-scripts ${styles.game}`} aria-labelledby="game-title" id="game">
      <h2 id="game-title" className={styles.title}>{t`Guess Ana’s diagnosis`}</h2>
      <div className={styles.rounds}>
        <Late what={t`The game`} wait={t`Drawing.`}>
          <Rounds />
        </Late>
      </div>
    </section>
  );
});
