// The buttons that share a finished game, with words on it, its bars as a picture, and a link to this page. The file is
// loaded when a game is over.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { download } from '../../../export/download';
import { copyWhole, hasSheet, shareBySheet } from '../../../export/handOver';
import { provenanceOf } from '../../../export/provenance';
import { type MadePicture, makePicture } from '../../../export/savedFigure';
import { flushAddress } from '../../../state/address';
import { articleAddress } from '../../../state/articleAddress';
import type { GameEnd } from './GuessFigure';
import { gamePicture } from './gamePicture';
import { gameText } from './gameText';
import styles from './ShareGame.module.css';

/**
 * The game's picture; null as long as it is not made. It is made as soon as the game is over, because a browser shares
 * and copies only right after a click.
 */
function usePicture(end: GameEnd, link: string): MadePicture | null {
  const [picture, setPicture] = useState<MadePicture | null>(null);
  const key = JSON.stringify([end.tally, end.allowed, end.printed, link]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that the picture shows
  useEffect(() => {
    let wanted = true;
    void makePicture(gamePicture(end, provenanceOf(end.scenario, link)), 'png', 'light').then(
      (made) => wanted && setPicture(made),
      // a game without its picture is shared in words
      () => wanted && setPicture(null),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return picture;
}

export function ShareGame(end: GameEnd) {
  const [said, setSaid] = useState('');
  const picture = usePicture(end, articleAddress());
  const hand = () => {
    flushAddress();
    const { link } = provenanceOf(end.scenario, articleAddress());
    const whole = { title: t`A game at Adjacency Lab`, text: gameText(end), link, picture };
    void (hasSheet() ? shareBySheet(whole) : copyWhole(whole)).then(setSaid);
  };
  const save = () => {
    if (picture === null) return;
    download(picture.name, picture.content, picture.type);
    setSaid(t`Picture saved.`);
  };
  return (
    <>
      <button type="button" className="text-button" onClick={hand}>
        {hasSheet() ? <Trans>Share my game</Trans> : <Trans>Copy my game</Trans>}
      </button>
      <button type="button" className="text-button" disabled={picture === null} onClick={save}>
        <Trans>Save picture</Trans>
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  );
}
