// Finds the class of a picture from its path, in which each class has a folder.

import { escapedText } from '../../../base/sentences/escaped';
import { RECORDS } from './refusals';
import { ENCODER_RECORDS } from './sentences';

/** Largest number of pictures, which are decoded and run through a model one after another. */
const PICTURE_LIMIT = 20_000;

const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp|avif)$/i;
/** Paths of hidden files, such as those that file managers leave behind. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX(?:\/|$)|Thumbs\.db$|desktop\.ini$)/i;

/**
 * The pictures among some files with their classes, and notices on other files. They are sorted by path, so that the same folder makes the
 * same records everywhere. Where no picture lies in a folder, its class is the beginning of its name, up to the first digit, dot, dash or
 * underscore. Throws an InputError without pictures, for more than PICTURE_LIMIT and for fewer than two classes.
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

/** The last folder of a path, or '(no folder)' for a picture beside the folders. */
const folderOf = (path: string): string => path.split('/').at(-2) ?? '(no folder)';

const beginningOf = (name: string): string => /^[^\d._-]+/.exec(name)?.[0].trim() || '(no name)';
