import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { langOf } from '../../answering/sheet-items.ts'
import css from '../result.module.css'
import { resultTexts } from '../result.texts.ts'

export interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

export const Part = ({ title, children }: PartProps) => (
  <section className={css['part']}>
    <h3>{title}</h3>
    <div>{children}</div>
  </section>
)

export interface AnswerPartProps {
  readonly title: string
  readonly text: string
  readonly family: SubjectFamily
  /** Underlined in red. */
  readonly wrong?: boolean
  /** The project's rich text; what a student typed is shown verbatim. */
  readonly rich?: boolean
}

/** An answer under its heading. */
export function AnswerPart({ title, text, family, wrong = false, rich = false }: AnswerPartProps) {
  const texts = useTexts(resultTexts)
  const lang = langOf(text, family)
  if (text.trim() === '')
    return (
      <Part title={title}>
        <Text span c="dimmed" fz="md">
          {texts.notAnswered}
        </Text>
      </Part>
    )
  return (
    <Part title={title}>
      <div className={classNames(css['text'], wrong && css['wrong'])}>
        {rich ? <RichText text={text} lang={lang} size="inherit" /> : <span lang={lang}>{text}</span>}
      </div>
    </Part>
  )
}
