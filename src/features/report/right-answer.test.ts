import { expect, test } from 'vitest'
import type { AnswerKey } from '#domain/questions/question.ts'
import { rightAnswerOf, rightChoicesOf } from './right-answer.ts'

test.each<[AnswerKey, string, readonly string[]]>([
  [{ kind: 'single', choice: 'B' }, 'B', ['B']],
  [{ kind: 'multiple', choices: ['A', 'C'] }, 'AC', ['A', 'C']],
  [{ kind: 'blank', accept: ['colour', 'color'] }, 'colour 或 color', []],
  [{ kind: 'number', accept: ['1/2', '0.5'] }, '1/2', []],
  [{ kind: 'number', accept: ['2\\sqrt{2}'] }, '$2\\sqrt{2}$', []],
  [{ kind: 'written', model: 'Dear Tom,', criteria: [] }, 'Dear Tom,', []],
])('%j', (key, answer, choices) => expect([rightAnswerOf(key, ' 或 '), rightChoicesOf(key)]).toEqual([answer, choices]))
