import { Button, NativeSelect, Radio } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { course as courses } from '#api/contract/areas/course.ts'
import { member as endpoints } from '#api/contract/areas/member.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import css from './members.module.css'
import type { Member } from './members.types.ts'
import { namesOf } from './names-of.ts'
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

/** Takes members into another class of the teacher's, as well or instead. */
export function MoveMembersDialog(props: MoveMembersDialogProps) {
  const { courseId, members, others, tellDone, onDone, onClose } = props
  const texts = useTexts(memberDialogsTexts)
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
          const told = (copy ? texts.copied : texts.moved)(moved, target.courseName)
          tellDone(already === 0 ? told : told + texts.already(already), changeId)
          onDone()
        },
      },
    )
  }
  return (
    <Dialog
      opened
      title={texts.moveTitle}
      busy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          {others.length > 0 && (
            <BusyButton variant="filled" busy={command.isPending} busyLabel={texts.moving} onClick={move}>
              {texts.move}
            </BusyButton>
          )}
        </>
      }
    >
      <p className={css['whom']}>{texts.whom(namesOf(members, texts))}</p>
      {others.length === 0 ? (
        texts.noOther
      ) : (
        <div className={css['fields']}>
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
            <div className={css['choices']}>
              <Radio value="move" label={texts.moveAway} description={texts.moveAwayHint} />
              <Radio value="copy" label={texts.copy} description={texts.copyHint} />
            </div>
          </Radio.Group>
          <p className={css['hint']}>{texts.groupsStay}</p>
        </div>
      )}
      {command.error !== null && <ErrorText announced>{messageOf(command.error)}</ErrorText>}
    </Dialog>
  )
}
