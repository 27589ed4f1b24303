import { expect, test } from 'vitest'
import { scopeToAssign } from './paper-places.ts'

test.each([
  ['/', 'all'],
  ['/sync-practice', 'all'],
  ['/school-paper', 'school'],
])('below the address for assigning, %s lists the scope %s', (path, scope) => expect(scopeToAssign(path)).toBe(scope))
