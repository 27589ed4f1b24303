import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { madeAttacks } from '#tests/support/pages/made-attacks.ts'
import { newQuestion, newQuestionChoices } from '../new-question.ts'
import { item, paperWith, question, section } from '../testing/papers.ts'
import { randomPaper } from '../testing/random-paper.ts'
import { isSection, leavesOf } from '../elements.ts'
import { readElement, writeElement } from './element-xml.ts'
import { readPaper } from './open-paper.ts'
import { writeAnswers } from './write-answers.ts'
import { writePaper } from './write-paper.ts'

const seed = Number(process.env['PAPER_SEED'] ?? randomInt(1_000_000))

test(`random papers are read back as written (PAPER_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  for (let round = 0; round < 300; round++) {
    const paper = randomPaper(random)
    const reading = readPaper(writePaper(paper), writeAnswers(paper))
    expect(reading, `round ${round} of PAPER_SEED=${seed}`).toStrictEqual({ ok: true, paper })
  }
})

test(`so is each of their elements alone, a section without its contents (PAPER_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  for (let round = 0; round < 100; round++) {
    const { elements } = randomPaper(random)
    for (const element of [
      ...leavesOf(elements),
      ...elements.filter(isSection).map((one) => ({ ...one, children: [] })),
    ])
      expect(readElement(writeElement(element)), `round ${round} of PAPER_SEED=${seed}`).toStrictEqual(element)
  }
})

test.each([subjects.juniorEnglish, subjects.juniorMaths])(
  'every kind of question that is begun in subject %i is read back, with the answer still open',
  (subjectId) => {
    const paper = paperWith([], { subjectId })
    const begun = newQuestionChoices(subjectId).map(({ kind }) => newQuestion(paper, kind, `new-${kind}`))
    expect(begun.map((one) => readElement(writeElement(one)))).toStrictEqual(begun)
  },
)

test(`the paper itself contains nothing of the right answers (PAPER_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  for (let round = 0; round < 50; round++) {
    const paper = randomPaper(random)
    const elements = paper.elements.map((element) =>
      element.kind === 'question'
        ? { ...element, items: element.items.map((item) => ({ ...item, key: secretKey, analysis: 'secret' })) }
        : element,
    )
    expect(writePaper({ ...paper, elements }), `round ${round} of PAPER_SEED=${seed}`).not.toContain('secret')
  }
})

const secretKey = { kind: 'blank', accept: ['secret'] } as const

test('whatever its texts contain, a paper is read back as written', () => {
  const questions = madeAttacks.map((words, at) => {
    const options = [{ id: 'A' as const, text: words }]
    const key = { kind: 'blank' as const, accept: [words] }
    const asked = item(at + 1, { stem: words, options, key, analysis: words, knowledge: words })
    return question(at + 1, { passage: words, items: [asked], condition: { [words]: words } })
  })
  const paper = paperWith([section('s1', questions, { sectionText: madeAttacks.join() })], {
    paperTitle: madeAttacks.join(),
  })
  expect(readPaper(writePaper(paper), writeAnswers(paper))).toStrictEqual({ ok: true, paper })
})
