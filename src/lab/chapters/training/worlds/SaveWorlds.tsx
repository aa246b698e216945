// What can be saved of the two worlds.
import { t } from '@lingui/core/macro';
import { SaveFigure } from '../../../export/SaveFigure';
import type { WorldsReply, WorldsRequest } from '../../../jobs/worlds';
import type { Scenario } from '../../../scenario';
import { savedWorlds } from './savedWorlds';

interface SaveWorldsProps {
  reply: WorldsReply;
  request: WorldsRequest;
  moment: number;
  scenario: Scenario;
}

const sideOfPlane = (): number =>
  Number(document.querySelector('.WorldsFigure_plane')?.getAttribute('width') ?? 0);

export const SaveWorlds = ({ reply, request, moment, scenario }: SaveWorldsProps) => (
  <SaveFigure
    as="p"
    name={t`The two worlds`}
    note={t`As they are drawn, or records and scores at full precision.`}
    figure={savedWorlds(reply, request, moment, scenario, { page: window.location.href, side: sideOfPlane })}
  />
);
