import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

/** The section numbers in `docs/specification.md`, in order: 1, 2, 2.1… */
const headings = [
  ...readFileSync(`${projectRoot()}/docs/specification.md`, 'utf8').matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm),
].map(([, number = '']) => number)

const cited = /§(\d+(?:\.\d+)?)/g

/** A standard with section numbers of its own. */
const isOfStandard = (path: string): boolean => path.startsWith('server/services/roster/one-roster/')

test('every section of the specification that code or a test cites exists', () => {
  const missing = sourceFiles(['src', 'server', 'desktop', 'scripts', 'tests'])
    .filter(({ path }) => !isOfStandard(path))
    .flatMap(({ path, text }) => [...text.matchAll(cited)].map(([, number = '']) => ({ path, number })))
    .filter(({ number }) => !headings.includes(number))
  expect(missing).toEqual([])
})

test('the sections of the specification are numbered consecutively', () => {
  const next = (number: string, before: string | undefined) => {
    const [section = 0, part] = number.split('.').map(Number)
    const [sectionBefore = 0, partBefore = 0] = (before ?? '0').split('.').map(Number)
    return part === undefined ? section === sectionBefore + 1 : section === sectionBefore && part === partBefore + 1
  }
  expect(headings.filter((number, index) => !next(number, headings[index - 1]))).toEqual([])
  expect(headings.filter((number) => !number.includes('.'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})
