// Sentences about a reader's own file: why it cannot be read, why its table cannot be used, and what of it was left out.
import { sentences } from '../../../base/sentences/family.ts';

/** Sentences about files of any kind, about text files, and about places in a file. */
export const OWN_FILE = sentences('ownFile', {
  notOpened: '{file:name} could not be opened ({why:said}). Choose it again.',
  empty: '{file:said} is empty. Give a CSV, NPY or NPZ file.',
  tooLarge:
    '{file:said} has {size:number} MiB, but at most {most:number} MiB are read. Give fewer rows or columns.',
  tooManyColumns:
    '{file:said} has {columns:number} columns, but at most {most:number} are read. Leave columns out of the file.',
  tooManyValues:
    '{file:said} has more than {most:number} values ({rows:number} rows of {columns:number}). Give fewer rows or columns.',
  noRecords: '{file:said} holds no records. Give one row per record.',
  headerOnly: '{file:said} holds a header and no records. Give one row per record.',
  unevenRow:
    '{file:said} has {cells:number} cells in line {line:number}, where the first line has {columns:number}. Give every row the same number of cells.',
  notText: '{file:said} is not UTF-8 text. Save it as CSV (UTF-8), NPY or NPZ.',
  otherEncoding:
    '{file:said} is not UTF-8 text, because line {line:number} has a letter in another encoding, such as Latin-1 or Windows-1252. Save it as CSV (UTF-8).',
  brokenQuotes: '{file:said} cannot be read at line {line:number} ({why:said}). Correct the quotes.',
  openQuotation: 'a quotation is opened and never closed',
  textBehindQuotation: 'text follows a closing quotation mark ({text:quote})',
  unused: 'The file also holds what was not used: {names:name}.',
  lineCell: 'line {line:number}, column {column:number}',
  namedLineCell: 'line {line:number}, column {column:number} ({name:name})',
  rowCell: 'row {row:number}, column {column:number}',
  namedRowCell: 'row {row:number}, column {column:number} ({name:name})',
});

/** Sentences about the columns, cells and labels of a table. */
export const OWN_TABLE = sentences('ownTable', {
  noColumn: 'There is no column {column:said}. Choose one of {choice:said}.',
  indexTo: 'an index from 0 to {last:number}',
  noFeatures: 'No feature column is left. Give at least one beside the label.',
  tooManyFeatures:
    'The file has {columns:number} feature columns, but at most {most:number} are used. Leave some out.',
  fewRecords: 'The file has {rows:number} records. Give at least {least:number}.',
  emptyCell:
    'The cell at {place:said} is empty. Give a finite number, remove the row, or leave that column out.',
  cellNoNumber:
    'The cell at {place:said} is {text:quote}. Give a finite number, remove the row, or leave that column out.',
  cellTooLarge:
    'The cell at {place:said} is {value:number}, but at most {most:number} can be standardised. Give smaller numbers, or leave that column out.',
  smallClasses: 'No class has four records. Give more records per class.',
  oneClass:
    'The label column {column:quote} has {count:number} distinct value. Choose a column with 2 to {most:number}.',
  classes:
    'The label column {column:quote} has {count:number} distinct values. Choose a column with 2 to {most:number}.',
  shuffled:
    'The file has {rows:number} records, of which {used:number} are used, chosen by a fixed shuffle (at most {most:number} to train on).',
  absentClass: 'No training record is of class {classes:name}.',
  labelMissing: 'The label at {place:said} is missing. Fill it in or remove the row.',
  labelForMissing:
    'The label at {place:said} is {text:quote}, which stands for a missing value. Fill it in, remove the row, or give the class another name.',
  labelInfinite:
    'The label at {place:said} is {text:quote}, which is no class. Correct it, remove the row, or give the class another name.',
  labelTooLong:
    'The label at {place:said} has {length:number} characters. Give names of at most {most:number}, or choose another column.',
});

/** Sentences about arrays of NumPy, by themselves or in an archive. */
export const NUMPY = sentences('numpy', {
  unreadable: '{file:said} cannot be read ({why:said}). Save it again with numpy.save.',
  noSignature: 'the NumPy signature is missing',
  unknownVersion: 'format version {version:number} is unknown (1 to 3 are)',
  shortHeader: 'the file ends inside its header',
  otherHeader: 'the header does not describe one array of plain numbers',
  tooManyDimensions: 'it has {dimensions:number} dimensions, and NumPy has at most {most:number}',
  dimension: 'a dimension of {length:number} cannot be',
  tooShort: 'shape ({shape:name}) needs {needed:number} bytes and {there:number} are there',
  otherType: "values of type '{type:name}' are not read ({read:name} are)",
  noLetter: 'a text holds what is no letter',
  noArray: 'no NumPy array',
  array: 'dtype {type:name}, shape ({shape:name})',
  damagedHeader: 'a damaged header',
  noSuchArray: "{file:said} holds no array of numbers '{array:name}'. It holds {known:name}.",
  noFeatureTable:
    "{file:said} holds features in '{array:name}' ({what:said}) that are no table of numbers. Save them as (rows, columns), or give the array another name.",
  severalFeatures:
    "{file:said} holds several arrays that may be the features: {arrays:name}. Save those that are under the name 'X'.",
  noTable: '{file:said} holds no array of two dimensions. Save features as (rows, columns).',
  severalLabels:
    "{file:said} holds several arrays that may be the labels: {arrays:name}. Save those that are under the name 'y'.",
  unreadLabels:
    "{file:said} has labels in '{array:name}' ({what:said}) that cannot be read. Save them as whole numbers or texts, as {array:name}.astype(str) makes them.",
  labelVectors:
    "{file:said} has labels in '{array:name}' ({what:said}) with several values a row. Save one a row, as {array:name}.argmax(axis=1) makes of one-hot labels.",
  otherRows:
    "{file:said} has labels in '{array:name}' ({what:said}), which do not fit {rows:number} rows of features. Save one label a row, or give the array another name.",
  shape:
    '{file:said} has shape ({shape:name}). Save one row per record, as (rows, columns), neither of them 0.',
});

export const ZIP = sentences('zip', {
  unreadable: '{file:said} is no readable ZIP archive, because {why:said}.',
  tooLarge:
    "{file:said} holds '{member:name}', which would unpack to {size:number} bytes, but at most {most:number} are read.",
  misplaced: "'{member:name}' is not where the directory says",
  cutOff: "'{member:name}' is cut off",
  damaged: "'{member:name}' is damaged",
  otherMethod: "'{member:name}' is packed by method {method:number}, but only stored and deflated are read",
  notUnpacked: "'{member:name}' cannot be unpacked",
  noZip64: 'its ZIP64 directory is missing',
  tooManyMembers: 'it has {members:number} members, but at most {most:number} are read',
  damagedDirectory: 'its directory is damaged',
  shortDirectory: 'its directory is cut off',
  noDirectory: 'its directory is missing, so the file may be cut off',
  outside: 'its directory points outside the file',
});
