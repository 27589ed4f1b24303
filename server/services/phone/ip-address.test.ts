import { expect, test } from 'vitest'
import { isSameNetwork, readIpAddress } from './ip-address.ts'

test('addresses of both families are read in every notation', () => {
  const spellings = ['2001:db8:0:0:0:0:0:1', '2001:DB8::1', '2001:db8::0.0.0.1', '2001:db8::1%eth0']
  expect(spellings.map(readIpAddress)).toEqual(
    spellings.map(() => ({ bits: 128, value: 0x2001_0db8_0000_0000_0000_0000_0000_0001n })),
  )
  expect(['10.24.1.5', '::ffff:10.24.1.5', '::ffff:a18:105'].map(readIpAddress)).toEqual([
    { bits: 32, value: 0x0a18_0105n },
    { bits: 32, value: 0x0a18_0105n },
    { bits: 32, value: 0x0a18_0105n },
  ])
  expect(['::', '::1', 'fe80::', '1:2:3:4:5:6:7::'].map((text) => readIpAddress(text)?.value)).toEqual([
    0n,
    1n,
    0xfe80n << 112n,
    0x0001_0002_0003_0004_0005_0006_0007_0000n,
  ])
  expect(['', 'unknown', '10.24.1', '10.24.1.256', '1:2', '10.24.1.5/24'].map(readIpAddress)).toEqual(
    Array.from({ length: 6 }, () => null),
  )
})

test.each([
  ['10.24.1.5', '10.24.1.250', true],
  ['10.24.1.5', '10.24.2.5', false],
  ['10.24.1.5', '::ffff:10.24.1.9', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['0.0.0.1', '::1', false],
  ['unknown', 'unknown', false],
])('%s and %s: one network is %s', (one, other, isSame) => {
  expect({ there: isSameNetwork(one, other), back: isSameNetwork(other, one) }).toEqual({ there: isSame, back: isSame })
})
