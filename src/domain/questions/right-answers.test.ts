import { expect, test } from 'vitest'
import type { AnswerKey } from './question.ts'
import { rightAnswers } from './right-answers.ts'

test.each<[AnswerKey, readonly string[]]>([
  [{ kind: 'single', choice: 'B' }, ['B']],
  [{ kind: 'multiple', choices: ['A', 'C'] }, ['AC']],
  [{ kind: 'blank', accept: ['colour', 'color'] }, ['colour', 'color']],
  [{ kind: 'number', accept: ['①③'] }, ['①③']],
  [{ kind: 'number', accept: ['1/2', '0.5'] }, ['$1/2$', '$0.5$']],
  [{ kind: 'number', accept: [String.raw`2\sqrt{2}`] }, [String.raw`$2\sqrt{2}$`]],
  [{ kind: 'written', model: 'Dear Tom,', criteria: [] }, ['Dear Tom,']],
])('%j', (key, answers) => expect(rightAnswers(key)).toEqual(answers))
