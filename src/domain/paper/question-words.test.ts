import { expect, test } from 'vitest'
import { bankItem, bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { passageParts, questionName } from './question-words.ts'

test('a first paragraph all in bold is the title of a passage', () => {
  expect(passageParts('**The Last Bus**\nHe drives.\nAt ten.')).toEqual({
    title: 'The Last Bus',
    text: 'He drives.\nAt ten.',
  })
  expect(passageParts('He **drives** it.')).toEqual({ title: null, text: 'He **drives** it.' })
})

test.each([
  ['the title of its passage', { passage: '**The Last Bus**\nHe drives.' }, 'The Last Bus'],
  ['how its passage begins', { passage: 'There is [[1]] clock in the whole village.' }, 'There is ____ clock in t…'],
  ['gaps where it has blanks', { passage: 'He is never [[1]] in front.' }, 'He is never ____ in fron…'],
  ['a gap for an empty line', { items: [bankItem(1, { stem: '则 $a_{6}=$ __　　　　__。' })] }, '则 a₆= ____。'],
  [
    'words without their underline',
    { items: [bankItem(1, { stem: '划线部分：__on the desk__' })] },
    '划线部分：on the desk',
  ],
  ['how its item begins', { items: [bankItem(1, { stem: String.raw`解方程 $\frac{1}{2}x=3$` })] }, '解方程 1/2x=3'],
  [
    'the signs of its formulas',
    { items: [bankItem(1, { stem: String.raw`点 A 在 $\odot O$ 上，$\angle A=30^{\circ}$。` })] },
    '点 A 在 ⊙O 上，∠A=30°。',
  ],
  [
    'what its picture shows',
    { items: [bankItem(1, { stem: `![A chart](picture:${'0'.repeat(32)}|60) Look.` })] },
    'A chart Look.',
  ],
])('a question is named by %s', (_, given, name) => expect(questionName(bankQuestion(7, given))).toBe(name))

test('a long name tells questions apart whose short ones are the same', () => {
  const given = {
    items: [
      bankItem(1, {
        stem: String.raw`如图，点 $A$，$B$，$C$ 都在 $\odot O$ 上。若 $\angle A=30^{\circ}$，求 $\angle BOC$。`,
      }),
    ],
  }
  const names = (['short', 'long'] as const).map((length) => questionName(bankQuestion(7, given), length))
  expect(names).toEqual(['如图，点 A，B，C 都在 ⊙O 上。若 ∠A=…', '如图，点 A，B，C 都在 ⊙O 上。若 ∠A=30°，求 ∠BOC。'])
})
