import { withQuery } from './address.ts'

/** Addresses of a class's wrong questions (specification §2 wrongnote). */
const below = (courseId: number, rest: string): string => `/course/${courseId}/wrongnote/${rest}`

export const wrongNotePaths = {
  /** The teacher's classes. */
  classes: '/wrong-note-html/list',
  book: (courseId: number) => below(courseId, 'question'),
  select: (courseId: number, bookId: number) => below(courseId, `question/select/${bookId}`),
  question: (courseId: number, questionId: number) => below(courseId, `questionDetail/${questionId}`),
  /** A student's book, of all days unless some are given. */
  student: (courseId: number, studentId: number, { startDate, endDate }: Days = {}) =>
    withQuery(below(courseId, `questionRankStu/${studentId}`), { startDate, endDate }),
  /** The part of a student's book about one item or one knowledge point. */
  part: (courseId: number, studentId: number, part: StudentPart) =>
    below(courseId, `questionRankStuDetail/${studentId}/${partText(part)}`),
} as const

/** The first and last day of a book, as YYYY-MM-DD. */
interface Days {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

export type StudentPart =
  | { readonly kind: 'item'; readonly itemId: number }
  | { readonly kind: 'knowledge'; readonly knowledgeId: number }

const partText = (part: StudentPart): string =>
  part.kind === 'item' ? `item-${part.itemId}` : `knowledge-${part.knowledgeId}`

/** The part that an address names; null for anything else. */
export function studentPartOf(text: string): StudentPart | null {
  const [, kind, id] = /^(item|knowledge)-([1-9]\d{0,14})$/.exec(text) ?? []
  if (kind === undefined) return null
  return kind === 'item' ? { kind, itemId: Number(id) } : { kind: 'knowledge', knowledgeId: Number(id) }
}

/** Whether an address is about the wrong questions of a class. */
export const isWrongNotePath = (address: string): boolean =>
  /^\/(?:wrong-note|wrong-note-html)(?:[/?]|$)/.test(address) || /^\/course\/\d+\/wrongnote\/question/.test(address)
