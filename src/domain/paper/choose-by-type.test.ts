import { expect, test } from 'vitest'
import { chooseByType, type TypeCandidate } from './choose-by-type.ts'

const question = (name: string, type: number, knowledge: readonly string[], usedAt: string | null = null) => ({
  name,
  type,
  items: knowledge.map((one) => ({ knowledge: one })),
  usedAt,
})

const namesOf = (questions: readonly { readonly name: string }[]) => questions.map(({ name }) => name)

const present: readonly Pick<TypeCandidate, 'items'>[] = [question('there', 1, ['冠词'])]

test('the types are filled in the order asked for, and what is missing is counted', () => {
  const candidates = [question('a', 1, ['时态']), question('b', 2, ['细节']), question('c', 1, ['介词'])]
  const asked = [
    { type: 2, count: 2 },
    { type: 1, count: 1 },
    { type: 3, count: 1 },
  ]
  const { chosen, lacking, reused } = chooseByType(asked, [], candidates)
  expect(namesOf(chosen)).toEqual(['b', 'a'])
  expect(lacking).toEqual([
    { type: 2, count: 1 },
    { type: 3, count: 1 },
  ])
  expect(reused).toBe(0)
})

test('knowledge points that are there already, or were just chosen, come last', () => {
  const candidates = [
    question('article again', 1, ['冠词']),
    question('tense', 1, ['时态']),
    question('tense again', 1, ['时态']),
    question('half new', 1, ['冠词', '介词']),
  ]
  const { chosen } = chooseByType([{ type: 1, count: 4 }], present, candidates)
  expect(namesOf(chosen)).toEqual(['tense', 'half new', 'tense again', 'article again'])
})

test('what the class has had is taken only if nothing else is left, and counted', () => {
  const candidates = [question('had', 1, ['时态'], '2026-11-02'), question('article again', 1, ['冠词'])]
  const { chosen, reused } = chooseByType([{ type: 1, count: 2 }], present, candidates)
  expect(namesOf(chosen)).toEqual(['article again', 'had'])
  expect(reused).toBe(1)
})
