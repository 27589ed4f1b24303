import { bank } from '#api/contract/groups/bank.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { bankSources } from '#api/contract/schemas/bank.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { idIn } from '#domain/wire/id-in.ts'

/** How the left column narrows the search; `all` is the whole bank of the subject. */
export const scopes = ['all', 'chapter', 'knowledge'] as const

export type Scope = (typeof scopes)[number]

export const sortings = ['newest', 'easiest', 'hardest'] as const

export type Sorting = (typeof sortings)[number]

export type BankSource = (typeof bankSources)[number]

export const questionsOnPage = 10

/** The search as encoded in the address. */
export interface ComposeFilters {
  readonly scope: Scope
  readonly bookId: number | null
  readonly chapterId: number | null
  readonly knowledgeId: number | null
  readonly types: readonly number[]
  readonly difficulties: readonly number[]
  readonly sources: readonly BankSource[]
  readonly keyword: string
  readonly isUnusedOnly: boolean
  readonly sort: Sorting
  readonly page: number
  /** The paper that questions are chosen for; null for a new one. */
  readonly paperId: number | null
}

type Query = Readonly<Record<string, string>>

/** The filters of an address; malformed fields are ignored. `opening` is the page's opening scope. */
export function filtersOf(query: Query, opening: Scope): ComposeFilters {
  return {
    scope: scopes.find((one) => one === query['scope']) ?? opening,
    bookId: idIn(query['bookId']),
    chapterId: idIn(query['chapterId']),
    knowledgeId: idIn(query['knowledgeId']),
    types: listOf(query['type']).flatMap(wholeNumber),
    difficulties: listOf(query['difficulty'])
      .flatMap(wholeNumber)
      .filter((one) => one >= 1 && one <= 3),
    sources: bankSources.filter((source) => listOf(query['source']).includes(source)),
    keyword: (query['keyword'] ?? '').trim().slice(0, bankLimits.keyword),
    isUnusedOnly: query['unused'] === '1',
    sort: sortings.find((one) => one === query['sort']) ?? 'newest',
    page: idIn(query['page']) ?? 1,
    paperId: idIn(query['paperId']),
  }
}

export interface SearchedIn {
  readonly subjectId: number
  /** The book whose contents are shown at the left; null for none. */
  readonly bookId: number | null
  readonly courseId: number | null
}

/** The input of the search call. */
export function searchInput(
  filters: ComposeFilters,
  { subjectId, bookId, courseId }: SearchedIn,
): InputOf<typeof bank.list> {
  const { scope, chapterId, knowledgeId, types, difficulties, sources, keyword, isUnusedOnly, sort, page } = filters
  const isInBook = scope !== 'all' && bookId !== null
  return {
    subjectId,
    ...(isInBook && { bookId }),
    ...(isInBook && scope === 'chapter' && chapterId !== null && { chapterIds: [chapterId] }),
    ...(knowledgeId !== null && { knowledgeIds: [knowledgeId] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(difficulties.length > 0 && { difficulties: [...difficulties] }),
    ...(sources.length > 0 && { sources: [...sources] }),
    ...(keyword !== '' && { keyword }),
    ...(courseId !== null && { courseId, ...(isUnusedOnly && { unusedOnly: true }) }),
    sort,
    pager: { currentPage: page, pageSize: questionsOnPage },
  }
}

/** The values of a facet with one added or removed, as encoded in the address; null for none. */
export function toggled<Value extends string | number>(values: readonly Value[], value: Value): string | null {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.length === 0 ? null : next.join(',')
}

/** Clears every filter except the book and its chapter. */
export const noFacets: Readonly<Record<string, null>> = {
  type: null,
  difficulty: null,
  source: null,
  keyword: null,
  unused: null,
  knowledgeId: null,
  page: null,
}

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(',')

const wholeNumber = (text: string): readonly number[] => (/^\d{1,3}$/.test(text) ? [Number(text)] : [])
