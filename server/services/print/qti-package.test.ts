import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { item, paperWith, question, written } from '#domain/paper/testing/papers.ts'
import type { Language } from '#domain/portal/language.ts'
import { qtiPackage } from './qti-package.ts'

const paper = paperWith(
  [
    question(1, { items: [item(101, { stem: 'a < b & $\\frac{1}{2}$', key: { kind: 'single', choice: 'B' } })] }),
    question(2, { items: [item(201, { key: { kind: 'multiple', choices: ['A', 'B'] } })] }),
    question(3, {
      passage: 'I [[1]] home.',
      items: [item(301, { stem: '', options: [], key: { kind: 'blank', accept: ['go', 'walk'] } })],
    }),
    written(4, [50]),
  ],
  { paperTitle: '卷 "1"' },
)

const filesOf = (of = paper, language: Language = 'zh-CN') =>
  Object.fromEntries(
    Object.entries(unzipSync(qtiPackage(of, new Map(), new Date('2026-11-20T00:00:00Z'), language))).map(
      ([name, bytes]) => [name, strFromU8(bytes)],
    ),
  )

const names = ['items/item-101.xml', 'items/item-201.xml', 'items/item-301.xml', 'items/item-401.xml']

test('a package has its manifest, the test and a file for each item, all of them XML', () => {
  const files = filesOf()
  expect(Object.keys(files).toSorted()).toEqual(['imsmanifest.xml', ...names, 'test.xml'])
  expect(Object.values(files).map((xml) => XMLValidator.validate(xml))).toEqual(Object.keys(files).map(() => true))
  const manifest = files['imsmanifest.xml'] ?? ''
  expect([...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['test.xml', ...names])
  expect(
    [...(files['test.xml'] ?? '').matchAll(/item-ref identifier="[^"]+" href="([^"]+)"/g)].map(([, href]) => href),
  ).toEqual(names)
})

test('each item has the right answer, how to answer it and what it is worth', () => {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'qti-value' })
  const files = filesOf()
  const summaries = names.map((name) => {
    const { 'qti-assessment-item': root } = parser.parse(files[name] ?? '')
    const response = root['qti-response-declaration']
    return [
      response['@_cardinality'],
      response['qti-correct-response']?.['qti-value'] ?? null,
      Object.keys(root['qti-item-body']),
      root['qti-outcome-declaration']['@_normal-maximum'],
      'qti-response-processing' in root,
    ]
  })
  expect(summaries).toEqual([
    ['single', ['B'], ['qti-choice-interaction'], '2', true],
    ['multiple', ['A', 'B'], ['qti-choice-interaction'], '2', true],
    ['single', ['go'], ['div'], '2', true],
    ['single', ['A model.'], ['qti-extended-text-interaction', 'qti-rubric-block'], '5', false],
  ])
})

test('texts are escaped and formulas are MathML', () => {
  const xml = filesOf()['items/item-101.xml'] ?? ''
  expect(xml).toContain('a &#60; b &#38; <math')
  expect(xml).toContain('<mfrac>')
})

test('built-in criteria are named in the language of the reader, and those a teacher typed stay', () => {
  const criteria = ['内容', '我的标准'].map((name) => ({ name, hint: '', max: 50 }))
  const items = [
    item(501, { stem: '', options: [], key: { kind: 'written', model: 'A model.', criteria }, score: 100 }),
  ]
  const linesIn = (language: Language) => {
    const xml = filesOf(paperWith([question(5, { items })]), language)['items/item-501.xml'] ?? ''
    return [...xml.matchAll(/<p>([^<]+)<\/p>/g)].map(([, line]) => line)
  }
  expect({ zh: linesIn('zh-CN'), en: linesIn('en') }).toEqual({
    zh: ['内容 5', '我的标准 5'],
    en: ['Content 5', '我的标准 5'],
  })
})
