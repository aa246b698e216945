// zod as the whole house takes it: its smaller form, with English words for what no field has words for. It would
// otherwise try `new Function`, which the page's content security policy reports as a violation.
import { config, locales } from 'zod/mini';

config({ ...locales.en(), jitless: true });

export * from 'zod/mini';
