import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

const parts = sourceFiles(['src']).filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))

test('all surfaces have the same field for passwords', () => {
  const typed = parts.filter(({ text }) => /\btype=\{?[^>\n]*['"]password['"]|\bPasswordInput\b/.test(text))
  expect(typed.map(({ path }) => path)).toEqual(['src/ui/secret-field/secret-field.tsx'])
})

test('all pages have the same arrow back', () => {
  const drawn = parts.filter(({ text }) => text.includes('<Icon name="arrow-left"'))
  expect(drawn.map(({ path }) => path)).toEqual(['src/ui/back-link/back-link.tsx'])
})

test('all pages have the same download of a class list', () => {
  const downloads = parts.filter(({ text }) => text.includes('roster.exportList'))
  expect(downloads.map(({ path }) => path)).toEqual(['src/parts/class-list-file/class-list-file.tsx'])
})

test('only a dialog that tells or asks is narrow: none with fields is', () => {
  // The gallery shows both kinds in one file.
  const narrow = parts.filter(({ path, text }) => text.includes('kind="message"') && !path.includes('/demo/'))
  expect(narrow.filter(({ text }) => /<(?:form|\w*Input|Textarea|Select|Checkbox|Radio)\b/.test(text))).toEqual([])
})

test('nothing is fetched before it is needed where a browser saves data', () => {
  // `fetchAhead` asks for that, and gets `preload` itself.
  const unasked = parts.filter(({ text }) => /\.preload\(/.test(text))
  expect(unasked.map(({ path }) => path)).toEqual([])
  expect(parts.filter(({ text }) => /\bfetchAhead\(\w+\.preload\)/.test(text)).length).toBeGreaterThan(2)
})

test('the delay that keeps a button from acting twice delays no search', () => {
  const delayed = sourceFiles(['src']).filter(({ text }) => text.includes('debounces.button'))
  expect(delayed.map(({ path }) => path)).toEqual(['src/ui/debounced-button/debounced-button.tsx'])
})
