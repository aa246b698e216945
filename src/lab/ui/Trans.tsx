// What `<Trans>` of @lingui/react/macro becomes: one component and not the library's two in a third, for a move
// draws thirty sentences. One without numbers or elements is drawn once.
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { memo } from 'react';
import { i18n } from '../../base/language/i18n';

const lingui = { i18n };

/** A translated sentence. `render: null` leaves the sentence as it is. The function uses no hook, so it may be called. */
export const Trans = memo(function Trans(props: TransProps) {
  return TransNoContext({ ...props, render: null, lingui } as Parameters<typeof TransNoContext>[0]);
});
