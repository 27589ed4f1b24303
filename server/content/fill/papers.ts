import type { Transaction } from '#server/database/database.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { day } from '#domain/time/units.ts'
import type { AskedItem } from '../demo/student-model.ts'
import { type PaperPlan, paperPlans } from '../demo/paper-plans.ts'
import { demoTeachers } from '../demo/people.ts'
import type { FilledQuestion } from './bank.ts'
import type { FilledBooks } from './books.ts'
import type { FilledPeople } from './people.ts'
import { inParts, known } from './rows.ts'

/** An item of a paper as given to a model student. */
export interface FilledPaperItem extends AskedItem {
  readonly score: number
}

export interface FilledPaper {
  readonly paperId: number
  readonly title: string
  readonly duration: number
  readonly score: number
  readonly items: readonly FilledPaperItem[]
}

interface Sources {
  readonly books: FilledBooks
  readonly questions: readonly FilledQuestion[]
  readonly people: FilledPeople
}

const numerals = ['一', '二', '三', '四', '五', '六', '七']

/** The papers by code. */
export async function fillPapers(
  tx: Transaction,
  sources: Sources,
  now: Date,
): Promise<ReadonlyMap<string, FilledPaper>> {
  const filled = new Map<string, FilledPaper>()
  for (const [index, plan] of paperPlans.entries()) {
    const createdAt = new Date(now.getTime() - (40 - index) * day)
    filled.set(plan.code, await fillPaper(tx, plan, sources, createdAt))
  }
  return filled
}

async function fillPaper(tx: Transaction, plan: PaperPlan, sources: Sources, createdAt: Date): Promise<FilledPaper> {
  const sections = sectionsOf(plan, sources.questions)
  const items = itemsOf(sections)
  const score = items.reduce((sum, item) => sum + item.score, 0)
  const [made] = await tx
    .insert(paper)
    .values({ ...aboutPaper(plan, sources), score, itemCount: items.length, createdAt, updatedAt: createdAt })
    .returning()
  const { paperId } = known(made, plan.code)
  await fillSections(tx, paperId, sections)
  await fillItems(tx, paperId, items)
  return {
    paperId,
    title: plan.title,
    duration: plan.duration,
    score,
    items: items.map(({ itemId, difficulty, stem, options, key, score: points }) => ({
      itemId,
      difficulty,
      key,
      score: points,
      content: { stem, options },
    })),
  }
}

interface FilledSection {
  readonly title: string
  readonly questions: readonly FilledQuestion[]
}

/** The planned sections for which the bank has questions. */
const sectionsOf = (plan: PaperPlan, questions: readonly FilledQuestion[]): readonly FilledSection[] =>
  plan.sections
    .map((section) => ({ title: section.title, questions: chosenFor(plan, section, questions) }))
    .filter((section) => section.questions.length > 0)

const itemsOf = (sections: readonly FilledSection[]) =>
  sections.flatMap((section, index) =>
    section.questions.flatMap(({ questionId, difficulty, items }) =>
      items.map((item) => ({ ...item, questionId, difficulty, sectionNo: index + 1 })),
    ),
  )

/** What the plan says about a paper itself. */
function aboutPaper(plan: PaperPlan, { books, people }: Sources) {
  const { subjectId } = known(
    demoTeachers.find(({ username }) => username === plan.teacher),
    plan.teacher,
  )
  return {
    code: plan.code,
    paperTitle: plan.title,
    ownerId: known(people.teacherIds.get(plan.teacher), plan.teacher),
    schoolId: people.schoolId,
    sharedWithSchool: plan.shared,
    subjectId,
    bookId: known(books.bookIds.get(plan.bookCode), plan.bookCode),
    chapterId: plan.chapters.length === 1 ? (books.chapterIds.get(plan.chapters[0] ?? '') ?? null) : null,
    duration: plan.duration,
  }
}

async function fillSections(tx: Transaction, paperId: number, sections: readonly FilledSection[]): Promise<void> {
  const rows = sections.map(({ title }, index) => ({
    paperId,
    no: index + 1,
    sectionText: `${numerals[index]}、${title}`,
  }))
  await tx.insert(paperSection).values(rows)
}

async function fillItems(tx: Transaction, paperId: number, items: ReturnType<typeof itemsOf>): Promise<void> {
  const rows = items.map(({ questionId, itemId, score, key, sectionNo }, index) => ({
    paperId,
    no: index + 1,
    sectionNo,
    questionId,
    itemId,
    key,
    score,
  }))
  await inParts(rows, (part) => tx.insert(paperItem).values(part).returning({ no: paperItem.no }))
}

function chosenFor(
  plan: PaperPlan,
  section: PaperPlan['sections'][number],
  questions: readonly FilledQuestion[],
): FilledQuestion[] {
  return plan.chapters.flatMap((chapter) =>
    spread(
      questions.filter((question) => question.chapter === chapter && question.type === section.type),
      section.take,
    ),
  )
}

/** Takes `count` elements evenly spread over a list: generated questions of one kind are adjacent. */
function spread<Value>(list: readonly Value[], count: number): Value[] {
  const taken = Math.min(count, list.length)
  return Array.from({ length: taken }, (_, index) => known(list[Math.floor((index * list.length) / taken)], 'question'))
}
