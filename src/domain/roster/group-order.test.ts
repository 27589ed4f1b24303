import { expect, test } from 'vitest'
import { compareGroups } from './group-order.ts'

test('groups are ordered by their numbers, however written', () => {
  const names = ['第二十一组', '第十组', '第二组', '第十二组', '第一组', '第九组', '第二十组']
  expect(names.toSorted(compareGroups)).toEqual([
    '第一组',
    '第二组',
    '第九组',
    '第十组',
    '第十二组',
    '第二十组',
    '第二十一组',
  ])
  expect(['10组', '9组', 'B组', 'A组'].toSorted(compareGroups)).toEqual(['9组', '10组', 'A组', 'B组'])
})
