import { useEffect, useRef } from 'react'
import { languageOfText } from '#domain/values/text-language.ts'
import { rightAnswers } from '#domain/questions/right-answers.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Projected } from './projected-items.ts'
import css from './projector.module.css'
import { projectorTexts } from './projector.texts.ts'

interface ProjectedItemProps {
  readonly shown: Projected
  readonly isAnswerShown: boolean
}

/** One question at projection size, with the answer below it. */
export function ProjectedItem({ shown: { item, passage }, isAnswerShown }: ProjectedItemProps) {
  const texts = useTexts(projectorTexts)
  const { key } = item
  const right: readonly string[] = key.kind === 'single' ? [key.choice] : key.kind === 'multiple' ? key.choices : []
  return (
    <article aria-label={texts.item(item.no)}>
      {passage !== '' && (
        <div className={css['passage']}>
          <RichText text={passage} lang={languageOfText(passage)} size="room" passage />
        </div>
      )}
      <div className={css['stem']}>
        <b>{item.no}.</b>
        <RichText text={item.stem} lang={languageOfText(item.stem)} size="room" />
      </div>
      <ul className={css['options']}>
        {item.options.map(({ id, text }) => (
          <li key={id} className={classNames(isAnswerShown && right.includes(id) && css['right'])}>
            <b>{id}</b>
            <RichText text={text} lang={languageOfText(text)} size="room" inline />
          </li>
        ))}
      </ul>
      {isAnswerShown && <Answer item={item} />}
    </article>
  )
}

function Answer({ item }: Pick<Projected, 'item'>) {
  const texts = useTexts(projectorTexts)
  const answer = rightAnswers(item.key).join(` ${texts.or} `)
  const part = useRef<HTMLElement>(null)
  // Below a long passage it would appear out of sight.
  useEffect(() => part.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={part} className={css['answer']} role="status">
      <h2>{texts.answer}</h2>
      <RichText text={answer} lang={languageOfText(answer)} size="room" />
      {item.analysis !== '' && (
        <>
          <h2>{texts.analysis}</h2>
          <RichText text={item.analysis} lang={languageOfText(item.analysis)} size="room" />
        </>
      )}
    </section>
  )
}
