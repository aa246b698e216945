// What stands in place of a link where no link holds the form.
import { Trans } from '@lingui/react/macro';

export const TooLong = () => (
  <Trans>
    No link opens this form, because it has more numbers than a link can hold. The report and its data have
    all of them.
  </Trans>
);
