import { expect, test } from 'vitest'
import { beginOfTurn, groupsOf, turnsOf } from './turns.ts'

const students = [
  { uid: 1, groupName: '第10组' },
  { uid: 2, groupName: '第2组' },
  { uid: 3, groupName: null },
  { uid: 4, groupName: '第2组' },
]

test('groups begin in numeric order, students without a group last', () => {
  expect({ groups: groupsOf(students), turns: [...turnsOf(students)] }).toEqual({
    groups: ['第2组', '第10组'],
    turns: [
      [1, 1],
      [2, 0],
      [3, 2],
      [4, 0],
    ],
  })
  expect([...turnsOf([{ uid: 3, groupName: null }])]).toEqual([[3, 0]])
})

test('groups named by Chinese numerals begin in counting order', () => {
  const names = ['第三组', '第十组', '第一组', '第二组']
  expect(groupsOf(names.map((groupName) => ({ groupName })))).toEqual(['第一组', '第二组', '第三组', '第十组'])
})

test('each turn begins so many minutes after the previous one', () => {
  const begin = new Date('2026-11-20T00:00:00Z')
  expect([0, 2].map((turn) => beginOfTurn(begin, turn, 15).toISOString())).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-20T00:30:00.000Z',
  ])
})
