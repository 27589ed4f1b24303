import { Button } from '@mantine/core'
import { useId } from 'react'
import { member as endpoints } from '#api/contract/groups/member.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberFields } from './member-fields.tsx'
import { memberFormTexts } from './member-form.texts.ts'
import type { Group } from './members.types.ts'
import { type MemberForm, useMemberForm } from './use-member-form.ts'

export interface MemberDrawerProps {
  readonly courseId: number
  readonly uid: number
  /** The name as shown in the list. */
  readonly name: string
  /** The groups of the class, to choose from. */
  readonly groups: readonly Group[]
  readonly onClose: () => void
}

/** The full record of a student of the class, for editing. */
export function MemberDrawer({ courseId, uid, name, groups, onClose }: MemberDrawerProps) {
  const texts = useTexts(memberFormTexts)
  const id = useId()
  const info = useEndpoint(endpoints.info, { courseId, studentId: uid })
  // Cached data may be stale; the form starts from the current state.
  const member = info.data !== undefined && info.isFetchedAfterMount ? info.data : null
  const form = useMemberForm({ courseId, uid, member, onClose })
  return (
    <RecordDrawer
      title={texts.title(name)}
      width={440}
      record={{ ...fetchedOf(info), value: member ?? undefined }}
      skeletonRows={6}
      onClose={() => void form.close()}
      acts={
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
      {(one) => (
        <>
          <DrawerForm id={id} form={form} groups={groups} />
          <MemberFacts member={one} readAt={info.dataUpdatedAt} />
        </>
      )}
    </RecordDrawer>
  )
}

interface DrawerFormProps {
  readonly id: string
  readonly form: MemberForm
  readonly groups: readonly Group[]
}

function DrawerForm({ id, form, groups }: DrawerFormProps) {
  return (
    <Form id={id} gap={14} onSubmit={form.submit}>
      <MemberFields form={form} groups={groups} />
      {form.failure !== '' && (
        <div role="alert">
          <ErrorText>{form.failure}</ErrorText>
        </div>
      )}
    </Form>
  )
}
