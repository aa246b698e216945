import type { SidePageName } from '../../scenario';
import { useView } from '../state/useView';

export function useToPage(): (page: SidePageName) => void {
  const { changeView } = useView();
  return (page) => {
    // a place of the article is none of that page's
    const { pathname, search } = window.location;
    window.history.pushState(window.history.state, '', `${pathname}${search}`);
    changeView({ page });
  };
}
