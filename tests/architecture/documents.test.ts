import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const read = (file: string): string => readFileSync(path.join(projectRoot(), file), 'utf8')

/** Anything in backquotes that looks like a path of this repository. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => /^(src|server|desktop|tests|scripts)\//.test(name))

test('every path that ARCHITECTURE.md names exists', () => {
  const table = read('ARCHITECTURE.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
  const named = pathsIn(read('ARCHITECTURE.md'))
  expect(table.length).toBeGreaterThan(15)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((one) => !existsSync(path.join(projectRoot(), one)))).toEqual([])
})

test('every link in the documents leads to a file', () => {
  const links = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/operating.md',
    'docs/specification.md',
  ].flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) =>
      path.join(path.dirname(file), match[1] ?? ''),
    ),
  )
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((link) => !existsSync(path.join(projectRoot(), link)))).toEqual([])
})

test('every npm command that the documents name exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/operating.md',
    'docs/specification.md',
  ].flatMap((file) => [...read(file).matchAll(/npm (?:run\s+)?([\w:-]+)/g)].map((match) => match[1] ?? ''))
  expect(named.filter((name) => name !== 'run' && scripts[name] === undefined)).toEqual([])
})
