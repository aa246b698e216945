// The row in the dialog that saves a picture of the paper's figures.
import { t } from '@lingui/core/macro';
import { SaveFigure } from '../../export/SaveFigure';
import { articleAddress } from '../../state/articleAddress';
import type { PaperFigure } from './figures/paperFigure';
import type { Panel } from './panelCharts';
import type { PaperRecording } from './recorded';
import { savedPaper } from './savedPaper';

interface SavePaperProps {
  figure: PaperFigure;
  panels: readonly Panel[];
  recording: PaperRecording;
}

export const SavePaper = ({ figure, panels, recording }: SavePaperProps) => (
  <SaveFigure
    name={figure.title}
    note={t`As it is drawn, or its numbers with settings, seed and commit.`}
    figure={savedPaper(figure, panels, recording, articleAddress())}
  />
);
