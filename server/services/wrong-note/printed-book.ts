import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { Crop } from '#api/contract/schemas/scans.ts'
import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { lettersOnSheet, type NamedSheet } from '#domain/answer-sheet/named-sheet.ts'
import type { Language } from '#domain/portal/language.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { otherLetters } from '#domain/print/other-letters.ts'
import { keyWithLetters, withLetters } from '#domain/print/paper-version.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import { analysisAsWritten } from '../as-written.ts'
import { type SetText, textSetter, type TextSetter } from '../print/set-text.ts'
import { printBookTexts } from './print-book.texts.ts'

/** What is printed beside each question. */
export interface BookSwitches {
  readonly ownAnswer: boolean
  readonly rightAnswer: boolean
  readonly analysis: boolean
  readonly space: boolean
  readonly similar: boolean
}

/** A wrong question to print. */
export type PrintedEntry = Pick<BookEntry, 'itemId' | 'questionId' | 'assignmentName' | 'no' | 'day' | 'key'> & {
  /** The last answer; null in a copy for no particular student. */
  readonly value: string | null
  /** Where that answer is on a sheet. */
  readonly crop: Crop
  /** The sheet of version B that it was answered on: the student knows the options by its letters. */
  readonly sheet: NamedSheet | undefined
}

export interface PrintedStudent {
  readonly title: string
  readonly entries: readonly PrintedEntry[]
}

export interface BookContent {
  readonly questions: ReadonlyMap<number, BankQuestion>
  /** Similar questions, by the id of the question they are similar to. */
  readonly similar: ReadonlyMap<number, BankQuestion>
}

interface SetQuestion {
  readonly label: string
  readonly source: string
  readonly passage: SetText
  readonly stem: SetText
  readonly options: readonly { readonly letter: string; readonly text: SetText; readonly isShort: boolean }[]
  readonly facts: readonly { readonly name: string; readonly text: SetText }[]
  /** Lines to write on. */
  readonly room: number
  readonly similar: readonly SetQuestion[]
}

/** Wrong questions of several students as the template `wrong-book.typ` reads them. */
export function printedBook(
  title: string,
  students: readonly PrintedStudent[],
  content: BookContent,
  switches: BookSwitches,
  language: Language,
) {
  const setter = textSetter()
  const texts = printBookTexts[language]
  const books = students.map((student) => ({
    title: student.title,
    facts: texts.facts(student.entries.length),
    questions: byQuestion(student.entries, content)
      .flatMap((own) => setQuestion(own, content, { setter, switches, language }))
      .map((question, index) => ({ ...question, label: `${index + 1}.` })),
  }))
  const data = { title, books, footer: texts.footer, similarLabel: texts.similar, lineWidth: 44 }
  return { data, formulas: setter.formulas, pictures: setter.pictures, crops: setter.crops }
}

interface QuestionEntries {
  readonly question: BankQuestion
  readonly entries: readonly PrintedEntry[]
}

/** Keeps items of one question together, in its order, where the first is: their text is read once. */
function byQuestion(entries: readonly PrintedEntry[], { questions }: BookContent): readonly QuestionEntries[] {
  return [...groupedBy(entries, ({ questionId }) => questionId)].flatMap(([questionId, own]) => {
    const question = questions.get(questionId)
    if (question === undefined) return []
    const order = question.items.map(({ itemId }) => itemId)
    return [
      { question, entries: own.toSorted((one, other) => order.indexOf(one.itemId) - order.indexOf(other.itemId)) },
    ]
  })
}

interface Setting {
  readonly setter: TextSetter
  readonly switches: BookSwitches
  readonly language: Language
}

/** The text comes before the first item, the similar question after the last. */
function setQuestion({ question, entries }: QuestionEntries, content: BookContent, setting: Setting): SetQuestion[] {
  const like = setting.switches.similar ? content.similar.get(question.questionId) : undefined
  return entries.map((entry, index) => {
    const set = setEntry(...asWritten(entry, question, setting.language), setting)
    return {
      ...set,
      passage: index === 0 ? set.passage : [],
      similar:
        like === undefined || index < entries.length - 1 ? [] : setSimilar(like, pointsOf(question, entries), setting),
    }
  })
}

/** An entry and its question by the letters of its sheet. */
function asWritten(entry: PrintedEntry, question: BankQuestion, language: Language): [PrintedEntry, BankQuestion] {
  const own = question.items.find(({ itemId }) => itemId === entry.itemId)
  if (entry.sheet === undefined || own === undefined || own.options.length === 0) return [entry, question]
  const { printedOf } = lettersOnSheet(entry.sheet, question, own)
  const analysis = analysisAsWritten(own.analysis, printedOf, language)
  const item = { ...withLetters(own, printedOf), analysis }
  return [
    {
      ...entry,
      key: keyWithLetters(entry.key, printedOf),
      value: entry.value && otherLetters(entry.value, printedOf),
    },
    { ...question, items: question.items.map((one) => (one === own ? item : one)) },
  ]
}

function setEntry(entry: PrintedEntry, question: BankQuestion, setting: Setting): SetQuestion {
  const { setter, switches, language } = setting
  const texts = printBookTexts[language]
  const own =
    entry.value === null || !switches.ownAnswer
      ? []
      : [{ name: texts.own, text: ownSet(entry, entry.value.trim(), setting) ?? setter.set(texts.left) }]
  return {
    ...setItem(question, entry.itemId, entry.key, setting),
    source: texts.source(entry.assignmentName, entry.no, entry.day.slice(5)),
    facts: [...own, ...rightFacts(question, entry.itemId, entry.key, setting)],
  }
}

/** The knowledge points of the items that were wrong. */
const pointsOf = ({ items }: BankQuestion, entries: readonly PrintedEntry[]): readonly string[] =>
  items.filter(({ itemId }) => entries.some((entry) => entry.itemId === itemId)).flatMap(pointNamesOf)

/** Of a question with several items the one that shares most with what was wrong, the first of equals. */
function setSimilar(like: BankQuestion, points: readonly string[], setting: Setting): SetQuestion[] {
  const shared = (item: BankQuestion['items'][number]) =>
    pointNamesOf(item).filter((name) => points.includes(name)).length
  const [nearest] = like.items.toSorted((one, other) => shared(other) - shared(one))
  if (nearest === undefined) return []
  const { itemId, key } = nearest
  return [{ ...setItem(like, itemId, key, setting), facts: rightFacts(like, itemId, key, setting) }]
}

/** The given answer, cropped from the sheet if nothing else is known of it; null if there was none. */
function ownSet({ key, crop }: PrintedEntry, value: string, { setter, language }: Setting): SetText | null {
  if (value === '') return null
  const words = printBookTexts[language].onSheet
  if (value === onSheet)
    return crop === null ? setter.set(words) : setter.setCrop(crop, Number.POSITIVE_INFINITY, words)
  return setter.set(key.kind === 'number' ? mathsAsText(value) : value)
}

function setItem(question: BankQuestion, itemId: number, key: AnswerKey, { setter, switches }: Setting): SetQuestion {
  const index = question.items.findIndex((item) => item.itemId === itemId)
  const item = question.items[index]
  const labels = question.items.map((_, index) => String(index + 1))
  const stem = item?.stem ?? ''
  return {
    label: '',
    source: '',
    passage: question.passage === '' ? [] : setter.set(question.passage, labels),
    stem: setter.set(stem === '' && question.items.length > 1 ? `（${index + 1}）` : stem),
    options: (item?.options ?? []).map(({ id, text }) => ({
      letter: `${id}.`,
      text: setter.set(text),
      isShort: text.length <= shortOption,
    })),
    facts: [],
    room: switches.space ? roomOf(key) : 0,
    similar: [],
  }
}

/** Longest option, in characters, with which four fit in one line. */
const shortOption = 12

const roomOf = (key: AnswerKey): number => (key.kind === 'written' ? 8 : key.kind === 'number' ? 4 : 2)

function rightFacts(question: BankQuestion, itemId: number, key: AnswerKey, { setter, switches, language }: Setting) {
  const texts = printBookTexts[language]
  const analysis = question.items.find((item) => item.itemId === itemId)?.analysis ?? ''
  return [
    ...(switches.rightAnswer ? [{ name: texts.right, text: setter.set(rightAnswers(key)[0] ?? '') }] : []),
    ...(switches.analysis && analysis !== '' ? [{ name: texts.analysis, text: setter.set(analysis) }] : []),
  ]
}
