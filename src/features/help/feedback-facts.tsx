import { Button, Flex } from '@mantine/core'
import { useState } from 'react'
import { feedback } from '#api/contract/areas/feedback.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback } from './help.types.ts'
import { TrailSteps } from './trail-steps.tsx'

export interface FeedbackFactsProps {
  readonly one: SchoolFeedback
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
}

/** What somebody wrote, on which page, and with which versions. */
export function FeedbackFacts({ one, readAt }: FeedbackFactsProps) {
  const texts = useTexts(helpTexts)
  const { language } = useLanguage()
  const { topic, text, sentAt, contact, page, pageBuild, serviceBuild, browser, surface } = one
  const { feedbackId, stepCount } = one
  return (
    <>
      <Flex
        component="p"
        className={css['facts']}
        c="dimmed"
        fz="sm"
        rowGap={4}
        columnGap={12}
        align="center"
        wrap="wrap"
      >
        <Chip>{texts[topic]}</Chip>
        <time dateTime={sentAt}>{dateText(Date.parse(sentAt), { now: readAt, language })}</time>
      </Flex>
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
      {stepCount > 0 && <SentTrail feedbackId={feedbackId} count={stepCount} />}
    </>
  )
}

interface SentTrailProps {
  readonly feedbackId: number
  readonly count: number
}

/** The statechart trail attached by the page; loaded when somebody wants to see it. */
function SentTrail({ feedbackId, count }: SentTrailProps) {
  const texts = useTexts(helpTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css['sent']}>
      <Button size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.trailHide : texts.trailShow(count)}
      </Button>
      {isOpen && <ReadTrail feedbackId={feedbackId} />}
    </div>
  )
}

function ReadTrail({ feedbackId }: Pick<SentTrailProps, 'feedbackId'>) {
  const query = useEndpoint(feedback.trail, { feedbackId })
  return (
    <WhenFetched of={fetchedOf(query)} skeletonRows={3}>
      {({ trail }) => <TrailSteps steps={trail} />}
    </WhenFetched>
  )
}
