import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { keyChange } from '#api/contract/areas/key-change.ts'
import { paper } from '#api/contract/areas/paper.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { keyPictureMachine } from '#machines/key-picture/key-picture.machine.ts'
import { newKeysOf } from '#machines/key-picture/key-picture.rules.ts'
import { fileContent, shortFileName } from '#parts/file-drop/file-content.ts'
import type { KeyPictureInput, KeySource } from '#machines/key-picture/key-picture.types.ts'
import { keyPictureActors } from './key-picture.actors.ts'

/** A file containing a filled-in sheet. */
export const keyFile = (file: File): KeySource => ({
  kind: 'file',
  fileName: shortFileName(file, scanLimits.fileName),
  content: () => fileContent(file),
})

/** The process from a picture to the keys of a paper. */
export function useKeyPicture(input: KeyPictureInput) {
  const call = useCall()
  const cache = useQueryClient()
  const machine = useMemo(() => keyPictureMachine.provide({ actors: keyPictureActors(call) }), [call])
  const [snapshot, send] = useMachine(machine, { ...inspected, input })
  const { context } = snapshot
  const { keyChangeIds } = context
  useEffect(() => {
    if (keyChangeIds.length === 0) return
    for (const { path } of [paper.detail, keyChange.list]) void cache.invalidateQueries({ queryKey: [path] })
  }, [keyChangeIds, cache])
  return {
    context,
    newKeys: newKeysOf(context),
    step: typeof snapshot.value === 'object' ? ('remarking' as const) : snapshot.value,
    isBusy: snapshot.hasTag('busy'),
    send,
  }
}

export type KeyPicture = ReturnType<typeof useKeyPicture>
