// npx tsx tools/packDatasets.ts <folder with digits.csv and breast-cancer.csv>: makes the files of public/data from the published CSV
// files. Digits become a NumPy array of bytes, which is less than half the size. The measurements stay decimal text, exactly as published.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAST_CANCER_ASSET } from '../src/audit/datasets/shipped/breastCancer';
import { DIGITS_ASSET, parseDigits } from '../src/audit/datasets/shipped/digits';
import { parseCsv } from '../src/audit/datasets/tableFiles/csv';

const [from] = process.argv.slice(2);
if (!from) throw new Error('Name the folder that holds digits.csv and breast-cancer.csv.');
const to = join(import.meta.dirname, '../public/data');

const digits = parseCsv(readFileSync(join(from, 'digits.csv')), { header: 'yes', field: 'digits.csv' });
const dictionary = `{'descr': '|u1', 'fortran_order': False, 'shape': (${digits.rows}, ${digits.columns}), }`;
// the format of NEP 1: magic bytes, version 1.0, little-endian header length, and a header padded so that the data start at a multiple of
// 64
const header = `${dictionary.padEnd(Math.ceil((dictionary.length + 11) / 64) * 64 - 11)}\n`;
const file = Buffer.concat([
  Buffer.from([0x93, ...Buffer.from('NUMPY'), 1, 0, header.length & 0xff, header.length >> 8]),
  Buffer.from(header, 'latin1'),
  Buffer.from(digits.numbers),
]);
parseDigits(file);
writeFileSync(join(to, DIGITS_ASSET), file);
copyFileSync(join(from, 'breast-cancer.csv'), join(to, BREAST_CANCER_ASSET));
