import { expect, test } from 'vitest'
import { elementsWithSameNumbers, renumbered } from './section-numbers.ts'
import { paperWith, question, reading, section } from './testing/papers.ts'

const sections = [section('s1', [question(1)]), section('s2', [reading(2, 3)]), section('s3', [question(3)])]

/** First numbers after the second section was changed. */
const firstNumbers = (paper: typeof sections, change: Parameters<typeof renumbered>[2]) =>
  renumbered(paperWith(paper), 's2', change).map(({ firstNumber }) => firstNumber)

test('sections that continue from a changed one go on doing so, those with their own number keep it', () => {
  const [one, two, three] = sections as [(typeof sections)[0], (typeof sections)[0], (typeof sections)[0]]
  const set = [{ ...one, firstNumber: 1 }, { ...two, firstNumber: 21 }, three]
  expect([
    firstNumbers(sections, { firstNumber: 21 }),
    firstNumbers(sections, { numberRule: 'byQuestion' }),
    firstNumbers([...set.slice(0, 2), { ...three, firstNumber: 24 }], { firstNumber: 31 }),
    firstNumbers([...set.slice(0, 2), { ...three, firstNumber: 50 }], { firstNumber: 31 }),
  ]).toEqual([
    [1, 21, 24],
    [1, 2, 3],
    [1, 31, 34],
    [1, 31, 50],
  ])
})

test('sections that print the same number are found, empty ones and lone ones are not among them', () => {
  const numbered = (firstNumbers: readonly number[]) =>
    paperWith([
      ...sections.map((one, index) => ({ ...one, firstNumber: firstNumbers[index] ?? null })),
      section('s4', [], { firstNumber: 3 }),
    ])
  expect({
    none: [...elementsWithSameNumbers(numbered([1, 2, 5]))],
    lastTwo: [...elementsWithSameNumbers(numbered([1, 2, 4]))],
    firstTwo: [...elementsWithSameNumbers(numbered([3, 2, 9]))],
  }).toEqual({ none: [], lastTwo: ['s2', 's3'], firstTwo: ['s1', 's2'] })
})

test('a question outside of any section takes its number too', () => {
  const [one, two] = sections as [(typeof sections)[0], (typeof sections)[0]]
  const loose = question(4)
  const paper = (firstNumber: number) => paperWith([one, loose, { ...two, firstNumber }])
  expect({
    renumbered: renumbered(paper(3), 's1', { firstNumber: 11 }).map((numbering) => numbering.firstNumber),
    fromThree: [...elementsWithSameNumbers(paper(3))],
    fromTwo: [...elementsWithSameNumbers(paper(2))],
  }).toEqual({ renumbered: [11, 13], fromThree: [], fromTwo: [loose.elementId, 's2'] })
})
