import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { isQuestion, isSection, leavesOf, questionsOf } from '../elements.ts'
import { editHistory, openHistory, type PaperHistory, redo, undo } from '../history.ts'
import { numberPaper } from '../numbering.ts'
import type { Paper } from '../paper.ts'
import { paperWith } from '../testing/papers.ts'
import { randomAct } from '../testing/random-act.ts'
import { settle } from './settle.ts'

const seed = Number(process.env['PAPER_SEED'] ?? randomInt(1_000_000))

const maximum = 20

test.each([subjects.juniorEnglish, subjects.juniorMaths])(
  `whatever is done, the rules of a paper of subject %i hold (PAPER_SEED=${seed})`,
  (subjectId) => {
    const random = seededRandom(seed)
    for (let round = 0; round < 40; round++) {
      let history = openHistory(paperWith([], { subjectId }))
      for (let step = 0; step < 40; step++) {
        const act = randomAct(random, history.paper)
        const result = editHistory(history, { ...act, paperId: 12 }, maximum)
        if (result.ok) history = result.history
        const where = `PAPER_SEED=${seed}, round ${round}, step ${step}: ${JSON.stringify(act)}`
        expect(brokenRules(history.paper), where).toEqual([])
        expectStepBack(history, where)
      }
    }
  },
)

function expectStepBack(history: PaperHistory, where: string): void {
  const allUndone = history.past.reduce(undo, history)
  expect(allUndone.paper, where).toBe(history.initial)
  expect(history.past.reduce(redo, allUndone), where).toEqual(history)
}

/** The rules restated from the paper alone, independently of the code. */
function brokenRules(paper: Paper): readonly string[] {
  const leaves = leavesOf(paper.elements)
  const questions = questionsOf(paper.elements)
  const items = questions.flatMap((question) => question.items)
  const sections = paper.elements.filter(isSection)
  const ids = [...sections, ...leaves].map(({ elementId }) => elementId)
  const isMixed = paper.elements.some(isQuestion) || sections.some(({ firstNumber }) => firstNumber === null)
  const numbers = numberPaper(paper)
  const rules: Readonly<Record<string, boolean>> = {
    'element ids differ': new Set(ids).size === ids.length,
    'no question stands twice': new Set(questions.map(({ questionId }) => questionId)).size === questions.length,
    'the items have room': items.length <= maximum,
    'usual numbers where not all are set':
      !isMixed || sections.every((section) => section.firstNumber === null && section.numberRule === 'byItem'),
    'items count from 1 on': items.every(({ itemId }, index) => numbers.items.get(itemId)?.no === index + 1),
    'scores add up': numbers.score === items.reduce((sum, { score }) => sum + score, 0),
    'it is settled': settle(paper).paper === paper,
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}
