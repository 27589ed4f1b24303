import { expect, test } from 'vitest'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { readImportFile } from './read-import-file.ts'
import { drawing, itemsOf, lossesOf, marked, readPaper } from './testing/read-paper.ts'

readHere()

const read = (bytes: Buffer, family: SubjectFamily = 'english') => readPaper({ bytes, fileName: 'a.xml', family })

test('pictures within Moodle questions stay where the text refers to them', async () => {
  const file = async (name: string, colour: string) =>
    `<file name="${name}" path="/" encoding="base64">${(await drawing(colour)).toString('base64')}</file>`
  const paper = await read(
    Buffer.from(
      `<quiz><question type="shortanswer"><questiontext format="html"><text><![CDATA[<p>Name it: <img src="@@PLUGINFILE@@/the%20ice.png" alt="ice"/><img src="@@PLUGINFILE@@/none.png" alt="none"/></p>]]></text>${await file('the ice.png', '#0ff')}</questiontext><generalfeedback><text><![CDATA[<img src="@@PLUGINFILE@@/the%20ice.png" alt="elsewhere"/>]]></text></generalfeedback><answer fraction="100"><text>ice</text></answer></question></quiz>`,
    ),
  )
  expect(itemsOf(paper)).toEqual([['', 'blank', marked('ice'), [], ['ice']]])
  expect(lossesOf(paper)).toEqual([
    ['picture', 'none', 0],
    ['picture', 'elsewhere', 0],
  ])
})

const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/weather</text></category></question>
<question type="multichoice"><name><text>n</text></name><questiontext format="html"><text><![CDATA[<p>Which is <b>cold</b>? <img src="@@PLUGINFILE@@/ice.png" alt="ice"/></p>]]></text></questiontext><generalfeedback><text>Ice melts.</text></generalfeedback><defaultgrade>2.0</defaultgrade><single>true</single><answer fraction="100"><text>ice</text><feedback><text></text></feedback></answer><answer fraction="0"><text>fire</text></answer><answer fraction="50"><text>fog</text></answer></question>
<question type="truefalse"><questiontext><text>Snow is white.</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
<question type="numerical"><questiontext><text>2+5=?</text></questiontext><answer fraction="100"><text>7</text><tolerance>0.5</tolerance></answer></question>
<question type="matching"><questiontext><text>Match.</text></questiontext><subquestion><text>cat</text><answer><text>猫</text></answer></subquestion><subquestion><text></text><answer><text>狗</text></answer></subquestion></question>
</quiz>`

test('Moodle: choices, true/false, numbers; everything else is reported', async () => {
  const paper = await read(Buffer.from(moodle), 'maths')
  expect(itemsOf(paper)).toEqual([
    ['', 'single', 'Which is **cold**?', ['ice', 'fire', 'fog'], ['A']],
    ['', 'single', 'Snow is white.', ['正确', '错误'], ['A']],
    ['', 'number', '2+5=?', [], ['7']],
  ])
  expect(paper.questions[0]?.items[0]).toEqual({
    kind: 'single',
    stem: 'Which is **cold**?',
    options: ['ice', 'fire', 'fog'],
    right: ['A'],
    analysis: 'Ice melts.',
    knowledge: '',
    score: 20,
  })
  expect(lossesOf(paper)).toEqual([
    ['setting', '$course$/weather', null],
    ['picture', 'ice', 0],
    ['partialMark', '50% fog', 0],
    ['scoring', '7 ± 0.5', 2],
    ['questionKind', 'matching\nMatch.\ncat → 猫\n狗', null],
  ])
})

test.each([
  ['a document type', '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>', 'documentType'],
  ['no questions', '<quiz></quiz>', 'noQuestionsFound'],
  ['another root', '<svg></svg>', 'paperFileOfOtherKind'],
])('XML with %s is refused', async (_, text, reason) => {
  expect(await readImportFile({ bytes: Buffer.from(text), fileName: 'a.xml', family: 'maths' })).toBe(reason)
})
