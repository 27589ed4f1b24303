import { expect, test } from 'vitest'
import { countedFacts } from './counted-facts.ts'

test.each([
  ['two functions', '[place(), marks()]'],
  ['two values', '[before, after]'],
  ['two properties of one thing', '[paper.paperId, paper.ownerId]'],
  ['a value before a list', "[on, ...values('姓名')]"],
  ['one function, of whose answers one is only measured', '[rows(1), rows(2).length]'],
])('an array of %s is counted', (_name, actual) => {
  expect(countedFacts({ path: 'one.test.ts', text: `expect(${actual}).toEqual([1, 2])` })).toEqual([actual])
})

test('an array that is made of each row is counted, unless the pairs become a map or an object', () => {
  const counted = (actual: string) => countedFacts({ path: 'one.test.ts', text: `expect(${actual}).toEqual([1, 2])` })
  expect({
    rows: counted('rows.map((row) => [row.name, row.score])'),
    within: counted('{ rows: read(1).map(({ name, score }) => [name, score]) }'),
    oneFact: counted('rows.map((row) => [place(row, 1), place(row, 2)])'),
    map: counted('new Map(rows.map((row) => [row.name, row.score]))'),
    object: counted('Object.fromEntries(rows.map((row) => [row.name, row.score]))'),
  }).toEqual({ rows: ['[row.name, row.score]'], within: ['[name, score]'], oneFact: [], map: [], object: [] })
})

test.each([
  ['one function over several inputs', '[isOver(all, 9), isOver(all, at(10))]'],
  ['the same part of several answers', "[(await said('went'))?.text, (await said('goes', 2))?.text]"],
  ['several lists of one kind', '[...lacks(english), ...lacks(maths)]'],
  ['one element', '[place()]'],
  ['facts with names', '{ place: place(), marks: marks() }'],
])('%s need no names', (_name, actual) => {
  expect(countedFacts({ path: 'one.test.ts', text: `expect(${actual}).toEqual([1, 2])` })).toEqual([])
})
