import { Flex, Stack } from '@mantine/core'
import { useId } from 'react'
import type { Choice, Option } from '#domain/questions/question.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import css from './answer-options.module.css'
import { answerOptionsTexts } from './answer-options.texts.ts'

export interface AnswerOptionsProps {
  /** The question, for screen readers ("第 7 题"). */
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: readonly Choice[]
  /** Several may be right: check boxes instead of radio buttons. */
  readonly multiple?: boolean
  readonly lang?: 'en' | 'zh-CN' | undefined
  /** Called with the letters in alphabetical order; if omitted, the options are read-only. */
  readonly onChange?: (chosen: readonly Choice[]) => void
  /** The right letters, once they may be shown: every option says whether it was right. */
  readonly right?: readonly Choice[] | undefined
}

/** The options of a question as a student sees them: large, with the whole line as the target. */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { label, options, chosen, multiple = false, lang, onChange, right } = props
  const name = useId()
  const choose = (id: Choice) => onChange?.(multiple ? toggled(chosen, id) : [id])
  return (
    <Stack
      className={classNames(multiple && css['multiple'])}
      gap={10}
      role={multiple ? 'group' : 'radiogroup'}
      aria-label={label}
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.id)
        const judgement = right === undefined ? null : judge(isChosen, right.includes(option.id))
        return (
          <label key={option.id} className={optionClass(isChosen, judgement)}>
            <input
              className={css['input']}
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              disabled={onChange === undefined}
              onChange={() => choose(option.id)}
            />
            <b className={css['letter']}>{option.id}</b>
            {/* Beside a long text a judgement in words would leave it half the line. */}
            <Flex
              component="span"
              className={css['content'] ?? ''}
              rowGap={2}
              columnGap={12}
              align="center"
              justify="space-between"
              wrap={judgement === null ? 'nowrap' : 'wrap'}
            >
              <RichText text={option.text} lang={lang} size="inherit" inline />
              <OptionState chosen={isChosen} judgement={judgement} />
            </Flex>
          </label>
        )
      })}
    </Stack>
  )
}

type Judgement = 'rightChosen' | 'wrong' | 'right' | null

const judge = (chosen: boolean, right: boolean): Judgement =>
  chosen ? (right ? 'rightChosen' : 'wrong') : right ? 'right' : null

const toggled = (chosen: readonly Choice[], id: Choice): readonly Choice[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].toSorted()

const optionClass = (chosen: boolean, judgement: Judgement): string =>
  classNames(
    css['option'],
    chosen && judgement !== 'wrong' && css['chosen'],
    judgement === 'wrong' && css['wrong'],
    judgement === 'right' && css['right'],
  )

function OptionState({ chosen, judgement }: { readonly chosen: boolean; readonly judgement: Judgement }) {
  const texts = useTexts(answerOptionsTexts)
  if (judgement === null && !chosen) return null
  return (
    <Flex
      component="span"
      gap={5}
      align="center"
      display="inline-flex"
      c={judgement === 'wrong' ? 'var(--red-7)' : 'var(--green-6)'}
      ff="var(--sans)"
      fz="sm"
    >
      {judgement !== null && texts[judgement]}
      <Icon name={judgement === 'wrong' ? 'close' : 'check'} />
    </Flex>
  )
}
