// The title of links to this page, which stands beside the article.
import { t } from '@lingui/core/macro';

export const SIDE_PAGE = { page: 'calculator', title: t`Calculator`, wide: true, anySampling: true } as const;
