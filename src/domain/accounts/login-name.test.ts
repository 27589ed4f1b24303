import { expect, test } from 'vitest'
import { trimmedLogin } from './login-name.ts'

test.each([
  ['qm0701001', 'qm0701001'],
  [' qm0701001\t', 'qm0701001'],
  ['　13800000001　', '13800000001'],
  ['\ufeffqm0701001\u00a0\r\n', 'qm0701001'],
  ['Podium @2026', 'Podium @2026'],
  ['　 ', ''],
  ['', ''],
])('%j is %j', (typed, name) => expect(trimmedLogin(typed)).toBe(name))
