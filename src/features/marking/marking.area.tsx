import { useState } from 'react'
import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { browserNetwork } from '#api/ports/network.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { useLetterKeys } from '#parts/letter-keys/use-letter-keys.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { type MarkingSettings, settingsIn } from './marking-settings.ts'
import { MarkingScreen } from './marking.screen.tsx'
import { RulesScreen } from './rules.screen.tsx'
import { WaitingAssignmentsScreen } from './waiting-assignments.screen.tsx'

const ports = { storage: localTextStorage, network: browserNetwork }

/**
 * Marking by hand: how each assignment is marked; without an assignment in the address what is waiting in the class;
 * otherwise one item over all students.
 */
export const createArea = (frame: AreaFrame<AreaHost>): AreaModule => reactArea(frame, MarkingArea)

function MarkingArea({ host }: { readonly host: AreaHost }) {
  const { path, query } = useReadable(host.location)
  const { user, courseId } = useReadable(host.context)
  const [settings, setSettings] = useState(() => settingsIn(host.draft.load()))
  const letterKeys = useLetterKeys()
  const assignmentId = idIn(query['assignmentId'])
  if (path.startsWith('/blind/list')) return <RulesScreen uid={user.uid} comparedId={assignmentId} />
  if (assignmentId === null)
    return <WaitingAssignmentsScreen uid={user.uid} courseId={courseId} storage={ports.storage} />
  const change = ({ usesLetters, ...changes }: Partial<MarkingSettings>) => {
    if (usesLetters !== undefined) letterKeys.onUseLetters(usesLetters)
    const next = { ...settings, ...changes }
    setSettings(next)
    host.draft.save(next)
  }
  return (
    <MarkingScreen
      key={assignmentId}
      {...ports}
      uid={user.uid}
      assignmentId={assignmentId}
      itemId={idIn(query['itemId'])}
      settings={{ ...settings, usesLetters: letterKeys.usesLetters }}
      onSettings={change}
      order={query['by'] === 'student' ? 'student' : 'item'}
      beginWith={idIn(query['submissionId'])}
    />
  )
}
