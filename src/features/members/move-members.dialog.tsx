import { Button, NativeSelect, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { course as courses } from '#api/contract/groups/course.ts'
import { member as endpoints } from '#api/contract/groups/member.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import type { Member } from './members.types.ts'
import type { TellDone } from './use-undo.ts'

export interface MoveMembersDialogProps {
  readonly courseId: number
  readonly members: readonly Member[]
  /** The teacher's other classes. */
  readonly others: readonly Course[]
  readonly tellDone: TellDone
  readonly onDone: () => void
  readonly onClose: () => void
}

const stale = { invalidates: [endpoints.list, endpoints.removals, courses.list] }

/** Moves members to another class of the teacher's, or adds them to it as well. */
export function MoveMembersDialog(props: MoveMembersDialogProps) {
  return props.others.length === 0 ? <NoOtherClass {...props} /> : <MoveForm {...props} />
}

function MoveForm(props: MoveMembersDialogProps) {
  const { courseId, members, others, tellDone, onDone, onClose } = props
  const texts = useTexts(memberDialogsTexts)
  const namesOf = useFirstNames('people')
  const [to, setTo] = useState('')
  const [copy, setCopy] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const command = useCommand(endpoints.move, stale)
  const move = () => {
    const target = others.find((one) => String(one.courseId) === to)
    setWasTried(true)
    if (target === undefined) return
    const uids = members.map(({ uid }) => uid)
    command.mutate(
      { courseId, uids, toCourseId: target.courseId, copy },
      {
        onSuccess: ({ moved, already, changeId }) => {
          const message = (copy ? texts.copied : texts.moved)(moved, target.courseName)
          tellDone(already === 0 ? message : message + texts.already(already), changeId)
          onDone()
        },
      },
    )
  }
  return (
    <FormDialog
      title={texts.moveTitle}
      intro={texts.whom(namesOf(members))}
      submit={texts.move}
      submitting={texts.moving}
      isBusy={command.isPending}
      failure={command.error && messageOf(command.error)}
      onSubmit={move}
      onClose={onClose}
    >
      <NativeSelect
        label={texts.to}
        data={[
          { value: '', label: texts.toMissing },
          ...others.map(({ courseId: id, courseName }) => ({ value: String(id), label: courseName })),
        ]}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
        error={wasTried && to === '' && <ErrorText>{texts.toMissing}</ErrorText>}
        data-autofocus
      />
      <Radio.Group label={texts.way} value={copy ? 'copy' : 'move'} onChange={(way) => setCopy(way === 'copy')}>
        <Stack gap={10}>
          <Radio value="move" label={texts.moveAway} description={texts.moveAwayHint} />
          <Radio value="copy" label={texts.copy} description={texts.copyHint} />
        </Stack>
      </Radio.Group>
      <Hint>{texts.groupsStay}</Hint>
    </FormDialog>
  )
}

/** Shown if there is no other class to move them to. */
function NoOtherClass({ members, onClose }: Pick<MoveMembersDialogProps, 'members' | 'onClose'>) {
  const texts = useTexts(memberDialogsTexts)
  const namesOf = useFirstNames('people')
  return (
    <Dialog opened title={texts.moveTitle} onClose={onClose} footer={<Button onClick={onClose}>{texts.cancel}</Button>}>
      <Text mb={14} className="breakable">
        {texts.whom(namesOf(members))}
      </Text>
      {texts.noOther}
    </Dialog>
  )
}
