import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'
import { allowedNames, forbiddenWords } from './forbidden-words.ts'

const forbidden = new Set(forbiddenWords.map(({ word }) => word))

/** Code without comments and texts. */
const bare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|\/\/.*/g, ' ')

/** What is written for readers of the code: comments, and the titles of tests; without code and addresses quoted there. */
const prose = (text: string): string =>
  [
    ...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm),
    ...text.matchAll(/(?:\btest|\bdescribe|\]\)|\]\s*as const\)|\.each\(\w+\))\(\s*(?:'[^'\n]*'|"[^"\n]*")/g),
  ]
    .map(([part]) => part.replaceAll(/`[^`]*`|\S*\/\S*/g, ' '))
    .join('\n')

/** The words in a name: `studyTaskId` yields study, task and id. */
const wordsOf = (name: string): string[] =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())

const isForbidden = (name: string): boolean =>
  !allowedNames.has(name) && wordsOf(name).some((word) => forbidden.has(word))

const files = sourceFiles(['src', 'server'])

test("code uses the glossary's words", () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap(({ path, text }) =>
    [...new Set(bare(text).match(/[A-Za-z][\w$]*/g))].filter(isForbidden).map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test("comments and titles of tests use the glossary's words", () => {
  const read = sourceFiles(['src', 'server', 'desktop', 'tests', 'scripts']).filter(
    ({ path }) => !path.startsWith('server/content/') && !path.startsWith('tests/architecture/'),
  )
  const found = read.flatMap(({ path, text }) =>
    [...new Set(prose(text).match(/[A-Za-z]+/g))]
      .filter((word) => forbidden.has(word.toLowerCase()))
      .map((word) => `${path}: ${word}`),
  )
  expect(found).toEqual([])
})

test('no name is exempt that nothing uses', () => {
  const used = new Set(files.flatMap(({ text }) => text.match(/[A-Za-z][\w$]*/g) ?? []))
  expect([...allowedNames].filter((name) => !used.has(name))).toEqual([])
})

test("files and folders are named with the glossary's words", () => {
  expect(files.map(({ path }) => path).filter((path) => path.split('/').some(isForbidden))).toEqual([])
})

test('the glossary has a replacement for each forbidden word', () => {
  const glossary = readFileSync(`${projectRoot()}/docs/glossary.md`, 'utf8')
  const missing = forbiddenWords.filter(({ replacement }) => !glossary.includes(replacement.replace(/s$/, '')))
  expect(missing).toEqual([])
})
