// The names that modules declare at their top level, read from the syntax. Pure.
import { parseSync } from 'vite';
import type { Sources } from './imports';

export interface TopLevelName {
  name: string;
  path: string;
  exported: boolean;
}

type Syntax = ReturnType<typeof parseSync>['program']['body'][number];
type Pattern = Extract<Syntax, { type: 'VariableDeclaration' }>['declarations'][number]['id'];

/** The names that a pattern binds: { a, b: [c] } binds a and c. */
function boundBy(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern.left as Pattern);
  if (pattern.type === 'ArrayPattern') {
    return pattern.elements.flatMap((element) =>
      element === null
        ? []
        : boundBy((element.type === 'RestElement' ? element.argument : element) as Pattern),
    );
  }
  return pattern.properties.flatMap((property) =>
    boundBy((property.type === 'RestElement' ? property.argument : property.value) as Pattern),
  );
}

function declaredBy(statement: Syntax): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => boundBy(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : [];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return [statement.id.name];
    default:
      return [];
  }
}

/** The names in `export { a, b }`, as the file itself uses them. */
const listedBy = ({ specifiers }: Extract<Syntax, { type: 'ExportNamedDeclaration' }>): string[] =>
  specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));

/** Top-level names of all files. A re-exported name belongs to the file that declares it, and overloads of a function count once. */
export function topLevelNames(sources: Sources): TopLevelName[] {
  const found: TopLevelName[] = [];
  for (const [path, source] of sources) {
    const names = new Map<string, boolean>();
    const listed = new Set<string>();
    for (const statement of parseSync(path, source).program.body) {
      const exported = statement.type === 'ExportNamedDeclaration';
      const declaration = exported ? statement.declaration : statement;
      const declared = declaration ? declaredBy(declaration as Syntax) : [];
      for (const name of declared) names.set(name, exported || names.get(name) === true);
      if (exported && statement.source === null) for (const name of listedBy(statement)) listed.add(name);
    }
    for (const name of listed) if (names.has(name)) names.set(name, true);
    for (const [name, exported] of names) found.push({ name, path, exported });
  }
  return found;
}
