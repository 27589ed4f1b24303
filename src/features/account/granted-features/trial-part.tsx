import { Box, Flex, Text } from '@mantine/core'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { trialLimits } from '#domain/features/feature-limits.ts'
import { dateText } from '#domain/time/dates.ts'
import { daysLeft, type Trial, trialState, type TrialState } from '#domain/features/trial.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { featuresTexts } from './features.texts.ts'

export interface TrialPartProps {
  readonly trial: TeacherInfo['trialInfo']
  /** Milliseconds since 1970, the service's time. */
  readonly now: number
}

/** This teacher's trial with its dates, or a button to start it, once (specification §3, §6). */
export function TrialPart({ trial, now }: TrialPartProps) {
  const texts = useTexts(featuresTexts)
  return (
    <Surface title={texts.trial} lined>
      <Flex align="center" wrap="wrap" rowGap={4} columnGap={16} mih="var(--h-row)" py={6} px={20}>
        {trial === null ? <Beginning /> : <Period trial={trial} now={now} />}
      </Flex>
    </Surface>
  )
}

/** Asks for confirmation: the days count from now on. */
function Beginning() {
  const texts = useTexts(featuresTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const command = useCommand(account.startTrial, { invalidates: [user.teacherInfo, account.features] })
  const { days } = trialLimits
  const start = async () => {
    const details = [texts.trialOpens, texts.trialOnce]
    if (!(await confirm({ body: texts.confirmTrial(days), details, confirmLabel: texts.startTrial }))) return
    // Errors are shown beside the button.
    await command.mutateAsync({}).then(
      () => toast.success(texts.trialStarted(days)),
      () => {},
    )
  }
  return (
    <>
      <span>{texts.noTrial(days)}</span>
      <BusyButton size="xs" busy={command.isPending} busyLabel={texts.startingTrial} onClick={() => void start()}>
        {texts.startTrial}
      </BusyButton>
      {command.error !== null && <ErrorText announced>{messageOf(command.error)}</ErrorText>}
    </>
  )
}

function Period({ trial, now }: { readonly trial: Trial; readonly now: number }) {
  const texts = useTexts(featuresTexts)
  const { language } = useLanguage()
  const when = (instant: string) => dateText(Date.parse(instant), { now, language })
  const state = trialState(trial, now)
  const left = daysLeft(Date.parse(trial.endTime), now)
  return (
    <>
      <StateMark state={marks[state]}>{texts[state]}</StateMark>
      <span>{texts.period(when(trial.beginTime), when(trial.endTime))}</span>
      {state === 'running' && (
        <Box component="b" c="var(--action)" fw={600}>
          {left === 0 ? texts.lastDay : texts.daysLeft(left)}
        </Box>
      )}
      {state === 'ended' && (
        <Text span c="var(--ink-3)">
          {texts.trialOnce}
        </Text>
      )}
    </>
  )
}

const marks: Readonly<Record<TrialState, MarkedState>> = { ahead: 'wait', running: 'run', ended: 'end' }
