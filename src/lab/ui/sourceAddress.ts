// Where the source of the page and its documents are public.
import { repository } from '../../../package.json';

/** The first page there names all documents. */
export const SOURCE_ADDRESS = repository.url.replace(/^git\+|\.git$/g, '');
