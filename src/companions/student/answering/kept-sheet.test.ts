import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { readKept, removeKept, setAside, writeKept } from './kept-sheet.ts'

const kept = { unsaved: { 3: 'A' }, flagged: [3], place: 2, pending: { key: 'k', answers: { 3: 'A' } } }

test('what is kept is read back for this student and this assignment only, until it is removed', () => {
  const storage = memoryStorage()
  expect(writeKept(storage, 11, 7, kept)).toBe(true)
  expect(readKept(storage, 11, 7)).toEqual({ kept, isUnreadable: false })
  expect(readKept(storage, 12, 7)).toEqual({ kept: null, isUnreadable: false })
  expect(readKept(storage, 11, 8)).toEqual({ kept: null, isUnreadable: false })
  removeKept(storage, 11, 7)
  expect(readKept(storage, 11, 7)).toEqual({ kept: null, isUnreadable: false })
})

test('full storage says so', () => expect(writeKept(memoryStorage(true), 11, 7, kept)).toBe(false))

test.each(['{', '[]', '{"version":2}', '{"version":1,"unsaved":{"x":"A"},"flagged":[],"place":0,"pending":null}'])(
  '%s cannot be read and is moved aside, not thrown away',
  (text) => {
    const storage = memoryStorage()
    const key = storageKeys.answers(11, 7)
    storage.write(key, text)
    expect(readKept(storage, 11, 7)).toEqual({ kept: null, isUnreadable: true })
    setAside(storage, 11, 7)
    expect({ kept: storage.read(key), setAside: storage.read(`${key}.unreadable`) }).toEqual({
      kept: null,
      setAside: text,
    })
  },
)
