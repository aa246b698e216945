// The origin, as files name it, of numbers that were recorded before, if no more is known of it.
import { t } from '@lingui/core/macro';

export const RECORDED_BEFORE = { backend: t`recorded before, and not computed in this browser` };
