import { isQuestion, isSection } from '#domain/paper/elements.ts'
import type { Paper, PaperLeaf, PaperQuestion } from '#domain/paper/paper.ts'

/**
 * The floor for an operation: replaces the children of one section, shares everything else, and recounts numbers and
 * sums in a single loop. It knows what changes, validates nothing and reports nothing.
 */
export function barePaper(
  paper: Paper,
  sectionId: string | null,
  change: (children: readonly PaperLeaf[]) => readonly PaperLeaf[],
): object {
  const elements = paper.elements.map((element) =>
    isSection(element) && element.elementId === sectionId
      ? { ...element, children: change(element.children) }
      : element,
  )
  return { paper: { ...paper, elements }, numbers: bareNumbers(elements) }
}

function bareNumbers(elements: Paper['elements']): object {
  const sections = new Map<string, object>()
  const questions = new Map<string, object>()
  const items = new Map<number, object>()
  const total = { questionCount: 0, itemCount: 0, score: 0 }
  let printed = 1
  const count = (question: PaperQuestion, sum: typeof total) => {
    let score = 0
    const first = items.size + 1
    const from = printed
    for (const item of question.items) {
      score += item.score
      items.set(item.itemId, { no: items.size + 1, printed: `${printed}` })
      printed += 1
    }
    const last = printed - 1
    questions.set(question.elementId, { no: first, printed: last > from ? `${from}–${last}` : `${from}`, score })
    sum.questionCount += 1
    sum.itemCount += question.items.length
    sum.score += score
  }
  for (const element of elements) {
    if (!isSection(element)) {
      if (isQuestion(element)) count(element, total)
      continue
    }
    const sum = { questionCount: 0, itemCount: 0, score: 0 }
    printed = element.firstNumber ?? printed
    for (const child of element.children) if (isQuestion(child)) count(child, sum)
    sections.set(element.elementId, { sectionNo: sections.size + 1, ...sum })
    total.questionCount += sum.questionCount
    total.itemCount += sum.itemCount
    total.score += sum.score
  }
  return { ...total, sections, questions, items }
}
