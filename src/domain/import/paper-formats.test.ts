/** Papers as they are printed in schools, and as question banks export them. */
import { expect, test } from 'vitest'
import { typedPaper, typedItems } from './testing/typed-paper.ts'

const missedIn = (text: string) => typedPaper(text).notUnderstood.map(({ text: missed }) => missed)

test('room for the letter may come before the number, and a paper for teachers has the letter in it', () => {
  const text = `(    )1. My school is next ____ the park.
A. in  B. to
（　　）2、There ____ two libraries.
A. is  B. are
( B )3. —Where is the room?
—It is ____ the second floor.
A. in  B. on
____4. She ____ tea.
A. like  B. likes
(   ) 5 Who is he?
A. Tom.  B. Tea.`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'My school is next ____ the park.', options: ['in', 'to'], right: [] },
    { kind: 'single', stem: 'There ____ two libraries.', options: ['is', 'are'], right: [] },
    { kind: 'single', stem: '—Where is the room?\n—It is ____ the second floor.', options: ['in', 'on'], right: ['B'] },
    { kind: 'single', stem: 'She ____ tea.', options: ['like', 'likes'], right: [] },
    { kind: 'single', stem: 'Who is he?', options: ['Tom.', 'Tea.'], right: [] },
  ])
})

test('options in brackets are no questions, whatever number they begin with', () => {
  const text = `1. How many books are there?
(A) 10 books
(B) 12 books
答案：B`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'How many books are there?', options: ['10 books', '12 books'], right: ['B'] },
  ])
})

test('headings may be Roman or name a part; what they tell to do belongs to them, not to the text below', () => {
  const text = `Unit 4 Test
I. Choose.（每题1分）
1. She ____ tea. A. like  B. likes
II. 判断正误
2. Fish can fly.
第二部分 阅读（每小题2分）
阅读下列短文，从每题所给的选项中选出最佳选项。
A
Linda has a small garden behind her house, where she grows beans every spring.
3. Where is it? A. Behind the house.  B. In a park.
参考答案
1-2 BF
3. A`
  const { title, questions, notUnderstood } = typedPaper(text)
  expect(
    questions.map(({ section, passage, items: [item] }) => ({
      section,
      passage,
      right: item?.right,
      score: item?.score,
    })),
  ).toEqual([
    { section: 'I. Choose.（每题1分）', passage: '', right: ['B'], score: 10 },
    { section: 'II. 判断正误', passage: '', right: ['B'], score: null },
    {
      section: '第二部分 阅读（每小题2分） 阅读下列短文，从每题所给的选项中选出最佳选项。',
      passage: 'Linda has a small garden behind her house, where she grows beans every spring.',
      right: ['A'],
      score: 20,
    },
  ])
  expect({ title, notUnderstood }).toEqual({ title: 'Unit 4 Test', notUnderstood: [] })
})

test('answers in words may share a line, and the only question of a heading has its answer beside the ordinal', () => {
  const text = `一、单词拼写
14. We have lunch in the d____ hall.
15. The t____ is green.
二、书面表达（15分）
16. 请介绍你的学校。
参考答案
一、14. dining  15. tree
二、One possible version: My school has 12 classes.`
  expect(typedPaper(text).questions.map(({ items: [item] }) => ({ right: item?.right, score: item?.score }))).toEqual([
    { right: ['dining'], score: null },
    { right: ['tree'], score: null },
    { right: ['One possible version: My school has 12 classes.'], score: 150 },
  ])
})

test('answers on a page of their own have the title of the paper before their heading', () => {
  const text = `1. She ____ tea. A. like  B. likes
七年级英语期中测试 参考答案及评分标准
1. B`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'She ____ tea.', options: ['like', 'likes'], right: ['B'] },
  ])
})

test('among the answers a heading alone is no answer, and one that matches no question is reported', () => {
  const text = `一、单词拼写（每题1分）
1. We have lunch in the d____ hall.
二、书面表达
2. 请介绍你的学校。
参考答案
一、单词拼写
1. dining
三、听力原文 Good morning.`
  expect({ rights: typedItems(text).map(({ right }) => right), missed: missedIn(text) }).toEqual({
    rights: [['dining'], []],
    missed: ['三、听力原文 Good morning.'],
  })
})

test('an answer in the bracket behind a question is its key and leaves the bracket', () => {
  const text = `一、选择
1. She ____ tea. (B)
A. like  B. likes
二、判断
2. The sun rises in the east. (T)
3. Fish can fly. （×）`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'She ____ tea.', options: ['like', 'likes'], right: ['B'] },
    { kind: 'single', stem: 'The sun rises in the east.', options: ['True', 'False'], right: ['A'] },
    { kind: 'single', stem: 'Fish can fly.', options: ['True', 'False'], right: ['B'] },
  ])
  expect(typedItems('1. 下列是负数的是（ B ）\nA. 1  B. -1', 'maths')).toEqual([
    { kind: 'single', stem: '下列是负数的是（　　）', options: ['1', '-1'], right: ['B'] },
  ])
})

test('an answer on the line of its question, or at the end of the explanation, is its key', () => {
  expect(typedItems('5. They ____ (be) friends.　答案：are')).toEqual([
    { kind: 'blank', stem: 'They ____ (be) friends.', options: [], right: ['are'] },
  ])
  const text = `一．选择题
1．﹣3的绝对值是（　　）
A．3 B．﹣3
【解答】解：|﹣3|＝3．
故选：A．
【点评】考查绝对值．
二．填空题
2．5的相反数是____．
【解答】解：
故答案为：﹣5．`
  expect(typedItems(text, 'maths').map(({ kind, right }) => ({ kind, right }))).toEqual([
    { kind: 'single', right: ['A'] },
    { kind: 'number', right: ['-5'] },
  ])
})

test('answers below a group reach its questions, and so do explanations that name their question', () => {
  const text = `Linda has a small garden behind her house, where she grows beans every spring.
1. Where is it? A. Behind the house.  B. In a park.
2. What grows there? A. Apples.  B. Beans.
【答案】1. A    2. B
【解析】
【1题详解】
细节理解题。
【2题详解】
推理题。`
  expect(
    typedPaper(text).questions.flatMap(({ items }) => items.map(({ right, analysis }) => ({ right, analysis }))),
  ).toEqual([
    { right: ['A'], analysis: '细节理解题。' },
    { right: ['B'], analysis: '推理题。' },
  ])
})

test('the numbered gaps of a text are its questions if no lines ask them', () => {
  const text = `一、语法填空
My uncle is a __6__ (drive). He 7.____ (get) up at five and drives a bus (8)____ the city.
【答案】6. driver 7. gets 8. in
二、选择
9. She ____ tea. A. like  B. likes`
  const [fill, choice] = typedPaper(text).questions
  expect(fill?.passage).toBe('My uncle is a [[1]] (drive). He [[2]] (get) up at five and drives a bus [[3]] the city.')
  expect(fill?.items.map(({ kind, stem, right }) => ({ kind, stem, right }))).toEqual([
    { kind: 'blank', stem: '', right: ['driver'] },
    { kind: 'blank', stem: '', right: ['gets'] },
    { kind: 'blank', stem: '', right: ['in'] },
  ])
  expect({ passage: choice?.passage, items: choice?.items.length, missed: missedIn(text) }).toEqual({
    passage: '',
    items: 1,
    missed: [],
  })
})

test.each(['', '4. ____\n5. ____\n'])('the gaps of a text share the options below it; with the lines %j', (lines) => {
  const text = `Going for a walk is good for you. __4__ You do not need a gym. __5__ So go out today!
A. It costs nothing.
B. A walk helps you sleep.
C. Dogs are friendly.
${lines}【答案】4. A  5. B`
  const options = ['It costs nothing.', 'A walk helps you sleep.', 'Dogs are friendly.']
  expect(typedPaper(text).questions.map(({ passage }) => passage)).toEqual([
    'Going for a walk is good for you. [[1]] You do not need a gym. [[2]] So go out today!',
  ])
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: '', options, right: ['A'] },
    { kind: 'single', stem: '', options, right: ['B'] },
  ])
})

test('a dialogue has its options behind it, though its speakers are called A and B, too', () => {
  const text = `一、补全对话
A: Hi, Li Ming! Where are you going? __33__
B: To the hospital, to help sick children there.
A: __34__
B: Every weekend.
A. Can I go with you?
B. How often do you go there?
C. Who is sick?
参考答案
33-34 AB`
  const options = ['Can I go with you?', 'How often do you go there?', 'Who is sick?']
  expect(typedPaper(text).questions.map(({ passage }) => passage.split('\n').at(-1))).toEqual(['B: Every weekend.'])
  expect({ items: typedItems(text), missed: missedIn(text) }).toEqual({
    items: [
      { kind: 'single', stem: '', options, right: ['A'] },
      { kind: 'single', stem: '', options, right: ['B'] },
    ],
    missed: [],
  })
})

test('the parts of a section are headings, not options of the question above', () => {
  const text = `一、词汇运用
A) 根据汉语提示完成句子
1. She ____ (志愿做) in a hospital.
B) 用所给单词的适当形式填空
2. His ____ (kind) moved us.
参考答案
1. volunteers 2. kindness`
  expect(
    typedPaper(text).questions.map(({ section, items: [item] }) => ({ section, kind: item?.kind, right: item?.right })),
  ).toEqual([
    { section: '一、词汇运用 A) 根据汉语提示完成句子', kind: 'blank', right: ['volunteers'] },
    { section: 'B) 用所给单词的适当形式填空', kind: 'blank', right: ['kindness'] },
  ])
  expect(missedIn(text)).toEqual([])
})

test.each(['', '17. '])('the numbered points of a composition are part of its prompt, which begins %j', (number) => {
  const text = `一、选择
1. She ____ tea. A. like  B. likes
二、书面表达（满分15分）
${number}假定你是李华，请写一封邮件邀请外教，内容包括：
1. 活动时间；
2. 活动内容。
参考答案
1. B`
  expect(typedItems(text)).toEqual([
    { kind: 'single', stem: 'She ____ tea.', options: ['like', 'likes'], right: ['B'] },
    {
      kind: 'written',
      stem: '假定你是李华，请写一封邮件邀请外教，内容包括：\n1. 活动时间；\n2. 活动内容。',
      options: [],
      right: [],
    },
  ])
  expect(missedIn(text)).toEqual([])
})
