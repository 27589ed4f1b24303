import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { deviceReleaseMachine } from '#machines/device-release/device-release.machine.ts'
import type { Crowd } from '#machines/device-release/device-release.types.ts'
import { deviceReleaseActors } from './device-release.actors.ts'

/** Signing one of the devices out and entering in its place. */
export function useDeviceRelease(crowd: Crowd, onEntered: () => void) {
  const call = useCall()
  const [machine] = useState(() => deviceReleaseMachine.provide({ actors: deviceReleaseActors(call) }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: crowd })
  const { devices, deviceId, message, isChanged } = snapshot.context
  const isIn = snapshot.matches('signedIn')
  const tell = useEffectEvent(onEntered)
  useEffect(() => {
    if (isIn) tell()
  }, [isIn])
  return {
    devices,
    message,
    isChanged,
    isBusy: snapshot.hasTag('busy'),
    /** The device that is being signed out. */
    leaving: snapshot.hasTag('busy') ? deviceId : null,
    /** Only a new sign-in helps. */
    isOver: snapshot.matches('ended'),
    release: (id: number) => send({ type: 'device.release', deviceId: id }),
  }
}
