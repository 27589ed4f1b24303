import { expect, test } from 'vitest'
import { shelfToAssign } from './paper-paths.ts'

test.each([
  ['/paper-select', '/', 'all'],
  ['/paper-select', '/sync-practice', 'all'],
  ['/paper-select', '/school-paper', 'school'],
  ['/math-paper', '/', 'resources'],
])('%s%s is the address of the shelf %s', (prefix, path, shelf) => expect(shelfToAssign(prefix, path)).toBe(shelf))
