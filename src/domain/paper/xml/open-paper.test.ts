import { expect, test } from 'vitest'
import { mathsPaperWith, paperWith, question, reading, section, text, written } from '../testing/papers.ts'
import { openPaper, readPaper } from './open-paper.ts'
import { writeAnswers } from './write-answers.ts'
import { writePaper } from './write-paper.ts'

const paper = paperWith(
  [
    text('t', 'title'),
    section('s1', [question(1, { condition: { difficulty: 2 } }), reading(2, 2)], { firstNumber: 5 }),
    section('s2', [written(3, [60, 55])], { numberRule: 'byQuestion', firstNumber: 1 }),
  ],
  { bookId: 5, assignmentId: 6, mediaPrefix: '/media/' },
)
const paperXml = writePaper(paper)
const answerXml = writeAnswers(paper)

test('a paper as written, in the words of the specification', () => {
  expect(paperXml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<paper version="1" paperId="12" ownerId="3" subjectId="203" bookId="5" taskId="6" duration="40" pathPrefix="/media/" questionCount="4" paperScore="17.5">
<paperTitle>Unit 1</paperTitle>
<groupList>
<element xml_element_id="t" xml_element_type="title">
<text>Text of t</text>
</element>
<element xml_element_id="s1" xml_element_type="section" questionNoRule="1" beginQuestionNo="5" sectionNO="1" questionCount="3" sectionScore="6">
<sectionText>Section s1</sectionText>
<children>
<element xml_element_id="q1" xml_element_type="question" refSectionId="s1" question_id="1" question_type="1" qlibQstTypeName="单项选择" difficulty="1" question_no="5" question_no2="1" question_score="2">
<passage/>
<answers_list>
<item id="101" question_no="5" question_no2="1" score="2">
<stem>Item 101</stem>
<options>
<option id="A">one</option>
<option id="B">two</option>
</options>
</item>
</answers_list>
</element>
<element xml_element_id="q2" xml_element_type="question" refSectionId="s1" question_id="2" question_type="903" qlibQstTypeName="阅读理解" difficulty="1" question_no="6–7" question_no2="2" question_score="4">
<passage>A passage.</passage>
<questions_list>
<item id="201" question_no="6" question_no2="2" score="2">
<stem>Item 201</stem>
<options>
<option id="A">one</option>
<option id="B">two</option>
</options>
</item>
<item id="202" question_no="7" question_no2="3" score="2">
<stem>Item 202</stem>
<options>
<option id="A">one</option>
<option id="B">two</option>
</options>
</item>
</questions_list>
</element>
</children>
</element>
<element xml_element_id="s2" xml_element_type="section" questionNoRule="2" beginQuestionNo="1" sectionNO="2" questionCount="1" sectionScore="11.5">
<sectionText>Section s2</sectionText>
<children>
<element xml_element_id="q3" xml_element_type="question" refSectionId="s2" question_id="3" question_type="3" qlibQstTypeName="书面表达" difficulty="1" question_no="1" question_no2="4" question_score="11.5">
<passage/>
<answers_list>
<item id="301" question_no="1" question_no2="4" score="11.5">
<stem>Item 301</stem>
<options/>
</item>
</answers_list>
</element>
</children>
</element>
</groupList>
<extendJson>{"q1":{"difficulty":2}}</extendJson>
</paper>
`)
})

test('answers as written', () => {
  const choices = { kind: 'multiple', choices: ['A', 'C'], rule: 'each' } as const
  const [single] = question(1).items
  if (single === undefined) throw new Error('no item')
  const keyed = question(1, { items: [{ ...single, key: choices, analysis: 'Because.' }] })
  expect(writeAnswers(paperWith([keyed, written(2, [60, 55])], { paperId: null })))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<answers version="1">
<element xml_element_id="q1">
<item id="101">
<key kind="multiple" scoreRule="each">
<right>A</right>
<right>C</right>
</key>
<analysis>Because.</analysis>
<knowledge>一般过去时</knowledge>
</item>
</element>
<element xml_element_id="q2">
<item id="201">
<key kind="written">
<model>A model.</model>
<criterion max="6">
<name>criterion 1</name>
<hint/>
</criterion>
<criterion max="5.5">
<name>criterion 2</name>
<hint/>
</criterion>
</key>
<analysis/>
<knowledge>一般过去时</knowledge>
</item>
</element>
</answers>
`)
})

test('the knowledge points of an item follow one another, the main one first', () => {
  const items = question(1).items.map((one) => ({ ...one, furtherPoints: ['冠词', '时态, <语态>'] }))
  const several = paperWith([question(1, { items })])
  expect(writeAnswers(several)).toContain(`<knowledge>一般过去时</knowledge>
<knowledge>冠词</knowledge>
<knowledge>时态, &#60;语态&#62;</knowledge>
`)
  expect(readPaper(writePaper(several), writeAnswers(several))).toEqual({ ok: true, paper: several })
})

test.each([7, null, undefined])('a question in chapter %s is read back so', (chapterId) => {
  const placed = paperWith([question(1, chapterId === undefined ? {} : { chapterId })])
  expect(readPaper(writePaper(placed), writeAnswers(placed))).toStrictEqual({ ok: true, paper: placed })
})

test('numbers and sums are recomputed, not trusted', () => {
  const forged = paperXml.replaceAll(/ (question_no2?|sectionNO|questionCount|sectionScore|paperScore)="[^"]*"/g, '')
  expect(forged).not.toBe(paperXml)
  expect(readPaper(forged, answerXml)).toEqual({ ok: true, paper })
})

test('an opened paper is settled', () => {
  const maths = mathsPaperWith([question(1)])
  expect(openPaper(writePaper(maths), writeAnswers(maths))).toEqual({
    ok: true,
    paper: mathsPaperWith([section('section-1', [question(1)], { sectionText: '单项选择' })]),
    notes: [{ kind: 'mathsMerged' }],
  })
  expect(openPaper(paperXml, answerXml)).toEqual({ ok: true, paper, notes: [] })
  expect(openPaper('', answerXml)).toEqual({
    ok: false,
    refusal: { reason: 'notWellFormed', document: 'paper', line: 1 },
  })
})

const invalid = (field: string) => ({ reason: 'fieldInvalid', document: 'paper', field })

test.each<[string, string, string, object]>([
  ['another version', 'version="1" ', 'version="2" ', { reason: 'otherFormat', document: 'paper' }],
  ['an id of letters', 'ownerId="3"', 'ownerId="x"', invalid('paper ownerId')],
  ['an id with a leading zero', 'ownerId="3"', 'ownerId="03"', invalid('paper ownerId')],
  ['no owner', 'ownerId="3"', '', invalid('paper ownerId')],
  ['a duration of no minutes', 'duration="40"', 'duration="0"', invalid('paper duration')],
  ['an unknown element', 'type="title"', 'type="picture"', invalid('element xml_element_type')],
  ['an element id of other signs', 'id="t"', 'id="__proto__"', invalid('element xml_element_id')],
  [
    'a section in a section',
    'id="q1" xml_element_type="question"',
    'id="q1" xml_element_type="section"',
    invalid('element xml_element_type'),
  ],
  ['an unknown rule of numbers', 'Rule="1"', 'Rule="3"', invalid('element questionNoRule')],
  ['a first number of 0', 'No="5"', 'No="0"', invalid('element beginQuestionNo')],
  ['a difficulty beyond 3', 'difficulty="1"', 'difficulty="4"', invalid('element difficulty')],
  ['a score of letters', '3" score="2"', '3" score="two"', invalid('item score')],
  ['a score below zero', '3" score="2"', '3" score="-2"', invalid('item score')],
  ['an option of no letter', 'id="A"', 'id="H"', invalid('option option')],
  ['no passage', '<passage/>', '', invalid('element passage')],
  ['two passages', '<passage/>', '<passage/><passage/>', invalid('element passage')],
  ['elements in a text', '<stem>Item 101</stem>', '<stem><b/></stem>', invalid('item stem')],
  [
    'several items in the list for one',
    '</item>\n</answers',
    '</item><item/></answers',
    invalid('element answers_list'),
  ],
  ['another element in a list', '<options/>', '<options><b/></options>', invalid('options option')],
  ['conditions that are no JSON', '{"q1"', '{q1', invalid('extendJson')],
  ['conditions that are not flat', '2}', '{}}', invalid('extendJson')],
  ['an element twice', 'id="t"', 'id="q3"', { reason: 'idTwice' }],
  ['a question twice', 'question_id="2"', 'question_id="1"', { reason: 'idTwice' }],
  ['an item that no answer knows', 'id="101"', 'id="109"', { reason: 'answersDiffer' }],
  ['the answers of another paper', 'paperId="12"', 'paperId="13"', { reason: 'answersOfOtherPaper' }],
])('a paper with %s is refused', (_, from, to, refusal) => {
  expect(paperXml).toContain(from)
  expect(readPaper(paperXml.replace(from, to), answerXml)).toEqual({ ok: false, refusal })
})

const badAnswer = (field: string) => ({ reason: 'fieldInvalid', document: 'answers', field })

test.each<[string, string, string, object]>([
  ['another root', answerXml, paperXml, { reason: 'otherFormat', document: 'answers' }],
  ['an unknown kind of key', 'kind="single"', 'kind="drawn"', badAnswer('key kind')],
  [
    'two right answers to a single choice',
    '<right>A</right>',
    '<right>A</right><right>B</right>',
    badAnswer('key right'),
  ],
  ['a right answer that is no letter', '<right>A</right>', '<right>a</right>', badAnswer('key option')],
  ['no model', '<model>A model.</model>', '', badAnswer('key model')],
  ['another element among the criteria', '<model>A model.</model>', '<model/><b/>', badAnswer('key criterion')],
  ['a criterion without a maximum', 'max="6"', '', badAnswer('criterion max')],
  ['no knowledge point', '<knowledge>一般过去时</knowledge>', '', badAnswer('item knowledge')],
  [
    'more knowledge points than an item can have',
    '<knowledge>',
    '<knowledge>x</knowledge>'.repeat(10).concat('<knowledge>'),
    badAnswer('item knowledge'),
  ],
  ['an item twice', 'id="202"', 'id="201"', badAnswer('item id')],
  [
    'an item that the paper does not have',
    '</answers>',
    '<element xml_element_id="q9"><item id="9"><key kind="blank"><right/></key><analysis/><knowledge/></item></element></answers>',
    { reason: 'answersDiffer' },
  ],
])('answers with %s are refused', (_, from, to, refusal) => {
  expect(answerXml).toContain(from)
  expect(readPaper(paperXml, answerXml.replace(from, to))).toEqual({ ok: false, refusal })
})

test('an item that is in two questions is refused', () => {
  const [first] = question(1).items
  const twice = paperWith([question(1), question(2, { items: first === undefined ? [] : [first] })])
  expect(readPaper(writePaper(twice), writeAnswers(twice))).toEqual({ ok: false, refusal: { reason: 'idTwice' } })
})
