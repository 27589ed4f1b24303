import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { noPictures, type PictureOf } from './file-pictures.ts'
import type { Lost } from './html-text.ts'
import type { ImportedItem, ImportedPaper, ImportPlace, QuestionDraft } from './imported-paper.ts'
import { itemOf, oneItem, PaperBuilder } from './paper-builder.ts'
import { type QtiNode, qtiNode, qtiText } from './qti-tree.ts'
import type { XmlElement } from './xml-tree.ts'

/** An item of a QTI package, in the order of its manifest or test. */
export interface QtiFile {
  readonly name: string
  readonly item: XmlElement
  /** By their addresses in the item. */
  readonly pictureOf?: PictureOf
}

/** The questions of QTI items, 2.1 to 3.0: choices, gaps and written answers; other interactions are told. */
export function readQti(files: readonly QtiFile[], family: SubjectFamily): ImportedPaper {
  const builder = new PaperBuilder()
  for (const [index, { name, item, pictureOf = noPictures }] of files.entries()) {
    const place = { kind: 'question', no: index + 1 } as const
    readItem(builder, { place, name, item: qtiNode(item), pictureOf }, family)
  }
  return builder.paper()
}

interface PlacedItem {
  readonly place: ImportPlace
  readonly name: string
  readonly item: QtiNode
  readonly pictureOf: PictureOf
}

function readItem(builder: PaperBuilder, { place, name, item, pictureOf }: PlacedItem, family: SubjectFamily): void {
  const body = item.find('itembody')
  const title = item.attribute('title')
  if (body === undefined) return builder.miss(place, 'noQuestion', `${name} ${title}`)
  const interactions = body.all().filter((node) => node.name.endsWith('interaction'))
  const unknown = interactions.filter(({ name: kind }) => !(kind in kinds))
  const original = [title, qtiText(body, [], pictureOf).text].filter((text) => text !== '').join('\n')
  if (interactions.length === 0) return builder.miss(place, 'noQuestion', original)
  if (unknown.length > 0) return builder.miss(place, 'questionKind', `${unknown[0]?.name ?? ''}\n${original}`)
  const lost: Lost[] = []
  const draft = draftOf(item, body, interactions, { family, lost, pictureOf })
  builder.add({ ...oneItem(place, original, itemOf({ kind: 'written', stem: '' })), ...draft }, lost)
}

const kinds: Readonly<Record<string, 'choice' | 'gap' | 'written'>> = {
  choiceinteraction: 'choice',
  inlinechoiceinteraction: 'choice',
  textentryinteraction: 'gap',
  extendedtextinteraction: 'written',
}

interface Reading {
  readonly family: SubjectFamily
  readonly lost: Lost[]
  readonly pictureOf: PictureOf
}

/** One item for each interaction; what stands around several is what they share. */
function draftOf(item: QtiNode, body: QtiNode, interactions: readonly QtiNode[], reading: Reading): QuestionDraft {
  const { lost, pictureOf } = reading
  const isSingle = interactions.length === 1
  const { text, lost: more } = qtiText(body, isSingle ? [] : interactions, pictureOf)
  lost.push(...more)
  for (const feedback of item.all().filter(({ name }) => name === 'responseprocessing'))
    if (!feedback.attribute('template').includes('match_correct') && feedback.children.length > 0)
      lost.push({ reason: 'scoring', text: 'responseProcessing' })
  const analysis = item
    .all()
    .filter(({ name }) => name === 'modalfeedback')
    .map((feedback) => qtiText(feedback, [], pictureOf).text)
    .filter((one) => one !== '')
    .join('\n')
  const items = interactions.map((interaction) =>
    itemOfInteraction(item, interaction, {
      stem: isSingle ? text : promptOf(interaction, reading),
      analysis,
      ...reading,
    }),
  )
  return { passage: isSingle ? '' : text, difficulty: 2, items }
}

const promptOf = (interaction: QtiNode, { lost, pictureOf }: Reading): string => {
  const prompt = interaction.find('prompt')
  if (prompt === undefined) return ''
  const { text, lost: more } = qtiText(prompt, [], pictureOf)
  lost.push(...more)
  return text
}

interface Asked extends Reading {
  readonly stem: string
  readonly analysis: string
}

function itemOfInteraction(
  item: QtiNode,
  interaction: QtiNode,
  { stem, analysis, family, lost, pictureOf }: Asked,
): ImportedItem {
  const declaration = item
    .all()
    .find(
      (node) =>
        node.name === 'responsedeclaration' &&
        node.attribute('identifier') === interaction.attribute('responseidentifier'),
    )
  const correct = correctOf(declaration, interaction.name === 'textentryinteraction', lost)
  if (interaction.name === 'extendedtextinteraction') return itemOf({ kind: 'written', stem, analysis, right: correct })
  if (interaction.name === 'textentryinteraction') {
    const isNumber = /^(?:integer|float)$/.test(declaration?.attribute('basetype') ?? '')
    return itemOf({ kind: isNumber && family === 'maths' ? 'number' : 'blank', stem, analysis, right: correct })
  }
  const choices = interaction.all().filter(({ name }) => name === 'simplechoice' || name === 'inlinechoice')
  const isMultiple = declaration?.attribute('cardinality') === 'multiple' && correct.length > 1
  return itemOf({
    kind: isMultiple ? 'multiple' : 'single',
    stem,
    analysis,
    options: choices.map((choice) => {
      const { text, lost: more } = qtiText(choice, [], pictureOf)
      lost.push(...more)
      return text
    }),
    right: choices.flatMap((choice, index) =>
      correct.includes(choice.attribute('identifier')) ? [String.fromCodePoint(65 + index)] : [],
    ),
  })
}

/** What is right; of a gap, also what brings as many points as it. Other points are told. */
function correctOf(declaration: QtiNode | undefined, isGapOfWords: boolean, lost: Lost[]): readonly string[] {
  const correct = (declaration?.find('correctresponse')?.children ?? []).map((value) => value.text().trim())
  const mapped = (declaration?.all() ?? [])
    .filter(({ name }) => name === 'mapentry')
    .map((entry) => ({ key: entry.attribute('mapkey'), points: Number(entry.attribute('mappedvalue')) }))
  const most = mapped.find(({ key }) => correct.includes(key))?.points
  const others = mapped.filter(({ key }) => !correct.includes(key))
  const asGood = isGapOfWords ? others.filter(({ points }) => points === most) : []
  for (const one of others)
    if (!asGood.includes(one)) lost.push({ reason: 'partialMark', text: `${one.key} ${one.points}` })
  return [...correct, ...asGood.map(({ key }) => key)]
}
