import { expect, test } from 'vitest'
import { fileForm, fileFormRoom, splitFileForm } from './file-form.ts'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a file form has its fields, a line feed and the file byte for byte', () => {
  const file = Uint8Array.from([0, 10, 13, 38, 61, 255])
  const body = fileForm.encode({ fileName: '第一\n页.jpg', content: file, scanId: '7' })
  const parts = splitFileForm(body)
  expect(parts && textOf(parts.form)).toBe('fileName=%E7%AC%AC%E4%B8%80%0A%E9%A1%B5.jpg&scanId=7')
  expect(parts?.file).toEqual(file)
})

test('fields and file may each be empty', () => {
  const parts = splitFileForm(fileForm.encode({ content: new Uint8Array() }))
  expect(parts).toEqual({ form: new Uint8Array(), file: new Uint8Array() })
})

test('a text is no file', () => {
  expect(() => fileForm.encode({ content: 'A' })).toThrow('"content" is no file')
})

test('a body without a line feed, or with one too late, is no file form', () => {
  const late = new Uint8Array(fileFormRoom + 2).fill(0x61)
  late[fileFormRoom + 1] = 10
  const last = late.slice()
  last[fileFormRoom] = 10
  expect(splitFileForm(Uint8Array.from([0x61, 0x3d]))).toBeNull()
  expect(splitFileForm(late)).toBeNull()
  expect(splitFileForm(last)?.form.length).toBe(fileFormRoom)
})
