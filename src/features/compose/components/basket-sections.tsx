import { ActionIcon, Box, Text } from '@mantine/core'
import { useState } from 'react'
import { pointsText } from '#domain/values/score.ts'
import { pointsOf, questionHead, questionName } from '#domain/paper/question-words.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from '../basket.texts.ts'
import type { Looking } from '../question.drawer.tsx'
import type { Basket } from '../use-basket.ts'
import css from './basket-pane.module.css'
import { DifficultyDots } from './difficulty-dots.tsx'

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
            <button type="button" className={css['section']} aria-expanded={isOpen} onClick={() => toggle(heading)}>
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small />
              <b>{texts.section(index + 1, nameIn(heading))}</b>
              <small>{texts.items(itemCount)}</small>
              <span className={css['points']}>{texts.score(pointsText(score))}</span>
            </button>
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
    <li className={css['line']}>
      <button type="button" className={css['look']} onClick={() => onLook({ questionId, at: 'detail' })}>
        <Box component="span" flex="none" miw={24} c="dimmed">
          {printed}
        </Box>
        <Text span inherit lineClamp={2} flex={1}>
          <SheetText text={questionHead(question)} />
        </Text>
        <DifficultyDots question={question} hidesWord />
        <span className={css['points']}>{pointsText(pointsOf(question))}</span>
      </button>
      <ActionIcon size="xs" color="gray" aria-label={texts.remove(name)} onClick={() => basket.remove([questionId])}>
        <Icon name="close" small />
      </ActionIcon>
    </li>
  )
}
