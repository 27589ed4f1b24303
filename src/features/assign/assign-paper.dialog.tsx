import { Box, Button, Flex } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { pointsText } from '#domain/values/score.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { AssignPaperDialogProps } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'
import { AssignFailure } from './components/assign-failure.tsx'
import { AssignedBefore } from './components/assigned-before.tsx'
import { AssignSummary } from './components/assign-summary.tsx'
import { ClassFields } from './components/class-fields.tsx'
import { DryRunButton } from './components/dry-run-button.tsx'
import { KindFields } from './components/kind-fields.tsx'
import { StudentFields } from './components/student-fields.tsx'
import { TimeFields } from './components/time-fields.tsx'
import { StudentViewDialog } from './student-view.dialog.tsx'
import { studentViewTexts } from './student-view.texts.ts'
import { type AssignPaper, useAssignPaper } from './use-assign-paper.ts'

export type { PaperToAssign, AssignmentToEdit } from './assign-form.ts'
export type { AssignPaperDialogProps } from './assign-paper.types.ts'

/**
 * Assigns a paper to one or several classes, or changes an assignment that has not begun. Features do not import each
 * other, so a route or the app composes it: a screen that offers 布置 takes a prop `renderAssign(paper, onClose)` and
 * renders its result, for example `(paper, onClose) => <AssignPaperDialog paper={paper} course={course}
 * onClose={onClose} onDone={onClose} />`. To change an assignment, compose `EditAssignmentDialog`, which fetches what
 * this one needs.
 */
export function AssignPaperDialog(props: AssignPaperDialogProps) {
  const { paper, assignment } = props
  const texts = useTexts(assignTexts)
  const formId = useId()
  const assigning = useAssignPaper(props)
  const close = useCarefulClose(assigning, props.onClose)
  const form = useFocusOnError(assigning)
  const isChoice = assigning.courses.length > 1
  const [firstClass, ...others] = assigning.chosen
  return (
    <Dialog
      opened
      onClose={close}
      title={assignment === undefined ? texts.assignTitle : texts.editTitle}
      busy={assigning.busy}
      footer={<AssignButtons assigning={assigning} formId={formId} onCancel={close} />}
    >
      <Box
        component="form"
        ref={form}
        id={formId}
        noValidate
        display="grid"
        style={{ gap: 'calc(14 * var(--u))' }}
        onSubmit={(event) => {
          event.preventDefault()
          if (!assigning.busy) assigning.press(assigning.isPublished ? 'assignment.keep' : 'assignment.publish')
        }}
      >
        <Flex
          component="p"
          align="baseline"
          wrap="wrap"
          justify="space-between"
          mr="calc(-8 * var(--u) - 1px)"
          c="dimmed"
          fz="sm"
        >
          {texts.paper(paper.paperTitle, paper.itemCount, pointsText(paper.score))}
          <StudentViewButton paperId={paper.paperId} />
        </Flex>
        {assignment === undefined && !isChoice && (
          <AssignedBefore courseId={props.course.courseId} paperId={paper.paperId} now={assigning.now()} />
        )}
        <KindFields assigning={assigning} />
        {isChoice && <ClassFields assigning={assigning} paperId={paper.paperId} />}
        {firstClass !== undefined && others.length === 0 && <StudentFields assigning={assigning} course={firstClass} />}
        <TimeFields assigning={assigning} />
        <AssignSummary assigning={assigning} />
        <DryRunButton assigning={assigning} />
        <AssignFailure assigning={assigning} />
      </Box>
    </Dialog>
  )
}

/** Shows the paper as students will see it, over the form, which is kept. */
function StudentViewButton({ paperId }: { readonly paperId: number }) {
  const texts = useTexts(studentViewTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <StudentViewDialog paperId={paperId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface AssignButtonsProps {
  readonly assigning: AssignPaper
  readonly formId: string
  readonly onCancel: () => void
}

function AssignButtons({ assigning, formId, onCancel }: AssignButtonsProps) {
  const { busy, publishes, press, isPublished, mayBePublished } = assigning
  const texts = useTexts(assignTexts)
  return (
    <>
      <Button disabled={busy} onClick={onCancel}>
        {texts.cancel}
      </Button>
      {!isPublished && !mayBePublished && (
        <BusyButton
          busy={busy && !publishes}
          busyLabel={texts.saving}
          disabled={busy && publishes}
          onClick={() => press('assignment.keep')}
        >
          {texts.keep}
        </BusyButton>
      )}
      <BusyButton
        type="submit"
        form={formId}
        variant="filled"
        busy={busy && (publishes || isPublished)}
        busyLabel={isPublished ? texts.saving : texts.publishing}
        disabled={busy && !publishes && !isPublished}
      >
        {isPublished ? texts.save : texts.publish}
      </BusyButton>
    </>
  )
}

/** Closes at once if nothing was typed, otherwise after a question. */
function useCarefulClose({ isChanged, discard }: AssignPaper, onClose: () => void): () => void {
  const texts = useTexts(assignTexts)
  const confirm = useConfirm()
  const question = {
    title: texts.leaveTitle,
    body: texts.leaveBody,
    confirmLabel: texts.leave,
    cancelLabel: texts.stay,
    destroy: true,
  }
  return () => {
    if (!isChanged) return onClose()
    void confirm(question).then((yes) => {
      if (!yes) return
      discard()
      onClose()
    })
  }
}

/** After an invalid attempt the first field with an error gets the focus. */
function useFocusOnError({ pressed, busy }: AssignPaper) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (pressed === null || busy) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [pressed, busy])
  return form
}
