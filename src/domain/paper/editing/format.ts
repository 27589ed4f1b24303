import { isQuestion, isSection, questionsOf, withChildren, withElements } from '../elements.ts'
import type { Paper, PaperElement, PaperLeaf, PaperQuestion, PaperSection } from '../paper.ts'
import { freeSectionId, headingOf, onlyHeadingOf, usualSection } from './groups.ts'
import { edited, type OperationResult } from './operations.ts'

/**
 * Gathers all questions into one section per heading, in order of first appearance (specification §4.5). The first
 * section with a single heading keeps its text. A line of text moves with the question after it, the last ones with the
 * question before. Titles and texts beside no question stay in front, sections without questions at the end.
 */
export function formatPaper(paper: Paper): OperationResult {
  const { subjectId, elements } = paper
  const runs = runsOf(elements)
  const gathered = new Map<string, PaperLeaf[]>()
  for (const { leaves, question } of runs.flatMap(blocksOf)) {
    const heading = headingOf(subjectId, question)
    gathered.set(heading, [...(gathered.get(heading) ?? []), ...leaves])
  }
  const front = elements.filter((element) => element.kind === 'title' || runs.some((run) => isAlone(run, element)))
  const sections = [...gathered].reduce<readonly PaperElement[]>(
    (made, [heading, leaves]) => [...made, sectionOf(paper, heading, leaves, made)],
    [],
  )
  const empty = elements.filter((element) => isSection(element) && questionsOf([element]).length === 0)
  return edited(withElements(paper, [...front, ...sections, ...empty]))
}

/** Leaves that belong together: the children of a section with questions, or consecutive leaves beside sections. */
type Run = readonly PaperLeaf[]

function runsOf(elements: readonly PaperElement[]): readonly Run[] {
  const runs: PaperLeaf[][] = [[]]
  for (const element of elements) {
    if (isSection(element)) runs.push(questionsOf([element]).length > 0 ? [...element.children] : [], [])
    else if (element.kind !== 'title') runs.at(-1)?.push(element)
  }
  return runs
}

const isAlone = (run: Run, element: PaperElement): boolean =>
  !run.some(isQuestion) && run.some((leaf) => leaf === element)

interface Block {
  readonly leaves: readonly PaperLeaf[]
  readonly question: PaperQuestion
}

/** Each question of a run with the texts before it; texts behind the last question belong to it. */
function blocksOf(run: Run): readonly Block[] {
  const last = run.findLastIndex(isQuestion)
  let start = 0
  return run.flatMap((question, index) => {
    if (!isQuestion(question)) return []
    const leaves = run.slice(start, index === last ? run.length : index + 1)
    start = index + 1
    return [{ leaves, question }]
  })
}

function sectionOf(
  { subjectId, elements }: Paper,
  heading: string,
  leaves: readonly PaperLeaf[],
  made: readonly PaperElement[],
): PaperSection {
  const present = elements.filter(isSection).find((section) => onlyHeadingOf(subjectId, section) === heading)
  if (present !== undefined) return withChildren(present, leaves)
  return { elementId: freeSectionId([...elements, ...made]), ...usualSection(heading, leaves) }
}
