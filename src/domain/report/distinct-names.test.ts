import { expect, test } from 'vitest'
import { distinctNames } from './distinct-names.ts'

interface Given {
  readonly name: string
  readonly day: string
  readonly title: string
}

const given = (name: string, day: string, title: string): Given => ({ name, day, title })

test.each<[string, readonly Given[], readonly string[]]>([
  ['other names', [given('七(1)班', '11-14', 'A'), given('七(2)班', '11-14', 'A')], ['七(1)班', '七(2)班']],
  [
    'one name, other days',
    [given('七(1)班', '11-14', 'A'), given('七(2)班', '11-14', 'A'), given('七(1)班', '11-20', 'A')],
    ['七(1)班 11-14', '七(2)班', '七(1)班 11-20'],
  ],
  [
    'one name and day, other titles',
    [given('七(1)班', '11-14', '作业'), given('七(1)班', '11-14', '测验')],
    ['七(1)班 作业', '七(1)班 测验'],
  ],
  [
    'days that tell some apart',
    [given('七(1)班', '11-14', '作业'), given('七(1)班', '11-14', '测验'), given('七(1)班', '11-20', '作业')],
    ['七(1)班 11-14 作业', '七(1)班 11-14 测验', '七(1)班 11-20'],
  ],
  [
    'nothing that tells them apart',
    [given('七(1)班', '11-14', '作业'), given('七(1)班', '11-14', '作业')],
    ['七(1)班 (1)', '七(1)班 (2)'],
  ],
])('%s', (_, rows, names) => {
  expect(distinctNames(rows, [({ name }) => name, ({ day }) => day, ({ title }) => title])).toEqual(names)
})
