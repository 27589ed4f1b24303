// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createServices } from './services.ts'

test('one person’s messages and searches are not there for the next', () => {
  const { uid, toastLog, inputHistory } = createServices()
  uid.set(7)
  toastLog.add({ kind: 'success', text: '已布置给七(2)班 40 人', shownAt: 0 })
  inputHistory.remember('tasks', '写作')
  expect([toastLog.get().length, inputHistory.entries('tasks')]).toEqual([1, ['写作']])
  uid.set(null)
  expect([toastLog.get(), inputHistory.entries('tasks')]).toEqual([[], []])
  uid.set(8)
  expect([toastLog.get(), inputHistory.entries('tasks')]).toEqual([[], []])
  uid.set(7)
  expect(inputHistory.entries('tasks')).toEqual(['写作'])
  inputHistory.clear('tasks')
})
