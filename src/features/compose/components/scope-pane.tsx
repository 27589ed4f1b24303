import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isMaths } from '#domain/classes/subjects.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { scopes } from '../compose-filters.ts'
import { composeTexts } from '../compose.texts.ts'
import type { Compose } from '../use-compose.ts'
import css from '../compose.module.css'
import { BookChoice } from './book-choice.tsx'

type Node = NonNullable<Compose['tree']['value']>[number]

interface ScopePaneProps {
  readonly compose: Compose
  readonly subjectId: number
}

/**
 * The search scope: the whole bank, or a book by chapters or knowledge points, with the number of questions in each. The
 * book of maths is chosen in the title bar.
 */
export function ScopePane({ compose, subjectId }: ScopePaneProps) {
  const texts = useTexts(composeTexts)
  const { filters, tree, choose } = compose
  const { scope } = filters
  return (
    <nav className={css['pane']} aria-label={texts.range}>
      <Stack gap={10} pt={14} px={12} pb={10}>
        <Segments
          label={texts.way}
          value={scope}
          segments={scopes.map((value) => ({ value, label: texts[value] }))}
          onChange={(next) => choose({ scope: next, chapterId: null, knowledgeId: null })}
        />
        {!isMaths(subjectId) && <BookChoice compose={compose} />}
      </Stack>
      {scope === 'all' ? (
        <Text py={6} px={16} c="dimmed" fz="sm">
          {texts.allWhy}
        </Text>
      ) : (
        <div className={css['tree']}>
          <WhenFetched of={tree} skeletonRows={8} rowHeight="calc(34 * var(--u))">
            {(roots) =>
              roots.length === 0 ? (
                <EmptyState title={texts.noContents} />
              ) : (
                <Contents compose={compose} roots={roots} />
              )
            }
          </WhenFetched>
        </div>
      )}
    </nav>
  )
}

function Contents({ compose, roots }: { readonly compose: Compose; readonly roots: readonly Node[] }) {
  const texts = useTexts(composeTexts)
  const { filters, choose } = compose
  const [opened, setOpened] = useState<string | null>(null)
  const isWhole = filters.chapterId === null && filters.knowledgeId === null
  const chosenRoot = roots.find(({ initData }) => initData.extendParams.chapterId === filters.chapterId)
  const open = opened ?? chosenRoot?.id ?? null
  return (
    <ul>
      <li>
        <button
          type="button"
          className={classNames(css['node'], isWhole && css['on'])}
          aria-current={isWhole}
          onClick={() => choose({ chapterId: null, knowledgeId: null })}
        >
          <span className={css['name']}>{texts.wholeBook}</span>
        </button>
      </li>
      {roots.map((root) => (
        <li key={root.id}>
          <Branch
            node={root}
            compose={compose}
            isOpen={open === root.id}
            onOpen={() => setOpened(open === root.id ? '' : root.id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface BranchProps {
  readonly node: Node
  readonly compose: Compose
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** A chapter with its knowledge points below it, or a knowledge point of the book. */
function Branch({ node, compose, isOpen, onOpen }: BranchProps) {
  const texts = useTexts(composeTexts)
  const nameIn = useContentName()
  const { filters, choose } = compose
  const { chapterId, knowledgeId } = node.initData.extendParams
  const isOn =
    chapterId === undefined
      ? filters.knowledgeId === knowledgeId
      : filters.chapterId === chapterId && filters.knowledgeId === null
  const name = nameIn(node.initData.nodeName)
  return (
    <>
      <div className={classNames(css['row'], isOn && css['onRow'])}>
        {node.children.length > 0 && (
          <button
            type="button"
            className={css['twist']}
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.close(name) : texts.open(name)}
            onClick={onOpen}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small />
          </button>
        )}
        <NodeButton
          node={node}
          isOn={isOn}
          onPress={() =>
            choose(
              chapterId === undefined
                ? { knowledgeId: String(knowledgeId) }
                : { chapterId: String(chapterId), knowledgeId: null },
            )
          }
        />
      </div>
      {isOpen && (
        <ul className={css['below']}>
          {node.children.map((child) => {
            const point = child.initData.extendParams.knowledgeId
            const isChosen = filters.chapterId === chapterId && filters.knowledgeId === point
            return (
              <li key={child.id} className={classNames(css['row'], isChosen && css['onRow'])}>
                <NodeButton
                  node={child}
                  isOn={isChosen}
                  onPress={() => choose({ chapterId: String(chapterId), knowledgeId: String(point) })}
                />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

interface NodeButtonProps {
  readonly node: Node
  readonly isOn: boolean
  readonly onPress: () => void
}

function NodeButton({ node: { initData }, isOn, onPress }: NodeButtonProps) {
  const nameIn = useContentName()
  return (
    <button type="button" className={classNames(css['node'], isOn && css['on'])} aria-current={isOn} onClick={onPress}>
      <span className={css['name']}>{nameIn(initData.nodeName)}</span>
      <span className={css['count']}>{initData.questionCount}</span>
    </button>
  )
}
