import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useKeptWork } from '#api/queries/kept-work-context.tsx'
import { keyPictureMachine } from '#machines/key-picture/key-picture.machine.ts'
import { mendedItems, newKeysOf } from '#machines/key-picture/key-picture.rules.ts'
import { fileContent, shortFileName } from '#parts/file-drop/file-content.ts'
import type { KeyPictureContext, KeyPictureInput, KeySource } from '#machines/key-picture/key-picture.types.ts'
import { type KeyOrigin, keptKeysOf } from './kept-keys.ts'
import { keyPictureActors } from './key-picture.actors.ts'

/** A file containing a filled-in sheet. */
export const keyFile = (file: File): KeySource => ({
  kind: 'file',
  fileName: shortFileName(file, scanLimits.fileName),
  content: () => fileContent(file),
})

/** The process from a picture to the keys of a paper. */
export function useKeyPicture(input: Omit<KeyPictureInput, 'kept'>) {
  const call = useCall()
  const cache = useQueryClient()
  const work = useKeptWork()
  const [store] = useState(() => keptKeysOf(work, originOf(input)))
  const [kept] = useState(store.read)
  const machine = useMemo(() => keyPictureMachine.provide({ actors: keyPictureActors(call) }), [call])
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { ...input, kept } })
  const { context } = snapshot
  const { keyChangeIds } = context
  useKeptKeys(store, context)
  useEffect(() => {
    if (keyChangeIds.length === 0) return
    for (const { path } of [paper.detail, keyChange.list]) void cache.invalidateQueries({ queryKey: [path] })
  }, [keyChangeIds, cache])
  return {
    context,
    newKeys: newKeysOf(context),
    mendedCount: mendedItems(context).length,
    step: typeof snapshot.value === 'object' ? ('remarking' as const) : snapshot.value,
    isBusy: snapshot.hasTag('busy'),
    send,
  }
}

const originOf = ({ paperId, source }: Omit<KeyPictureInput, 'kept'>): KeyOrigin =>
  source?.kind === 'student' ? { submissionId: source.submissionId } : { paperId: paperId ?? 0 }

/** Mended answers survive a reload until they are the key. While another picture is being read, the former ones stay. */
function useKeptKeys(
  store: ReturnType<typeof keptKeysOf>,
  { paperId, sheet, texts, keyChangeIds }: KeyPictureContext,
): void {
  const isApplied = keyChangeIds.length > 0
  useEffect(() => {
    if (paperId === null || sheet === null) return
    if (!isApplied && mendedItems({ sheet, texts }).length > 0) store.keep({ paperId, sheet, texts })
    else store.drop()
  }, [store, paperId, sheet, texts, isApplied])
}

export type KeyPicture = ReturnType<typeof useKeyPicture>
