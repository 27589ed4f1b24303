import { expect, test } from 'vitest'
import { CityListError, readCities } from './cities.ts'

test('the narrowest matching network names the city', () => {
  const cityOf = readCities(
    [
      '\uFEFF# 启明中学',
      '10.0.0.0/8,内网',
      '10.24.0.0/16,启明中学校园网',
      '',
      ' 10.24.8.0/24 , 启明中学，实验楼 \r',
      '2001:db8::/32,上海',
      '2001:db8:5::/48,上海 徐汇',
      '::ffff:192.0.2.0/120,老教学楼',
    ].join('\n'),
  )
  const addresses = [
    '10.1.1.1',
    '10.24.1.5',
    '10.24.8.255',
    '::ffff:10.24.8.1',
    '2001:db8:6::1',
    '2001:db8:5:9::1',
    '192.0.2.77',
    '192.0.3.1',
    'unknown',
  ]
  expect(addresses.map(cityOf)).toEqual([
    '内网',
    '启明中学校园网',
    '启明中学，实验楼',
    '启明中学，实验楼',
    '上海',
    '上海 徐汇',
    '老教学楼',
    null,
    null,
  ])
  expect({ otherwise: readCities('0.0.0.0/0,任何地方')('203.0.113.9'), unnamed: readCities('')('10.1.1.1') }).toEqual({
    otherwise: '任何地方',
    unnamed: null,
  })
})

test.each(['10.24.0.0,校园', '10.24.0.0/33,校园', '10.24.0/16,校园', '2001:db8::/129,上海', '10.24.0.0/16,', '校园'])(
  'the bad line "%s" is reported',
  (line) => {
    expect(() => readCities(`# list\n10.0.0.0/8,内网\n${line}\n`)).toThrow(
      new CityListError(`Line 3 of the city list is no "network/bits,place": ${line}`),
    )
  },
)
