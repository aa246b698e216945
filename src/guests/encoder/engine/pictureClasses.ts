// Which class a picture is of, by where it lies: a folder for each class.
import { RECORDS } from './refusals';

/** More are refused: each is decoded and run through a model one by one. */
const PICTURE_LIMIT = 20_000;

const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp|avif)$/i;
/** What file managers leave behind. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX(?:\/|$)|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Pictures by path, ascending, so that the same folder makes the same records everywhere, and sentences about files
 * that are none. Where no picture lies in a folder, its class is the beginning of its name, up to the first digit,
 * dot, dash or underscore. Throws an InputError for fewer than two classes.
 */
export function sortPictures(paths: readonly string[]) {
  const seen = paths.filter((path) => !HIDDEN.test(path));
  const found = seen.filter((path) => PICTURE.test(path)).sort();
  if (found.length === 0)
    throw RECORDS.missing`None of the ${paths.length} files is a picture (PNG, JPEG, WebP, GIF, BMP, AVIF). Choose a folder with a subfolder of pictures for each class.`;
  if (found.length > PICTURE_LIMIT)
    throw RECORDS.tooLarge`There are ${found.length} pictures, but at most ${PICTURE_LIMIT} are encoded. Choose fewer.`;
  const inFolders = found.some((path) => path.includes('/'));
  const pictures = found.map((path) => ({ path, className: inFolders ? folderOf(path) : beginningOf(path) }));
  const classes = [...new Set(pictures.map(({ className }) => className))];
  if (classes.length < 2)
    throw RECORDS.outOfRange`All ${found.length} pictures are of one class, ${JSON.stringify(classes[0])}. Put those of each class into a folder of its own, and choose the folder around them.`;
  const others = seen.length - found.length;
  const notices =
    others === 0
      ? []
      : [
          others === 1
            ? 'One file that is no picture was left alone.'
            : `${others} files that are no pictures were left alone.`,
        ];
  return { pictures, notices };
}

/** The last folder of the path; pictures beside the folders of others have the outermost one's place. */
const folderOf = (path: string): string => path.split('/').at(-2) ?? '(no folder)';

const beginningOf = (name: string): string => /^[^\d._-]+/.exec(name)?.[0].trim() || '(no name)';
