import type { OpenPaper } from '#api/contract/schemas/papers.ts'
import {
  familyOf,
  questionTypeName,
  type QuestionTypeName,
  type SubjectFamily,
} from '#domain/questions/question-types.ts'

type PaperTree<Item> = Omit<OpenPaper, 'sections'> & {
  readonly sections: readonly {
    readonly sectionText: string
    readonly questions: readonly {
      readonly questionId: number
      readonly type: number
      readonly passage: string
      readonly items: readonly Item[]
    }[]
  }[]
}

/** An item with its context on the paper. */
export interface PlacedItem<Item> {
  readonly item: Item
  readonly family: SubjectFamily
  readonly typeName: QuestionTypeName | null
  /** The paper's text above the section. */
  readonly section: string
  readonly questionId: number
  /** Shared with the question's other items; empty if there is none. */
  readonly passage: string
  /** A, B, C among the paper's reading texts; null if it has at most one, and for a writing assignment. */
  readonly passageLetter: string | null
  /** The item's blank in the passage, from 1; null if the passage has no blanks. */
  readonly blank: number | null
  /** Items of the same question, keyed by blank. */
  readonly siblings: readonly Item[]
}

/** The items of a paper, in order. */
export function itemsOf<Item>(paper: PaperTree<Item>): readonly PlacedItem<Item>[] {
  const placed = paper.sections.flatMap(({ sectionText, questions }) =>
    questions.map((question) => ({ section: sectionText, question })),
  )
  const questions = placed.map(({ question }) => question)
  const isText = ({ passage, type }: (typeof questions)[number]) =>
    passage !== '' && questionTypeName(paper.subjectId, type) !== 'writing'
  const texts = questions.filter(isText)
  return placed.flatMap(({ section, question }) => {
    const { questionId, type, passage, items } = question
    return items.map((item, index) => ({
      item,
      family: familyOf(paper.subjectId),
      typeName: questionTypeName(paper.subjectId, type),
      section,
      questionId,
      passage,
      passageLetter: texts.length < 2 || !isText(question) ? null : letterOf(texts.indexOf(question)),
      blank: passage.includes(`[[${index + 1}]]`) ? index + 1 : null,
      siblings: items,
    }))
  })
}

const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26))

/** The language that a text of a subject is written in: one Chinese character makes it Chinese. */
export function langOf(text: string, family: SubjectFamily): 'en' | 'zh-CN' {
  return family === 'english' && !/[\u3400-\u9fff]/.test(text) ? 'en' : 'zh-CN'
}
