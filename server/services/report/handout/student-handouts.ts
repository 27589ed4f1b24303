import type { ClassReport, ItemReport, StudentReport } from '#api/contract/groups/report.ts'
import type { Crop } from '#api/contract/schemas/scans.ts'
import { contentNamesIn } from '#domain/content-names/content-names.ts'
import type { Language } from '#domain/portal/language.ts'
import { numberText } from '#domain/report/number-text.ts'
import { pointsText } from '#domain/values/score.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import { type SetText, textSetter, type TextSetter } from '../../print/set-text.ts'
import type { HandoutAnswer } from './handout-queries.ts'
import { type HandoutTexts, handoutTexts } from './handout.texts.ts'

/** What one student takes home: a page of facts and items. */
export interface StudentHandout {
  readonly name: string
  readonly facts: readonly (readonly [name: string, value: SetText])[]
  readonly columns: readonly { readonly name: PrintedColumn; readonly heading: string }[]
  readonly rows: readonly HandoutRow[]
}

export interface HandoutRow {
  readonly cells: readonly SetText[]
  /** Texts across the page, the student's, its scores by criterion and the one to learn from: a column would make them several times as long. */
  readonly across: readonly { readonly heading: string; readonly text: SetText }[]
}

/** Input of the template for student reports. */
export interface Handouts {
  readonly title: string
  readonly className: string
  readonly students: readonly StudentHandout[]
  /** In ems, for pictures. */
  readonly lineWidth: number
}

/**
 * The reports of all students who have answers here, in the order of the class report, with the formulas of their
 * answers. A picture that a student may have typed is replaced by its alt text.
 */
export function studentHandouts(
  report: ClassReport,
  answers: readonly HandoutAnswer[],
  { nameOf, cropOf }: Pick<Setting, 'cropOf'> & { readonly nameOf: (uid: number) => string },
  language: Language,
): Pick<TextSetter, 'formulas' | 'crops'> & { readonly data: Handouts; readonly pictures: readonly null[] } {
  const setter = textSetter()
  const byStudent = groupedBy(answers, ({ uid }) => uid)
  const setting = { setter, texts: handoutTexts[language], cropOf, nameIn: contentNamesIn(language) }
  const data = {
    title: report.assignment.assignmentName,
    className: report.courseName,
    lineWidth: 44,
    students: report.students.flatMap((student) => {
      const own = byStudent.get(student.uid)
      return own === undefined ? [] : [handoutOf(report, student, own, nameOf(student.uid), setting)]
    }),
  }
  return { data, formulas: setter.formulas, pictures: setter.pictures.map(() => null), crops: setter.crops }
}

interface Setting {
  readonly setter: TextSetter
  readonly texts: HandoutTexts
  readonly cropOf: (answer: HandoutAnswer) => Crop
  /** Built-in content in the reader's language. */
  readonly nameIn: (name: string) => string
}

/** The widest answer from a sheet in millimetres: in its column, and across the page. */
const answerWidths = { column: 42, page: 165 } as const

function handoutOf(
  { items, assignment, statistics }: ClassReport,
  student: StudentReport,
  own: readonly HandoutAnswer[],
  name: string,
  setting: Setting,
): StudentHandout {
  const { setter, texts, nameIn } = setting
  const byItem = new Map(own.map((answer) => [answer.itemId, answer]))
  const full = pointsText(assignment.score)
  const isOut = own.some(({ key }) => key !== null)
  const hasComments = own.some(({ comment }) => comment !== '')
  const columns = printedColumns.filter(
    (column) => (column !== 'right' || isOut) && (column !== 'comment' || hasComments),
  )
  const weak = items.filter(({ itemId, score }) => {
    const got = byItem.get(itemId)?.score ?? null
    return got !== null && got * 2 < score
  })
  return {
    name,
    facts: [
      [texts.total, setter.set(student.total === null ? texts.waiting : texts.points(pointsText(student.total), full))],
      ...(statistics === null
        ? []
        : [[texts.classMean, setter.set(numberText(statistics.mean / 10, 'mean'))] as const]),
      ...(weak.length === 0
        ? []
        : [
            [
              texts.weak,
              setter.set([...new Set(weak.map(({ knowledge }) => nameIn(knowledge)))].join(texts.comma)),
            ] as const,
          ]),
    ],
    columns: columns.map((name) => ({ name, heading: texts.headings[name] })),
    rows: items.map((item) => rowOf(item, byItem.get(item.itemId), columns, setting)),
  }
}

function rowOf(
  item: ItemReport,
  answer: HandoutAnswer | undefined,
  columns: readonly PrintedColumn[],
  setting: Setting,
): HandoutRow {
  const isWritten = item.kind === 'written'
  const across: readonly PrintedColumn[] = [
    ...(isWritten && hasAnswer(answer?.value) ? (['own'] as const) : []),
    ...(isWritten && rightAnswer(answer) !== '' ? (['right'] as const) : []),
  ]
  const width = across.includes('own') ? answerWidths.page : answerWidths.column
  const cells = { ...cellsOf(item, answer, setting), own: ownAnswer(item, answer, width, setting) }
  const ownText = across.includes('own') ? [{ heading: setting.texts.headings.own, text: cells.own }] : []
  const model = across.includes('right') ? [{ heading: setting.texts.model, text: cells.right }] : []
  return {
    cells: columns.map((column) => (across.includes(column) ? [] : cells[column])),
    across: [...ownText, ...criteriaOf(answer, setting), ...model],
  }
}

/** What the answer got for each criterion, below it. */
function criteriaOf(answer: HandoutAnswer | undefined, { setter, texts, nameIn }: Setting): HandoutRow['across'] {
  const scored = answer?.scoredCriteria ?? []
  if (scored.length === 0) return []
  const words = scored.map(({ name, score, max }) => texts.criterion(nameIn(name), pointsText(score), pointsText(max)))
  return [{ heading: texts.criteria, text: setter.set(words.join(texts.comma)) }]
}

const rightAnswer = (answer: HandoutAnswer | undefined): string => {
  const key = answer?.key ?? null
  return key === null ? '' : (rightAnswers(key)[0] ?? '')
}

const printedColumns = ['no', 'knowledge', 'own', 'right', 'score', 'comment'] as const

type PrintedColumn = (typeof printedColumns)[number]

/** What the student answered; on a sheet as it is there. */
function ownAnswer(
  { kind }: ItemReport,
  answer: HandoutAnswer | undefined,
  widest: number,
  { setter, texts, cropOf }: Setting,
): SetText {
  if (answer === undefined || !hasAnswer(answer.value)) return setter.set(texts.leftOpen)
  if (answer.value !== onSheet)
    return setter.set(kind === 'number' ? mathsAsText(answer.value.trim()) : answer.value.trim())
  const crop = cropOf(answer)
  return crop === null ? setter.set(texts.onSheet) : setter.setCrop(crop, widest, texts.onSheet)
}

function cellsOf(
  item: ItemReport,
  answer: HandoutAnswer | undefined,
  { setter, texts, nameIn }: Setting,
): Readonly<Record<Exclude<PrintedColumn, 'own'>, SetText>> {
  const score = answer?.score ?? null
  return {
    no: setter.set(String(item.no)),
    knowledge: setter.set(nameIn(item.knowledge)),
    right: setter.set(rightAnswer(answer)),
    score: setter.set(score === null ? texts.waiting : texts.points(pointsText(score), pointsText(item.score))),
    comment: setter.set(answer?.comment ?? ''),
  }
}
