// Tests of the class that a picture has by its path.
import { expect, test } from 'vitest';
import { english } from '../../../base/sentences/sentence';
import { sortPictures } from './pictureClasses';

const classes = (paths: readonly string[]) =>
  Object.fromEntries(sortPictures(paths).pictures.map(({ path, className }) => [path, className]));

test('the class of a picture is its folder, at any depth', () => {
  expect(classes(['all/cats/1.PNG', 'all/cats/2.jpeg', 'all/train/dogs/1.webp', 'beside.gif'])).toEqual({
    'all/cats/1.PNG': 'cats',
    'all/cats/2.jpeg': 'cats',
    'all/train/dogs/1.webp': 'dogs',
    'beside.gif': '(no folder)',
  });
});

test('the class of a picture is the beginning of its name where no picture lies in a folder', () => {
  expect(classes(['cat.12.jpg', 'cat.13.jpg', 'dog_1.jpg', '7.png'])).toEqual({
    'cat.12.jpg': 'cat',
    'cat.13.jpg': 'cat',
    'dog_1.jpg': 'dog',
    '7.png': '(no name)',
  });
});

const mixed = ['b/2.png', '__MACOSX/b/._2.png', 'a/1.png', 'a/.DS_Store', 'a/notes.txt', 'b/Thumbs.db'];

test('pictures are ordered by their paths, without hidden files', () => {
  const { pictures } = sortPictures(mixed);
  expect(pictures.map(({ path }) => path)).toEqual(['a/1.png', 'b/2.png']);
});

test('a notice counts the files that are no pictures', () => {
  const { notices } = sortPictures(mixed);
  expect(notices.map(english)).toEqual(['One file that is no picture was left alone.']);
});

test('files without pictures of two classes, or with too many, are refused by name', () => {
  expect(() => sortPictures(['a/b.txt', 'c.csv'])).toThrow(/None of the 2 files is a picture/);
  expect(() => sortPictures(['a/1.png', 'a/2.png'])).toThrow(/All 2 pictures are of one class, "a"/);
  expect(() => sortPictures(Array.from({ length: 20_001 }, (_, i) => `${i % 2}/${i}.png`))).toThrow(
    /20001 pictures, but at most 20000/,
  );
});
