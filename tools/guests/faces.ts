// The faces of the guests: files that a guest may have, by fixed names, and the modules of src/guests/faces that gather
// them for those who ask. They are written rather than found at run time, so that types and bundlers follow plain imports.
import { existsSync } from 'node:fs';

/** A module of src/guests/faces, the file of a guest that it takes, and the name that the file exports. */
export interface Face {
  name: string;
  file: string;
  value: string;
  /** Vite's configuration imports it, which asks for the endings of files. */
  configures?: true;
  /** Only guests read it, so that nobody does once they have left. */
  amongGuests?: true;
}

export const FACES: readonly Face[] = [
  // the names that links know it by, which the scenario reads
  { name: 'links', file: 'link.ts', value: 'LINK' },
  // a source of records to train on, as the scenario speaks of it
  { name: 'scenarioSources', file: 'source.ts', value: 'SOURCE' },
  // the guest's fields of the scenario, each with its key in links
  { name: 'fields', file: 'fields.ts', value: 'FIELDS' },
  // what it computes from a scenario, and from which fields
  { name: 'derived', file: 'derived.ts', value: 'DERIVED' },
  // what the page's own workers answer for it
  { name: 'queryTables', file: 'worker/queryTable.ts', value: 'QUERY_TABLE' },
  // the guest's figures on the stage of chapters, and its steps of their lecture
  { name: 'figures', file: 'page/figures.tsx', value: 'FIGURES' },
  { name: 'steps', file: 'page/steps.ts', value: 'STEPS' },
  // what a speaker says to these steps
  { name: 'notes', file: 'page/notes.ts', value: 'NOTES' },
  // the way to it from the start, and what it says in the text of chapters
  { name: 'atStart', file: 'page/atStart.tsx', value: 'AT_START' },
  { name: 'chapterTexts', file: 'page/chapterText.tsx', value: 'CHAPTER_TEXT' },
  // what addresses name of it within chapters, and its forms there
  { name: 'places', file: 'page/places.ts', value: 'PLACES' },
  { name: 'chapterForms', file: 'page/chapterForms.tsx', value: 'CHAPTER_FORMS' },
  // runs that its page's form holds, for forms of others
  { name: 'runsOfForms', file: 'page/runOfForm.ts', value: 'RUN_OF_FORM', amongGuests: true },
  // equations that it adds to those of a chapter
  { name: 'equations', file: 'page/equations.tsx', value: 'EQUATIONS' },
  // how the links to its page beside the article are called, and that page
  { name: 'sidePages', file: 'page/sidePage.ts', value: 'SIDE_PAGE' },
  { name: 'sidePageContents', file: 'page/sidePageContent.ts', value: 'SIDE_PAGE_CONTENT' },
  // the source's words in chapter 4 and beside it, and what asks the reader for its records
  { name: 'recordSourceWords', file: 'page/recordSource.tsx', value: 'RECORD_SOURCE' },
  { name: 'recordChoosers', file: 'page/recordChooser.ts', value: 'RECORD_CHOOSER' },
  // what makes a file of records out of something else, for whichever source takes files
  { name: 'recordMakers', file: 'page/recordMaker.ts', value: 'RECORD_MAKER' },
  // a term of the training that it explains, for the glossary too
  { name: 'guestTerms', file: 'page/term.ts', value: 'TERM' },
  // what `adjacency-lab` and `npm run` start
  { name: 'commands', file: 'commands/command.ts', value: 'COMMAND' },
  // what `compute` answers
  { name: 'queryGroups', file: 'compute/queryGroup.ts', value: 'QUERY_GROUP' },
  // long work in its workers, whose silences `npm run verify:faults` measures
  { name: 'stretches', file: 'testing/stretches.ts', value: 'STRETCHES' },
  // files of the build that the copy for use without a network leaves out
  { name: 'notOffline', file: 'notOffline.ts', value: 'NOT_OFFLINE', configures: true },
  // the guest's words for readers
  { name: 'sentences', file: 'sentences.ts', value: 'SENTENCES', configures: true },
];

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const constant = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The text of one module, for the guests that have this face. */
export function faceModule({ name, file, value, configures }: Face, guests: readonly string[]): string {
  const imports = guests
    .toSorted()
    .map(
      (guest) =>
        `import { ${value} as ${camelCase(guest)} } from '../${guest}/${configures ? file : file.replace(/\.tsx?$/, '')}';\n`,
    );
  const entries = guests.map((guest) => {
    const [known, as] = [key(guest), camelCase(guest)];
    return `  ${known === as ? as : `${known}: ${as}`},\n`;
  });
  const list = entries.length === 0 ? '{}' : `{\n${entries.join('')}}`;
  return [
    '// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.\n',
    ...imports,
    imports.length > 0 ? '\n' : '',
    `export const ${constant(name)} = ${list} as const;\n`,
  ].join('');
}

/** Every module of src/guests/faces by its file's name, for these guests in this checkout. */
export const faceModules = (root: string, guests: readonly string[]): Map<string, string> =>
  new Map(
    FACES.map((face) => {
      const having = guests.filter((guest) => existsSync(`${root}/src/guests/${guest}/${face.file}`));
      return [`${face.name}.ts`, faceModule(face, having)];
    }),
  );
