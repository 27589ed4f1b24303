import { dateText } from '#domain/dates.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback } from './help.types.ts'

export interface FeedbackFactsProps {
  readonly one: SchoolFeedback
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
}

/** What somebody wrote, where, and with which versions. */
export function FeedbackFacts({ one, readAt }: FeedbackFactsProps) {
  const texts = useTexts(helpTexts)
  const { language } = useLanguage()
  const { topic, text, sentAt, contact, page, pageBuild, serviceBuild, browser, surface } = one
  return (
    <>
      <p className={css['facts']}>
        <Chip>{texts[topic]}</Chip>
        <time dateTime={sentAt}>{dateText(Date.parse(sentAt), { now: readAt, language })}</time>
      </p>
      <p className={css['text']}>{text}</p>
      <dl className={css['terms']}>
        {contact !== '' && (
          <>
            <dt>{texts.contactTerm}</dt>
            <dd>{contact}</dd>
          </>
        )}
        {page !== '' && (
          <>
            <dt>{texts.pageTerm}</dt>
            <dd>
              <a href={hrefOf(page)}>{page}</a>
            </dd>
          </>
        )}
        <dt>{texts.browserTerm}</dt>
        <dd>{browser === '' ? texts.unknown : browser}</dd>
        <dt>{texts.surfaceTerm}</dt>
        <dd>{texts[surface]}</dd>
        <dt>{texts.buildTerm}</dt>
        <dd>{texts.builds(pageBuild === '' ? texts.unknown : pageBuild, serviceBuild)}</dd>
      </dl>
    </>
  )
}
