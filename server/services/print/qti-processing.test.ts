import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { contentNamesIn } from '#domain/content-names/content-names.ts'
import { item } from '#domain/paper/testing/papers.ts'
import { markItem } from '#domain/marking/mark-item.ts'
import { type AnswerKey, multipleRules } from '#domain/questions/question.ts'
import { qtiItem } from './qti-item.ts'

const letters = ['A', 'B', 'C', 'D'] as const
const options = letters.map((id) => ({ id, text: id }))

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['qti-value', 'qti-map-entry', 'qti-response-else-if'].includes(name),
})

type Node = ReturnType<typeof parser.parse>

const pointsIn = (node: Node) => Number(node['qti-set-outcome-value']['qti-base-value']['#text'])

/** Whether a condition is about so many options. */
const isOf = (size: number) => (node: Node) => Number(node['qti-and']['qti-equal']['qti-base-value']['#text']) === size

/** The score that a reader of the standard gives for a response. */
function scoreOf(key: AnswerKey, response: readonly string[]): number {
  const { 'qti-assessment-item': root } = parser.parse(
    qtiItem(item(1, { key, options, score: 50 }), 'i', '1', '', new Map(), contentNamesIn('zh-CN')),
  )
  const declaration = root['qti-response-declaration']
  const processing = root['qti-response-processing']
  if (processing['@_template'] !== undefined) {
    const entries: readonly Node[] = declaration['qti-mapping']['qti-map-entry']
    return Number(entries.find((entry) => String(entry['@_map-key']) === response[0])?.['@_mapped-value'] ?? 0)
  }
  const correct: readonly string[] = declaration['qti-correct-response']['qti-value']
  const { 'qti-response-if': whole, 'qti-response-else-if': partly = [] } = processing['qti-response-condition']
  if (!response.every((one) => correct.includes(one))) return 0
  const conditions: readonly Node[] =
    response.length === correct.length ? [whole] : partly.filter(isOf(response.length))
  return conditions.map(pointsIn)[0] ?? 0
}

/** Every choice of options, with at least one. */
const chosen = Array.from({ length: 15 }, (_, index) =>
  letters.filter((_letter, bit) => ((index + 1) >> bit) % 2 === 1),
)

test.each<AnswerKey>([
  { kind: 'single', choice: 'B' },
  ...multipleRules.map((rule) => ({ kind: 'multiple', choices: ['A', 'C', 'D'], rule }) as const),
  { kind: 'multiple', choices: ['A', 'B'] },
])('$kind $rule: a reader of the standard gives the points that Podium gives', (key) => {
  const responses = key.kind === 'single' ? letters.map((one) => [one]) : chosen
  expect(responses.map((response) => ({ response, mark: { score: scoreOf(key, response) * 10 } }))).toEqual(
    responses.map((response) => ({ response, mark: markItem(key, response.join(''), 50) })),
  )
})

test('each accepted word gives all the points', () => {
  const key = { kind: 'blank', accept: ['colour', 'color'] } as const
  const scores = ['colour', 'color', 'colr'].map((word) => [word, scoreOf(key, [word])])
  expect(Object.fromEntries(scores)).toEqual({ colour: 5, color: 5, colr: 0 })
  expect(scoreOf({ kind: 'number', accept: ['12'] }, ['12'])).toBe(5)
})
