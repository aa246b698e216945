// zod as the whole project imports it: in its smaller form, with English messages where a field has none of its own.
// Without `jitless` it would try `new Function`, which the page's content security policy reports as a violation.
import { config, locales } from 'zod/mini';

config({ ...locales.en(), jitless: true });

export * from 'zod/mini';
