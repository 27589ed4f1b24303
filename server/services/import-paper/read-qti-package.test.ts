import { expect, test } from 'vitest'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { asked, declared, item2, manifest, outcome, read, testOf, worth } from './testing/qti-files.ts'
import { drawing, itemsOf, lossesOf, marked } from './testing/read-paper.ts'

readHere()

const choice2 = item2(
  'pond',
  declared('R', 'single', ['y']),
  `<p>Which animal lives in a pond?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="x">eagle</simpleChoice><simpleChoice identifier="y">frog</simpleChoice></choiceInteraction>`,
)

const gaps2 = item2(
  'walk',
  declared('A', 'single', ['walked'], 'string') + declared('B', 'single', ['saw'], 'string'),
  `<p>We <textEntryInteraction responseIdentifier="A"/> home and <textEntryInteraction responseIdentifier="B"/> a fox.</p>`,
)

const order2 = item2(
  'sort',
  declared('R', 'ordered', ['a', 'b']),
  `<orderInteraction responseIdentifier="R"><prompt>Sort them.</prompt><simpleChoice identifier="a">one</simpleChoice></orderInteraction>`,
)

const essay3 = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="e" title="" adaptive="false" time-dependent="false">
<qti-response-declaration identifier="R" cardinality="single" base-type="string"/>
<qti-item-body><p>Write about <strong>rain</strong>: <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac></math> page.</p><img src="rain.png" alt="a cloud"/>
<qti-extended-text-interaction response-identifier="R"/></qti-item-body></qti-assessment-item>`

test('a package is read in the order of its manifest, with either family of names', async () => {
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('b.xml', 'items/a.xml', 'c.xml', 'd.xml') },
      { name: 'items/a.xml', data: gaps2 },
      { name: 'b.xml', data: choice2 },
      { name: 'c.xml', data: order2 },
      { name: 'd.xml', data: essay3 },
    ]),
  )
  expect(itemsOf(paper)).toEqual([
    ['', 'single', 'Which animal lives in a pond?', ['eagle', 'frog'], ['B']],
    ['We [[1]] home and [[2]] a fox.', 'blank', '', [], ['walked']],
    ['We [[1]] home and [[2]] a fox.', 'blank', '', [], ['saw']],
    ['', 'written', String.raw`Write about **rain**: $\frac{1}{2}$ page.`, [], []],
  ])
  expect(lossesOf(paper)).toEqual([
    ['questionKind', 'orderinteraction\nsort\nSort them.\nA. one', null],
    ['picture', 'a cloud', 2],
  ])
})

test('the test of a package supplies title, order, headings and weights; points that are no half points are reported', async () => {
  const mapped = `<responseDeclaration identifier="A" cardinality="single" baseType="string"><correctResponse><value>a</value></correctResponse><mapping><mapEntry mapKey="a" mappedValue="1.5"/><mapEntry mapKey="b" mappedValue="1.5"/><mapEntry mapKey="c" mappedValue="0"/></mapping></responseDeclaration>`
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('a.xml', 'b.xml', 'c.xml', 'd.xml', 'e.xml') },
      {
        name: 't/test.xml',
        data: testOf(
          `<assessmentSection title="一、选择" visible="true"><assessmentItemRef href="../b.xml"/><assessmentItemRef href="../a.xml"><weight identifier="W" value="2"/></assessmentItemRef></assessmentSection><assessmentSection title="期中 &amp; 期末" visible="true"><assessmentItemRef href="../c.xml"/></assessmentSection>`,
        ),
      },
      { name: 'a.xml', data: asked('a', worth('1.5')) },
      { name: 'b.xml', data: asked('b', outcome('SCORE', ' normalMaximum="4">')) },
      { name: 'c.xml', data: asked('c', worth('0.3')) },
      { name: 'd.xml', data: item2('d', mapped, '<p>Say <textEntryInteraction responseIdentifier="A"/>.</p>') },
      { name: 'e.xml', data: asked('e', '') },
    ]),
  )
  expect(paper.title).toBe('期中 & 期末')
  expect(
    paper.questions.map(({ section, items: [item] }) => ({
      section,
      stem: item?.stem,
      right: item?.right,
      score: item?.score,
    })),
  ).toEqual([
    { section: '一、选择', stem: 'b?', right: ['B'], score: 40 },
    { section: '一、选择', stem: 'a?', right: ['B'], score: 30 },
    { section: '', stem: 'c?', right: ['B'], score: null },
    { section: '', stem: 'Say ____.', right: ['a', 'b'], score: 15 },
    { section: '', stem: 'e?', right: ['B'], score: null },
  ])
  expect(lossesOf(paper)).toEqual([['scoring', '0.3', 2]])
})

test('the options in the original, with their letters, are kept', async () => {
  const inline = item2(
    'walk',
    declared('R', 'single', ['y']),
    '<p>We <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="x">walks</inlineChoice><inlineChoice identifier="y">walked</inlineChoice></inlineChoiceInteraction> home.</p>',
  )
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('a.xml', 'b.xml') },
      { name: 'a.xml', data: choice2.replace('eagle', '<p>eagle</p>') },
      { name: 'b.xml', data: inline },
    ]),
  )
  expect(paper.questions.map(({ original }) => original)).toEqual([
    'pond\nWhich animal lives in a pond?\nA. eagle\nB. frog',
    'walk\nWe ____ (walks / walked) home.',
  ])
})

test('items that share a text, or that a test keeps together, become one question', async () => {
  const passage = '<div class="passage"><p>A fox.</p></div>'
  const reference = '<assessmentStimulusRef identifier="s" href="texts/owl.xml"/>'
  const together = (...files: readonly string[]) =>
    `<assessmentSection identifier="${files[0]}" title="" visible="false" keepTogether="true">${files.map((file) => `<assessmentItemRef href="${file}.xml"/>`).join('')}</assessmentSection>`
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('a.xml', 'b.xml', 'c.xml', 'd.xml') },
      {
        name: 'test.xml',
        data: testOf(
          `<assessmentSection title="一" visible="true"><assessmentItemRef href="a.xml"/><assessmentItemRef href="b.xml"/><assessmentItemRef href="c.xml"/><assessmentItemRef href="d.xml"/>${together('e', 'f')}${together('g', 'h')}</assessmentSection>`,
        ),
      },
      {
        name: 'texts/owl.xml',
        data: '<assessmentStimulus><stimulusBody><p>An owl.</p></stimulusBody></assessmentStimulus>',
      },
      { name: 'a.xml', data: asked('a', worth('2'), passage) },
      { name: 'b.xml', data: asked('b', '', passage) },
      { name: 'c.xml', data: asked('c', reference) },
      { name: 'd.xml', data: asked('d', `${worth('0.7')}${reference}`) },
      ...['e', 'f', 'g', 'h'].map((id) => ({ name: `${id}.xml`, data: asked(id, '') })),
    ]),
  )
  expect(
    paper.questions.map(({ passage: shared, items }) => ({
      shared,
      items: items.map(({ stem, score }) => ({ stem, score })),
    })),
  ).toEqual([
    {
      shared: 'A fox.',
      items: [
        { stem: 'a?', score: 20 },
        { stem: 'b?', score: null },
      ],
    },
    {
      shared: 'An owl.',
      items: [
        { stem: 'c?', score: null },
        { stem: 'd?', score: null },
      ],
    },
    {
      shared: '',
      items: [
        { stem: 'e?', score: null },
        { stem: 'f?', score: null },
      ],
    },
    {
      shared: '',
      items: [
        { stem: 'g?', score: null },
        { stem: 'h?', score: null },
      ],
    },
  ])
  expect(paper.questions[0]?.original).toBe('A fox.\na\na?\nA. no\nB. yes\nb\nb?\nA. no\nB. yes')
  expect(lossesOf(paper)).toEqual([['scoring', '0.7', 1]])
})

test('the words and width of a picture are kept', async () => {
  const body = '<p>Look: <img src="pond.png" width="60%" alt="x &lt; 3 &amp; y"/></p>'
  const choice =
    '<choiceInteraction responseIdentifier="R"><simpleChoice identifier="x">a</simpleChoice><simpleChoice identifier="y">b</simpleChoice></choiceInteraction>'
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('a.xml') },
      { name: 'a.xml', data: item2('p', declared('R', 'single', ['y']), `${body}${choice}`) },
      { name: 'pond.png', data: await drawing('#00f') },
    ]),
  )
  expect(paper.questions[0]?.items[0]?.stem.replace(/[0-9a-f]{32}/, 'KEY')).toBe('Look: ![x < 3 & y](picture:KEY|60)')
})

test('pictures in a package stay where its items refer to them; a reference out of the package is ignored', async () => {
  const body = (source: string) =>
    item2(
      'p',
      declared('R', 'single', ['y']),
      `<p>Look: <img src="${source}" alt="a pond"/></p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="x"><img src="../img/red%20one.png" alt="red"/></simpleChoice><simpleChoice identifier="y">frog</simpleChoice></choiceInteraction>`,
    )
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('items/a.xml', 'items/b.xml', 'items/c.xml') },
      { name: 'items/a.xml', data: body('pond.png') },
      { name: 'items/b.xml', data: body('../../items/pond.png') },
      { name: 'items/c.xml', data: body('https://example.invalid/pond.png') },
      { name: 'items/pond.png', data: await drawing('#00f') },
      { name: 'img/red one.png', data: await drawing('#f00') },
    ]),
  )
  expect(paper.questions.map(({ items: [item] }) => ({ stem: item?.stem, options: item?.options }))).toEqual([
    { stem: marked('a pond'), options: [marked('red'), 'frog'] },
    { stem: 'Look:', options: [marked('red'), 'frog'] },
    { stem: 'Look:', options: [marked('red'), 'frog'] },
  ])
  expect(lossesOf(paper)).toEqual([
    ['picture', 'a pond', 1],
    ['picture', 'a pond', 2],
  ])
})

const shown = (body: string) => `<div class="passage"><p>A fox.</p>${body}</div>`

test('a passage beside several interactions is read once', async () => {
  const gaps = item2(
    'walk',
    declared('A', 'single', ['walked'], 'string') + declared('B', 'single', ['saw'], 'string'),
    `${shown('')}<p>We <textEntryInteraction responseIdentifier="A"/> and <textEntryInteraction responseIdentifier="B"/> it.</p>`,
  )
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('a.xml') },
      { name: 'a.xml', data: gaps },
    ]),
  )
  expect(paper.questions.map(({ passage, original }) => ({ passage, original }))).toEqual([
    { passage: 'A fox.\nWe [[1]] and [[2]] it.', original: 'walk\nA fox.\nWe ____ and ____ it.' },
  ])
})

test('what is lost of a passage and of feedback is listed', async () => {
  const feedback =
    '<modalFeedback outcomeIdentifier="F" identifier="f" showHide="hide"><p>See <img src="no.png" alt="a den"/></p></modalFeedback>'
  const item = asked('a', '', shown('<img src="no.png" alt="a wood"/>')).replace(
    '</itemBody>',
    `</itemBody>${feedback}`,
  )
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('a.xml') },
      { name: 'a.xml', data: item },
    ]),
  )
  expect(lossesOf(paper)).toEqual([
    ['picture', 'a wood', 0],
    ['picture', 'a den', 0],
  ])
})
