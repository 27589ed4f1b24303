import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { qrLoginMachine } from '#machines/qr-login/qr-login.machine.ts'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import type { LoginPorts } from '../login-ports.ts'
import { useArrival } from '#parts/sign-in/use-arrival.ts'
import { useChild } from '#parts/sign-in/use-login-state.ts'
import { keepCode, readCode } from './kept-code.ts'
import { qrLoginActors } from './qr-login.actors.ts'

/** The eight states of the specification, by their code. */
export const qrPhases = [
  'loading',
  'loaded',
  'loadFailed',
  'scanned',
  'loggingIn',
  'cancelled',
  'loginFailed',
  'expired',
] as const

export type QrPhase = (typeof qrPhases)[number]

export type QrActor = ActorRefFrom<typeof qrLoginMachine>

/** Starts sign-in by scanning, and ends it on unmount; undefined until it is running. */
export function useQrWay(login: LoginActor, ports: LoginPorts) {
  const call = useCall()
  const onRetry = useArrival(
    login,
    'qr',
    () => ({ qr: machineWith(call, ports) }),
    () => ({ type: 'qr.arrive', kept: readCode(ports.session) }),
  )
  useEffect(() => () => login.send({ type: 'qr.leave' }), [login])
  return { actor: useChild(login, 'qr'), onRetry }
}

/** What the panel shows, and what it can do. */
export function useQrLogin(actor: QrActor, ports: LoginPorts) {
  const snapshot = useSelector(actor, (now) => now)
  const { code, who, matchNumber, message, failure, isLost } = snapshot.context
  usePresence(ports, actor)
  const number = Object.values(snapshot.getMeta())[0]?.code ?? qrPhases.indexOf('loggingIn')
  return {
    phase: qrPhases[number] ?? 'loading',
    url: code?.url ?? null,
    who,
    matchNumber,
    message,
    failure,
    /** It expired early: the service no longer knows it. */
    isLost,
    canRefresh: snapshot.can({ type: 'qr.refresh' }),
    refresh: () => actor.send({ type: 'qr.refresh' }),
  }
}

const machineWith = (call: Call, { session }: LoginPorts) =>
  qrLoginMachine.provide({
    actors: qrLoginActors(call),
    actions: { keep: ({ context }) => keepCode(session, context.code), forget: () => keepCode(session, null) },
  })

/** Tells the machine when the page is hidden and when there is no network. */
function usePresence({ visibility, network }: LoginPorts, actor: QrActor): void {
  useEffect(() => {
    const tell = () => actor.send({ type: visibility.isVisible() ? 'page.show' : 'page.hide' })
    tell()
    return visibility.onChange(tell)
  }, [visibility, actor])
  useEffect(() => {
    const tell = () => actor.send({ type: network.isOnline() ? 'network.return' : 'network.drop' })
    tell()
    return network.onChange(tell)
  }, [network, actor])
}
