import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import {
  drawerEntryIds,
  type EntryOrder,
  inOrder,
  mainEntryIds,
  usualOrder,
  withMoved,
} from '#domain/portal/entries.ts'
import { ProfilePageHead } from '#parts/profile-page-head/profile-page-head.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SavedMark } from '#ui/saved-mark/saved-mark.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { drawerEntries, type Entry, inBar, mainEntries } from '../entries.ts'
import { shellTexts } from '../shell.texts.ts'
import { useEntryViewer } from '../use-entry-viewer.ts'
import { arrangeTexts } from './arrange.texts.ts'
import { EntryList } from './entry-list.tsx'
import { type ArrangeSaving, useArrangeEntries } from './use-arrange-entries.ts'

export interface ArrangeEntriesScreenProps {
  readonly teacher: Pick<TeacherInfo, 'subjectId' | 'regionId'>
  /** The current class; null for a teacher without classes. */
  readonly course: Pick<Course, 'courseId'> | null
}

/** 入口顺序: the entries of spine and drawer in the teacher's own order, or in the default one (specification §2). */
export function ArrangeEntriesScreen({ teacher, course }: ArrangeEntriesScreenProps) {
  const texts = useTexts(arrangeTexts)
  const names = useTexts(shellTexts)
  const toast = useToast()
  const viewer = useEntryViewer(teacher, course)
  const { order, saving, arrange } = useArrangeEntries()
  const [announcement, setAnnouncement] = useState('')
  const main = mainEntries(viewer)
  const drawer = drawerEntries(viewer)
  const whole: EntryOrder = { main: inOrder(mainEntryIds, order.main), drawer: inOrder(drawerEntryIds, order.drawer) }
  const tell = (entries: readonly unknown[], name: string, to: number) =>
    setAnnouncement(texts.moved(name, to + 1, entries.length))
  const putBack = () => {
    void arrange(usualOrder)
    toast.undo(texts.usualBack, () => void arrange(order))
  }
  return (
    <div>
      <ArrangeHead saving={saving} isUsual={isUsual(whole)} onUsual={putBack} />
      <TwoColumns foldsBelow={900} gap={20}>
        <Surface title={texts.main} note={texts.mainNote(inBar)}>
          <EntryList
            label={texts.main}
            entries={main.map(({ id, drawing }) => ({ id, drawing, name: names[id] }))}
            opensFirst
            onMove={(move) => {
              void arrange({ ...whole, main: withMoved(whole.main, idsOf(main), move) })
              tell(main, names[move.id], move.to)
            }}
          />
        </Surface>
        <Surface title={texts.drawer}>
          <EntryList
            label={texts.drawer}
            entries={drawer.map(({ id }) => ({ id, name: names[id] }))}
            onMove={(move) => {
              void arrange({ ...whole, drawer: withMoved(whole.drawer, idsOf(drawer), move) })
              tell(drawer, names[move.id], move.to)
            }}
          />
        </Surface>
      </TwoColumns>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  )
}

interface ArrangeHeadProps {
  readonly saving: ArrangeSaving
  readonly isUsual: boolean
  /** Brings back the default order. */
  readonly onUsual: () => void
}

function ArrangeHead({ saving, isUsual, onUsual }: ArrangeHeadProps) {
  const texts = useTexts(arrangeTexts)
  return (
    <>
      <ProfilePageHead
        title={texts.title}
        state={
          <>
            {texts.state} {saving.state !== null && <SavedMark state={saving.state} />}
          </>
        }
        actions={
          <Button disabled={isUsual} onClick={onUsual}>
            {texts.usual}
          </Button>
        }
      />
      {saving.state === 'failed' && (
        <div role="alert">
          <ErrorText>{texts.notSaved(saving.message)}</ErrorText>
        </div>
      )}
    </>
  )
}

const idsOf = <Id extends string>(entries: readonly Entry<Id>[]): readonly Id[] => entries.map(({ id }) => id)

const isUsual = ({ main, drawer }: EntryOrder): boolean =>
  main.every((id, index) => id === mainEntryIds[index]) && drawer.every((id, index) => id === drawerEntryIds[index])
