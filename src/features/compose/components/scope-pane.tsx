import { Box, type BoxProps, Button, Flex, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isMaths } from '#domain/classes/subjects.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { Hint } from '#ui/hint/hint.tsx'
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
 * book of maths is chosen in the title bar. In a narrow window the contents of the book unfold on request, and fold again
 * once something of them is chosen, so that they do not keep the questions out of sight.
 */
export function ScopePane({ compose, subjectId }: ScopePaneProps) {
  const texts = useTexts(composeTexts)
  const { filters, tree, choose } = compose
  const { scope } = filters
  const [isUnfolded, setUnfolded] = useState(false)
  const chooseAndFold: Compose['choose'] = (changes) => {
    choose(changes)
    setUnfolded(false)
  }
  return (
    <Stack component="nav" className={css['pane']} gap={0} mih={0} bg="var(--spine)" aria-label={texts.range}>
      <Stack gap={10} pt={14} px={12} pb={10}>
        <Segments
          label={texts.way}
          value={scope}
          segments={scopes.map((value) => ({ value, label: texts[value] }))}
          onChange={(next) => choose({ scope: next, chapterId: null, knowledgeId: null })}
        />
        {scope !== 'all' && (
          <Flex gap={8}>
            {!isMaths(subjectId) && (
              <Box flex="1 1 0" miw={0}>
                <BookChoice compose={compose} />
              </Box>
            )}
            <UnfoldButton isUnfolded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)} />
          </Flex>
        )}
      </Stack>
      {scope === 'all' ? (
        <Hint py={6} px={16}>
          {texts.allWhy}
        </Hint>
      ) : (
        <Box
          className={classNames(css['tree'], !isUnfolded && css['folded'])}
          flex={1}
          mih={0}
          pb={12}
          fz="sm"
          style={{ overflowY: 'auto' }}
        >
          <WhenFetched of={tree} skeletonRows={8} rowHeight="calc(34 * var(--u))">
            {(roots) =>
              roots.length === 0 ? (
                <EmptyState title={texts.noContents} />
              ) : (
                <Contents compose={{ ...compose, choose: chooseAndFold }} roots={roots} />
              )
            }
          </WhenFetched>
        </Box>
      )}
    </Stack>
  )
}

interface UnfoldButtonProps {
  readonly isUnfolded: boolean
  readonly onPress: () => void
}

function UnfoldButton({ isUnfolded, onPress }: UnfoldButtonProps) {
  const texts = useTexts(composeTexts)
  return (
    <Button
      className={css['unfold'] ?? ''}
      flex="none"
      rightSection={<Icon name={isUnfolded ? 'chevron-down' : 'chevron-right'} small />}
      aria-expanded={isUnfolded}
      onClick={onPress}
    >
      {texts.contents}
    </Button>
  )
}

function Contents({ compose, roots }: { readonly compose: Compose; readonly roots: readonly Node[] }) {
  const texts = useTexts(composeTexts)
  const { filters, choose } = compose
  const [opened, setOpened] = useState<string | null>(null)
  const isWhole = filters.chapterId === null && filters.knowledgeId === null
  const chosenRoot = roots.find(({ initData }) => initData.refersTo.chapterId === filters.chapterId)
  const open = opened ?? chosenRoot?.id ?? null
  return (
    <ul>
      <li>
        <NodeButton
          name={texts.wholeBook}
          isOn={isWhole}
          pl={14}
          {...(isWhole && { className: css['onRow'], w: 'calc(100% - 8 * var(--u))' })}
          onPress={() => choose({ chapterId: null, knowledgeId: null })}
        />
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
  const { chapterId, knowledgeId } = node.initData.refersTo
  const isOn =
    chapterId === undefined
      ? filters.knowledgeId === knowledgeId
      : filters.chapterId === chapterId && filters.knowledgeId === null
  const name = nameIn(node.initData.nodeName)
  return (
    <>
      <Flex className={classNames(isOn && css['onRow'])}>
        {node.children.length > 0 && (
          <Twist isOpen={isOpen} label={isOpen ? texts.close(name) : texts.open(name)} onPress={onOpen} />
        )}
        <NodeButton
          name={name}
          count={node.initData.questionCount}
          isOn={isOn}
          pl={node.children.length > 0 ? 0 : 14}
          onPress={() =>
            choose(
              chapterId === undefined
                ? { knowledgeId: String(knowledgeId) }
                : { chapterId: String(chapterId), knowledgeId: null },
            )
          }
        />
      </Flex>
      {isOpen && (
        <ul>
          {node.children.map((child) => {
            const point = child.initData.refersTo.knowledgeId
            const isChosen = filters.chapterId === chapterId && filters.knowledgeId === point
            return (
              <Flex key={child.id} component="li" className={classNames(isChosen && css['onRow'])}>
                <NodeButton
                  name={nameIn(child.initData.nodeName)}
                  count={child.initData.questionCount}
                  isOn={isChosen}
                  pl={isChosen ? 30 : 38}
                  bdrs="inherit"
                  onPress={() => choose({ chapterId: String(chapterId), knowledgeId: String(point) })}
                />
              </Flex>
            )
          })}
        </ul>
      )}
    </>
  )
}

interface TwistProps {
  readonly isOpen: boolean
  readonly label: string
  readonly onPress: () => void
}

const Twist = ({ isOpen, label, onPress }: TwistProps) => (
  <Flex
    component="button"
    type="button"
    flex="none"
    align="center"
    justify="center"
    w={28}
    c="var(--ink-3)"
    aria-expanded={isOpen}
    aria-label={label}
    onClick={onPress}
  >
    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small />
  </Flex>
)

interface NodeButtonProps extends Pick<BoxProps, 'className' | 'w' | 'pl' | 'bdrs'> {
  readonly name: string
  readonly count?: number
  readonly isOn: boolean
  readonly onPress: () => void
}

function NodeButton({ name, count, isOn, className, onPress, ...box }: NodeButtonProps) {
  return (
    <Flex
      component="button"
      type="button"
      className={classNames(css['node'], className)}
      flex={1}
      align="baseline"
      gap={8}
      miw={0}
      mih="max(30px, calc(34 * var(--u)))"
      py={6}
      pr={14}
      c={isOn ? 'var(--green-7)' : 'var(--paper-8)'}
      ta="left"
      {...box}
      aria-current={isOn}
      onClick={onPress}
    >
      <Box component="span" className="breakable" flex={1} fw={isOn ? 600 : 400}>
        {name}
      </Box>
      {count !== undefined && (
        <Text span c={isOn ? 'var(--green-7)' : 'var(--ink-3)'} fz="xs">
          {count}
        </Text>
      )}
    </Flex>
  )
}
