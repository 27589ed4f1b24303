import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { marking } from '#api/contract/groups/marking.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { EndPicker } from '#parts/end-picker/end-picker.tsx'
import { instantOf, type WallText, wallTextOf } from '#parts/end-picker/school-clock.ts'
import { useSchoolNow } from '#parts/end-picker/use-school-now.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { markingToolTexts } from './marking-tools.texts.ts'
import type { AnswerRef, Notes } from './use-notes.ts'
import { day as dayLength } from '#domain/time/units.ts'
import { Hint } from '#ui/hint/hint.tsx'

export interface SendBackDialogProps {
  readonly notes: Notes
  readonly answer: AnswerRef
  /** The student's name, or its substitute. */
  readonly name: string
  /** Whether scores are entered for it but not saved. */
  readonly isEntered: boolean
  readonly onClose: () => void
}

interface Typed {
  readonly reason: string
  readonly until: WallText | null
}

const untyped: Typed = { reason: '', until: null }

/** Asks why a submission is sent back, and until when, and says what is lost: including marks given by others. */
export function SendBackDialog({ notes, answer, name, isEntered, onClose }: SendBackDialogProps) {
  const texts = useTexts(markingToolTexts)
  const { round: _round, ...asked } = answer
  const given = useEndpoint(marking.marksGiven, asked)
  const { typed, change, drop } = useTyped<Typed>(`send back ${answer.itemId} ${answer.submissionId}`, untyped)
  const { reason } = typed
  const [wasTried, setWasTried] = useState(false)
  const isMissing = reason.trim() === ''
  const { data } = given
  const end = useOwnEnd(data?.openUntil ?? null, typed.until)
  const leave = () => {
    drop()
    onClose()
  }
  const submit = () => {
    setWasTried(true)
    if (isMissing || data === undefined) return
    notes.sendBack({ ...answer, reason, knownMarks: data.marks, ...end.chosen }, name, leave)
  }
  return (
    <FormDialog
      title={texts.sendBackTitle(name)}
      intro={<WhatIsLost given={data} isEntered={isEntered} />}
      submit={texts.sendBackGo}
      submitting={texts.sendingBack}
      isBusy={notes.isSending}
      isUnready={data === undefined}
      destroys
      failure={notes.failure ?? (given.error && messageOf(given.error))}
      onSubmit={submit}
      onClose={leave}
    >
      <Textarea
        data-autofocus
        label={texts.reason}
        description={texts.reasonHint}
        rows={3}
        maxLength={200}
        value={reason}
        error={wasTried && isMissing ? texts.reasonMissing : null}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      {data !== undefined && (
        <div>
          <EndPicker label={texts.until} value={end.value} error={undefined} onChange={(until) => change({ until })} />
          <Hint>{texts.untilHint}</Hint>
        </div>
      )}
    </FormDialog>
  )
}

interface WhatIsLostProps extends Pick<SendBackDialogProps, 'isEntered'> {
  /** Undefined while they are counted. */
  readonly given: OutputOf<typeof marking.marksGiven> | undefined
}

/** What sending back means, and the marks that are lost with it. */
function WhatIsLost({ given, isEntered }: WhatIsLostProps) {
  const texts = useTexts(markingToolTexts)
  return (
    <>
      <Text c="dimmed">{texts.sendBackWhat}</Text>
      <Text mt={6} role="status">
        {given === undefined ? texts.countingMarks : texts.marksGiven(given.marks, given.others)}
        {isEntered && texts.entered}
      </Text>
    </>
  )
}

/** Until when the student may hand in again: as before, or after that until tomorrow, unless something else is chosen. */
function useOwnEnd(openUntil: string | null, typed: WallText | null) {
  const { now } = useSchoolNow()
  const tomorrow = `${wallTextOf(now() + dayLength).slice(0, 16)}:00`
  const usual = openUntil === null ? tomorrow : wallTextOf(Date.parse(openUntil))
  const value = typed ?? usual
  const isAsBefore = openUntil !== null && value === usual
  return { value, chosen: isAsBefore ? {} : { endTime: new Date(instantOf(value)).toISOString() } }
}
