// The buttons that save chapter 2's figures. They read the same stores as the figures, so that the files have what is drawn.
import { t } from '@lingui/core/macro';
import { SaveFigure } from '../../export/SaveFigure';
import { articleAddress } from '../../state/articleAddress';
import { useQueries, useRequest } from '../frame/useRequest';
import { savedMap } from './map/savedMap';
import { ownPoint, type PartProps, type PromisePart } from './parts';
import { savedProfile, savedTradeoff } from './savedCurves';
import { useAuditPoint } from './useAuditPoint';

type SavePromiseProps = Omit<PartProps, 'seen'> & { parts: readonly PromisePart[] };

export function SavePromise({ scenario, snapshot, parts }: SavePromiseProps) {
  const queries = useQueries();
  const map = useRequest(queries.map, null);
  const profile = useRequest(queries.profile, null);
  const tradeoff = useRequest(queries.tradeoff, null);
  const audit = useRequest(useAuditPoint(), null);
  const own = ownPoint(snapshot, scenario);
  const marked = own.current && profile.current;
  const drawn =
    tradeoff.current && audit.current && audit.reply && audit.request
      ? { reading: audit.reply, request: audit.request }
      : null;
  const page = articleAddress();
  const point = marked ? own : { addRemove: null, substitute: null, words: '' };
  const rows = {
    map: {
      name: t`The ratio map`,
      note: t`As it is drawn, or both ε of every cell at full precision.`,
      figure: savedMap(map.reply, map.request, scenario, own.words, page),
    },
    profile: {
      name: t`The privacy profile`,
      note: t`As it is drawn, or every value with the bracket it was verified in.`,
      figure: savedProfile(profile.reply, profile.request, point, scenario, page),
    },
    tradeoff: {
      name: t`The trade-off curve`,
      note: t`As it is drawn, or all three curves and the attack’s errors at full precision.`,
      figure: savedTradeoff(tradeoff.reply, tradeoff.request, drawn, scenario, page),
    },
  };
  return parts.map((part) => <SaveFigure key={part} {...rows[part]} />);
}
