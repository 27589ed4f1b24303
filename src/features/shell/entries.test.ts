import { expect, test } from 'vitest'
import { drawerEntries, mainEntries } from './entries.ts'

const openAt = (path: string): readonly string[] =>
  [...mainEntries, ...drawerEntries(3)].filter((entry) => entry.holds(path)).map(({ id }) => id)

test.each([
  ['/', ['home']],
  ['/paper-select/school-paper', ['assign']],
  ['/my-paper', ['myPapers']],
  ['/my-paper/paper-lib', ['myPapers']],
  ['/course/3/tasks', ['tasks']],
  ['/report-html', ['tasks']],
  ['/correct-html', ['marking']],
  ['/classes-dialog', ['classes']],
  ['/my-papers', []],
])('at %s the open entry is %j', (path, open) => expect(openAt(path)).toEqual(open))

test('every entry holds its own path, and the tasks are those of the class in hand', () => {
  const entries = [...mainEntries, ...drawerEntries(3)]
  expect(entries.map(({ path }) => openAt(path))).toEqual(entries.map(({ id }) => [id]))
  expect(drawerEntries(7).find(({ id }) => id === 'tasks')?.path).toBe('/course/7/tasks')
})

test('without a class there are no tasks to open', () => {
  expect(drawerEntries(null).map(({ id }) => id)).toEqual(['myPapers', 'marking', 'classes'])
})
