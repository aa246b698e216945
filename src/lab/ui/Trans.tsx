// A sentence with elements in it, in the chosen language. Written as `<Trans>` of @lingui/react/macro, which becomes this. One component
// and not the library's two in a third: a move draws thirty sentences. One without numbers or elements is drawn once.
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { memo } from 'react';
import { i18n } from '../../base/language/i18n';

const lingui = { i18n };

/** `render: null` leaves the sentence as it is. The function uses no hook, so it may be called. */
export const Trans = memo(function Trans(props: TransProps) {
  return TransNoContext({ ...props, render: null, lingui } as Parameters<typeof TransNoContext>[0]);
});
