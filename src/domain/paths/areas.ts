import * as z from 'zod/mini'
import type { FeatureName } from '../features/granted-features.ts'
import { idText } from '../wire/id-in.ts'

/** Embedded areas (specification §2): every prefix, its id, its frame, and its query. */
export interface AreaEntry {
  readonly id: string
  readonly prefix: string
  /** `shell` beside the spine, `focus` without it. */
  readonly frame: 'shell' | 'focus'
  /** Pages without the spine in an area that otherwise has it. */
  readonly focusPages: readonly string[]
  /** Paths below the prefix named by the specification; parameters are in braces. */
  readonly pages: readonly string[]
  /** Query fields that are validated; all others are the area's own. */
  readonly query: Readonly<Record<string, z.ZodMiniType<string>>>
  /** Query fields that are filters: they are restored when a page of the area is opened by its bare address. */
  readonly filters: readonly string[]
  /** The feature required by a query (specification §6); undefined if it is open to everybody. */
  readonly gateOf: (query: Readonly<Record<string, unknown>>) => FeatureName | undefined
  /** Not available in a browser (specification §6). */
  readonly isDesktopOnly: boolean
}

const id = z.string().check(z.regex(idText))
const idOrZero = z.union([z.literal('0'), id])
const flag = z.enum(['0', '1'])
/** An answer on a page of an answer sheet. */
const sheetRow = z.string().check(z.regex(/^\d{1,15}\.Q\d{1,3}$/))

const reportQuery = {
  type: z.enum(['studytask', 'task']),
  scope: z.literal('class'),
  courseId: id,
  homeworkId: id,
  taskId: id,
  bookId: id,
  stuId: id,
  itemId: id,
  studyTaskId: idOrZero,
  state: z.enum(['empty', 'submit', 'unsubmit']),
  nomenu: flag,
}

const questionQuery = { paperId: id, bookId: id, chapterId: id, knowledgeId: id, unused: flag, page: id }

/** Filters for a teacher's own papers. */
export const paperFilters = ['bookId', 'keyword', 'unassigned'] as const

/** Filters for bank questions (`bookId` and `keyword` also for papers). */
const questionFilters = [
  'scope',
  'bookId',
  'chapterId',
  'knowledgeId',
  'keyword',
  'type',
  'difficulty',
  'source',
  'unused',
  'sort',
]

/** An area whose prefix is its name; beside the spine by default. */
const area = <const Id extends string>(id: Id, more: Partial<Omit<AreaEntry, 'id' | 'prefix'>> = {}) => ({
  id,
  prefix: `/${id}` as const,
  frame: more.frame ?? 'shell',
  focusPages: more.focusPages ?? [],
  pages: more.pages ?? [],
  query: more.query ?? {},
  filters: more.filters ?? [],
  gateOf: more.gateOf ?? (() => undefined),
  isDesktopOnly: more.isDesktopOnly ?? false,
})

export const areas = [
  area('my-paper', {
    pages: ['paper-lib'],
    query: { paperId: id, list: z.enum(['given', 'removed']), unassigned: flag, assign: flag },
    filters: paperFilters,
  }),
  area('paper-select', {
    pages: ['common-select', 'sync-practice', 'special-breakthrough', 'school-paper'],
    focusPages: ['common-select', 'sync-practice', 'special-breakthrough'],
    query: questionQuery,
    filters: questionFilters,
  }),
  area('correct-html', { frame: 'focus', pages: ['blind/list'], query: { assignmentId: id, itemId: id } }),
  area('report-html', { query: reportQuery }),
  area('report1-html', { query: reportQuery }),
  area('report2-html', { query: reportQuery }),
  area('report3-html', { query: reportQuery }),
  area('report4-html', { query: reportQuery }),
  area('report5-html', { query: reportQuery }),
  area('report6-html', { query: reportQuery }),
  area('report7-html', { query: reportQuery }),
  area('smartpaper-v2-html', {
    pages: ['mark-list', 'job', 'key'],
    focusPages: ['job'],
    query: {
      canSmartMarkEntry: flag,
      useOldWordSentence: flag,
      useAnswerCard3: flag,
      scanId: id,
      assignmentId: id,
      submissionId: id,
      paperId: id,
      reading: sheetRow,
    },
    gateOf: () => 'smartMark',
  }),
  area('answer-sheet-html'),
  area('create-audio-html', { pages: ['create-audio'] }),
  area('vocabulary-html', {
    query: { courseId: id, page: z.literal('personalized') },
    gateOf: ({ page }) => (page === 'personalized' ? undefined : 'classWords'),
    isDesktopOnly: true,
  }),
  area('choose-words-html', { pages: ['VocabularyDetail', 'VocabularyList'] }),
  area('question-select', { frame: 'focus', query: questionQuery, filters: questionFilters }),
  area('arrange2'),
  area('arrangement-html', { pages: ['words-question-select'] }),
  area('paper-editor', {
    frame: 'focus',
    pages: ['cm-*', 'preview-paper-without*'],
    query: { paperId: id, subjectId: id, from: z.enum(['basket', 'editor']) },
  }),
  area('keben', { pages: ['school-book', 'all-book'] }),
  area('math-paper', {
    pages: ['compose-paper'],
    focusPages: ['compose-paper'],
    query: questionQuery,
    filters: questionFilters,
    gateOf: () => 'mathsPapers',
  }),
  area('laoshi-magic', { pages: ['student'] }),
  area('wrong-note', { filters: ['view', 'bookId', 'chapterId', 'assignmentId', 'startDate', 'endDate'] }),
  area('wrong-note-html', { pages: ['list'] }),
  area('import-paper', { pages: ['review'], query: { taskId: id } }),
  area('settings-html'),
  area('wdcb-html'),
  area('revise-html'),
  area('flipbook', {
    filters: ['keyword'],
    pages: [
      'job/create/copyTask/{courseId}/{bookId}/{chapterId}/{taskId}/{paperId}',
      'job/create/task/{courseId}/{bookId}/{chapterId}/{taskId}',
      'job/multCreate/task/{courseId}/{bookId}',
      'job/list/{courseId}/{bookId}',
      'member/export/courseStudentCode/{courseId}',
      'paper/preview/task/{taskId}',
      'paper/preview/copyTask/{taskId}/{paperId}',
      'paper/preview/chapter/{chapterId}',
      'paper/preview/textbook/{bookId}',
      'paper/fullPreview/task/{taskId}',
      'paper/fullPreview/copyTask/{taskId}/{paperId}',
      'paper/fullPreview/chapter/{chapterId}',
      'guide/exportPaper',
      'xot/similar',
      'xot/selfstudy',
      'xot/paperpreview',
      'gfxz/createjob',
      'gfxz/previewtask',
      'gfxz/exportpaper',
      'gfxz/checkunpassreason',
    ],
  }),
] as const satisfies readonly AreaEntry[]

export type Area = (typeof areas)[number]
export type AreaId = Area['id']

/** The area of a path; null if there is none. */
export const areaOf = (path: string): Area | null =>
  areas.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? null

/** The frame of a path within an area. */
export const frameOf = (area: AreaEntry, path: string): AreaEntry['frame'] =>
  area.focusPages.includes(pageOf(area, path)) ? 'focus' : area.frame

/** The page of an area that a path shows: empty for the area's root. */
export const pageOf = ({ prefix }: Pick<AreaEntry, 'prefix'>, path: string): string => path.slice(prefix.length + 1)

/** Whether the specification names this page of an area. */
export const hasPage = (areaId: AreaId, page: string): boolean =>
  page === '' || areas.some(({ id: one, pages }) => one === areaId && pages.some((pattern) => isPageOf(pattern, page)))

/** Whether a page of an area matches a pattern. */
export const isPageOf = (pattern: string, page: string): boolean => patternOf(pattern).test(page)

const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('*', '.*')}$`)

/** The part of the query passed to an area: invalid fields are dropped. */
export function areaQuery(
  { query: schemas }: Pick<AreaEntry, 'query'>,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isWellFormed = ([name, value]: readonly [string, string]) => {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    return schema === undefined || z.safeParse(schema, value).success
  }
  return Object.fromEntries(Object.entries(query).filter(isWellFormed))
}
