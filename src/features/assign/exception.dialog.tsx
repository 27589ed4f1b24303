import { NumberInput, Radio, Stack, TextInput } from '@mantine/core'
import type { PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import type { AssignmentInfo } from '#api/contract/schemas/assignments.ts'
import { dateText } from '#domain/time/dates.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { EndPicker } from '#parts/end-picker/end-picker.tsx'
import { fieldError } from './components/field-error.tsx'
import { instantOf } from '#parts/end-picker/school-clock.ts'
import { SchoolTimePicker } from '#parts/end-picker/school-time-picker.tsx'
import { StudentPicker } from './components/student-picker.tsx'
import { CutOffNote } from './components/cut-off-note.tsx'
import { exceptionTexts } from './exception.texts.ts'
import { neededEnd } from './needed-end.ts'
import { type ArrangedStudents, type ExceptionForm, useException } from './use-exception.ts'

export interface ExceptionDialogProps extends ArrangedStudents {
  readonly assignment: Pick<AssignmentInfo, 'assignmentId' | 'assignmentName' | 'endTime' | 'duration' | 'scoreTime'>
  readonly onClose: () => void
}

/** Excuses students from an assignment, or gives them their own times. */
export function ExceptionDialog({ assignment, students, chosen, onClose }: ExceptionDialogProps) {
  const texts = useTexts(exceptionTexts)
  const { language } = useLanguage()
  const areScoresOut = assignment.scoreTime !== null
  const exception = useException(assignment.assignmentId, { students, chosen, areScoresOut }, onClose)
  const { form, change, errors, now } = exception
  const open = students.filter(({ hasSubmitted, isCollected }) => !hasSubmitted || isCollected)
  const end = dateText(Date.parse(assignment.endTime), { now, language })
  return (
    <FormDialog
      title={texts.title}
      intro={texts.about(assignment.assignmentName, end)}
      submit={texts.save}
      submitting={texts.saving}
      isBusy={exception.isBusy}
      failure={exception.failure}
      onSubmit={exception.submit}
      onClose={exception.close}
    >
      <div>
        <StudentPicker
          members={{ list: open, problem: null, refresh: () => {} }}
          rows={4}
          uids={form.uids}
          onChange={(uids) => change({ uids })}
        />
        {errors.uids !== undefined && <ErrorText announced>{errors.uids}</ErrorText>}
      </div>
      <Radio.Group
        label={texts.way}
        value={form.isExcused ? 'excused' : 'times'}
        onChange={(way) => change({ isExcused: way === 'excused' })}
      >
        <Stack gap={8} mt={6}>
          <Radio
            value="times"
            label={texts.otherTime}
            disabled={areScoresOut}
            description={areScoresOut && texts.scoresOut}
          />
          <Radio value="excused" label={texts.excused} />
        </Stack>
      </Radio.Group>
      {!form.isExcused && (
        <Times form={form} change={change} errors={errors} now={now} assignment={assignment} students={open} />
      )}
      <TextInput
        label={texts.reason}
        description={texts.reasonHint}
        value={form.reason}
        error={fieldError(errors.reason)}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
    </FormDialog>
  )
}

interface TimesProps extends Pick<ReturnType<typeof useException>, 'change' | 'errors' | 'now'> {
  readonly form: ExceptionForm
  readonly assignment: ExceptionDialogProps['assignment']
  readonly students: readonly PlannedStudent[]
}

function Times({ form, change, errors, now, assignment, students }: TimesProps) {
  const texts = useTexts(exceptionTexts)
  const { duration, endTime } = assignment
  const needed = neededEnd(form, students, assignment, now)
  const end = form.endAt === null ? Date.parse(endTime) : instantOf(form.endAt)
  return (
    <>
      <SchoolTimePicker
        label={texts.begin}
        value={form.beginAt}
        error={errors.beginTime}
        now={now}
        usualTime="08:00"
        onChange={(beginAt) => change({ beginAt })}
      />
      <EndPicker label={texts.end} value={form.endAt} error={errors.endTime} onChange={(endAt) => change({ endAt })} />
      {duration !== null && (
        <NumberInput
          label={texts.extra}
          description={texts.extraHint(duration)}
          value={form.extraMinutes ?? ''}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          error={fieldError(errors.extraMinutes)}
          onChange={(value) => change({ extraMinutes: typeof value === 'number' && value > 0 ? value : null })}
        />
      )}
      {needed !== null && <CutOffNote end={end} needed={needed} now={now} onExtend={(endAt) => change({ endAt })} />}
    </>
  )
}
