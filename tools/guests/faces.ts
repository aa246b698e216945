// The faces of the guests: files with fixed names that a guest may have, and the modules of src/guests/faces that gather them from all
// guests. These modules are generated and not found at run time, so that types and bundlers see plain imports.
import { existsSync } from 'node:fs';

/** A module of src/guests/faces, the file of a guest that it takes, and the name that the file exports. */
export interface Face {
  name: string;
  file: string;
  value: string;
  /** Marks a face that Vite's configuration imports. There, imports need the endings of file names. */
  configures?: true;
  /** Marks a face that only guests read, so that nobody reads it once they have left. */
  amongGuests?: true;
}

export const FACES: readonly Face[] = [
  // the guest's names in links, which the scenario reads
  { name: 'links', file: 'link.ts', value: 'LINK' },
  // a source of records to train on, as the scenario speaks of it
  { name: 'scenarioSources', file: 'source.ts', value: 'SOURCE' },
  // the guest's fields of the scenario, each with its key in links
  { name: 'fields', file: 'fields.ts', value: 'FIELDS' },
  // what the guest computes from a scenario, and from which fields
  { name: 'derived', file: 'derived.ts', value: 'DERIVED' },
  // queries that the page's own workers answer for the guest
  { name: 'queryTables', file: 'worker/queryTable.ts', value: 'QUERY_TABLE' },
  // the guest's figures on the stage of chapters, and its steps in their lecture
  { name: 'figures', file: 'page/figures.tsx', value: 'FIGURES' },
  { name: 'steps', file: 'page/steps.ts', value: 'STEPS' },
  // a speaker's notes for these steps
  { name: 'notes', file: 'page/notes.ts', value: 'NOTES' },
  // the guest's link at the start, and its paragraphs in the text of chapters
  { name: 'atStart', file: 'page/atStart.tsx', value: 'AT_START' },
  { name: 'chapterTexts', file: 'page/chapterText.tsx', value: 'CHAPTER_TEXT' },
  // ids of the guest's places within chapters, and its forms there
  { name: 'places', file: 'page/places.ts', value: 'PLACES' },
  { name: 'chapterForms', file: 'page/chapterForms.tsx', value: 'CHAPTER_FORMS' },
  // reads the run that a link to the guest's form holds, for forms of other guests
  { name: 'runsOfForms', file: 'page/runOfForm.ts', value: 'RUN_OF_FORM', amongGuests: true },
  // equations that the guest adds to those of a chapter
  { name: 'equations', file: 'page/equations.tsx', value: 'EQUATIONS' },
  // the title of the guest's page beside the article, and that page
  { name: 'sidePages', file: 'page/sidePage.ts', value: 'SIDE_PAGE' },
  { name: 'sidePageContents', file: 'page/sidePageContent.ts', value: 'SIDE_PAGE_CONTENT' },
  // the words on the guest's source of records, and the part that asks the reader for records
  { name: 'recordSourceWords', file: 'page/recordSource.tsx', value: 'RECORD_SOURCE' },
  { name: 'recordChoosers', file: 'page/recordChooser.ts', value: 'RECORD_CHOOSER' },
  // the part that makes a file of records from something else, for all sources that take files
  { name: 'recordMakers', file: 'page/recordMaker.ts', value: 'RECORD_MAKER' },
  // a term that the guest explains, also in the glossary
  { name: 'guestTerms', file: 'page/term.ts', value: 'TERM' },
  // a command of `adjacency-lab`, which a script of package.json may start too
  { name: 'commands', file: 'commands/command.ts', value: 'COMMAND' },
  // queries of `compute`
  { name: 'queryGroups', file: 'compute/queryGroup.ts', value: 'QUERY_GROUP' },
  // the longest work in the guest's workers, whose silences `npm run verify:faults` measures
  { name: 'stretches', file: 'testing/stretches.ts', value: 'STRETCHES' },
  // files of the build that the copy for use without a network leaves out
  { name: 'notOffline', file: 'notOffline.ts', value: 'NOT_OFFLINE', configures: true },
  // the guest's sentences and their translations
  { name: 'sentences', file: 'sentences.ts', value: 'SENTENCES', configures: true },
];

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const constant = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The text of the module for one face, with the guests that have it. */
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
