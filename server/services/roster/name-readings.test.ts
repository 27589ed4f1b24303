import { expect, test } from 'vitest'
import { nameReadings } from './name-readings.ts'

test('a surname is read as a surname, and the other readings follow', () => {
  expect(nameReadings('单曾')).toEqual([
    ['shan', 'dan', 'chan'],
    ['ceng', 'zeng'],
  ])
  expect(nameReadings('尉迟雅').map(([first]) => first)).toEqual(['yu', 'chi', 'ya'])
  expect(nameReadings('曾单').map(([first]) => first)).toEqual(['zeng', 'dan'])
})

test('ü is v, and anything but Chinese characters has no reading', () => {
  expect(nameReadings('吕·aA𠮷')).toEqual([['lv'], [], [], [], []])
})
