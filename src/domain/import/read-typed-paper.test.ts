import { expect, test } from 'vitest'
import { draftType } from './draft-type.ts'
import { faultsOf } from './draft-faults.ts'
import { typedPaper, typedItems } from './testing/typed-paper.ts'

const missedIn = (text: string) =>
  typedPaper(text).notUnderstood.map(({ position, reason, text: missed }) => ({
    no: position.no,
    reason,
    text: missed,
  }))

test('numbers, options in one line or several, answers and analysis below a question', () => {
  const text = `1. Where ____ your uncle live? A. do    B. does\tC. is
2、Our bus is ____ .
A．late
B．lately
【答案】A【解析】be 后用形容词。`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'Where ____ your uncle live?', options: ['do', 'does', 'is'], right: [] },
    { kind: 'single', stem: 'Our bus is ____ .', options: ['late', 'lately'], right: ['A'] },
  ])
  expect(typedPaper(text).questions[1]?.items[0]?.analysis).toBe('be 后用形容词。')
})

test('Aiken: no numbers, a line with the answer ends each question', () => {
  const text = `Which of these swims?
A) a sparrow
B) a salmon
ANSWER: B

Which month comes
after May?
A. June
B. July
ANSWER: A`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'Which of these swims?', options: ['a sparrow', 'a salmon'], right: ['B'] },
    { kind: 'single', stem: 'Which month comes\nafter May?', options: ['June', 'July'], right: ['A'] },
  ])
})

test('Aiken: a question without its answer ends where the next one begins, and only lacks its key', () => {
  const unanswered = `Which of these swims?
A) a sparrow
B) a salmon`
  const next = `Which month comes
after May?
A. June
B. July`
  const swims = { kind: 'single', stem: 'Which of these swims?', options: ['a sparrow', 'a salmon'], right: [] }
  const month = { kind: 'single', stem: 'Which month comes\nafter May?', options: ['June', 'July'] }
  expect(typedItems(`${unanswered}\n\n${next}\nANSWER: A`)).toEqual([swims, { ...month, right: ['A'] }])
  expect(typedItems(`${unanswered}\n${next}\nANSWER: A`)).toEqual([swims, { ...month, right: ['A'] }])
  expect(typedItems(`${next}\nANSWER: A\n\n${unanswered}\n\n${next}`)).toEqual([
    { ...month, right: ['A'] },
    swims,
    { ...month, right: [] },
  ])
  expect(typedItems('One? A. a B. b\nTwo? A. c B. d\nANSWER: A')).toEqual([
    { kind: 'single', stem: 'One?', options: ['a', 'b'], right: [] },
    { kind: 'single', stem: 'Two?', options: ['c', 'd'], right: ['A'] },
  ])
  const { questions } = typedPaper(`${unanswered}\n\n${next}\nANSWER: A`)
  expect(questions.map((one) => ({ original: one.original, faults: faultsOf(203, one) }))).toEqual([
    { original: unanswered, faults: [{ item: 0, fault: 'rightMissing' }] },
    { original: `${next}\nANSWER: A`, faults: [] },
  ])
})

test('Aiken: an option of several lines stays whole, a blank line before its rest or not', () => {
  const text = `Which is longer?
A) a river
that reaches the sea

and the sky
B) a brook
in a wood
ANSWER: A`
  expect(typedItems(text)).toEqual([
    {
      kind: 'single',
      stem: 'Which is longer?',
      options: ['a river\nthat reaches the sea\nand the sky', 'a brook\nin a wood'],
      right: ['A'],
    },
  ])
})

test('answers at the end reach their questions: ranges, several in a line, a table, one per line', () => {
  const text = `1. one A. a B. b
2. two A. a B. b
3. three A. a B. b
4. four A. a B. b
5. five A. a B. b
6. Write a word: ____
参考答案
1-2 BA
3. A  4. B
题号\t5
答案\tB
6. word 解析：拼写
7. C`
  expect(typedPaper(text).questions.map(({ items }) => items[0]?.right)).toEqual([
    ['B'],
    ['A'],
    ['A'],
    ['B'],
    ['B'],
    ['word'],
  ])
  expect(typedPaper(text).questions[5]?.items[0]?.analysis).toBe('拼写')
  expect(missedIn(text)).toEqual([{ no: 13, reason: 'answerWithoutQuestion', text: '7. C' }])
})

test('numbers that restart under each heading find the answers of their heading', () => {
  const text = `一、选择题
1. one A. a B. b
二、判断题
1. Snow is black.
答案
一、1. B
二、1. 错`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'one', options: ['a', 'b'], right: ['B'] },
    { kind: 'single', stem: 'Snow is black.', options: ['True', 'False'], right: ['B'] },
  ])
})

test('headings say how questions are answered, what they score, and where they belong', () => {
  const { title, questions } = typedPaper(
    `八年级数学小测
一、多选题（每小题 4 分）
1. 选出正数 A. $1$ B. $-2$ C. $3$
答案：AC
二、解答题
2. （10 分）解方程 $3x=6$。
答案：$x=2$`,
    'maths',
  )
  expect(title).toBe('八年级数学小测')
  expect(
    questions.map(({ section, items: [item] }) => ({
      section,
      kind: item?.kind,
      right: item?.right,
      score: item?.score,
      stem: item?.stem,
    })),
  ).toEqual([
    { section: '一、多选题（每小题 4 分）', kind: 'multiple', right: ['A', 'C'], score: 40, stem: '选出正数' },
    { section: '二、解答题', kind: 'written', right: ['$x=2$'], score: 100, stem: '解方程 $3x=6$。' },
  ])
})

test('the original of gaps with one list of options has the list, and the line of their answers once', () => {
  const lines = [
    'A walk along the beach needs some care. __1__ Clouds tell you much. __2__ Somebody should know.',
    'A. Pack a small bag.',
    'B. Never go alone.',
    'C. Look at the sky first.',
  ]
  const { questions } = typedPaper(`${lines.join('\n')}\n参考答案\n1-2 CB`)
  expect(questions.map(({ original, items }) => ({ original, right: items.map(({ right }) => right) }))).toEqual([
    { original: [...lines, '1-2 CB'].join('\n'), right: [['C'], ['B']] },
  ])
})

test('a passage precedes its questions, and their numbers become the blanks of a cloze', () => {
  const text = `Every morning my grandfather __1__ his old bicycle to the market, where he (2) fresh bread for all of us.
1. A. rides B. ride
2. A. buy B. buys
答案
1-2 AB`
  const [question] = typedPaper(text).questions
  expect(question?.passage).toBe(
    'Every morning my grandfather [[1]] his old bicycle to the market, where he [[2]] fresh bread for all of us.',
  )
  expect({
    type: draftType(203, question ?? { passage: '', difficulty: 2, items: [] }),
    items: question?.items.length,
  }).toEqual({ type: 902, items: 2 })
})

test('several gaps with as many answers are items of their own', () => {
  const [question] = typedPaper('1. 若 $a=2$，则 $a+1=$ ____，$2a=$ ____。\n答案：3；4', 'maths').questions
  expect(question?.passage).toBe('若 $a=2$，则 $a+1=$ [[1]]，$2a=$ [[2]]。')
  expect(question?.items.map(({ kind, right }) => ({ kind, right }))).toEqual([
    { kind: 'number', right: ['3'] },
    { kind: 'number', right: ['4'] },
  ])
  expect(faultsOf(202, question ?? { passage: '', difficulty: 2, items: [] })).toEqual([])
})

test('what belongs to no question is reported with its line', () => {
  const text = `练习三
姓名：____ 班级：____
1. one A. a B. b
答案：A
下面是附页`
  expect(missedIn(text)).toEqual([
    { no: 2, reason: 'textOutside', text: '姓名：____ 班级：____' },
    { no: 5, reason: 'textOutside', text: '下面是附页' },
  ])
})

test('a floating picture precedes the mark of its question, and options a bracket', () => {
  const picture = `![角](picture:${'a'.repeat(32)})`
  const text = `1. 下列正确的是（  ）A. 甲  B. 乙
${picture}答案：A
${picture}2. 看图，∠1 等于（　　）。A．30°　B．50°
答案：B`
  expect(typedItems(text, 'maths')).toEqual([
    { kind: 'single', stem: '下列正确的是（  ）', options: ['甲', `乙\n${picture}`], right: ['A'] },
    { kind: 'single', stem: `看图，∠1 等于（　　）。${picture}`, options: ['30°', '50°'], right: ['B'] },
  ])
})

test('an omitted answer is no key, below its question or at the end, and is reported for it', () => {
  const text = `一、填空题
1. The cat ____ on the mat.
答案：略
2. Its fur is ____ and ____ .
二、解答题
3. Why did it sleep?
答案：见解析
解析：It was tired.
4. A kitten is young. A. yes B. no
参考答案
2. soft；略
4. （略）`
  const { questions, notUnderstood } = typedPaper(text)
  expect(questions.map(({ items }) => items.map(({ kind, right, analysis }) => ({ kind, right, analysis })))).toEqual([
    [{ kind: 'blank', right: [], analysis: '' }],
    [
      { kind: 'blank', right: ['soft'], analysis: '' },
      { kind: 'blank', right: [], analysis: '' },
    ],
    [{ kind: 'written', right: [], analysis: 'It was tired.' }],
    [{ kind: 'single', right: [], analysis: '' }],
  ])
  expect(notUnderstood.map(({ at, reason, text: missed }) => ({ at, reason, text: missed }))).toEqual([
    { at: 0, reason: 'keyOmitted', text: '略' },
    { at: 1, reason: 'keyOmitted', text: 'soft；略' },
    { at: 2, reason: 'keyOmitted', text: '见解析' },
    { at: 3, reason: 'keyOmitted', text: '（略）' },
  ])
})

test('prose without numbers, options and answers is no question', () => {
  const prose = `The old lighthouse stands at the end of the pier, and children play there every summer.
Who lives in it today?`
  expect({ items: typedItems(prose), missed: missedIn(prose) }).toEqual({
    items: [],
    missed: [{ no: 1, reason: 'textOutside', text: prose }],
  })
  const mixed = `Which of these swims?
A) a sparrow
B) a salmon
ANSWER: B
Please hand in your sheet.`
  expect({ items: typedItems(mixed).length, missed: missedIn(mixed) }).toEqual({
    items: 1,
    missed: [{ no: 5, reason: 'textOutside', text: 'Please hand in your sheet.' }],
  })
})

test('a composition under its heading needs no number', () => {
  const text = `一、选择题
1. one A. a B. b
答案：A
二、书面表达
假定你是李华，给你的朋友写一封信。
词数 80 左右。
参考答案
1. B`
  expect(
    typedPaper(text).questions.map(({ section, items }) => ({ section, kind: items[0]?.kind, stem: items[0]?.stem })),
  ).toEqual([
    { section: '一、选择题', kind: 'single', stem: 'one' },
    { section: '二、书面表达', kind: 'written', stem: '假定你是李华，给你的朋友写一封信。\n词数 80 左右。' },
  ])
  expect(typedItems('一、书面表达\nWrite a letter to a friend.')).toEqual([
    { kind: 'written', stem: 'Write a letter to a friend.', options: [], right: [] },
  ])
})
