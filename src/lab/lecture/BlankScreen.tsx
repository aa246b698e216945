// A black screen over the slide, while the room looks at the speaker. Any key of the lecture, or a press, takes it away.
import { t } from '@lingui/core/macro';
import styles from './LecturePage.module.css';

export const BlankScreen = ({ onEnd }: { onEnd: () => void }) => (
  <button type="button" className={styles.blank} aria-label={t`Show the slide again`} onClick={onEnd} />
);
