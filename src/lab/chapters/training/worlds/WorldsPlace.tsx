// In chapter 4's text: the figure of two worlds, where no stage shows it.
import { t } from '@lingui/core/macro';
import { later } from '../../../ui/later';
import { Late } from '../../frame/Late';
import { useLayout } from '../../frame/layout';
import type { WorldsFigureProps } from './WorldsFigure';

const WorldsFigure = later(() => import('./WorldsFigure').then((module) => module.WorldsFigure));

export function WorldsPlace(props: Omit<WorldsFigureProps, 'saves'>) {
  return useLayout() === 'scroll' ? (
    <Late what={t`Two worlds`} remedy={t`Try again, or reload the page.`}>
      <WorldsFigure {...props} saves />
    </Late>
  ) : null;
}
