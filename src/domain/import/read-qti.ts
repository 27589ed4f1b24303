import { pointFields } from '#domain/questions/point-names.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { isNumberText } from './parsed-question.ts'
import { noPictures, type PictureOf } from './file-pictures.ts'
import type { Lost } from './lost.ts'
import type { ImportedItem, ImportedPaper, SourcePosition, QuestionDraft } from './imported-paper.ts'
import { itemOf, letterOf, PaperBuilder } from './paper-builder.ts'
import type { QtiMetadata } from './qti-metadata.ts'
import { pointsOf } from './qti-points.ts'
import type { QtiPosition, QtiRemark } from './qti-test.ts'
import { unusualScoring } from './qti-scoring.ts'
import { joinedItems, type ReadItem } from './qti-together.ts'
import { type QtiNode, qtiNode, qtiText } from './qti-tree.ts'
import type { XmlElement } from './xml-tree.ts'

/** A part of a package with its pictures, by address within it. */
export interface QtiPart {
  readonly root: XmlElement
  readonly pictureOf?: PictureOf
}

/** An item of a QTI package, in the order of its manifest or test. */
export interface QtiFile extends QtiPart {
  readonly name: string
  /** Texts it shares with other items. */
  readonly stimuli?: readonly QtiPart[]
  /** Missing if no test places it. */
  readonly position?: QtiPosition | undefined
  /** Missing if no manifest describes it. */
  readonly metadata?: QtiMetadata | undefined
}

export interface QtiRest {
  /** The test's title; empty if there is none. */
  readonly title: string
  /** Names of files that are not well-formed XML. */
  readonly damaged: readonly string[]
  /** Addresses of files that the package lacks. */
  readonly missing: readonly string[]
  readonly remarks: readonly QtiRemark[]
}

/** The questions of QTI items, 2.1 to 3.0: choices, gaps and written answers; other interactions are reported. */
export function readQti(
  files: readonly QtiFile[],
  family: SubjectFamily,
  { title, damaged, missing, remarks }: QtiRest = { title: '', damaged: [], missing: [], remarks: [] },
): ImportedPaper {
  const builder = new PaperBuilder()
  builder.title = title
  const read = files.flatMap((file, index) => {
    const item = readItem(builder, { position: { kind: 'question', no: index + 1 }, file }, family)
    return item === null ? [] : [item]
  })
  for (const { no, reason, text } of remarks) builder.miss({ kind: 'question', no }, reason, text)
  for (const { question, lost } of joinedItems(read)) builder.add(question, lost)
  const unread = [
    ...damaged.map((name) => ({ reason: 'syntax', name }) as const),
    ...missing.map((name) => ({ reason: 'missingFile', name }) as const),
  ]
  for (const [index, { reason, name }] of unread.entries())
    builder.miss({ kind: 'question', no: files.length + index + 1 }, reason, name)
  const { notUnderstood, ...paper } = builder.paper()
  // Items are joined only after all of them are read.
  return { ...paper, notUnderstood: notUnderstood.toSorted((one, other) => one.position.no - other.position.no) }
}

interface PlacedItem {
  readonly position: SourcePosition
  readonly file: QtiFile
}

const unplaced: QtiPosition = { section: '', together: '', weight: null }
const undescribed: QtiMetadata = { difficulty: null, pointNames: [] }

/** Null for an item that is reported instead. */
function readItem(builder: PaperBuilder, { position, file }: PlacedItem, family: SubjectFamily): ReadItem | null {
  const { name, root, pictureOf = noPictures, stimuli = [], position: inTest = unplaced, metadata = undescribed } = file
  const item = qtiNode(root)
  const body = item.find('itembody')
  const title = item.attribute('title')
  const miss = (reason: 'noQuestion' | 'questionKind', text: string): null => {
    builder.miss(position, reason, text)
    return null
  }
  if (body === undefined) return miss('noQuestion', `${name} ${title}`)
  const interactions = body.all().filter((node) => node.name.endsWith('interaction'))
  const unknown = interactions.filter(({ name: kind }) => !(kind in kinds))
  const lost: Lost[] = []
  // With several interactions everything around them is shared, passages as well.
  const passages = interactions.length === 1 ? passagesOf(body, pictureOf, lost) : []
  const shared = [...sharedText(stimuli, lost), ...passages].join('\n')
  const whole = qtiText(body, {
    own: interactions.length === 1 ? passageNodes(body) : [],
    pictureOf,
    withChoices: true,
  })
  const original = joined([shared, title, whole.text])
  if (interactions.length === 0) return miss('noQuestion', original)
  if (unknown.length > 0) return miss('questionKind', `${unknown[0]?.name ?? ''}\n${original}`)
  const draft = draftOf(item, body, interactions, {
    family,
    lost,
    pictureOf,
    weight: inTest.weight,
    shared,
    metadata,
  })
  const question = { position, original, section: inTest.section, ...draft }
  return { question, lost, together: inTest.together, isWhole: interactions.length > 1 }
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n')

function sharedText(stimuli: readonly QtiPart[], lost: Lost[]): readonly string[] {
  return stimuli.map(({ root, pictureOf = noPictures }) => {
    const node = qtiNode(root)
    return keptText(node.find('stimulusbody') ?? node, pictureOf, lost)
  })
}

/** Parts of a body marked as the text of several items. */
const passageNodes = (body: QtiNode): readonly QtiNode[] =>
  body.all().filter((node) => node.name === 'div' && /(?:^|\s)passage(?:\s|$)/.test(node.attribute('class')))

const passagesOf = (body: QtiNode, pictureOf: PictureOf, lost: Lost[]): readonly string[] =>
  passageNodes(body).map((node) => keptText(node, pictureOf, lost))

function keptText(node: QtiNode, pictureOf: PictureOf, lost: Lost[]): string {
  const { text, lost: more } = qtiText(node, { pictureOf })
  lost.push(...more)
  return text
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
  readonly weight: number | null
  /** What the item shares with others. */
  readonly shared: string
  readonly metadata: QtiMetadata
}

/** One item per interaction; what surrounds several is shared. */
function draftOf(item: QtiNode, body: QtiNode, interactions: readonly QtiNode[], reading: Reading): QuestionDraft {
  const { lost, pictureOf, weight, shared, metadata } = reading
  const isSingle = interactions.length === 1
  const { text, lost: more } = qtiText(body, { own: isSingle ? passageNodes(body) : interactions, pictureOf })
  lost.push(...more, ...unusualScoring(item))
  const analysis = analysisOf(item, reading)
  const declarations = interactions.map((interaction) => declarationOf(item, interaction))
  const points = pointsOf(item, declarations, weight, lost)
  const items = interactions.map((interaction, index) =>
    itemOfInteraction(declarations[index], interaction, {
      stem: isSingle ? withoutOwnLine(text) : promptOf(interaction, reading),
      analysis,
      score: points[index] ?? null,
      ...reading,
    }),
  )
  return { passage: isSingle ? shared : joined([shared, text]), difficulty: metadata.difficulty ?? 2, items }
}

/** A gap in a line of its own below the question is where to type the answer. */
const withoutOwnLine = (text: string): string => text.replace(/(?:^|\n)____$/, '')

const analysisOf = (item: QtiNode, { pictureOf, lost }: Reading): string =>
  joined(
    item
      .all()
      .filter(({ name }) => name === 'modalfeedback')
      .map((feedback) => keptText(feedback, pictureOf, lost)),
  )

const promptOf = (interaction: QtiNode, { lost, pictureOf }: Reading): string => {
  const prompt = interaction.find('prompt')
  return prompt === undefined ? '' : keptText(prompt, pictureOf, lost)
}

const declarationOf = (item: QtiNode, interaction: QtiNode): QtiNode | undefined =>
  item
    .all()
    .find(
      (node) =>
        node.name === 'responsedeclaration' &&
        node.attribute('identifier') === interaction.attribute('responseidentifier'),
    )

interface Asked extends Reading, Pick<ImportedItem, 'stem' | 'analysis' | 'score'> {}

function itemOfInteraction(
  declaration: QtiNode | undefined,
  interaction: QtiNode,
  { stem, analysis, score, family, lost, pictureOf, metadata }: Asked,
): ImportedItem {
  const common = { stem, analysis, score, ...pointFields(metadata.pointNames) }
  const correct = correctOf(declaration, interaction.name === 'textentryinteraction', lost)
  if (interaction.name === 'extendedtextinteraction') return itemOf({ kind: 'written', ...common, right: correct })
  if (interaction.name === 'textentryinteraction') {
    const isNumber =
      /^(?:integer|float)$/.test(declaration?.attribute('basetype') ?? '') ||
      (correct.length > 0 && correct.every(isNumberText))
    return itemOf({ kind: isNumber && family === 'maths' ? 'number' : 'blank', ...common, right: correct })
  }
  const choices = interaction.all().filter(({ name }) => name === 'simplechoice' || name === 'inlinechoice')
  const isMultiple = declaration?.attribute('cardinality') === 'multiple' && correct.length > 1
  return itemOf({
    kind: isMultiple ? 'multiple' : 'single',
    ...common,
    options: choices.map((choice) => keptText(choice, pictureOf, lost)),
    right: choices.flatMap((choice, index) =>
      correct.includes(choice.attribute('identifier')) ? [letterOf(index)] : [],
    ),
  })
}

/** The right answer; for a gap also those that score as much. Other points are reported. */
function correctOf(declaration: QtiNode | undefined, isGapOfWords: boolean, lost: Lost[]): readonly string[] {
  const correct = (declaration?.find('correctresponse')?.children ?? []).map((value) => value.text().trim())
  const mapped = (declaration?.all() ?? [])
    .filter(({ name }) => name === 'mapentry')
    .map((entry) => ({ key: entry.attribute('mapkey'), points: Number(entry.attribute('mappedvalue')) }))
  const most = mapped.find(({ key }) => correct.includes(key))?.points
  const others = mapped.filter(({ key, points }) => points !== 0 && !correct.includes(key))
  const asGood = isGapOfWords ? others.filter(({ points }) => points === most) : []
  for (const one of others)
    if (!asGood.includes(one)) lost.push({ reason: 'partialMark', text: `${one.key} ${one.points}` })
  return [...correct, ...asGood.map(({ key }) => key)]
}
