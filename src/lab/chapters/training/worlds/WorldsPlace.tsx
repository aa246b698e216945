// In chapter 4's text: the figure of two worlds, where no stage shows it.
import { t } from '@lingui/core/macro';
import { Late } from '../../../ui/Late';
import { later } from '../../../ui/later';
import { useLayout } from '../../frame/layout';
import type { WorldsFigureProps } from './WorldsFigure';

const WorldsFigure = later(() => import('./WorldsFigure').then((module) => module.WorldsFigure));

export function WorldsPlace(props: Omit<WorldsFigureProps, 'saves'>) {
  return useLayout() === 'scroll' ? (
    <div className="needs-scripts">
      <Late what={t`Two worlds`}>
        <WorldsFigure {...props} saves />
      </Late>
    </div>
  ) : null;
}
