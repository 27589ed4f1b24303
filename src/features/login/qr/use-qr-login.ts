import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Call } from '#api/client/client.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { qrLoginMachine } from '#machines/qr-login/qr-login.machine.ts'
import type { Binding, QrLoginEvent } from '#machines/qr-login/qr-login.types.ts'
import type { LoginPorts } from '../login-ports.ts'
import type { LoginWay } from '../login-way.types.ts'
import { useWhen } from '#ui/use-when.ts'
import { keepCode, readCode } from './kept-code.ts'
import { qrLoginActors } from './qr-login.actors.ts'

/** The eight states of the specification, by their code. */
export const qrPhases = [
  'loading',
  'loaded',
  'loadError',
  'scanned',
  'loggingIn',
  'cancelled',
  'loginError',
  'expired',
] as const

export type QrPhase = (typeof qrPhases)[number]

export interface UseQrLogin extends Pick<LoginWay, 'ports' | 'onSignedIn'> {
  readonly onBind: (binding: Binding) => void
}

/** Sign-in by scanning: what the panel shows, and what it can do. */
export function useQrLogin({ ports, onSignedIn, onBind }: UseQrLogin) {
  const call = useCall()
  const [machine] = useState(() => machineWith(call, ports))
  const [snapshot, send] = useMachine(machine, {
    ...inspected,
    input: { clock: ports.clock, kept: readCode(ports.session) },
  })
  const { code, who, matchNumber, message, failure, isLost, binding } = snapshot.context
  usePresence(ports, send)
  useWhen(snapshot.matches('signedIn'), onSignedIn)
  useWhen(snapshot.matches('unbound'), () => {
    if (binding !== null) onBind(binding)
  })
  const number = Object.values(snapshot.getMeta())[0]?.code ?? qrPhases.indexOf('loggingIn')
  return {
    phase: qrPhases[number] ?? 'loading',
    url: code?.url ?? null,
    who,
    matchNumber,
    message,
    failure,
    /** It is over before its time: the service knows it no more. */
    isLost,
    canRefresh: snapshot.can({ type: 'qr.refresh' }),
    refresh: () => send({ type: 'qr.refresh' }),
    enter: () => send({ type: 'devices.enter' }),
    closeDevices: () => send({ type: 'devices.close' }),
  }
}

const machineWith = (call: Call, { session }: LoginPorts) =>
  qrLoginMachine.provide({
    actors: qrLoginActors(call),
    actions: { keep: ({ context }) => keepCode(session, context.code), forget: () => keepCode(session, null) },
  })

/** Tells the machine when nobody looks and when there is no network. */
function usePresence({ visibility, network }: LoginPorts, send: (event: QrLoginEvent) => void): void {
  useEffect(() => {
    const tell = () => send({ type: visibility.isVisible() ? 'page.show' : 'page.hide' })
    tell()
    return visibility.onChange(tell)
  }, [visibility, send])
  useEffect(() => {
    const tell = () => send({ type: network.isOnline() ? 'network.return' : 'network.drop' })
    tell()
    return network.onChange(tell)
  }, [network, send])
}
