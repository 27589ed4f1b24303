import { strToU8, zipSync } from 'fflate'
import { questionsOf } from '#domain/paper/elements.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { xmlText } from '#domain/paper/xml/xml.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import type { PaperPicture } from './paper-pictures.ts'
import { qtiItem } from './qti-item.ts'

/**
 * A paper as a QTI 3.0 package: its manifest, the test in the order of the paper, and a file for each item and picture, all
 * with the date of the paper, so that the same paper is the same file.
 */
export function qtiPackage(paper: Paper, pictures: ReadonlyMap<string, PaperPicture>, changedAt: Date): Uint8Array {
  const media = [...pictures].map(([key, { type, bytes }]) => ({ key, href: `media/${key}.${type}`, bytes }))
  const pictureFiles = new Map(media.map(({ key, href }) => [key, href]))
  const { items: numbers } = numberPaper(paper)
  const items = questionsOf(paper.elements).flatMap(({ passage, items: all }) =>
    all.map((item) => {
      const identifier = `item-${item.itemId}`
      const label = numbers.get(item.itemId)?.printed ?? ''
      return {
        identifier,
        href: `items/${identifier}.xml`,
        xml: qtiItem(item, identifier, label, passage, pictureFiles),
      }
    }),
  )
  const files = {
    'imsmanifest.xml': manifestOf(items, media),
    'test.xml': testOf(paper.paperTitle, items),
    ...Object.fromEntries(items.map(({ href, xml }) => [href, xml])),
  }
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  // They are packed by their own formats already.
  const bytes = media.map(({ href, bytes: picture }) => [href, [picture, { level: 0 }]])
  return zipSync(Object.fromEntries([...texts, ...bytes]), { mtime: changedAt })
}

/** The keys of the pictures in its questions. */
export const picturesOfQuestions = ({ elements }: Paper): readonly string[] => {
  const texts = questionsOf(elements).flatMap(({ passage, items }) => [
    passage,
    ...items.flatMap(({ stem, options }) => [stem, ...options.map(({ text }) => text)]),
  ])
  return [...new Set(texts.flatMap(pictureKeysOf))]
}

interface Placed {
  readonly identifier: string
  readonly href: string
}

interface Media {
  readonly key: string
  readonly href: string
}

function manifestOf(items: readonly Placed[], media: readonly Media[]): string {
  const resources = items.map(
    ({ identifier, href }) =>
      `<resource identifier="${identifier}" type="imsqti_item_xmlv3p0" href="${href}"><file href="${href}"/></resource>`,
  )
  const pictures = media.map(
    ({ key, href }) =>
      `<resource identifier="picture-${key}" type="webcontent" href="${href}"><file href="${href}"/></resource>`,
  )
  const needed = items.map(({ identifier }) => `<dependency identifierref="${identifier}"/>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="paper">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
<organizations/>
<resources><resource identifier="test" type="imsqti_test_xmlv3p0" href="test.xml"><file href="test.xml"/>${needed}</resource>${[...resources, ...pictures].join('')}</resources>
</manifest>
`
}

function testOf(title: string, items: readonly Placed[]): string {
  const references = items.map(
    ({ identifier, href }) => `<qti-assessment-item-ref identifier="ref-${identifier}" href="${href}"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="test" title="${xmlText(title)}">
<qti-test-part identifier="part" navigation-mode="nonlinear" submission-mode="simultaneous"><qti-assessment-section identifier="section" title="${xmlText(title)}" visible="true">${references.join('')}</qti-assessment-section></qti-test-part>
</qti-assessment-test>
`
}
