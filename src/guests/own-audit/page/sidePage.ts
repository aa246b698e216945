// The title of links to this page, which stands beside the article.
import { t } from '@lingui/core/macro';

export const SIDE_PAGE = { page: 'audit', title: t`Your own audit`, wide: true } as const;
