import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { handover } from '#api/contract/groups/handover.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { handoverTexts } from './handover.texts.ts'
import { type HandOver, type Receiver, useHandOver } from './use-hand-over.ts'

export interface HandOverDialogProps {
  readonly assignmentId: number
  readonly assignmentName: string
  readonly courseId: number
  readonly onClose: () => void
}

type Info = OutputOf<typeof handover.info>

/** The maximum length of a search, in characters. */
const longest = 60

/** Offers an assignment to a colleague, or withdraws the offer while nobody has answered. */
export function HandOverDialog({ assignmentId, assignmentName, courseId, onClose }: HandOverDialogProps) {
  const texts = useTexts(handoverTexts)
  const title = texts.title(assignmentName)
  const acts = useHandOver(assignmentId, courseId, onClose)
  const info = acts.info.value
  const canOffer = info !== undefined && info.mayOffer && info.offered === null
  if (!canOffer)
    return (
      <Dialog opened title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
        <WhenFetched of={acts.info} skeletonRows={3}>
          {(found) => <Standing info={found} acts={acts} />}
        </WhenFetched>
      </Dialog>
    )
  return (
    <FormDialog
      title={title}
      submit={texts.offer}
      submitting={texts.offering}
      isBusy={acts.isBusy}
      failure={acts.failure}
      isUnready={!info.isLeadTeacher && info.teachers.length === 0}
      intro={texts.keeper(info.keeper.realname) + texts.rule}
      onSubmit={acts.offer}
      onClose={onClose}
    >
      <Receivers info={info} acts={acts} />
    </FormDialog>
  )
}

/** Who looks after it, and whom it is offered to. */
function Standing({ info, acts }: { readonly info: Info; readonly acts: HandOver }) {
  const texts = useTexts(handoverTexts)
  const { language } = useLanguage()
  const { keeper, mayOffer, offered } = info
  const [now] = useState(() => Date.now())
  return (
    <Stack gap={10} align="flex-start">
      <p>{texts.keeper(keeper.realname)}</p>
      {offered !== null && (
        <p>{texts.waiting(offered.realname, dateText(Date.parse(offered.offeredAt), { now, language }))}</p>
      )}
      {!mayOffer && <Text c="dimmed">{texts.notYours}</Text>}
      {mayOffer && offered !== null && (
        <Button disabled={acts.isBusy} onClick={acts.takeBack}>
          {texts.takeBack}
        </Button>
      )}
      {acts.failure !== null && <Text c="var(--bad)">{acts.failure}</Text>}
    </Stack>
  )
}

/** Teachers of the class; for its lead teacher everybody in the school. */
function Receivers({ info, acts }: { readonly info: Info; readonly acts: HandOver }) {
  const texts = useTexts(handoverTexts)
  const { typed, setTyped, found } = acts
  return (
    <>
      {info.teachers.length > 0 && <Choices label={texts.ofClass} people={info.teachers} acts={acts} />}
      {info.teachers.length === 0 && !info.isLeadTeacher && <Text c="dimmed">{texts.nobodyInClass}</Text>}
      {info.isLeadTeacher && (
        <Stack gap={8}>
          <SearchField label={texts.search} value={typed} onChange={setTyped} maxLength={longest} />
          <Hint role="status">{found?.length === 0 ? texts.nobody : texts.joins}</Hint>
          {found !== null && found.length > 0 && <Choices label={texts.found} people={found} acts={acts} />}
        </Stack>
      )}
    </>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly people: readonly Receiver[]
  readonly acts: HandOver
}

const Choices = ({ label, people, acts: { chosen, choose } }: ChoicesProps) => (
  <Radio.Group
    label={label}
    value={chosen === null ? null : String(chosen.teacherId)}
    onChange={(value) => {
      const receiver = people.find(({ teacherId }) => String(teacherId) === value)
      if (receiver !== undefined) choose(receiver)
    }}
  >
    <Stack gap={8} mt={6}>
      {people.map(({ teacherId, realname }) => (
        <Radio key={teacherId} value={String(teacherId)} label={realname} />
      ))}
    </Stack>
  </Radio.Group>
)
