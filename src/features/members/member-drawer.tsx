import { Button } from '@mantine/core'
import { useId } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { member as endpoints } from '#api/contract/areas/member.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberFields } from './member-fields.tsx'
import { memberFormTexts } from './member-form.texts.ts'
import css from './members.module.css'
import type { Group } from './members.types.ts'
import { type MemberForm, useMemberForm } from './use-member-form.ts'

export interface MemberDrawerProps {
  readonly courseId: number
  readonly uid: number
  /** As the list has it. */
  readonly name: string
  /** Those of the class, to choose from. */
  readonly groups: readonly Group[]
  readonly onClose: () => void
}

/** A student of the class in full, to be changed. */
export function MemberDrawer({ courseId, uid, name, groups, onClose }: MemberDrawerProps) {
  const texts = useTexts(memberFormTexts)
  const id = useId()
  const info = useEndpoint(endpoints.info, { courseId, studentId: uid })
  // What is kept of an earlier look may be old; the form begins with what is there now.
  const member = info.data !== undefined && info.isFetchedAfterMount ? info.data : null
  const form = useMemberForm({ courseId, member, onClose })
  return (
    <SideDrawer
      opened
      onClose={() => void form.close()}
      title={texts.title(name)}
      width={440}
      footer={
        <>
          <Button onClick={() => void form.close()}>{texts.cancel}</Button>
          <BusyButton
            type="submit"
            form={id}
            variant="filled"
            busy={form.isBusy}
            busyLabel={texts.saving}
            disabled={member === null}
          >
            {texts.save}
          </BusyButton>
        </>
      }
    >
      {member !== null ? (
        <>
          <Form id={id} form={form} groups={groups} />
          <MemberFacts member={member} readAt={info.dataUpdatedAt} />
        </>
      ) : info.error === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <FailedState why={messageOf(info.error)} onRetry={() => void info.refetch()} />
      )}
    </SideDrawer>
  )
}

interface FormProps {
  readonly id: string
  readonly form: MemberForm
  readonly groups: readonly Group[]
}

function Form({ id, form, groups }: FormProps) {
  return (
    <form
      id={id}
      className={css['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <MemberFields form={form} groups={groups} />
      {form.failure !== '' && (
        <div role="alert">
          <ErrorText>{form.failure}</ErrorText>
        </div>
      )}
    </form>
  )
}
