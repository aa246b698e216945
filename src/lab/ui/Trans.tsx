// The component that `<Trans>` of @lingui/react/macro is compiled to. The library would use three nested components, which costs time,
// since each move of a control renders thirty sentences. A sentence without numbers or elements is rendered once.
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { memo } from 'react';
import { i18n } from '../../base/language/i18n';

const lingui = { i18n };

/** A translated sentence. `render: null` leaves the sentence as it is. The function uses no hook, so it may be called. */
export const Trans = memo(function Trans(props: TransProps) {
  return TransNoContext({ ...props, render: null, lingui } as Parameters<typeof TransNoContext>[0]);
});
