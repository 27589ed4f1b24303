import { expect, test } from 'vitest'
import { errorCodes } from '#api/contract/errors.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

const pages = sourceFiles(['src']).filter(
  ({ path }) => !/\.test\.tsx?$|\/testing\//.test(path) && !/^src\/(api\/(client|contract)|inspector)\//.test(path),
)

test('no page casts an error or reads its data on its own', () => {
  const catching = pages.filter(({ text }) => /\b(CallError|isRefused)\b/.test(text))
  expect(catching.length).toBeGreaterThan(25)
  const untyped = /\b(error|reason|failure|data)\)? as (?!const\b)|<any>|\bas any\b|in (error|failure|data)\b/
  const parsing = /\b(error|reason|failure)\b[^\n]*\b(safeParse|parse)\(|\b(safeParse|parse)\([^\n]*\b(error|failure)\b/
  const wrong = catching.filter(({ text, imports }) => {
    const readsByItself = imports.some((specifier) => specifier.startsWith('zod'))
    return readsByItself || untyped.test(text) || parsing.test(text)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('every error has a number of its own', () => {
  const codes = Object.values(errorCodes)
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([])
})

test('only the client reads error numbers', () => {
  const reading = pages.filter(({ text }) => /\b(errorCodes|resultCodes)\b/.test(text)).map(({ path }) => path)
  expect(reading).toEqual([])
  expect(Object.keys(errorCodes).length).toBeGreaterThan(100)
})
