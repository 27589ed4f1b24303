// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createServices } from './services.ts'

test('one person’s messages and searches are not there for the next', () => {
  const { uid, toastLog, inputHistory } = createServices()
  uid.set(7)
  toastLog.add({ kind: 'success', text: '已布置给七(2)班 40 人', shownAt: 0 })
  inputHistory.remember('tasks', '写作')
  expect({ toasts: toastLog.get().length, searches: inputHistory.entries('tasks') }).toEqual({
    toasts: 1,
    searches: ['写作'],
  })
  uid.set(null)
  expect({ toasts: toastLog.get(), searches: inputHistory.entries('tasks') }).toEqual({ toasts: [], searches: [] })
  uid.set(8)
  expect({ toasts: toastLog.get(), searches: inputHistory.entries('tasks') }).toEqual({ toasts: [], searches: [] })
  uid.set(7)
  expect(inputHistory.entries('tasks')).toEqual(['写作'])
  inputHistory.clear('tasks')
})
