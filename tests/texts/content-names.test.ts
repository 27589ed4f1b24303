import { expect, test } from 'vitest'
import { contentNames } from '#domain/content-names/content-names.ts'
import { usualCauses } from '#domain/wrong-note/causes.ts'
import { juniorEnglish } from '#server/content/english/junior.ts'
import { seniorEnglish } from '#server/content/english/senior.ts'
import { mathsQuestions } from '#server/content/maths/bank.ts'

const items = [...juniorEnglish(), ...seniorEnglish(), ...mathsQuestions()].flatMap((question) => question.items)

const points = new Set(items.map(({ knowledge }) => knowledge))

const criteria = new Set(
  items.flatMap(({ key }) => (key.kind === 'written' ? key.criteria : [])).map(({ name }) => name),
)

test.each([
  ['knowledge points', points],
  ['criteria', criteria],
])('all %s that come with the product have an English name', (_, names) => {
  expect(names.size).toBeGreaterThan(50)
  expect([...names].filter((name) => !contentNames.has(name))).toEqual([])
})

test('all causes of wrong answers have an English name', () => {
  expect(usualCauses.filter((name) => !contentNames.has(name))).toEqual([])
})

test('English names have no Chinese, fit a column and are distinct within their kind', () => {
  const english = [...contentNames.values()]
  expect(english.filter((name) => /\p{Script=Han}/u.test(name) || name.length > 36)).toEqual([])
  const ofPoints = [...points].map((name) => contentNames.get(name) ?? '')
  expect(ofPoints.filter((name, index) => ofPoints.indexOf(name) !== index)).toEqual([])
})
