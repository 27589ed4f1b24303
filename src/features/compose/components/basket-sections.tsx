import { ActionIcon, Box, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import { pointsText } from '#domain/values/score.ts'
import { pointsOf, questionHead, questionName } from '#domain/paper/question-words.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { DifficultyDots } from '#parts/question-facts/difficulty-dots.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from '../basket.texts.ts'
import type { Looking } from '../question.drawer.tsx'
import type { Basket } from '../use-basket.ts'
import css from './basket-pane.module.css'

export interface BasketSectionsProps {
  readonly basket: Basket
  readonly onLook: (looking: Looking) => void
}

/** The basket, laid out as the paper it would become. */
export function BasketSections({ basket, onLook }: BasketSectionsProps) {
  const texts = useTexts(basketTexts)
  const nameIn = useContentName()
  const [closed, setClosed] = useState<readonly string[]>([])
  const toggle = (heading: string) =>
    setClosed((before) => (before.includes(heading) ? before.filter((one) => one !== heading) : [...before, heading]))
  return (
    <ul aria-label={texts.sections}>
      {basket.sections.map(({ heading, itemCount, score, questions }, index) => {
        const isOpen = !closed.includes(heading)
        return (
          <li key={heading}>
            <Flex
              component="button"
              type="button"
              className={css['row']}
              align="center"
              gap={8}
              w="100%"
              mih="max(32px, calc(36 * var(--u)))"
              pr={20}
              pl={16}
              ta="left"
              aria-expanded={isOpen}
              onClick={() => toggle(heading)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small />
              <b>{texts.section(index + 1, nameIn(heading))}</b>
              <Text component="small" c="var(--ink-3)" fz="xs">
                {texts.items(itemCount)}
              </Text>
              <Box component="span" flex="none" miw={26} ml="auto" ta="right">
                {texts.score(pointsText(score))}
              </Box>
            </Flex>
            {isOpen && (
              <ul>
                {questions.map(({ questionId, printed }) => (
                  <BasketLine
                    key={questionId}
                    questionId={questionId}
                    printed={printed}
                    basket={basket}
                    onLook={onLook}
                  />
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface BasketLineProps extends BasketSectionsProps {
  readonly questionId: number
  readonly printed: string
}

function BasketLine({ questionId, printed, basket, onLook }: BasketLineProps) {
  const texts = useTexts(basketTexts)
  const question = basket.questions.find((one) => one.questionId === questionId)
  if (question === undefined) return null
  const name = questionName(question)
  return (
    <Flex component="li" className={css['row']} align="center" pr={12} pl={40}>
      <Flex
        component="button"
        type="button"
        flex={1}
        align="center"
        gap={8}
        miw={0}
        mih="max(30px, calc(33 * var(--u)))"
        py={4}
        lh={1.35}
        ta="left"
        onClick={() => onLook({ questionId, at: 'detail' })}
      >
        <Box component="span" flex="none" miw={24} c="dimmed">
          {printed}
        </Box>
        <Text span inherit lineClamp={2} flex={1}>
          <SheetText text={questionHead(question)} />
        </Text>
        <DifficultyDots question={question} hidesWord />
        <Box component="span" flex="none" miw={26} ta="right">
          {pointsText(pointsOf(question))}
        </Box>
      </Flex>
      <ActionIcon size="xs" color="gray" aria-label={texts.remove(name)} onClick={() => basket.remove([questionId])}>
        <Icon name="close" small />
      </ActionIcon>
    </Flex>
  )
}
