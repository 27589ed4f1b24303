/** Numbers and sums of a paper (specification §3.5, §4.5), each worked out on its own from the whole paper. */
import type { Paper, PaperElement, PaperItem, PaperQuestion } from '../paper.ts'
import { questionsIn } from './plain-paper.ts'

/** What has one printed number: an item, or a combination question that is numbered as a whole. */
interface Line {
  readonly number: number
  readonly items: readonly PaperItem[]
}

export function plainNumbers({ elements }: Pick<Paper, 'elements'>) {
  const sections = elements.filter(({ kind }) => kind === 'section')
  const questions = questionsIn(elements)
  const items = questions.flatMap((question) => question.items)
  const lines = linesOf(elements)
  const ofQuestion = (question: PaperQuestion) => {
    const own = lines.filter((line) => line.items.some((item) => question.items.includes(item)))
    const [first, last] = [own[0]?.number, own.at(-1)?.number]
    const no = 1 + items.findIndex((item) => question.items.includes(item))
    return { no, printed: first === last ? `${first}` : `${first}–${last}`, score: scoreOf(question.items) }
  }
  const ofItem = (item: PaperItem, index: number) => {
    const line = lines.find((one) => one.items.includes(item))
    const inBrackets = (line?.items.length ?? 0) > 1 ? `(${1 + (line?.items.indexOf(item) ?? 0)})` : ''
    return { no: 1 + index, printed: `${line?.number}${inBrackets}` }
  }
  return {
    ...plainSums(elements),
    sections: Object.fromEntries(
      sections.map((section, index) => [section.elementId, { sectionNo: 1 + index, ...plainSums([section]) }]),
    ),
    questions: Object.fromEntries(questions.map((question) => [question.elementId, ofQuestion(question)])),
    items: Object.fromEntries(items.map((item, index) => [item.itemId, ofItem(item, index)])),
  }
}

/** Every printed number of the paper, in order. */
function linesOf(elements: readonly PaperElement[]): readonly Line[] {
  const lines: Line[] = []
  for (const element of elements) {
    const isWhole = element.kind === 'section' && element.numberRule === 'byQuestion'
    const first = (element.kind === 'section' ? element.firstNumber : null) ?? 1 + (lines.at(-1)?.number ?? 0)
    questionsIn([element])
      .flatMap(({ items }) => (isWhole ? [items] : items.map((item) => [item])))
      .forEach((items, index) => lines.push({ number: first + index, items }))
  }
  return lines
}

export function plainSums(elements: readonly PaperElement[]) {
  const questions = questionsIn(elements)
  const items = questions.flatMap((question) => question.items)
  return { questionCount: questions.length, itemCount: items.length, score: scoreOf(items) }
}

const scoreOf = (items: readonly PaperItem[]): number => items.reduce((sum, { score }) => sum + score, 0)
