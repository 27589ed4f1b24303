import { expect, test } from 'vitest'
import { createInputHistory } from './input-history.ts'
import { storageKeys } from './storage-keys.ts'
import { memoryStorage } from './memory-storage.ts'

function openHistory() {
  const storage = memoryStorage()
  const person = { uid: 7 as number | null }
  return { storage, person, history: createInputHistory({ storage, uid: () => person.uid }) }
}

test('the newest text comes first, without duplicates and surrounding blanks', () => {
  const { history } = openHistory()
  for (const text of ['写作', ' 单词 ', '听力', '单词', '   ', '']) history.remember('tasks', text)
  expect(history.entries('tasks')).toEqual(['单词', '听力', '写作'])
})

test('ten texts are kept', () => {
  const { history } = openHistory()
  for (let count = 1; count <= 12; count += 1) history.remember('tasks', `第 ${count} 次`)
  expect(history.entries('tasks')).toEqual(Array.from({ length: 10 }, (_, index) => `第 ${12 - index} 次`))
})

test('texts are forgotten one by one and all at once', () => {
  const { history, storage } = openHistory()
  for (const text of ['写作', '单词', '听力']) history.remember('tasks', text)
  history.forget('tasks', '单词')
  expect(history.entries('tasks')).toEqual(['听力', '写作'])
  history.clear('tasks')
  expect({ entries: history.entries('tasks'), storedKeys: storage.keys() }).toEqual({ entries: [], storedKeys: [] })
})

test('each person and each box has a list of its own; nobody has none', () => {
  const { history, person, storage } = openHistory()
  history.remember('tasks', '写作')
  history.remember('papers', '期末')
  person.uid = 8
  expect(history.entries('tasks')).toEqual([])
  person.uid = null
  history.remember('tasks', '听力')
  expect(history.entries('tasks')).toEqual([])
  person.uid = 7
  expect({ tasks: history.entries('tasks'), papers: history.entries('papers') }).toEqual({
    tasks: ['写作'],
    papers: ['期末'],
  })
  expect(storage.keys()).toEqual([storageKeys.inputHistory('tasks', 7), storageKeys.inputHistory('papers', 7)])
})

test.each(['{', '{"a":1}', '[1]', 'null'])(
  'what is not a list of texts (%s) is no history, and is replaced',
  (text) => {
    const { history, storage } = openHistory()
    storage.write(storageKeys.inputHistory('tasks', 7), text)
    expect(history.entries('tasks')).toEqual([])
    history.remember('tasks', '写作')
    expect(history.entries('tasks')).toEqual(['写作'])
  },
)

test('subscribers are notified of every change, and see the same list until then', () => {
  const { history } = openHistory()
  let notifications = 0
  const stop = history.subscribe(() => (notifications += 1))
  history.remember('tasks', '写作')
  history.remember('papers', '期末')
  const [assignments, papers] = [history.entries('tasks'), history.entries('papers')]
  expect({
    isSameForAssignments: history.entries('tasks') === assignments,
    isSameForPapers: history.entries('papers') === papers,
  }).toEqual({ isSameForAssignments: true, isSameForPapers: true })
  history.clear('tasks')
  stop()
  history.remember('tasks', '写作')
  expect(notifications).toBe(3)
})
