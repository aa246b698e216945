// What the links to this page are called, which stand beside the article.
import { t } from '@lingui/core/macro';

export const SIDE_PAGE = { page: 'audit', title: t`Your own audit`, wide: true } as const;
