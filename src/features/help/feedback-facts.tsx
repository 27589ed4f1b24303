import { Box, Button, Flex, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { feedback } from '#api/contract/groups/feedback.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { helpTexts } from './help.texts.ts'
import type { SchoolFeedback } from './help.types.ts'
import { TrailSteps } from './trail-steps.tsx'
import { WrittenText } from './written-text.tsx'

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
      <Flex component="p" c="dimmed" fz="sm" rowGap={4} columnGap={12} align="center" wrap="wrap">
        <Chip>{texts[topic]}</Chip>
        <time dateTime={sentAt}>{dateText(Date.parse(sentAt), { now: readAt, language })}</time>
      </Flex>
      <WrittenText mt={8}>{text}</WrittenText>
      <Box
        component="dl"
        display="grid"
        my={16}
        pt={12}
        fz="sm"
        style={{
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: 'calc(4 * var(--u)) calc(16 * var(--u))',
          borderTop: 'var(--hairline)',
        }}
      >
        {contact !== '' && <Term name={texts.contactTerm}>{contact}</Term>}
        {page !== '' && (
          <Term name={texts.pageTerm}>
            <a href={hrefOf(page)}>{page}</a>
          </Term>
        )}
        <Term name={texts.browserTerm}>{browser === '' ? texts.unknown : browser}</Term>
        <Term name={texts.surfaceTerm}>{texts[surface]}</Term>
        <Term name={texts.buildTerm}>{texts.builds(pageBuild === '' ? texts.unknown : pageBuild, serviceBuild)}</Term>
      </Box>
      {stepCount > 0 && <SentTrail feedbackId={feedbackId} count={stepCount} />}
    </>
  )
}

const Term = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd className="breakable">{children}</dd>
  </>
)

interface SentTrailProps {
  readonly feedbackId: number
  readonly count: number
}

/** The statechart trail attached by the page; loaded when somebody wants to see it. */
function SentTrail({ feedbackId, count }: SentTrailProps) {
  const texts = useTexts(helpTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack style={{ gap: 8 }}>
      <Button size="xs" style={{ alignSelf: 'flex-start' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.trailHide : texts.trailShow(count)}
      </Button>
      {isOpen && <ReadTrail feedbackId={feedbackId} />}
    </Stack>
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
