import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { proseOf } from '#tests/support/runs/prose.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'
import { wireNames } from '#api/contract/wire-names.ts'
import {
  allowedNames,
  codecWireNames,
  emptyWireNames,
  emptyWords,
  forbiddenWords,
  narrowWords,
  otherPlace,
  otherQuestion,
  sharedWireNames,
} from './forbidden-words.ts'

const forbidden = new Set(forbiddenWords.map(({ word }) => word))

const mention = new RegExp(`(?<![A-Za-z])(${[...forbidden].join('|')})(?![A-Za-z])`, 'i')

/** Code without comments and texts. */
const bare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|\/\/.*/g, ' ')

/** The words in a name: `studyTaskId` yields study, task and id. */
const wordsOf = (name: string): string[] =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())

const isForbidden = (name: string): boolean =>
  !allowedNames.has(name) && wordsOf(name).some((word) => forbidden.has(word) || emptyWords.has(word))

const files = sourceFiles(['src', 'server'])

/** The names that each file uses in its code. */
const namesOf = files.map(({ path, text }) => ({
  path,
  names: [...new Set(bare(text).match(/[A-Za-z][\w$]*/g))],
}))

test("code uses the glossary's words", () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = namesOf.flatMap(({ path, names }) => names.filter(isForbidden).map((name) => `${path}: ${name}`))
  expect(found).toEqual([])
})

test("behind the contract nothing has the wire's name for what has a name of ours", () => {
  const renamed = new Set([...Object.values(wireNames), ...codecWireNames].filter((name) => !sharedWireNames.has(name)))
  const unfilled = new Set(emptyWireNames.filter((name) => !sharedWireNames.has(name)))
  const behind = namesOf.filter(({ path }) => !path.startsWith('src/api/contract/'))
  const found = behind.flatMap(({ path, names }) =>
    names
      .filter((name) => renamed.has(name) || (unfilled.has(name) && !path.endsWith('.test.ts')))
      .map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('a place is a free place in a class', () => {
  const found = namesOf.flatMap(({ path, names }) =>
    names.filter((name) => otherPlace.test(name)).map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('a question is on a paper; a page that asks before it acts has a confirmation or a prompt', () => {
  const found = namesOf.flatMap(({ path, names }) =>
    names.filter((name) => otherQuestion.test(name)).map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test.each(narrowWords)('where $words.0 would mean something else, names say $replacement', (narrow) => {
  const { words, paths, except } = narrow
  const inside = namesOf.filter(({ path }) => paths.test(path))
  expect(inside.length).toBeGreaterThan(5)
  const isMeant = (name: string) => wordsOf(name).length === 1 || except.includes(name)
  const found = inside.flatMap(({ path, names }) =>
    [path.split('/').at(-1) ?? '', ...names]
      .filter((name) => !isMeant(name) && wordsOf(name).some((word) => words.includes(word)))
      .map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('only the contract has the names of the wire, and that in one file', () => {
  const ofWire = Object.values(wireNames).filter((name) => !sharedWireNames.has(name))
  const wire = new RegExp(`\\b(${ofWire.join('|')})\\b`)
  const using = files.filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && wire.test(text))
  expect(using.map(({ path }) => path)).toEqual(['src/api/contract/wire-names.ts'])
  expect(ofWire.length).toBeGreaterThan(15)
})

test("comments and titles of tests use the glossary's words", () => {
  const read = sourceFiles(['src', 'server', 'desktop', 'tests', 'scripts']).filter(
    ({ path }) => !path.startsWith('server/content/') && !path.startsWith('tests/architecture/'),
  )
  // Parsing every file takes seconds, and few mention such a word at all.
  const mentioning = read.filter(({ text }) => mention.test(text))
  const found = mentioning.flatMap((file) =>
    [...new Set(proseOf(file).match(/[A-Za-z]+/g))]
      .filter((word) => forbidden.has(word.toLowerCase()))
      .map((word) => `${file.path}: ${word}`),
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
