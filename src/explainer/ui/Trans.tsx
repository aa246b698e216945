// A sentence with elements in it, in the chosen language. Written as `<Trans>` of @lingui/react/macro, which becomes this.
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { i18n } from '../../language/i18n';

const lingui = { i18n };

export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={lingui} />;
