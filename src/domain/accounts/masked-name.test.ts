import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test('only the first character of a name is shown, and never half of a surrogate pair', () => {
  expect(['林知夏', '欧阳修', '𠮷田', 'Anna', ''].map(maskedName)).toEqual(['林**', '欧**', '𠮷**', 'A**', '**'])
})
