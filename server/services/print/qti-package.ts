import { strToU8, zipSync } from 'fflate'
import { contentNamesIn } from '#domain/content-names/content-names.ts'
import { isQuestion, isSection, leavesOf } from '#domain/paper/elements.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper, PaperItem, PaperLeaf, PaperQuestion } from '#domain/paper/paper.ts'
import { xmlText } from '#domain/paper/xml/xml.ts'
import type { Language } from '#domain/portal/language.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import type { PaperPicture } from './paper-pictures.ts'
import { qtiItem } from './qti-item.ts'
import { qtiMetadata } from './qti-metadata.ts'
import { type PictureFiles, qtiText } from './qti-text.ts'

/**
 * A paper as a QTI 3.0 package: its manifest, the test in the order of the paper, and a file for each item and picture,
 * all with the date of the paper, so that the same paper yields the same file.
 */
export function qtiPackage(
  paper: Paper,
  pictures: ReadonlyMap<string, PaperPicture>,
  changedAt: Date,
  language: Language = 'zh-CN',
): Uint8Array {
  const media = [...pictures].map(([key, { type, bytes }]) => ({ key, href: `media/${key}.${type}`, bytes }))
  const besideTest = new Map(media.map(({ key, href }) => [key, href]))
  const besideItems = new Map(media.map(({ key, href }) => [key, `../${href}`]))
  const parts = partsOf(paper)
  const items = parts.flatMap(({ groups }) =>
    groups.flatMap(({ questions }) => questions.flatMap((question) => question.items)),
  )
  const xmlOf = itemWriter(paper, besideItems, contentNamesIn(language))
  const files = {
    'imsmanifest.xml': manifestOf(items, media),
    'test.xml': testOf(paper.paperTitle, parts, besideTest),
    ...Object.fromEntries(items.map((item) => [item.href, xmlOf(item)])),
  }
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  // Their formats are compressed already.
  const bytes = media.map(({ href, bytes: picture }) => [href, [picture, { level: 0 }]])
  return zipSync(Object.fromEntries([...texts, ...bytes]), { mtime: changedAt })
}

/** The keys of the pictures in a package. */
export const picturesOfPackage = ({ elements }: Paper): readonly string[] => [
  ...new Set(leavesOf(elements).flatMap(textsOf).flatMap(pictureKeysOf)),
]

const textsOf = (leaf: PaperLeaf): readonly string[] =>
  isQuestion(leaf)
    ? [
        leaf.passage,
        ...leaf.items.flatMap(({ stem, options, analysis }) => [stem, analysis, ...options.map(({ text }) => text)]),
      ]
    : [leaf.text]

interface Placed {
  readonly identifier: string
  readonly href: string
  readonly item: PaperItem
  /** The text that it shares with others. */
  readonly passage: string
  readonly difficulty: PaperQuestion['difficulty']
}

interface PlacedQuestion {
  readonly identifier: string
  readonly items: readonly Placed[]
}

/** Questions with the lines for students before them. */
interface Group {
  readonly lines: string[]
  readonly questions: PlacedQuestion[]
}

/** What is under one heading, which may be empty. */
interface Part {
  readonly heading: string
  readonly groups: readonly Group[]
}

function partsOf({ elements }: Paper): readonly Part[] {
  const parts: { heading: string; leaves: PaperLeaf[]; isOpen: boolean }[] = []
  for (const element of elements) {
    const last = parts.at(-1)
    if (isSection(element)) parts.push({ heading: element.sectionText, leaves: [...element.children], isOpen: false })
    else if (last?.isOpen === true) last.leaves.push(element)
    else parts.push({ heading: '', leaves: [element], isOpen: true })
  }
  return parts
    .filter(({ heading, leaves }) => heading !== '' || leaves.length > 0)
    .map(({ heading, leaves }) => ({ heading, groups: groupsOf(leaves) }))
}

function groupsOf(leaves: readonly PaperLeaf[]): readonly Group[] {
  const groups: Group[] = []
  for (const leaf of leaves) {
    const last = groups.at(-1)
    const isNew = last === undefined || (!isQuestion(leaf) && last.questions.length > 0)
    const group = isNew ? { lines: [], questions: [] } : last
    if (isNew) groups.push(group)
    if (isQuestion(leaf)) group.questions.push(placedQuestion(leaf))
    else group.lines.push(leaf.text)
  }
  return groups
}

const placedQuestion = ({ passage, difficulty, items }: PaperQuestion): PlacedQuestion => ({
  identifier: `items-${items[0]?.itemId}`,
  items: items.map((item) => {
    const identifier = `item-${item.itemId}`
    return { identifier, href: `items/${identifier}.xml`, item, passage, difficulty }
  }),
})

function itemWriter(
  paper: Paper,
  pictures: ReadonlyMap<string, string>,
  nameIn: (name: string) => string,
): (placed: Placed) => string {
  const { items: numbers } = numberPaper(paper)
  return ({ item, identifier, passage }) =>
    qtiItem(item, identifier, numbers.get(item.itemId)?.printed ?? '', passage, pictures, nameIn)
}

interface Media {
  readonly key: string
  readonly href: string
}

function manifestOf(items: readonly Placed[], media: readonly Media[]): string {
  const resources = items.map(
    ({ identifier, href, ...metadata }) =>
      `<resource identifier="${identifier}" type="imsqti_item_xmlv3p0" href="${href}">${qtiMetadata(metadata)}<file href="${href}"/></resource>`,
  )
  const pictures = media.map(
    ({ key, href }) =>
      `<resource identifier="picture-${key}" type="webcontent" href="${href}"><file href="${href}"/></resource>`,
  )
  const needed = items.map(({ identifier }) => `<dependency identifierref="${identifier}"/>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/LOM" identifier="paper">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
<organizations/>
<resources><resource identifier="test" type="imsqti_test_xmlv3p0" href="test.xml"><file href="test.xml"/>${needed}</resource>${[...resources, ...pictures].join('')}</resources>
</manifest>
`
}

function testOf(title: string, parts: readonly Part[], pictures: PictureFiles): string {
  const sections = parts.map(({ heading, groups }, index) => {
    const inside = groups.map((group, no) => groupOf(group, `group-${index + 1}-${no + 1}`, pictures)).join('')
    return `<qti-assessment-section identifier="section-${index + 1}" title="${xmlText(heading)}" visible="${heading !== ''}">${inside}</qti-assessment-section>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="test" title="${xmlText(title)}">
<qti-test-part identifier="part" navigation-mode="nonlinear" submission-mode="simultaneous">${sections.join('')}</qti-test-part>
</qti-assessment-test>
`
}

/** The standard puts lines before all items of a section: those with lines have a section without a heading. */
function groupOf({ lines, questions }: Group, identifier: string, pictures: PictureFiles): string {
  const references = questions.map(referencesOf).join('')
  if (lines.length === 0) return references
  const blocks = lines.map(
    (line) =>
      `<qti-rubric-block use="instructions" view="candidate"><qti-content-body>${qtiText(line, pictures)}</qti-content-body></qti-rubric-block>`,
  )
  return `<qti-assessment-section identifier="${identifier}" title="" visible="true">${blocks.join('')}${references}</qti-assessment-section>`
}

/** The items of one question stay together, in an invisible section. */
function referencesOf({ identifier, items }: PlacedQuestion): string {
  const references = items.map(
    (item) => `<qti-assessment-item-ref identifier="ref-${item.identifier}" href="${item.href}"/>`,
  )
  return items.length === 1
    ? references.join('')
    : `<qti-assessment-section identifier="${identifier}" title="" visible="false" keep-together="true">${references.join('')}</qti-assessment-section>`
}
