import { expect, test } from 'vitest'
import { questionKinds } from '#domain/bank/question-kinds.ts'
import { type Beside, chooseByType, type TypeCandidate, type TypeCount } from './choose-by-type.ts'

const question = (name: string, type: number, knowledge: readonly string[], usedAt: string | null = null) => ({
  name,
  type,
  passage: '',
  items: knowledge.map((one) => ({ knowledge: one, stem: name, options: [] })),
  usedAt,
})

const choose = <Question extends TypeCandidate>(
  asked: readonly TypeCount[],
  beside: readonly Beside[],
  candidates: readonly Question[],
) => chooseByType(asked, beside, candidates, questionKinds())

const namesOf = (questions: readonly { readonly name: string }[]) => questions.map(({ name }) => name)

const present: readonly Beside[] = [question('there', 1, ['冠词'])]

test('the types are filled in the order asked for, and what is missing is counted', () => {
  const candidates = [question('a', 1, ['时态']), question('b', 2, ['细节']), question('c', 1, ['介词'])]
  const asked = [
    { type: 2, count: 2 },
    { type: 1, count: 1 },
    { type: 3, count: 1 },
  ]
  const { chosen, lacking, reused } = choose(asked, [], candidates)
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
  const { chosen } = choose([{ type: 1, count: 4 }], present, candidates)
  expect(namesOf(chosen)).toEqual(['tense', 'half new', 'tense again', 'article again'])
})

test('what the class has had is taken only if nothing else is left, and counted', () => {
  const candidates = [question('had', 1, ['时态'], '2026-11-02'), question('article again', 1, ['冠词'])]
  const { chosen, reused } = choose([{ type: 1, count: 2 }], present, candidates)
  expect(namesOf(chosen)).toEqual(['article again', 'had'])
  expect(reused).toBe(1)
})

test('questions that repeat others come last, behind what the class has had', () => {
  const drawn = (name: string) => ({ ...question(name, 1, ['数轴']), generator: 'ma-distance-' })
  const candidates = [
    drawn('the distance of two points'),
    drawn('which of three points is nearest'),
    question('Where does the number 12 stand on the line?', 1, ['数轴']),
    question('Where does the number 345 stand on the line?', 1, ['数轴']),
    question('had', 1, ['数轴'], '2026-11-02'),
  ]
  const { chosen } = choose([{ type: 1, count: 5 }], [], candidates)
  expect(namesOf(chosen)).toEqual([
    'the distance of two points',
    'Where does the number 12 stand on the line?',
    'had',
    'which of three points is nearest',
    'Where does the number 345 stand on the line?',
  ])
})
