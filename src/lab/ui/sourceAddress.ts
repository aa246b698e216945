// The public address of the page's source and its documents.
import { repository } from '../../../package.json';

/** Address of the source, whose first page names all documents. */
export const SOURCE_ADDRESS = repository.url.replace(/^git\+|\.git$/g, '');
