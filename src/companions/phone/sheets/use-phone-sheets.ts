import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { phoneSheets } from '#api/contract/groups/phone-sheets.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { scanUploadMachine } from '#machines/scan-upload/scan-upload.machine.ts'
import { arrivedCount, isWaiting } from '#machines/scan-upload/scan-upload.rules.ts'
import { useServices } from '../services-context.tsx'
import { phoneUploadActors } from './phone-upload.actors.ts'

/** This phone's photos being sent, and the progress of all pages of the scan. */
export function usePhoneSheets(scanId: number) {
  const { call } = useServices()
  const machine = useMemo(() => scanUploadMachine.provide({ actors: phoneUploadActors(call) }), [call])
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { scanId } })
  const { data, error, refetch } = useEndpoint(phoneSheets.info, { scanId }, { refetchInterval: refetchEvery.job })
  const { files, failure: sendFailure } = snapshot.context
  return {
    info: data ?? null,
    failure: error === null ? null : messageOf(error),
    look: () => void refetch(),
    files,
    arrived: arrivedCount(files),
    /** Photos that leaving the page would drop. */
    unsent: files.filter(isWaiting).length,
    step: snapshot.value,
    sendFailure,
    send,
  }
}

export type PhoneSheets = ReturnType<typeof usePhoneSheets>
