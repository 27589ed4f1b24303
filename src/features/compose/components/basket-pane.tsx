import { Box, Button, Flex, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { sumOfMarks } from '#domain/paper/blueprint.ts'
import { pointsText } from '#domain/values/score.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from '../basket.texts.ts'
import { editorPath } from '../compose-paths.ts'
import { ByTypeDialog } from '../by-type.dialog.tsx'
import { PlanDialog } from '../plan.dialog.tsx'
import type { Looking } from '../question.drawer.tsx'
import type { Basket } from '../use-basket.ts'
import type { Compose } from '../use-compose.ts'
import css from './basket-pane.module.css'
import { BasketNotice } from './basket-notice.tsx'
import { BasketSections } from './basket-sections.tsx'
import { BlueprintFigure } from './blueprint-figure.tsx'
import { ToEditorButton } from './to-editor-button.tsx'

export interface BasketPaneProps {
  readonly compose: Compose
  readonly basket: Basket
  readonly subjectId: number
  /** The class that should not get anything twice; null for none. */
  readonly courseId: number | null
  readonly onLook: (looking: Looking) => void
}

/** The chosen questions: the score against the plan first, then the sections, and the way to the editor. */
export function BasketPane({ compose, basket, subjectId, courseId, onLook }: BasketPaneProps) {
  const texts = useTexts(basketTexts)
  const [opened, setOpened] = useState<'plan' | 'byType' | null>(null)
  const { questions, blueprint, isComposing, fetched, target } = basket
  // Until it is known what basket and paper hold, nothing is counted, and no plan is filled.
  const isBasketUnknown = fetched.failure !== null
  const isUnknown = isBasketUnknown || target.failure !== null
  const plan = () => setOpened('plan')
  const close = () => setOpened(null)
  const next = compose.filters.paperId === null ? texts.edit : texts.addToPaper
  return (
    <Stack component="aside" className={css['pane']} gap={0} mih={0} aria-label={texts.basket}>
      {!isBasketUnknown && (
        <WhenFetched of={target} skeletonRows={4} rowHeight="calc(36 * var(--u))">
          {() => <Total basket={basket} />}
        </WhenFetched>
      )}
      <BasketNotice basket={basket} />
      {!isUnknown && target.value !== undefined && <BlueprintFigure basket={basket} compose={compose} onPlan={plan} />}
      <Box pos="relative" flex={1} mih={120} py={6} fz="sm" style={{ overflowY: 'auto' }}>
        <WhenFetched of={fetched} skeletonRows={5} rowHeight="calc(36 * var(--u))">
          {() =>
            questions.length === 0 ? (
              <EmptyState title={texts.empty} why={texts.emptyWhy} />
            ) : (
              <BasketSections basket={basket} onLook={onLook} />
            )
          }
        </WhenFetched>
      </Box>
      <Box className={css['end']} flex="none" px={20} py={13}>
        <BusyButton
          busy={isComposing}
          busyLabel={texts.composing}
          disabled={isUnknown}
          onClick={blueprint.length === 0 ? () => setOpened('byType') : basket.compose}
        >
          {texts.compose}
        </BusyButton>
        {questions.length === 0 || isBasketUnknown ? (
          <Button variant="filled" disabled>
            {next}
          </Button>
        ) : (
          <ToEditorButton basket={basket} to={editorPath(subjectId, compose.filters.paperId)} label={next} />
        )}
      </Box>
      {opened === 'plan' && <PlanDialog compose={compose} basket={basket} subjectId={subjectId} onClose={close} />}
      {opened === 'byType' && (
        <ByTypeDialog compose={compose} basket={basket} subjectId={subjectId} courseId={courseId} onClose={close} />
      )}
    </Stack>
  )
}

/** The score that the paper will have, and the number of items in the basket. */
function Total({ basket: { sum, maximum, figure, questions, clear } }: { readonly basket: Basket }) {
  const texts = useTexts(basketTexts)
  const planned = sumOfMarks(figure.planned)
  const present = sumOfMarks(figure.present)
  const onPaper = sumOfMarks(figure.onPaper)
  return (
    <Flex
      flex="none"
      align="flex-end"
      gap={10}
      px={20}
      pt={16}
      pb={14}
      style={{ borderBottom: 'var(--hairline)' }}
      role="group"
      aria-label={texts.score(pointsText(present))}
    >
      <Text span fz="var(--fs-44)" fw={600} lh={0.9}>
        {pointsText(present)}
        <Box component="small" ml={6} c="dimmed" style={{ font: 'var(--w-regular) var(--fs-14) / 1 var(--sans)' }}>
          {planned > 0 ? texts.ofPlanned(pointsText(planned)) : texts.points}
        </Box>
      </Text>
      <Stack component="span" align="flex-end" gap={0} ml="auto" mr={-8} c="dimmed" fz="sm">
        <Box component="b" mr={8} c="var(--ink)">
          {texts.count(sum.itemCount, maximum)}
        </Box>
        {onPaper > 0 && (
          <Box component="span" mr={8}>
            {texts.onPaperScore(pointsText(onPaper))}
          </Box>
        )}
        {planned > 0 && <Distance missing={planned - present} />}
        {questions.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </Stack>
    </Flex>
  )
}

function Distance({ missing }: { readonly missing: number }) {
  const texts = useTexts(basketTexts)
  const isOff = missing !== 0
  const distance = missing > 0 ? texts.missing(pointsText(missing)) : texts.tooMuch(pointsText(-missing))
  return (
    <Text span mr={8} c={isOff ? 'var(--need)' : 'inherit'} fw={isOff ? 600 : 400}>
      {isOff ? distance : texts.asPlanned}
    </Text>
  )
}
