import { expect, test } from 'vitest'
import { inOrder, withMoved } from './entries.ts'

const usual = ['a', 'b', 'c', 'd']

test.each([
  ['nothing kept', [], 'abcd'],
  ['all kept', ['d', 'b', 'a', 'c'], 'dbac'],
  ['a new entry goes behind what usually stands before it', ['d', 'b', 'a'], 'dbca'],
  ['several, one behind the other', ['d', 'a'], 'dabc'],
  ['a new first one goes first', ['d', 'c'], 'abdc'],
  ['an entry that there is no longer is left out', ['x', 'b', 'a', 'd', 'c'], 'badc'],
])('the order of the entries with %s', (_, kept, order) => expect(inOrder(usual, kept).join('')).toBe(order))

test.each([
  ['up', 'd', 0, 'dabc'],
  ['down', 'a', 2, 'bcad'],
  ['to the end', 'b', 3, 'acdb'],
  ['nowhere', 'c', 2, 'abcd'],
])('an entry moves %s', (_, id, to, order) => expect(withMoved(usual, usual, { id, to }).join('')).toBe(order))

test('entries hidden from a teacher keep their positions', () =>
  expect(withMoved(['a', 'hidden', 'b', 'c'], ['a', 'b', 'c'], { id: 'c', to: 0 })).toEqual(['c', 'hidden', 'a', 'b']))
