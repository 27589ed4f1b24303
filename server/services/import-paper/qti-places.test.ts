/** The order of the items in a QTI package, and what its manifest says about them. */
import { expect, test } from 'vitest'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { qtiMetadata } from '../print/qti-metadata.ts'
import { asked, manifest, read, testOf } from './testing/qti-files.ts'
import { lossesOf } from './testing/read-paper.ts'

readHere()

const sectionFile = (title: string, inside: string) =>
  `<assessmentSection identifier="s" title="${title}" visible="true">${inside}</assessmentSection>`

const sectionRef = (href: string) => `<assessmentSectionRef identifier="r" href="${href}"/>`

const itemRef = (href: string) => `<assessmentItemRef identifier="i" href="${href}"/>`

test('sections in separate files are placed where the test refers to them', async () => {
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('items/a.xml', 'items/b.xml', 'items/c.xml') },
      { name: 't/test.xml', data: testOf(`${sectionRef('../parts/two.xml')}${sectionRef('one.xml')}`) },
      { name: 't/one.xml', data: sectionFile('一、选择', itemRef('../items/a.xml')) },
      {
        name: 'parts/two.xml',
        data: sectionFile('二、填空', `${itemRef('../items/c.xml')}${sectionRef('more.xml')}${sectionRef('more.xml')}`),
      },
      { name: 'parts/more.xml', data: sectionFile('三、解答', itemRef('../items/b.xml')) },
      ...['a', 'b', 'c'].map((id) => ({ name: `items/${id}.xml`, data: asked(id, '') })),
    ]),
  )
  expect(paper.questions.map(({ section, items: [item] }) => ({ section, stem: item?.stem }))).toEqual([
    { section: '二、填空', stem: 'c?' },
    { section: '三、解答', stem: 'b?' },
    { section: '一、选择', stem: 'a?' },
  ])
  expect(lossesOf(paper)).toEqual([])
})

test('sections that leave the package or contain themselves are reported, and so are missing items', async () => {
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: manifest('a.xml') },
      {
        name: 'test.xml',
        data: testOf(`${sectionRef('one.xml')}${sectionRef('../../one.xml')}${sectionRef('a.xml')}`),
      },
      { name: 'one.xml', data: sectionFile('一', `${itemRef('none.xml')}${sectionRef('two.xml')}`) },
      {
        name: 'two.xml',
        data: sectionFile('二', `${sectionRef('one.xml')}${itemRef('a.xml')}${sectionRef('two.xml')}`),
      },
      { name: 'a.xml', data: asked('a', '') },
    ]),
  )
  expect(paper.questions.map(({ section, items: [item] }) => ({ section, stem: item?.stem }))).toEqual([
    { section: '二', stem: 'a?' },
  ])
  expect(lossesOf(paper)).toEqual([
    ['missingFile', 'one.xml', null],
    ['missingFile', 'two.xml', null],
    ['missingFile', '../../one.xml', null],
    ['missingFile', 'a.xml', null],
    ['missingFile', 'none.xml', null],
  ])
})

test('difficulty and knowledge point come from the manifest, in old and new spellings of its terms', async () => {
  const lom2 = (word: string, purpose: string, ...path: readonly string[]) =>
    `<metadata><imsmd:lom xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2"><imsmd:educational><imsmd:difficulty><imsmd:source><imsmd:langstring>LOMv1.0</imsmd:langstring></imsmd:source><imsmd:value><imsmd:langstring>${word}</imsmd:langstring></imsmd:value></imsmd:difficulty></imsmd:educational><imsmd:classification><imsmd:purpose><imsmd:source>LOMv1.0</imsmd:source><imsmd:value>${purpose}</imsmd:value></imsmd:purpose><imsmd:taxonpath>${path.map((name) => `<imsmd:taxon><imsmd:entry><imsmd:langstring>${name}</imsmd:langstring></imsmd:entry></imsmd:taxon>`).join('')}</imsmd:taxonpath></imsmd:classification></imsmd:lom></metadata>`
  const resource = (name: string, metadata: string) =>
    `<resource href="${name}">${metadata}<file href="${name}"/></resource>`
  const paper = await read(
    writeZip([
      {
        name: 'imsmanifest.xml',
        data: `<manifest><resources>${resource('a.xml', lom2('Very Difficult', 'discipline', '函数', '二次函数'))}${resource('b.xml', lom2('hardly', 'security level', 'secret'))}${resource('c.xml', '')}</resources></manifest>`,
      },
      ...['a', 'b', 'c'].map((id) => ({ name: `${id}.xml`, data: asked(id, '') })),
    ]),
  )
  expect(paper.questions.map(({ difficulty, items: [item] }) => ({ difficulty, knowledge: item?.knowledge }))).toEqual([
    { difficulty: 3, knowledge: '二次函数' },
    { difficulty: 2, knowledge: '' },
    { difficulty: 2, knowledge: '' },
  ])
})

test('several knowledge points of our own manifest come back in their order', async () => {
  const item = { knowledge: '二次函数', furtherPoints: ['一元二次方程', '<图象>'] }
  const resource = `<resource href="a.xml">${qtiMetadata({ difficulty: 1, item })}<file href="a.xml"/></resource>`
  const paper = await read(
    writeZip([
      { name: 'imsmanifest.xml', data: `<manifest><resources>${resource}</resources></manifest>` },
      { name: 'a.xml', data: asked('a', '') },
    ]),
  )
  expect(paper.questions.flatMap(({ items }) => items).map(pointNamesOf)).toEqual([
    ['二次函数', '一元二次方程', '<图象>'],
  ])
})
