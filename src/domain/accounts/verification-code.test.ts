import { expect, test } from 'vitest'
import { isVerificationCode } from './verification-code.ts'

test('a verification code is six digits and nothing else', () =>
  expect(['012345', '12345', '1234567', ' 12345', '12345a', '１２３４５６', ''].map(isVerificationCode)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ]))
