// Tests of sentences and their translations. `npm run types` checks the lines that expect an error of the compiler.
import { expect, test } from 'vitest';
import { sentences } from './family';
import { english, joinedWith, textOf } from './sentence';
import { translation } from './translation';

const HOUSE = sentences('house', {
  closed: 'The house is closed.',
  tooMany: '{field:name} has {count:number} rooms, {which:list}. Give at most {most:number}.',
  unread: 'The text {text:quote} is no room, because {why:said}',
  room: 'the {name:name}',
});

const rooms = ['hall', 'bath', 'loft'].map((name) => HOUSE.room({ name }));
const TOO_MANY = HOUSE.tooMany({ field: 'rooms', count: 3, which: rooms, most: 2 });

test('a sentence is plain data', () => {
  expect(HOUSE.closed).toEqual({ code: 'house.closed', english: 'The house is closed.', params: {} });
  expect(JSON.parse(JSON.stringify(TOO_MANY))).toEqual(TOO_MANY);
});

test('a sentence is said in English with its holes filled in', () => {
  expect(english(TOO_MANY)).toBe('rooms has 3 rooms, the hall, the bath and the loft. Give at most 2.');
  expect(english(HOUSE.unread({ text: 'x{y:name}', why: HOUSE.closed }))).toBe(
    'The text "x{y:name}" is no room, because The house is closed.',
  );
});

test("a translation is filled in by its language's own rules", () => {
  const german = translation(HOUSE, {
    closed: 'Das Haus ist geschlossen.',
    tooMany: '{count:number} Zimmer hat {field:name}: {which:list}. Erlaubt sind {most:number}.',
    unread: 'Der Text {text:quote} ist kein Zimmer, denn {why:said}',
    room: 'das Zimmer {name:name}',
  });
  const style = {
    number: (written: string) => written.replace('.', ','),
    quote: (text: string) => `„${text}“`,
    within: (title: string) => title,
    list: joinedWith('und'),
    template: ({ code }: { code: string }) => german[code] ?? '',
  };
  const said = HOUSE.tooMany({ field: 'rooms', count: 2.5, which: [], most: '2' });
  expect(textOf(said, style)).toBe('2,5 Zimmer hat rooms: . Erlaubt sind 2.');
  expect(textOf(HOUSE.unread({ text: 'a', why: HOUSE.closed }), style)).toBe(
    'Der Text „a“ ist kein Zimmer, denn Das Haus ist geschlossen.',
  );
});

test('a wrong filling or translation does not compile', () => {
  // @ts-expect-error a hole is not filled
  HOUSE.unread({ text: 'a' });
  // @ts-expect-error a number is no sentence
  HOUSE.unread({ text: 'a', why: 3 });
  const SMALL = sentences('small', { one: 'One.', two: 'Two are {count:number}.' });
  // @ts-expect-error a sentence is missing
  translation(SMALL, { one: 'Eins.' });
  // @ts-expect-error a hole is missing
  translation(SMALL, { one: 'Eins.', two: 'Zwei.' });
  // @ts-expect-error a hole is too much
  translation(SMALL, { one: 'Eins {x:name}.', two: 'Zwei sind {count:number}.' });
  // @ts-expect-error a sentence is too much
  translation(SMALL, { one: 'Eins.', two: 'Zwei sind {count:number}.', three: 'Drei.' });
});

test('a value that is missing at run time is an error', () => {
  expect(() => english({ code: 'a.b', english: '{x:name}', params: {} })).toThrow('lacks its "x"');
});
