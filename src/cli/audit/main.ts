// `npm run audit`, from TypeScript.
import { audit } from './audit';

await audit(process.argv.slice(2));
