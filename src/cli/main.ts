// `npm run compute`, from TypeScript.
import { compute } from './compute';

await compute(process.argv.slice(2));
