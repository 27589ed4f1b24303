import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/database/project-root.ts'

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Specifiers of its imports and re-exports. */
  readonly imports: readonly string[]
}

const importLine =
  /(?:^|\n)\s*(?:import|export)\s[^'"\n]*?(?:\{[^}]*\}[^'"\n]*?)?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** All TypeScript files of the product in the named folders, with the imports of each. */
export const sourceFiles = (folders: readonly string[]): readonly SourceFile[] =>
  folders.flatMap((folder) => filesBelow(path.join(projectRoot(), folder))).map(readSource)

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(importLine)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  return { path: path.relative(projectRoot(), file).replaceAll(path.sep, '/'), text, imports }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

/** The path an import resolves to, from the project's root; null for a package. */
export function targetOf({ path: from }: SourceFile, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier))
  if (!specifier.startsWith('#')) return null
  const [area = '', ...rest] = specifier.slice(1).split('/')
  const folder = ['server', 'desktop', 'tests'].includes(area) ? area : `src/${area}`
  return [folder, ...rest].join('/')
}
