import { expect, test } from 'vitest'
import { paperFilters } from '#domain/paths/areas.ts'
import { previewPath, shelfToAssign } from './paper-paths.ts'

test.each([
  ['/paper-select', '/', 'all'],
  ['/paper-select', '/sync-practice', 'all'],
  ['/paper-select', '/school-paper', 'school'],
  ['/math-paper', '/', 'resources'],
])('%s%s is the address of the shelf %s', (prefix, path, shelf) => expect(shelfToAssign(prefix, path)).toBe(shelf))

test('a preview carries every filter of the list, for the way back', () => {
  const filters = Object.fromEntries(paperFilters.map((name, index) => [name, String(index)]))
  const carried = new URLSearchParams(previewPath('mine', 7, filters).split('?')[1])
  expect(Object.fromEntries(carried)).toEqual({ paperId: '7', ...filters })
})
