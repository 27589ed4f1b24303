import { Box, Flex } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Picture } from '../page/picture.tsx'
import { Who } from '../page/who.tsx'
import css from './scan.module.css'
import { ComputerFacts } from './computer-facts.tsx'
import { MatchField } from './match-field.tsx'
import { ProblemNote } from '../page/problem-note.tsx'
import { scanTexts } from './scan.texts.ts'
import type { PhoneScan } from './use-phone-scan.ts'

/** Comes after the facts about the computer, which are read first. */
const ConsentNote = lazyPart(() => import('./consent-note.tsx').then((module) => module.ConsentNote))

/** Asks whether this computer may sign in. Saying no is as easy as saying yes. */
export function AskScreen({ scan }: { readonly scan: PhoneScan }) {
  const texts = useTexts(scanTexts)
  const formId = useId()
  const { computer, teacher, problem } = scan
  const submit = (event: FormEvent) => {
    event.preventDefault()
    scan.confirm()
  }
  return (
    <PhonePage aside={<Who teacher={teacher} />} foot={<Decision scan={scan} formId={formId} />}>
      <Picture />
      <PageHeading hint={texts.check}>{texts.question}</PageHeading>
      {computer !== null && <ComputerFacts computer={computer} endsAt={scan.endsAt} />}
      <form id={formId} noValidate onSubmit={submit}>
        {computer?.needsMatch === true && <MatchField value={scan.match} problem={problem} onChange={scan.typeMatch} />}
      </form>
      {problem?.kind === 'refused' && <ProblemNote>{problem.message}</ProblemNote>}
      {problem?.kind === 'unanswered' && <ProblemNote>{texts.unanswered(problem.message)}</ProblemNote>}
      {computer !== null && <ConsentNote isAccepted={computer.isAccepted} />}
      <Flex component="p" gap={8} mt={16} c="var(--need)" fz="calc(14 * var(--u))" lh={1.55}>
        <Drawing path={earlyPaths.warning} className={css['icon']} />
        <span>{texts.warning}</span>
      </Flex>
    </PhonePage>
  )
}

interface DecisionProps {
  readonly scan: PhoneScan
  readonly formId: string
}

/** Both the same size and weight, whatever their labels. */
function Decision({ scan: { deciding, cancel }, formId }: DecisionProps) {
  const texts = useTexts(scanTexts)
  const look = { variant: 'filled', size: 'lg', fullWidth: true } as const
  return (
    <Box display="grid" style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'calc(12 * var(--u))' }}>
      <BusyButton
        {...look}
        className={css['no']}
        busy={deciding === 'cancel'}
        busyLabel={texts.cancelling}
        disabled={deciding === 'confirm'}
        onClick={cancel}
      >
        {texts.cancel}
      </BusyButton>
      <BusyButton
        {...look}
        className={css['yes']}
        type="submit"
        form={formId}
        busy={deciding === 'confirm'}
        busyLabel={texts.confirming}
        disabled={deciding === 'cancel'}
      >
        {texts.confirm}
      </BusyButton>
    </Box>
  )
}
