// The class of a picture by where it lies: a folder for each class.

import { escapedText } from '../../../base/sentences/escaped';
import { RECORDS } from './refusals';
import { ENCODER_RECORDS } from './sentences';

/** Largest number of pictures: each is decoded and run through a model one by one. */
const PICTURE_LIMIT = 20_000;

const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp|avif)$/i;
/** Paths of files that file managers leave behind. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX(?:\/|$)|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Pictures by path, ascending, so that the same folder makes the same records everywhere, and sentences about files
 * that are none. Where no picture lies in a folder, its class is the beginning of its name, up to the first digit,
 * dot, dash or underscore. Throws an InputError for fewer than two classes.
 */
export function sortPictures(paths: readonly string[]) {
  const seen = paths.filter((path) => !HIDDEN.test(path));
  const found = seen.filter((path) => PICTURE.test(path)).sort();
  if (found.length === 0) throw RECORDS.missing(ENCODER_RECORDS.noPictures({ files: paths.length }));
  if (found.length > PICTURE_LIMIT)
    throw RECORDS.tooLarge(ENCODER_RECORDS.tooManyPictures({ pictures: found.length, most: PICTURE_LIMIT }));
  const inFolders = found.some((path) => path.includes('/'));
  const pictures = found.map((path) => ({ path, className: inFolders ? folderOf(path) : beginningOf(path) }));
  const classes = [...new Set(pictures.map(({ className }) => className))];
  if (classes.length < 2)
    throw RECORDS.outOfRange(
      ENCODER_RECORDS.oneClass({ pictures: found.length, name: escapedText(classes[0] as string) }),
    );
  const others = seen.length - found.length;
  const notices =
    others === 0
      ? []
      : [others === 1 ? ENCODER_RECORDS.oneLeftAlone : ENCODER_RECORDS.leftAlone({ files: others })];
  return { pictures, notices };
}

/** The last folder of the path; pictures beside the folders of others have the outermost one's place. */
const folderOf = (path: string): string => path.split('/').at(-2) ?? '(no folder)';

const beginningOf = (name: string): string => /^[^\d._-]+/.exec(name)?.[0].trim() || '(no name)';
