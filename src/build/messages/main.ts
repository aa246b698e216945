// npm run messages, after Lingui has put the sentences of the page into their catalogues: those of the core, into
// theirs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import { KNOWN_LANGUAGES, SOURCE } from '../../base/language/languages.ts';
import { coreSentences } from './coreSentences.ts';

for (const language of KNOWN_LANGUAGES.filter((known) => known !== SOURCE)) {
  const file = fileURLToPath(new URL(`../../base/language/${language}/core.po`, import.meta.url));
  const before = existsSync(file) ? PO.parse(readFileSync(file, 'utf8')).items : [];
  const said = new Map(before.map(({ msgid, msgstr }) => [msgid, msgstr]));
  const catalogue = new PO();
  catalogue.headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: language };
  catalogue.items = [...coreSentences()].map(([text, from]) => {
    const item = new PO.Item();
    item.msgid = text;
    item.msgstr = said.get(text) ?? [''];
    item.references = [from];
    return item;
  });
  writeFileSync(file, catalogue.toString());
  const open = catalogue.items.filter(({ msgstr }) => !msgstr[0]).length;
  console.info(`${language}/core.po: ${catalogue.items.length} sentences, ${open} open`);
}
