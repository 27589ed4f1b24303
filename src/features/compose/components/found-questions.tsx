import { ActionIcon, Box, Button, Flex, NativeSelect, Stack } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useLayoutEffect, useRef, useState } from 'react'
import { useInputHistory } from '#api/queries/input-history-context.tsx'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { debounces } from '#domain/portal/constants.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { focusPart } from '#ui/focus/focus-part.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RememberingSearchField } from '#ui/search-field/remembering-search-field.tsx'
import { noFacets, questionsOnPage, sortings } from '../compose-filters.ts'
import { composeTexts } from '../compose.texts.ts'
import type { Looking } from '../question.drawer.tsx'
import type { Basket } from '../use-basket.ts'
import type { Compose } from '../use-compose.ts'
import { FacetLines } from './facets.tsx'
import css from './finding.module.css'
import { FoundQuestion } from './found-question.tsx'
import { useScopeName } from './use-scope-name.ts'

export interface FoundQuestionsProps {
  readonly compose: Compose
  readonly basket: Basket
  readonly subjectId: number
  readonly courseId: number | null
  readonly onLook: (looking: Looking) => void
}

/** The results, page by page, with the filters above. */
export function FoundQuestions({ compose, basket, subjectId, courseId, onLook }: FoundQuestionsProps) {
  const texts = useTexts(composeTexts)
  const isOfClass = courseId !== null
  const list = useRef<HTMLElement>(null)
  const looked = JSON.stringify(compose.filters)
  useLayoutEffect(() => {
    // A new search starts at the top of the list.
    if (looked !== '' && list.current !== null) list.current.scrollTop = 0
  }, [looked])
  return (
    <Stack component="main" className={css['finding']} gap={0} mih={0} pt={14} bg="var(--bg)">
      <Head compose={compose} basket={basket} />
      <FacetLines compose={compose} subjectId={subjectId} isOfClass={isOfClass} />
      <Box
        ref={list}
        component="section"
        className={css['list']}
        // Contains text for screen readers only, which would otherwise lengthen the page.
        pos="relative"
        flex={1}
        mih={0}
        mt={8}
        bdrs="var(--r-3) var(--r-3) 0 0"
        bg="var(--surface)"
        aria-label={texts.questions}
      >
        <WhenFetched of={compose.found} skeletonRows={6} rowHeight="calc(124 * var(--u))">
          {({ list: questions }) =>
            questions.length === 0 ? (
              <NoneFound compose={compose} />
            ) : (
              questions.map((question) => (
                <FoundQuestion
                  key={question.questionId}
                  question={question}
                  basket={basket}
                  isOfClass={isOfClass}
                  readAt={compose.readAt}
                  onLook={onLook}
                />
              ))
            )
          }
        </WhenFetched>
      </Box>
      <Pages compose={compose} onTurn={() => focusPart(list.current)} />
    </Stack>
  )
}

function NoneFound({ compose }: { readonly compose: Compose }) {
  const texts = useTexts(composeTexts)
  return (
    <EmptyState
      title={texts.none}
      why={texts.noneWhy}
      action={
        <Button size="xs" onClick={() => compose.choose(noFacets)}>
          {texts.dropFilters}
        </Button>
      }
    />
  )
}

/** The scope, the number of results, the order, and the search. */
function Head({ compose, basket }: Pick<FoundQuestionsProps, 'compose' | 'basket'>) {
  const texts = useTexts(composeTexts)
  const { filters, found, choose } = compose
  const { value } = found
  return (
    <Flex align="center" wrap="wrap" rowGap={6} columnGap={10} mb={6}>
      <h2>{useScopeName(compose)}</h2>
      <PointChip compose={compose} />
      {value !== undefined && (
        <Hint span role="status">
          {texts.found(value.total, value.list.filter(({ questionId }) => basket.has(questionId)).length)}
        </Hint>
      )}
      <Flex component="span" className={css['tools']} align="center" gap={10}>
        <NativeSelect
          size="xs"
          aria-label={texts.sort}
          value={filters.sort}
          data={sortings.map((sorting) => ({ value: sorting, label: texts[sorting] }))}
          onChange={({ currentTarget }) =>
            choose({ sort: currentTarget.value === 'newest' ? null : currentTarget.value })
          }
        />
        <Search keyword={filters.keyword} onSearch={(keyword) => choose({ keyword: keyword || null })} />
      </Flex>
    </Flex>
  )
}

/** The chosen knowledge point, with a way to clear it. */
function PointChip({ compose: { filters, found, tree, choose } }: { readonly compose: Compose }) {
  const texts = useTexts(composeTexts)
  const nameIn = useContentName()
  const { knowledgeId, scope } = filters
  if (knowledgeId === null || scope === 'knowledge') return null
  const known = found.value?.facets.knowledge.find((one) => one.knowledgeId === knowledgeId)?.name
  const inTree = (tree.value ?? [])
    .flatMap(({ children }) => children)
    .find(({ initData }) => initData.refersTo.knowledgeId === knowledgeId)?.initData.nodeName
  const name = nameIn(known ?? inTree ?? '')
  return (
    <Flex component="span" align="center" gap={4} pl={9} bdrs="xs" bg="var(--green-1)" c="var(--green-8)" fz="sm">
      {texts.point(name)}
      <ActionIcon size="xs" aria-label={texts.dropPoint(name)} onClick={() => choose({ knowledgeId: null })}>
        <Icon name="close" small />
      </ActionIcon>
    </Flex>
  )
}

interface SearchProps {
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** The address follows once typing pauses. */
function Search({ keyword, onSearch }: SearchProps) {
  const texts = useTexts(composeTexts)
  const [typed, setTyped] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const send = useDebouncedCallback((text: string) => onSearch(text.trim()), debounces.search)
  if (known !== keyword) {
    setKnown(keyword)
    if (keyword !== typed.trim()) setTyped(keyword)
  }
  return (
    <RememberingSearchField
      className={css['search']}
      label={texts.search}
      maxLength={bankLimits.keyword}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        send(text)
      }}
      history={useInputHistory('questions')}
    />
  )
}

interface PagesProps {
  readonly compose: Compose
  /** Called before the page is turned. */
  readonly onTurn: () => void
}

function Pages({ compose: { filters, found, choose }, onTurn }: PagesProps) {
  const texts = useTexts(composeTexts)
  const { page } = filters
  const total = found.value?.total ?? 0
  const last = Math.max(1, Math.ceil(total / questionsOnPage))
  const from = (page - 1) * questionsOnPage + 1
  const goTo = (next: number) => {
    onTurn()
    choose({ page: next === 1 ? null : String(next) })
  }
  return (
    <Flex
      component="nav"
      className={css['foot']}
      flex="none"
      align="center"
      gap={6}
      mih="max(38px, calc(44 * var(--u)))"
      bg="var(--bg)"
      c="dimmed"
      fz="sm"
      aria-label={texts.pages}
    >
      <Box component="span" mr="auto" role="status">
        {total > 0 && texts.pageOf(from, Math.min(page * questionsOnPage, total), total)}
      </Box>
      <ActionIcon variant="default" aria-label={texts.previous} disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <Icon name="chevron-left" small />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={texts.next} disabled={page >= last} onClick={() => goTo(page + 1)}>
        <Icon name="chevron-right" small />
      </ActionIcon>
    </Flex>
  )
}
